import { z } from 'zod/mini'
import { GAME_MODE_IDS } from '../constants/game.ts'
import { MESSAGE_MAX } from '../constants/limits.ts'
import { validation } from '../i18n/en/validation.ts'
import { countSchema, lineSchema, timeSchema } from './primitives.ts'
import { roomSchema } from './room.ts'

export const scoreSchema = z.object({
  userId: z.string(),
  username: z.string(),
  score: countSchema,
  /** Rounds answered right. */
  correct: countSchema,
  /** In a finished game: left before its end; `score` is what the player had then, and counts for nothing. */
  left: z.optional(z.boolean()),
})
export type Score = z.infer<typeof scoreSchema>

export const ROUND_RESULTS = ['correct', 'missed'] as const
export const albumPageSchema = z.object({
  prompt: z.string(),
  /** Null when the round never told it. */
  answer: z.nullable(z.string()),
  explanation: z.optional(z.string()),
  /** One's own: points are 0 when missed. */
  yourResult: z.object({ result: z.enum(ROUND_RESULTS), points: z.int() }),
})
export type AlbumPage = z.infer<typeof albumPageSchema>

export const gameSessionSchema = z
  .object({
    id: z.string(),
    roomId: z.string(),
    status: z.enum(['playing', 'paused', 'finished']),
    /** 0 before the first. */
    round: countSchema,
    rounds: z.int(),
    scores: z.array(scoreSchema),
    startedAt: timeSchema,
    finishedAt: z.optional(timeSchema),
    album: z.optional(z.array(albumPageSchema)),
  })
  .register(z.globalRegistry, { id: 'GameSession' })
export type GameSession = z.infer<typeof gameSessionSchema>

/** A line that a player typed: what it says is measured without invisible characters and spaces around. */
export const messageSchema = lineSchema(MESSAGE_MAX, validation.messageEmpty, validation.messageTooLong)

export const startGameBody = z.object({ roomId: z.string().check(z.minLength(1)) })
export const answerBody = z.object({ answer: messageSchema })

export const gameSessionData = z.object({ gameSession: gameSessionSchema })
export const guessResultSchema = z.enum(['correct', 'close', 'wrong', 'already_answered'])
export type GuessResult = z.infer<typeof guessResultSchema>
export const answerData = z.object({ result: guessResultSchema, points: countSchema })
export type AnswerData = z.infer<typeof answerData>

export const queueStatusData = z.object({
  gameSession: z.nullable(gameSessionSchema),
  activeRoom: z.nullable(roomSchema),
})
export const activeRoomsData = z.object({
  hasActiveRooms: z.boolean(),
  primaryRoom: z.nullable(z.object({ colyseusRoomId: z.string(), isInProgress: z.boolean() })),
})
export type ActiveRooms = z.infer<typeof activeRoomsData>

/** What is missing before ranked opens to a player (RANK-14). */
export const rankedLockSchema = z.object({
  verifyEmail: z.boolean(),
  quickMatchesLeft: countSchema,
  /** An admin has turned ranked off for now. */
  isOff: z.optional(z.boolean()),
})
export type RankedLock = z.infer<typeof rankedLockSchema>

export const gameModeSchema = z
  .object({
    id: z.enum(GAME_MODE_IDS),
    name: z.string(),
    description: z.string(),
    players: z.object({ min: z.int(), max: z.int() }),
    /** Left out where nothing is missing. */
    locked: z.optional(rankedLockSchema),
  })
  .register(z.globalRegistry, { id: 'GameMode' })
export type GameMode = z.infer<typeof gameModeSchema>
export const gameModesData = z.object({ gameModes: z.array(gameModeSchema) })
export const gameModeData = z.object({ gameMode: gameModeSchema })
