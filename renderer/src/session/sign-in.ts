import { errorText } from '#renderer/lib/error-text.ts'
import { api } from '#renderer/lib/http-client.ts'
import { currentLanguage, i18n } from '#renderer/lib/i18n.ts'
import { toast } from '#renderer/lib/toast.ts'
import { sessionState, setSession } from '#renderer/session/session-store.ts'
import { signedIn } from '#renderer/session/signed-in.ts'
import { type LoginBody, type RegisterBody, type SessionData, sessionData } from '#shared/schemas/auth.ts'
import type { User } from '#shared/schemas/user.ts'

/** The toast of the last refusal, dismissed by the next attempt. */
let complaint: string | undefined

/** idle → loading → success or error. The error is thrown on, so that a form can put it at its field. */
async function attempt(call: () => Promise<SessionData>, fallback: string): Promise<User> {
  setSession({ authStatus: 'loading', authError: null })
  if (complaint !== undefined) toast.dismiss(complaint)
  try {
    const { token, user } = await call()
    signedIn(token, user)
    return user
  } catch (error) {
    const authError = errorText(error, fallback)
    setSession({ authStatus: 'error', authError, isAuthenticated: false, user: null })
    complaint = toast.error(authError)
    throw error
  }
}

export const logIn = (body: LoginBody): Promise<User> =>
  attempt(() => api.post('/auth/login', { body, schema: sessionData }), i18n.t('errors.LOGIN_FAILED'))

/** The first mail comes in the language of the page. */
export const register = (body: RegisterBody): Promise<User> =>
  attempt(
    () => api.post('/auth/register', { body: { ...body, language: currentLanguage() }, schema: sessionData }),
    i18n.t('errors.REGISTRATION_FAILED'),
  )

export const logInWithGoogle = (idToken: string): Promise<User> =>
  attempt(
    () =>
      api.post('/auth/google', {
        body: { firebaseUser: { idToken }, language: currentLanguage() },
        schema: sessionData,
      }),
    i18n.t('errors.GOOGLE_AUTHENTICATION_FAILED'),
  )

/** A form that opens anew starts without the last one's error. */
export function resetAuthStatus(): void {
  if (sessionState().authStatus === 'error') setSession({ authStatus: 'idle', authError: null })
}
