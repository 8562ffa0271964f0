import { z } from 'zod/mini'
import { NICKNAME_MIN, USERNAME_MAX } from '../constants/limits.ts'
import { validation } from '../i18n/en/validation.ts'
import { googleBody, pageLanguage, registerBody } from './auth.ts'
import { userSchema } from './user.ts'

const error = validation.nicknameInvalid
/** Of a guest: like a username, but it need not be unique. */
export const nicknameSchema = z
  .string({ error })
  .check(
    z.minLength(NICKNAME_MIN, { error }),
    z.maxLength(USERNAME_MAX, { error }),
    z.regex(/^[A-Za-z0-9_]*$/, { error }),
  )

/** An unknown or outlived device token brings nobody back: a new guest comes in. */
export const guestBody = z
  .object({
    nickname: nicknameSchema,
    language: pageLanguage,
    deviceToken: z.optional(z.string().check(z.maxLength(200))),
  })
  .register(z.globalRegistry, { id: 'Guest' })
export type GuestBody = z.output<typeof guestBody>

/** How a guest becomes an account: by the fields of `register`, or at Google. */
export const claimGuestBody = z.union([googleBody, registerBody])
export type ClaimGuestBody = z.output<typeof claimGuestBody>

export const guestData = z.object({ token: z.string(), user: userSchema, deviceToken: z.string() })
export type GuestData = z.infer<typeof guestData>
