import { ApiError } from '#renderer/lib/api-error.ts'
import { api } from '#renderer/lib/http-client.ts'
import { onServerBack } from '#renderer/lib/server-back.ts'
import { readToken } from '#renderer/lib/storage.ts'
import { loadProfile } from '#renderer/session/session-refresh.ts'
import { SIGNED_OUT, sessionState, setSession } from '#renderer/session/session-store.ts'
import { expireSession } from '#renderer/session/sign-out.ts'
import { signedIn } from '#renderer/session/signed-in.ts'
import { refreshToken } from '#renderer/session/token-refresh.ts'
import { validateData } from '#shared/schemas/auth-data.ts'

const validate = () => api.get('/auth/validate', { schema: validateData })

/** A token expires after an hour but can be renewed for a month: the session is over only when that fails too. */
async function validateOrRefresh() {
  try {
    return await validate()
  } catch (error) {
    const refused = error instanceof ApiError && error.status === 401
    if (!refused) throw error
    if ((await refreshToken()) === 'refreshed') return await validate()
    throw error
  }
}

async function checkStoredToken(): Promise<void> {
  try {
    const { user } = await validateOrRefresh()
    const token = readToken()
    if (token === null) return
    signedIn(token, user)
    await loadProfile()
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return expireSession()
    // A server that cannot be reached, or is shut, says nothing about the token: it is kept, and asked about later.
    const stop = onServerBack(() => {
      stop()
      void checkStoredToken()
    })
  }
}

let ready: Promise<void> | undefined

/**
 * Settles whether a user is signed in, once per page load. With a stored user it settles at once, while the token is
 * checked in the background; a token without a user has to be asked about first.
 */
export function sessionReady(): Promise<void> {
  ready ??= start()
  return ready
}

async function start(): Promise<void> {
  if (readToken() === null) {
    if (sessionState().isAuthenticated) setSession(SIGNED_OUT)
    return
  }
  const checked = checkStoredToken()
  if (!sessionState().isAuthenticated) await checked
}

/** For tests: the next `sessionReady` is a new page load. */
export const forgetStart = (): void => {
  ready = undefined
}
