import { z } from 'zod/mini'
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
  wholeNumber,
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
    inviteCode: z.optional(z.string()),
    maxPlayers: z.int(),
    rounds: z.int(),
    /** Seconds. */
    timePerRound: z.int(),
    timeFactor: z.literal(TIME_FACTORS),
    strictness: z.enum(STRICTNESSES),
    difficulty: difficultySchema,
    language: languageSchema,
    customQuizzes: z.boolean(),
    allowSpectators: z.boolean(),
    locked: z.boolean(),
    tokenReward: z.int(),
    paid: z.boolean(),
    createdAt: timeSchema,
    players: z.array(roomPlayerSchema),
    spectators: z.int(),
  })
  .register(z.globalRegistry, { id: 'Room' })
export type Room = z.infer<typeof roomSchema>

const customQuizzesSchema = z.array(customQuizSchema).check(z.minLength(1), z.maxLength(MAX_CUSTOM_QUIZZES))
const settingsShape = {
  maxPlayers: wholeNumber(MIN_PLAYERS, MAX_PLAYERS),
  rounds: wholeNumber(MIN_ROUNDS, MAX_ROUNDS),
  timePerRound: wholeNumber(MIN_TIME_PER_ROUND, MAX_TIME_PER_ROUND),
  timeFactor: z.optional(z.literal(TIME_FACTORS)),
  strictness: z.optional(z.enum(STRICTNESSES)),
  difficulty: difficultySchema,
  language: languageSchema,
  allowSpectators: z.optional(z.boolean()),
  tokenReward: z.optional(wholeNumber(0, 1_000_000)),
  customQuizzes: z.optional(customQuizzesSchema),
}
const nameSchema = lineSchema(ROOM_NAME_MAX, validation.roomNameRequired, validation.roomNameTooLong)
const passwordSchema = z.nullish(
  z.string().check(z.maxLength(ROOM_PASSWORD_MAX, { error: validation.roomPasswordTooLong })),
)

/** A room plays one custom quiz a round, so there must be enough of them. */
const enoughQuizzes = z.refine<{ rounds: number; customQuizzes?: unknown[] | undefined }>(
  ({ rounds, customQuizzes }) => customQuizzes === undefined || customQuizzes.length >= rounds,
  { path: ['customQuizzes'], error: validation.fewerQuizzesThanRounds },
)

export const createRoomBody = z
  .object({ name: nameSchema, password: passwordSchema, ...settingsShape })
  .check(enoughQuizzes)
  .register(z.globalRegistry, { id: 'CreateRoom' })
export type CreateRoomBody = z.input<typeof createRoomBody>
export type RoomSettings = z.output<typeof createRoomBody>

export const createPrivateRoomBody = z
  .object({
    roomName: nameSchema,
    password: passwordSchema,
    settings: z.object(settingsShape).check(enoughQuizzes),
  })
  .register(z.globalRegistry, { id: 'CreatePrivateRoom' })
export type CreatePrivateRoomBody = z.input<typeof createPrivateRoomBody>
export type PrivateRoomSettings = z.output<typeof createPrivateRoomBody>

export const changeRoomBody = z
  .partial(
    z.object({
      name: nameSchema,
      password: passwordSchema,
      ...settingsShape,
      /** Null goes back to the bank. */
      customQuizzes: z.nullable(customQuizzesSchema),
    }),
  )
  .check(z.refine((body) => Object.keys(body).length > 0, { error: validation.nothingToChange }))
  .register(z.globalRegistry, { id: 'ChangeRoom' })
export type RoomChanges = z.output<typeof changeRoomBody>

const joinShape = {
  password: z.nullish(z.string().check(z.maxLength(ROOM_PASSWORD_MAX))),
  spectate: z.optional(z.boolean()),
}
export const joinRoomBody = z.object(joinShape)
export type JoinOptions = z.output<typeof joinRoomBody>

export const inviteCodeSchema = z.pipe(
  z.pipe(
    z.string({ error: validation.inviteCodeRequired }),
    z.transform((code) => code.trim().toUpperCase()),
  ),
  z
    .string()
    .check(
      z.minLength(1, { error: validation.inviteCodeRequired }),
      z.length(INVITE_CODE_LENGTH, { error: validation.inviteCodeLength }),
    ),
)
export const joinByCodeBody = z.object({ inviteCode: inviteCodeSchema, ...joinShape })

export const readyBody = z.object({ isReady: z.boolean() })

export const ROOM_SORTS = ['newest', 'oldest', 'players', 'name'] as const
export const listRoomsQuery = z.object({
  ...pageQuery,
  status: z.optional(roomStatusSchema),
  /** Cleaned as the names are that it is looked for in. */
  search: z.optional(
    z.pipe(z.pipe(z.string(), z.transform(cleanText)), z.string().check(z.maxLength(ROOM_NAME_MAX))),
  ),
  mode: z.optional(roomModeSchema),
  capacity: z.optional(queryNumber(MIN_PLAYERS, MAX_PLAYERS)),
  players: z.optional(z.union([z.enum(['empty', 'some']), queryNumber(0, MAX_PLAYERS)])),
  showFull: z.optional(queryBoolean),
  sort: z._default(z.enum(ROOM_SORTS), 'newest'),
})
export type ListRoomsQuery = z.output<typeof listRoomsQuery>

export const roomData = z.object({ room: roomSchema })
export const roomListData = z.object({
  rooms: z.array(roomSchema),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
})
export type RoomList = z.infer<typeof roomListData>
