import { z } from 'zod/mini'
import { validation } from '#shared/i18n/en/validation.ts'
import { passwordSchema } from '#shared/schemas/auth.ts'

/** The two fields of a new password, as forms have them. */
export const newPasswordFields = { newPassword: passwordSchema, confirmPassword: z.string() }

/** Only the first of the two is sent. */
export const samePasswords = z.refine<{ newPassword: string; confirmPassword: string }>(
  ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
  { path: ['confirmPassword'], error: validation.passwordsDiffer },
)
