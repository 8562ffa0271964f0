import { ApiError } from '#renderer/lib/api-error.ts'
import { USERNAME_MAX, USERNAME_MIN } from '#shared/constants/limits.ts'
import { textKeyOf } from '#shared/errors/known-texts.ts'

export type RegisterField = 'username' | 'email' | 'password' | 'confirmPassword'

const FIELD_OF: Record<string, RegisterField> = {
  'errors.USERNAME_ALREADY_TAKEN': 'username',
  'errors.USERNAME_RESERVED': 'username',
  'errors.OFFENSIVE_LANGUAGE': 'username',
  'errors.EMAIL_ALREADY_EXISTS': 'email',
  'validation.usernameTooShort': 'username',
  'validation.usernameTooLong': 'username',
  'validation.usernameCharacters': 'username',
  'validation.emailInvalid': 'email',
  'validation.passwordTooShort': 'password',
  'validation.passwordTooLong': 'password',
  'validation.passwordNeedsUppercase': 'password',
  'validation.passwordNeedsNumber': 'password',
  'validation.passwordsDiffer': 'confirmPassword',
}

/** The field that a server's refusal speaks of. */
export function registerFieldOf(error: unknown): RegisterField | undefined {
  if (!(error instanceof ApiError)) return undefined
  return FIELD_OF[`errors.${error.code}`] ?? FIELD_OF[textKeyOf(error.message)]
}

export const usernameDemands = (username: string) => ({
  length: username.length >= USERNAME_MIN && username.length <= USERNAME_MAX,
  characters: /^[A-Za-z0-9_]+$/.test(username),
})
