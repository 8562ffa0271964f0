import { z } from 'zod'
import { gameSessionSchema } from '../schemas/game.ts'
import { durationSchema, timeSchema } from '../schemas/primitives.ts'
import { quizSchema } from '../schemas/quiz.ts'
import { roomSchema } from '../schemas/room.ts'
import { PROTOCOL_VERSION } from './close-codes.ts'
import { chatMessageSchema, gameFinishedSchema, roundEndedSchema } from './parts.ts'

export const ROOM_PHASES = [
  'waiting',
  'starting',
  'answering',
  'between',
  'paused',
  'settling',
  'finished',
] as const
export type RoomPhase = (typeof ROOM_PHASES)[number]

/** All that one client may see of a room: sent first on every join and rejoin, enough to draw any phase for any role. */
export const roomViewSchema = z
  .object({
    protocol: z.literal(PROTOCOL_VERSION),
    room: roomSchema,
    gameSession: gameSessionSchema.nullable(),
    phase: z.enum(ROOM_PHASES),
    quiz: quizSchema.optional(),
    mask: z.string().optional(),
    /** Of the running or paused round. */
    durationMs: durationSchema.optional(),
    /**
     * What is left: of the countdown when starting, of the round when answering or paused, until the next round when
     * between, until the return to the lobby when finished.
     */
    remainingMs: durationSchema.optional(),
    endsAt: timeSchema.optional(),
    /** Why the game is paused, and how long it waits at most. */
    pause: z.object({ reason: z.string(), waitMs: durationSchema }).optional(),
    /** Who has answered the running round, in their order. */
    answered: z.array(z.string()),
    /** The round that ended last, while the next has not begun. */
    lastRound: roundEndedSchema.optional(),
    result: gameFinishedSchema.optional(),
    you: z.object({
      role: z.enum(['player', 'spectator']),
      answered: z.boolean(),
      hintsTaken: z.number().int(),
      score: z.number().int(),
    }),
    chat: z.array(chatMessageSchema),
  })
  .meta({ id: 'RoomView' })
export type RoomView = z.infer<typeof roomViewSchema>
