import { z } from 'zod/mini'
import { STRICTNESSES, TIME_FACTORS } from '../constants/game.ts'
import {
  MAX_CUSTOM_QUIZZES,
  MAX_PLAYERS,
  MAX_ROUNDS,
  MAX_SPECTATORS,
  MAX_TIME_PER_ROUND,
  MIN_PLAYERS,
  MIN_ROUNDS,
  MIN_TIME_PER_ROUND,
  ROOM_NAME_MAX,
  ROOM_PASSWORD_MAX,
} from '../constants/limits.ts'
import { CATEGORY_CHOICES } from '../constants/quiz-categories.ts'
import { validation } from '../i18n/en/validation.ts'
import { customQuizSchema } from './custom-quiz.ts'
import { difficultySchema, languageSchema, lineSchema, wholeNumber } from './primitives.ts'

const customQuizzesSchema = z.array(customQuizSchema).check(z.minLength(1), z.maxLength(MAX_CUSTOM_QUIZZES))
const settingsShape = {
  maxPlayers: wholeNumber(MIN_PLAYERS, MAX_PLAYERS),
  rounds: wholeNumber(MIN_ROUNDS, MAX_ROUNDS),
  timePerRound: wholeNumber(MIN_TIME_PER_ROUND, MAX_TIME_PER_ROUND),
  timeFactor: z.optional(z.literal(TIME_FACTORS)),
  strictness: z.optional(z.enum(STRICTNESSES)),
  difficulty: difficultySchema,
  language: languageSchema,
  category: z.optional(z.enum(CATEGORY_CHOICES)),
  allowSpectators: z.optional(z.boolean()),
  guests: z.optional(z.boolean()),
  listed: z.optional(z.boolean()),
  joinInProgress: z.optional(z.boolean()),
  presenter: z.optional(z.boolean()),
  spectatorLimit: z.optional(wholeNumber(0, MAX_SPECTATORS)),
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
/** What a waiting room plays of its host's own; null where it is none of theirs. */
export const ownQuizzesData = z.object({ quizzes: z.nullable(z.array(customQuizSchema)) })
export type OwnQuizzes = z.infer<typeof ownQuizzesData>
export type RoomChanges = z.output<typeof changeRoomBody>
