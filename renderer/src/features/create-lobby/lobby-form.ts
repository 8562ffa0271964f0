import { z } from 'zod/mini'
import {
  filledQuizzes,
  type OwnQuizzes,
  writtenQuizzes,
} from '#renderer/components/own-quizzes/own-quizzes.ts'
import { type QuizRow, quizOf, quizRow } from '#renderer/components/own-quizzes/quiz-row.ts'
import { type RoomRules, roundSeconds } from '#renderer/components/room-settings/room-rules.ts'
import { DIFFICULTIES, type Language, STRICTNESSES, TIME_FACTORS } from '#shared/constants/game.ts'
import { MAX_SPECTATORS } from '#shared/constants/limits.ts'
import { CATEGORY_CHOICES, type CategoryChoice } from '#shared/constants/quiz-categories.ts'
import { BETWEEN_ROUNDS_MS } from '#shared/constants/timings.ts'
import type { CreatePrivateRoomBody } from '#shared/schemas/room-settings.ts'

/** Where a room's quizzes come from. At a party there are the first and the last. */
export const QUIZ_SOURCES = ['collection', 'made', 'set', 'written'] as const
export type QuizSource = (typeof QUIZ_SOURCES)[number]

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

export interface LobbyForm extends RoomRules {
  roomName: string
  password: string
  /** In the list of rooms, or reached by its code only. */
  listed: boolean
  /** Whether a free seat may be taken between rounds. */
  joinInProgress: boolean
  /** The host runs the game without a seat in it. */
  presenter: boolean
  /** How many may look on, where any may. */
  spectatorLimit: number
  tokenReward: number
  source: QuizSource
  /** What the collection is asked for. */
  category: CategoryChoice
  /** What quizzes are made about; empty for anything. */
  topic: string
  /** The job that makes quizzes, or made them, while they are not taken yet. */
  generationId: string | null
  /** Taken of those that were made for this room. */
  made: QuizRow[]
  /** Those of the chosen set. */
  ownSet: QuizRow[]
  quizSetId: string | null
  /** Written here. */
  quizzes: QuizRow[]
  /** A pasted list that has not been taken into the rows. */
  pasted: string
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
  source: 'collection',
  category: 'any',
  topic: '',
  generationId: null,
  made: [],
  ownSet: [],
  quizSetId: null,
  quizzes: [quizRow()],
  pasted: '',
})

export const bringsQuizzes = ({ source }: LobbyForm): boolean => source !== 'collection'

/** The quizzes of the chosen source, as every form that holds own quizzes has them. */
export function broughtQuizzes(form: LobbyForm): OwnQuizzes {
  const { source, made, ownSet, quizzes, pasted, rounds, presenter } = form
  const rows = { collection: [], made, set: ownSet, written: quizzes }[source]
  return {
    ownQuizzes: bringsQuizzes(form),
    quizzes: rows,
    pasted: source === 'written' ? pasted : '',
    rounds,
    presenter,
  }
}
/** All that would be played but the collection. */
export const playedQuizzes = (form: LobbyForm): QuizRow[] => filledQuizzes(broughtQuizzes(form))

/** More quizzes, where those of the source stand. */
export function withMoreQuizzes(form: LobbyForm, rows: readonly QuizRow[]): Partial<LobbyForm> {
  switch (form.source) {
    case 'collection':
      return {}
    case 'made':
      return { made: [...form.made, ...rows] }
    case 'set':
      return { ownSet: [...form.ownSet, ...rows] }
    case 'written':
      return { quizzes: [...writtenQuizzes(form), ...rows] }
  }
}

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
