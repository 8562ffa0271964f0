import { api } from '#renderer/lib/http-client.ts'
import { currentLanguage, i18n } from '#renderer/lib/i18n.ts'
import { attemptSignIn } from '#renderer/session/sign-in.ts'
import type { GoogleGrant } from '#shared/desktop/ipc.ts'
import { sessionData } from '#shared/schemas/auth-data.ts'
import type { User } from '#shared/schemas/user.ts'

/** Google refuses its button in an app's own window: the cloud redeems what the system browser brought back. */
export const logInWithGoogleGrant = (grant: GoogleGrant): Promise<User> =>
  attemptSignIn(
    () =>
      api.post('/auth/google/desktop', {
        body: { ...grant, language: currentLanguage() },
        schema: sessionData,
      }),
    i18n.t('errors.GOOGLE_AUTHENTICATION_FAILED'),
  )
