import { ApiError } from '#renderer/lib/api-error.ts'
import { api, setTokenRefresh } from '#renderer/lib/http-client.ts'
import { readToken } from '#renderer/lib/storage.ts'
import { knowsAccounts } from '#renderer/session/account.ts'
import { sessionEvents } from '#renderer/session/session-events.ts'
import { sessionState } from '#renderer/session/session-store.ts'
import { expireSession } from '#renderer/session/sign-out.ts'
import { storeToken } from '#renderer/session/token-store.ts'
import { REFRESH_THROTTLE_MS } from '#shared/constants/timings.ts'
import { tokenData } from '#shared/schemas/auth-data.ts'

/** `refused`: the server will not renew this token. `failed`: it was not reached. `throttled`: the last call was under 5 s ago. */
export type RefreshOutcome = 'refreshed' | 'refused' | 'failed' | 'throttled'

let running: Promise<RefreshOutcome> | undefined
let renewing = false
let lastAt = Number.NEGATIVE_INFINITY

function take(data: { token: string }, event: 'token_refreshed' | 'login_renewed'): RefreshOutcome {
  // Logged out meanwhile: drop the new token.
  if (readToken() === null) return 'failed'
  storeToken(data.token)
  sessionEvents.emit(event, data)
  return 'refreshed'
}

async function refresh(): Promise<RefreshOutcome> {
  try {
    return take(await api.post('/auth/refresh', { schema: tokenData }), 'token_refreshed')
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? 'refused' : 'failed'
  } finally {
    running = undefined
  }
}

/** Renews the token, at most once in 5 s; a call during a running one gets its outcome. */
export function refreshToken(): Promise<RefreshOutcome> {
  if (running) return running
  if (readToken() === null || !knowsAccounts()) return Promise.resolve('refused')
  if (performance.now() - lastAt < REFRESH_THROTTLE_MS) return Promise.resolve('throttled')
  lastAt = performance.now()
  running = refresh()
  return running
}

/** A call that ends this login and answers the token of the next, such as a password change. */
export async function renewLogin(call: () => Promise<{ token: string }>): Promise<void> {
  await running
  renewing = true
  try {
    take(await call(), 'login_renewed')
  } finally {
    renewing = false
  }
}

/** What the API client does after a 401. */
export async function recoverFrom401(refused: string): Promise<boolean> {
  if (sessionState().forceDisconnectReason !== null) return false
  // Renewed while this request was under way.
  const stored = readToken()
  if (stored !== null && stored !== refused) return true
  const outcome = await refreshToken()
  // While a login is being renewed, the token of the old one says nothing about the session.
  if (outcome === 'refused' && !renewing) expireSession()
  return outcome === 'refreshed'
}

setTokenRefresh(recoverFrom401)
