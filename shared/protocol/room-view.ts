import { z } from 'zod/mini'
import { gameSessionSchema } from '../schemas/game.ts'
import { countSchema, durationSchema, timeSchema } from '../schemas/primitives.ts'
import { quizSchema } from '../schemas/quiz.ts'
import { roomSchema } from '../schemas/room.ts'
import { PROTOCOL_VERSION } from './close-codes.ts'
import {
  chatMessageSchema,
  gameFinishedSchema,
  rematchSchema,
  roundEndedSchema,
  skipVotesSchema,
} from './parts.ts'

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
    gameSession: z.nullable(gameSessionSchema),
    phase: z.enum(ROOM_PHASES),
    quiz: z.optional(quizSchema),
    mask: z.optional(z.string()),
    /** Of the running or paused round. */
    durationMs: z.optional(durationSchema),
    /** As in `round_started`. */
    seats: z.optional(z.int()),
    /**
     * What is left: of the countdown when starting, of the round when answering or paused, until the next round when
     * between, until the return to the lobby when finished.
     */
    remainingMs: z.optional(durationSchema),
    endsAt: z.optional(timeSchema),
    /** Why the game is paused, and how long it waits at most. */
    pause: z.optional(z.object({ reason: z.string(), waitMs: durationSchema })),
    /** Who has answered the running round, in their order. */
    answered: z.array(z.string()),
    /** The round that ended last, while the next has not begun. */
    lastRound: z.optional(roundEndedSchema),
    result: z.optional(gameFinishedSchema),
    /** Votes to skip the running round, where it can be skipped. */
    skip: z.optional(skipVotesSchema),
    /** Who wants another game, once anybody does. */
    rematch: z.optional(rematchSchema),
    you: z.object({
      role: z.enum(['player', 'spectator', 'presenter']),
      /** Right answers in a row so far. */
      streak: countSchema,
      answered: z.boolean(),
      hintsTaken: z.int(),
      score: z.int(),
      /** Points of the round that runs or ended last; null while one has not answered it. */
      earned: z.nullable(z.int()),
    }),
    chat: z.array(chatMessageSchema),
    /** Big screens that show the room; a server that knows none leaves it out. */
    stages: z.optional(countSchema),
  })
  .register(z.globalRegistry, { id: 'RoomView' })
export type RoomView = z.infer<typeof roomViewSchema>
