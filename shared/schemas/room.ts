import { z } from 'zod/mini'
import { STRICTNESSES, TIME_FACTORS } from '../constants/game.ts'
import {
  INVITE_CODE_LENGTH,
  MAX_PLAYERS,
  MIN_PLAYERS,
  ROOM_NAME_MAX,
  ROOM_PASSWORD_MAX,
} from '../constants/limits.ts'
import { CATEGORY_CHOICES } from '../constants/quiz-categories.ts'
import { validation } from '../i18n/en/validation.ts'
import {
  cleanSchema,
  difficultySchema,
  languageSchema,
  pageQuery,
  queryBoolean,
  queryNumber,
  roomModeSchema,
  roomStatusSchema,
  timeSchema,
} from './primitives.ts'

export const roomPlayerSchema = z.object({
  id: z.string(),
  userId: z.string(),
  username: z.string(),
  avatar: z.string(),
  isReady: z.boolean(),
  isBot: z.boolean(),
  isGuest: z.boolean(),
  connected: z.boolean(),
  /** By the host: they play, and are neither read nor heard. */
  muted: z.optional(z.boolean()),
  /** The first round they could answer, where they came in later than the others. */
  joinedInRound: z.optional(z.int()),
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
    category: z.enum(CATEGORY_CHOICES),
    customQuizzes: z.boolean(),
    /** The host's own quizzes were those of the game before, too: everybody has seen them. */
    quizzesSeen: z.optional(z.boolean()),
    allowSpectators: z.boolean(),
    guests: z.boolean(),
    /** In the list of rooms; by code it is reached either way. */
    listed: z.boolean(),
    /** Whether a free seat may be taken while a game runs. */
    joinInProgress: z.boolean(),
    /** The host runs the game without a seat in it. */
    presenter: z.boolean(),
    spectatorLimit: z.int(),
    locked: z.boolean(),
    tokenReward: z.int(),
    paid: z.boolean(),
    /** The server put these players together: no code, no strangers, no host tools in ranked. */
    matched: z.boolean(),
    /** When a matched game begins at the latest, with those who are there; while it waits. */
    startsBy: z.optional(timeSchema),
    createdAt: timeSchema,
    players: z.array(roomPlayerSchema),
    spectators: z.int(),
    /** Who they are; for members only. */
    audience: z.optional(z.array(z.object({ userId: z.string(), username: z.string(), avatar: z.string() }))),
  })
  .register(z.globalRegistry, { id: 'Room' })
export type Room = z.infer<typeof roomSchema>

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
  search: z.optional(cleanSchema(ROOM_NAME_MAX)),
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
