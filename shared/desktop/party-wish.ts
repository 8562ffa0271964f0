import { z } from 'zod/mini'
import { INVITE_CODE_ALPHABET, INVITE_CODE_LENGTH, ROOM_PASSWORD_MAX } from '../constants/limits.ts'
import { partyNameSchema } from '../schemas/party.ts'
import { wholeNumber } from '../schemas/primitives.ts'

// What the page itself checks. Apart from what main answers: the page need not carry the schemas of that.

export const partyCodeSchema = z
  .string()
  .check(z.regex(new RegExp(`^[${INVITE_CODE_ALPHABET}]{${INVITE_CODE_LENGTH}}$`)))

/** Lower ones belong to the system. */
export const PORT_MIN = 1024
export const PORT_MAX = 65_535

/** How a party is to be hosted. */
export const partyWishSchema = z.object({
  name: partyNameSchema,
  /** Null: whoever finds it may come in. */
  password: z.nullable(z.string().check(z.minLength(1), z.maxLength(ROOM_PASSWORD_MAX))),
  port: wholeNumber(PORT_MIN, PORT_MAX),
})
export type PartyWish = z.infer<typeof partyWishSchema>
