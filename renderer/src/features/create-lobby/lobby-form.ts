import { z } from 'zod/mini'
import { quizOf } from '#renderer/components/own-quizzes/quiz-row.ts'
import {
  bringsQuizzes,
  openChoice,
  playedQuizzes,
  type QuizChoice,
} from '#renderer/components/quiz-source/quiz-choice.ts'
import { type RoomRules, roundSeconds } from '#renderer/components/room-settings/room-rules.ts'
import { DIFFICULTIES, type Language, STRICTNESSES, TIME_FACTORS } from '#shared/constants/game.ts'
import { MAX_SPECTATORS } from '#shared/constants/limits.ts'
import { CATEGORY_CHOICES } from '#shared/constants/quiz-categories.ts'
import { BETWEEN_ROUNDS_MS } from '#shared/constants/timings.ts'
import type { CreatePrivateRoomBody } from '#shared/schemas/room-settings.ts'

/** The rules of play, as presets and the memory of the last room hold them. */
export const rulesSchema = z.object({
  maxPlayers: z.int(),
  rounds: z.int(),
  timePerRound: z.int(),
  // Settings stored by an older version lack the defaults.
  timeFactor: z._default(z.literal(TIME_FACTORS), 1),
  strictness: z._default(z.enum(STRICTNESSES), 'normal'),
  difficulty: z.enum(DIFFICULTIES),
  allowSpectators: z.boolean(),
  guests: z._default(z.boolean(), true),
  listed: z._default(z.boolean(), false),
  joinInProgress: z._default(z.boolean(), true),
  presenter: z._default(z.boolean(), false),
  category: z._default(z.enum(CATEGORY_CHOICES), 'any'),
  spectatorLimit: z._default(z.int(), MAX_SPECTATORS),
})

export interface LobbyForm extends RoomRules, QuizChoice {
  roomName: string
  password: string
  /** In the list of rooms, or reached by its code only. */
  listed: boolean
  /** Whether a free seat may be taken between rounds. */
  joinInProgress: boolean
  /** How many may look on, where any may. */
  spectatorLimit: number
  tokenReward: number
}

export const PRESETS = {
  quick: { rounds: 5, timePerRound: 20 },
  classic: { rounds: 10, timePerRound: 30 },
  marathon: { rounds: 30, timePerRound: 45 },
} as const
export type PresetName = keyof typeof PRESETS

export const initialForm = (roomName: string, language: Language): LobbyForm => ({
  roomName,
  password: '',
  language,
  maxPlayers: 8,
  ...PRESETS.classic,
  timeFactor: 1,
  strictness: 'normal',
  difficulty: 'medium',
  allowSpectators: true,
  guests: true,
  listed: false,
  joinInProgress: true,
  presenter: false,
  spectatorLimit: MAX_SPECTATORS,
  tokenReward: 0,
  ...openChoice(),
})

/** Only who brings the quizzes can run the game without playing. */
export const isPresenter = (form: LobbyForm): boolean => bringsQuizzes(form) && form.presenter

/** No prize with own quizzes that their author plays, too: they know the answers. */
export const mayPutUpPrize = (form: LobbyForm): boolean => !bringsQuizzes(form) || isPresenter(form)
export const rewardOf = (form: LobbyForm): number => (mayPutUpPrize(form) ? form.tokenReward : 0)

export function bodyOf(form: LobbyForm): CreatePrivateRoomBody {
  const { roomName, password } = form
  return {
    roomName,
    ...(password === '' ? {} : { password }),
    settings: {
      maxPlayers: form.maxPlayers,
      rounds: form.rounds,
      timePerRound: form.timePerRound,
      timeFactor: form.timeFactor,
      strictness: form.strictness,
      difficulty: form.difficulty,
      language: form.language,
      allowSpectators: form.allowSpectators,
      ...(form.allowSpectators && form.spectatorLimit < MAX_SPECTATORS
        ? { spectatorLimit: form.spectatorLimit }
        : {}),
      guests: form.guests,
      listed: form.listed,
      joinInProgress: form.joinInProgress,
      ...(isPresenter(form) ? { presenter: true } : {}),
      tokenReward: rewardOf(form),
      ...(bringsQuizzes(form)
        ? { customQuizzes: playedQuizzes(form).map(quizOf) }
        : { category: form.category }),
    },
  }
}

/** Minutes that a game takes when every round runs to its end, pauses included. */
export function minutesOf(form: LobbyForm): number {
  const pause = (BETWEEN_ROUNDS_MS / 1000) * form.timeFactor
  return Math.max(1, Math.round((form.rounds * (roundSeconds(form) + pause)) / 60))
}
