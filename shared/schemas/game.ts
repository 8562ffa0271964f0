import { z } from 'zod'
import { GAME_MODE_IDS } from '../constants/game.ts'
import { MESSAGE_MAX } from '../constants/limits.ts'
import { validation } from '../i18n/en/validation.ts'
import { cleanText, timeSchema } from './primitives.ts'
import { roomSchema } from './room.ts'

export const scoreSchema = z.object({
  userId: z.string(),
  username: z.string(),
  score: z.number().int().min(0),
  /** Rounds answered right. */
  correct: z.number().int().min(0),
})
export type Score = z.infer<typeof scoreSchema>

export const ROUND_RESULTS = ['correct', 'missed'] as const
export const albumPageSchema = z.object({
  prompt: z.string(),
  answer: z.string(),
  explanation: z.string().optional(),
  /** One's own: points are 0 when missed. */
  yourResult: z.object({ result: z.enum(ROUND_RESULTS), points: z.number().int() }),
})
export type AlbumPage = z.infer<typeof albumPageSchema>

export const gameSessionSchema = z
  .object({
    id: z.string(),
    roomId: z.string(),
    status: z.enum(['playing', 'paused', 'finished']),
    /** 0 before the first. */
    round: z.number().int().min(0),
    rounds: z.number().int(),
    scores: z.array(scoreSchema),
    startedAt: timeSchema,
    finishedAt: timeSchema.optional(),
    album: z.array(albumPageSchema).optional(),
  })
  .meta({ id: 'GameSession' })
export type GameSession = z.infer<typeof gameSessionSchema>

/** A line that a player typed: what it says is measured without invisible characters and spaces around. */
export const messageSchema = z
  .string({ error: validation.messageEmpty })
  .transform(cleanText)
  .pipe(
    z
      .string()
      .min(1, { error: validation.messageEmpty })
      .max(MESSAGE_MAX, { error: validation.messageTooLong }),
  )

export const startGameBody = z.object({ roomId: z.string().min(1) })
export const answerBody = z.object({ answer: messageSchema })

export const gameSessionData = z.object({ gameSession: gameSessionSchema })
export const guessResultSchema = z.enum(['correct', 'close', 'wrong', 'already_answered'])
export type GuessResult = z.infer<typeof guessResultSchema>
export const answerData = z.object({ result: guessResultSchema, points: z.number().int().min(0) })
export type AnswerData = z.infer<typeof answerData>

export const queueStatusData = z.object({
  gameSession: gameSessionSchema.nullable(),
  activeRoom: roomSchema.nullable(),
})
export const activeRoomsData = z.object({
  hasActiveRooms: z.boolean(),
  primaryRoom: z.object({ colyseusRoomId: z.string(), isInProgress: z.boolean() }).nullable(),
})
export type ActiveRooms = z.infer<typeof activeRoomsData>

export const gameModeSchema = z
  .object({
    id: z.enum(GAME_MODE_IDS),
    name: z.string(),
    description: z.string(),
    players: z.object({ min: z.number().int(), max: z.number().int() }),
  })
  .meta({ id: 'GameMode' })
export type GameMode = z.infer<typeof gameModeSchema>
export const gameModesData = z.object({ gameModes: z.array(gameModeSchema) })
export const gameModeData = z.object({ gameMode: gameModeSchema })
