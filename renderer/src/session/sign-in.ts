import { failureText } from '#renderer/lib/failure-text.ts'
import { api } from '#renderer/lib/http-client.ts'
import { currentLanguage, i18n } from '#renderer/lib/i18n.ts'
import { toast } from '#renderer/lib/toast.ts'
import { readDeviceToken, rememberGuest } from '#renderer/session/guest-device.ts'
import { sessionState, setSession } from '#renderer/session/session-store.ts'
import { noteBan } from '#renderer/session/sign-in-ban.ts'
import { signedIn } from '#renderer/session/signed-in.ts'
import type { LoginBody, RegisterBody } from '#shared/schemas/auth.ts'
import { type SessionData, sessionData } from '#shared/schemas/auth-data.ts'
import { guestData } from '#shared/schemas/guest.ts'
import type { User } from '#shared/schemas/user.ts'

/** The toast of the last refusal, dismissed by the next attempt. */
let complaint: string | undefined

/** idle → loading → success or error. The error is thrown on, so that a form can put it at its field. */
export async function attemptSignIn(call: () => Promise<SessionData>, fallback: string): Promise<User> {
  setSession({ authStatus: 'loading', authError: null })
  if (complaint !== undefined) toast.dismiss(complaint)
  try {
    const { token, user } = await call()
    signedIn(token, user)
    return user
  } catch (error) {
    noteBan(error)
    const authError = failureText(error, fallback)
    setSession({ authStatus: 'error', authError, isAuthenticated: false, user: null })
    // Why stands in the form, and is not said twice at once.
    complaint = toast.error(fallback)
    throw error
  }
}

export const logIn = (body: LoginBody): Promise<User> =>
  attemptSignIn(() => api.post('/auth/login', { body, schema: sessionData }), i18n.t('errors.LOGIN_FAILED'))

/** The first mail comes in the language of the page. */
export const register = (body: RegisterBody): Promise<User> =>
  attemptSignIn(
    () => api.post('/auth/register', { body: { ...body, language: currentLanguage() }, schema: sessionData }),
    i18n.t('errors.REGISTRATION_FAILED'),
  )

export const logInWithGoogle = (idToken: string): Promise<User> =>
  attemptSignIn(
    () =>
      api.post('/auth/google', {
        body: { firebaseUser: { idToken }, language: currentLanguage() },
        schema: sessionData,
      }),
    i18n.t('errors.GOOGLE_AUTHENTICATION_FAILED'),
  )

/**
 * The guest who last played on this device comes back. The page's language is the guest's, so that none is asked for. A party may
 * want a password of newcomers.
 */
export const playAsGuest = (nickname: string, password?: string): Promise<User> =>
  attemptSignIn(async () => {
    const body = { nickname, language: currentLanguage(), deviceToken: readDeviceToken(), password }
    const { deviceToken, ...session } = await api.post('/auth/guest', { body, schema: guestData })
    rememberGuest(deviceToken, nickname)
    return session
  }, i18n.t('errors.LOGIN_FAILED'))

/** A form that opens anew starts without the last one's error. */
export function resetAuthStatus(): void {
  if (sessionState().authStatus === 'error') setSession({ authStatus: 'idle', authError: null })
}
