import { z } from 'zod/mini'
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX, USERNAME_MIN } from '../constants/limits.ts'
import { TUTORIAL_STEPS } from '../constants/tutorial.ts'
import { validation } from '../i18n/en/validation.ts'
import { cleanText, languageSchema, wholeNumber } from './primitives.ts'

/** A text that must be there, and not be empty. */
const required = (error: string) => z.string({ error }).check(z.minLength(1, { error }))

export const usernameSchema = required(validation.usernameAndEmailRequired).check(
  z.minLength(USERNAME_MIN, { error: validation.usernameTooShort }),
  z.maxLength(USERNAME_MAX, { error: validation.usernameTooLong }),
  z.regex(/^[A-Za-z0-9_]*$/, { error: validation.usernameCharacters }),
)

const addressSchema = (missing: string) =>
  z.pipe(
    z.pipe(required(missing), z.transform(cleanText)),
    z
      .email({ error: validation.emailInvalid })
      .check(z.maxLength(EMAIL_MAX, { error: validation.emailInvalid })),
  )
export const emailSchema = addressSchema(validation.usernameAndEmailRequired)

export const passwordSchema = required(validation.passwordRequired).check(
  z.minLength(PASSWORD_MIN, { error: validation.passwordTooShort }),
  z.maxLength(PASSWORD_MAX, { error: validation.passwordTooLong }),
  z.regex(/\p{Lu}/u, { error: validation.passwordNeedsUppercase }),
  z.regex(/\d/, { error: validation.passwordNeedsNumber }),
)

/** Of the page on which somebody signs up: the first mail is in it. It chooses no language for the account. */
export const pageLanguage = z.optional(languageSchema)

export const registerBody = z
  .object({
    username: usernameSchema,
    email: emailSchema,
    password: passwordSchema,
    confirmPassword: z.string({ error: validation.passwordsDiffer }),
    language: pageLanguage,
  })
  .check(
    z.refine((body) => body.password === body.confirmPassword, {
      path: ['confirmPassword'],
      error: validation.passwordsDiffer,
    }),
  )
  .register(z.globalRegistry, { id: 'Register' })
export type RegisterBody = z.input<typeof registerBody>

const credential = required(validation.usernameAndPasswordRequired)
export const loginBody = z
  .object({ username: credential, password: credential })
  .register(z.globalRegistry, { id: 'Login' })
export type LoginBody = z.infer<typeof loginBody>

const firebaseUserRequired = { error: validation.firebaseUserRequired }
/** The token is all that is looked at: what else a client puts beside it proves nothing. */
export const googleBody = z
  .object(
    {
      firebaseUser: z.object({ idToken: required(validation.firebaseUserRequired) }, firebaseUserRequired),
      language: pageLanguage,
    },
    firebaseUserRequired,
  )
  .register(z.globalRegistry, { id: 'GoogleSignIn' })

/** The token of a mailed link. The service refuses one of any other form. */
const mailToken = required(validation.tokenRequired).check(z.maxLength(200))
export const verifyEmailBody = z.object({ token: mailToken })
export const undoEmailBody = z.object({ token: mailToken })

/** One of the two, as the account signs in. */
export const confirmBody = z.object({
  currentPassword: z.optional(required(validation.currentPasswordRequired)),
  idToken: z.optional(required(validation.firebaseUserRequired)),
})
export const changePasswordBody = z
  .object({ currentPassword: required(validation.currentPasswordRequired), newPassword: passwordSchema })
  .register(z.globalRegistry, { id: 'ChangePassword' })
export type ChangePasswordBody = z.infer<typeof changePasswordBody>
export const requestPasswordResetBody = z.object({ email: addressSchema(validation.emailInvalid) })
/** Without `newPassword` nothing is set: the refusal says whether the link still works. */
export const resetPasswordBody = z
  .object({ token: mailToken, newPassword: z.optional(passwordSchema) })
  .register(z.globalRegistry, { id: 'ResetPassword' })
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>

export const languageBody = z.object({ language: languageSchema })

/** With `from` nothing changes unless the tutorial stands at that step: a late call must not lead back. */
export const tutorialStepBody = z.object({
  step: wholeNumber(0, TUTORIAL_STEPS),
  from: z.optional(wholeNumber(0, TUTORIAL_STEPS)),
})
export type TutorialStepBody = z.infer<typeof tutorialStepBody>

/** The one body whose unknown fields are refused: a field that cannot be changed must not seem to have been. */
export const profileBody = z
  .partial(
    z.strictObject({
      username: usernameSchema,
      email: emailSchema,
      avatar: z.string().check(z.minLength(1), z.maxLength(64)),
      collectionPrivate: z.boolean(),
      /** Another address needs one of these: the password, or a fresh token of an account that signs in with Google. */
      currentPassword: required(validation.currentPasswordRequired),
      idToken: required(validation.firebaseUserRequired),
    }),
  )
  .check(
    z.refine(({ currentPassword: _, idToken: __, ...changes }) => Object.keys(changes).length > 0, {
      error: validation.nothingToChange,
    }),
  )
export type ProfileBody = z.infer<typeof profileBody>
