import { z } from 'zod'
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
  round: z.number().int(),
  quizId: z.string(),
  answer: z.string(),
  explanation: z.string().optional(),
  scores: z.array(scoreSchema),
  /** Until the next round starts; absent after the last. */
  nextInMs: durationSchema.optional(),
})
export type RoundEnded = z.infer<typeof roundEndedSchema>

export const gameFinishedSchema = z.object({
  winner: z.object({ userId: z.string(), username: z.string() }).nullable(),
  scores: z.array(scoreSchema),
  rewards: z
    .array(
      z.object({
        userId: z.string(),
        r3: z.number().int(),
        passXp: z.number().int(),
        rankPoints: z.number().int().optional(),
      }),
    )
    .nullable(),
})
export type GameFinished = z.infer<typeof gameFinishedSchema>
export type Rewards = GameFinished['rewards']
