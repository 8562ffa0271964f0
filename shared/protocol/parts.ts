import { z } from 'zod/mini'
import { scoreSchema } from '../schemas/game.ts'
import { durationSchema, timeSchema } from '../schemas/primitives.ts'

/** The pieces that occur both as an event and inside `room_view`. */
export const chatMessageSchema = z.object({
  id: z.string(),
  roomId: z.string(),
  userId: z.string(),
  username: z.string(),
  message: z.string(),
  isGuess: z.boolean(),
  useTts: z.boolean(),
  timestamp: timeSchema,
})
export type ChatMessage = z.infer<typeof chatMessageSchema>

export const roundEndedSchema = z.object({
  round: z.int(),
  quizId: z.string(),
  /** Null for a quiz of the bank whose round was ended before half of its time. */
  answer: z.nullable(z.string()),
  explanation: z.optional(z.string()),
  scores: z.array(scoreSchema),
  /** Until the next round starts; absent after the last. */
  nextInMs: z.optional(durationSchema),
})
export type RoundEnded = z.infer<typeof roundEndedSchema>

export const gameFinishedSchema = z.object({
  winner: z.nullable(z.object({ userId: z.string(), username: z.string() })),
  scores: z.array(scoreSchema),
  rewards: z.nullable(
    z.array(
      z.object({
        userId: z.string(),
        r3: z.int(),
        passXp: z.int(),
        rankPoints: z.optional(z.int()),
      }),
    ),
  ),
})
export type GameFinished = z.infer<typeof gameFinishedSchema>
export type Rewards = GameFinished['rewards']
