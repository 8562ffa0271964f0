import { z } from 'zod/mini'
import { QUEUE_MODES } from '../constants/game.ts'
import { gameSessionSchema } from './game.ts'
import { countSchema, durationSchema } from './primitives.ts'

const queueModeSchema = z.enum(QUEUE_MODES)

export const startMatchmakingBody = z.object({ gameModeId: queueModeSchema })
/** The server ignores the criteria: language and skill are the account's own. */
export const startGameMatchmakingBody = z.object({
  gameMode: queueModeSchema,
  criteria: z.optional(z.record(z.string(), z.unknown())),
})

export const matchmakingStartData = z.object({
  message: z.string(),
  queueId: z.string(),
  /** Milliseconds from now. */
  estimatedWaitTime: durationSchema,
  /** Of one who has a match already. */
  roomId: z.optional(z.string()),
  gameSession: z.optional(gameSessionSchema),
})
export type MatchmakingStart = z.infer<typeof matchmakingStartData>

export const matchmakingStatusData = z
  .object({
    isInQueue: z.boolean(),
    queueId: z.optional(z.string()),
    gameModeId: z.optional(queueModeSchema),
    /** From 1, among those who wait for the same mode in the same language. */
    position: z.optional(countSchema),
    /** How many others wait for the same mode in the same language; 0 for one who searches alone. */
    others: z.optional(countSchema),
    waitedMs: z.optional(durationSchema),
    /** Milliseconds from now. */
    estimatedWaitTime: z.optional(durationSchema),
    /** Milliseconds until practice opponents come to one who is still waiting; left out where none ever do. */
    practiceInMs: z.optional(durationSchema),
  })
  .register(z.globalRegistry, { id: 'MatchmakingStatus' })
export type MatchmakingStatus = z.infer<typeof matchmakingStatusData>
