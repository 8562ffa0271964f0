import { z } from 'zod'
import { STRICTNESSES, TIME_FACTORS } from '../constants/game.ts'
import {
  INVITE_CODE_LENGTH,
  MAX_CUSTOM_QUIZZES,
  MAX_PLAYERS,
  MAX_ROUNDS,
  MAX_TIME_PER_ROUND,
  MIN_PLAYERS,
  MIN_ROUNDS,
  MIN_TIME_PER_ROUND,
  ROOM_NAME_MAX,
  ROOM_PASSWORD_MAX,
} from '../constants/limits.ts'
import { validation } from '../i18n/en/validation.ts'
import {
  cleanText,
  difficultySchema,
  languageSchema,
  lineSchema,
  pageQuery,
  queryBoolean,
  queryNumber,
  roomModeSchema,
  roomStatusSchema,
  timeSchema,
} from './primitives.ts'
import { customQuizSchema } from './quiz.ts'

export const roomPlayerSchema = z.object({
  id: z.string(),
  userId: z.string(),
  username: z.string(),
  avatar: z.string(),
  isReady: z.boolean(),
  isBot: z.boolean(),
  connected: z.boolean(),
})
export type RoomPlayer = z.infer<typeof roomPlayerSchema>

export const roomSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    mode: roomModeSchema,
    host: z.object({ id: z.string(), username: z.string() }),
    status: roomStatusSchema,
    hasPassword: z.boolean(),
    /** For members only. */
    inviteCode: z.string().optional(),
    maxPlayers: z.number().int(),
    rounds: z.number().int(),
    /** Seconds. */
    timePerRound: z.number().int(),
    timeFactor: z.literal(TIME_FACTORS),
    strictness: z.enum(STRICTNESSES),
    difficulty: difficultySchema,
    language: languageSchema,
    customQuizzes: z.boolean(),
    allowSpectators: z.boolean(),
    locked: z.boolean(),
    tokenReward: z.number().int(),
    paid: z.boolean(),
    createdAt: timeSchema,
    players: z.array(roomPlayerSchema),
    spectators: z.number().int(),
  })
  .meta({ id: 'Room' })
export type Room = z.infer<typeof roomSchema>

const settingsShape = {
  maxPlayers: z.number().int().min(MIN_PLAYERS).max(MAX_PLAYERS),
  rounds: z.number().int().min(MIN_ROUNDS).max(MAX_ROUNDS),
  timePerRound: z.number().int().min(MIN_TIME_PER_ROUND).max(MAX_TIME_PER_ROUND),
  timeFactor: z.literal(TIME_FACTORS).optional(),
  strictness: z.enum(STRICTNESSES).optional(),
  difficulty: difficultySchema,
  language: languageSchema,
  allowSpectators: z.boolean().optional(),
  tokenReward: z.number().int().min(0).max(1_000_000).optional(),
  customQuizzes: z.array(customQuizSchema).min(1).max(MAX_CUSTOM_QUIZZES).optional(),
}
const nameSchema = lineSchema(ROOM_NAME_MAX, validation.roomNameRequired, validation.roomNameTooLong)
const passwordSchema = z.string().max(ROOM_PASSWORD_MAX, { error: validation.roomPasswordTooLong }).nullish()

/** A room plays one custom quiz a round, so there must be enough of them. */
const enoughQuizzes = (room: { rounds?: number | undefined; customQuizzes?: unknown[] | undefined }) =>
  room.rounds === undefined || room.customQuizzes === undefined || room.customQuizzes.length >= room.rounds
const tooFewQuizzes = { path: ['customQuizzes'], error: validation.fewerQuizzesThanRounds }

export const createRoomBody = z
  .object({ name: nameSchema, password: passwordSchema, ...settingsShape })
  .refine(enoughQuizzes, tooFewQuizzes)
  .meta({ id: 'CreateRoom' })
export type CreateRoomBody = z.input<typeof createRoomBody>
export type RoomSettings = z.output<typeof createRoomBody>

export const createPrivateRoomBody = z
  .object({
    roomName: nameSchema,
    password: passwordSchema,
    settings: z.object(settingsShape).refine(enoughQuizzes, tooFewQuizzes),
  })
  .meta({ id: 'CreatePrivateRoom' })
export type CreatePrivateRoomBody = z.input<typeof createPrivateRoomBody>
export type PrivateRoomSettings = z.output<typeof createPrivateRoomBody>

export const changeRoomBody = z
  .object({
    name: nameSchema,
    password: passwordSchema,
    ...settingsShape,
    /** Null goes back to the bank. */
    customQuizzes: settingsShape.customQuizzes.unwrap().nullable(),
  })
  .partial()
  .refine((body) => Object.keys(body).length > 0, { error: validation.nothingToChange })
  .meta({ id: 'ChangeRoom' })
export type RoomChanges = z.output<typeof changeRoomBody>

const joinShape = { password: z.string().max(ROOM_PASSWORD_MAX).nullish(), spectate: z.boolean().optional() }
export const joinRoomBody = z.object(joinShape)
export type JoinOptions = z.output<typeof joinRoomBody>

export const inviteCodeSchema = z
  .string({ error: validation.inviteCodeRequired })
  .transform((code) => code.trim().toUpperCase())
  .pipe(
    z
      .string()
      .min(1, { error: validation.inviteCodeRequired })
      .length(INVITE_CODE_LENGTH, { error: validation.inviteCodeLength }),
  )
export const joinByCodeBody = z.object({ inviteCode: inviteCodeSchema, ...joinShape })

export const readyBody = z.object({ isReady: z.boolean() })

export const ROOM_SORTS = ['newest', 'oldest', 'players', 'name'] as const
export const listRoomsQuery = z.object({
  ...pageQuery,
  status: roomStatusSchema.optional(),
  /** Cleaned as the names are that it is looked for in. */
  search: z.string().transform(cleanText).pipe(z.string().max(ROOM_NAME_MAX)).optional(),
  mode: roomModeSchema.optional(),
  capacity: queryNumber(MIN_PLAYERS, MAX_PLAYERS).optional(),
  players: z.union([z.enum(['empty', 'some']), queryNumber(0, MAX_PLAYERS)]).optional(),
  showFull: queryBoolean.optional(),
  sort: z.enum(ROOM_SORTS).default('newest'),
})
export type ListRoomsQuery = z.output<typeof listRoomsQuery>

export const roomData = z.object({ room: roomSchema })
export const roomListData = z.object({
  rooms: z.array(roomSchema),
  total: z.number().int(),
  page: z.number().int(),
  limit: z.number().int(),
})
export type RoomList = z.infer<typeof roomListData>
