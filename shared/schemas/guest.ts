import { z } from 'zod/mini'
import { NICKNAME_MIN, USERNAME_MAX } from '../constants/limits.ts'
import { validation } from '../i18n/en/validation.ts'
import { googleBody, pageLanguage, registerBody } from './auth.ts'
import { cleanText } from './primitives.ts'
import { userSchema } from './user.ts'

const error = validation.nicknameInvalid
/** Letters of the alphabets in which the languages of Europe are written. */
const ALPHABETS = [
  'A-Za-z\\u00C0-\\u024F\\u0259\\u0292\\u1E00-\\u1EFF',
  '\\u0386-\\u03CE',
  '\\u0400-\\u052F',
  '\\u0531-\\u0556\\u0561-\\u0587',
  '\\u10D0-\\u10F0\\u1C90-\\u1CB0',
]
/** Letters of these ranges that no language of Europe has, and that look like another letter or a digit. */
const LOOKALIKES = 'ĸƄƅƍƖƦƧƨƼƽƿǀ-ǃǷȜȝȢȣȷ'
const IN_ONE_ALPHABET = ALPHABETS.map(
  (letters) => `(?:(?=[\\p{L}])(?![${LOOKALIKES}])[${letters}]|[0-9_])+`,
).join('|')
/** A number behind a blank tells people of one name apart: "Ninuccia 2". */
const NICKNAME = new RegExp(`^(?:${IN_ONE_ALPHABET})(?: [1-9][0-9]*)?$`, 'u')

/** Name of a guest or a party member: of one alphabet, so that no letter of it is mistaken for another's. */
export const nicknameSchema = z.pipe(
  z.pipe(z.string({ error }), z.transform(cleanText)),
  z
    .string()
    .check(
      z.minLength(NICKNAME_MIN, { error }),
      z.maxLength(USERNAME_MAX, { error }),
      z.regex(NICKNAME, { error }),
    ),
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
