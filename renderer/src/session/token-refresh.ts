import { ApiError } from '#renderer/lib/api-error.ts'
import { api, setTokenRefresh } from '#renderer/lib/http-client.ts'
import { sessionEvents } from '#renderer/session/session-events.ts'
import { sessionState } from '#renderer/session/session-store.ts'
import { expireSession } from '#renderer/session/sign-out.ts'
import { readToken, storeToken } from '#renderer/session/token-store.ts'
import { REFRESH_THROTTLE_MS } from '#shared/constants/timings.ts'
import { tokenData } from '#shared/schemas/auth.ts'

/** `refused`: the server will not renew this token. `failed`: it could not be asked. `throttled`: it was asked just now. */
export type RefreshOutcome = 'refreshed' | 'refused' | 'failed' | 'throttled'

let running: Promise<RefreshOutcome> | undefined
let lastAt = Number.NEGATIVE_INFINITY

async function refresh(): Promise<RefreshOutcome> {
  try {
    const data = await api.post('/auth/refresh', { schema: tokenData })
    // Signed out meanwhile: the new token belongs to nobody.
    if (readToken() === null) return 'failed'
    storeToken(data.token)
    sessionEvents.emit('token_refreshed', data)
    return 'refreshed'
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? 'refused' : 'failed'
  } finally {
    running = undefined
  }
}

/** Renews the token, at most once in 5 s; whoever asks while one runs gets its outcome. */
export function refreshToken(): Promise<RefreshOutcome> {
  if (running) return running
  if (readToken() === null) return Promise.resolve('refused')
  if (Date.now() - lastAt < REFRESH_THROTTLE_MS) return Promise.resolve('throttled')
  lastAt = Date.now()
  running = refresh()
  return running
}

/** What the API client does after a 401. */
export async function recoverFrom401(refused: string): Promise<boolean> {
  if (sessionState().forceDisconnectReason !== null) return false
  // Renewed while this request was under way.
  const stored = readToken()
  if (stored !== null && stored !== refused) return true
  const outcome = await refreshToken()
  if (outcome === 'refused') expireSession()
  return outcome === 'refreshed'
}

setTokenRefresh(recoverFrom401)
