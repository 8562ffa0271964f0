import { z } from 'zod/mini'
import { PARTY_NAME_MAX } from '../constants/lan.ts'
import { ROOM_PASSWORD_MAX } from '../constants/limits.ts'
import { profileBody } from './auth.ts'
import { scoreSchema } from './game.ts'
import { guestBody, nicknameSchema } from './guest.ts'
import { cleanSchema, countSchema, timeSchema } from './primitives.ts'

export const partyNameSchema = cleanSchema(PARTY_NAME_MAX).check(z.minLength(1))

/** What anybody on the network may know of a party: what it takes to join it, and nothing of who is there. */
export const partySchema = z
  .object({
    partyId: z.string(),
    name: z.string(),
    /** Of the party: its first room has the same. */
    code: z.string(),
    version: z.string(),
    /** 1 at its founder, one more each time that another computer takes over. */
    epoch: z.int().check(z.minimum(1)),
    /** Whether this computer leads it now; another stands by. */
    isLeading: z.boolean(),
    players: countSchema,
    /** Whether newcomers must give the party's password to `POST /auth/guest`. */
    needsPassword: z.boolean(),
    /** `http` origins: those of the leader first, then of its successors in their order. */
    origins: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'Party' })
export type Party = z.infer<typeof partySchema>
export const partyData = z.object({ party: partySchema })

/** `POST /auth/guest` at a party: one with a password asks newcomers for it. */
export const partyGuestBody = z.extend(guestBody, {
  password: z.optional(z.string().check(z.maxLength(ROOM_PASSWORD_MAX))),
})
export type PartyGuestBody = z.output<typeof partyGuestBody>

/** `PATCH /auth/profile` at a party: its members have nicknames. */
export const partyProfileBody = z.safeExtend(profileBody, { username: z.optional(nicknameSchema) })

const eveningRoundSchema = z.object({
  prompt: z.string(),
  /** Null when the round never told it. */
  answer: z.nullable(z.string()),
  explanation: z.optional(z.string()),
  /** Who was right, in the order of their answers. */
  solvedBy: z.array(z.object({ userId: z.string(), points: z.int() })),
})

/** One game of the evening as anybody of the party may look back on it. */
export const eveningGameSchema = z
  .object({
    gameSessionId: z.string(),
    startedAt: timeSchema,
    finishedAt: timeSchema,
    /** Null when nobody won, or the game did not finish. */
    winner: z.nullable(z.object({ userId: z.string(), username: z.string() })),
    isFinished: z.boolean(),
    rounds: z.int(),
    /** In the order of their places, leavers last. */
    scores: z.array(scoreSchema),
    album: z.array(eveningRoundSchema),
  })
  .register(z.globalRegistry, { id: 'EveningGame' })
export type EveningGame = z.infer<typeof eveningGameSchema>

/** The evening's games, the latest first. */
export const eveningData = z.object({
  evening: z.object({ party: z.object({ name: z.string() }), games: z.array(eveningGameSchema) }),
})
export type Evening = z.infer<typeof eveningData>['evening']

export const followBody = z.object({ epoch: z.int().check(z.minimum(1)) })
export const followData = z.object({ isLeading: z.boolean(), epoch: z.int() })
export type FollowData = z.infer<typeof followData>
