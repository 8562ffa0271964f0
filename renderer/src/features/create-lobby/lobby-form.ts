import { z } from 'zod'
import { type QuizRow, quizOf, quizRow } from '#renderer/features/create-lobby/quiz-row.ts'
import { DIFFICULTIES, type Difficulty, type Language } from '#shared/constants/game.ts'
import type { CreatePrivateRoomBody } from '#shared/schemas/room.ts'

/** The rules of play, as presets and the memory of the last room hold them. */
export const rulesSchema = z.object({
  maxPlayers: z.number().int(),
  rounds: z.number().int(),
  timePerRound: z.number().int(),
  difficulty: z.enum(DIFFICULTIES),
  allowSpectators: z.boolean(),
})
export type Rules = z.infer<typeof rulesSchema>

export interface LobbyForm extends Rules {
  roomName: string
  password: string
  difficulty: Difficulty
  language: Language
  tokenReward: number
  ownQuizzes: boolean
  quizzes: QuizRow[]
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
  difficulty: 'medium',
  allowSpectators: true,
  tokenReward: 0,
  ownQuizzes: false,
  quizzes: [quizRow()],
})

/** Rows that nobody has touched are no quizzes. */
export const filledQuizzes = (form: LobbyForm): QuizRow[] =>
  form.quizzes.filter((row) => row.prompt.trim() !== '' || row.answer.trim() !== '')

export function bodyOf(form: LobbyForm): CreatePrivateRoomBody {
  const { roomName, password, maxPlayers, rounds, timePerRound, difficulty, language } = form
  return {
    roomName,
    ...(password === '' ? {} : { password }),
    settings: {
      maxPlayers,
      rounds,
      timePerRound,
      difficulty,
      language,
      allowSpectators: form.allowSpectators,
      tokenReward: form.tokenReward,
      ...(form.ownQuizzes ? { customQuizzes: filledQuizzes(form).map(quizOf) } : {}),
    },
  }
}

/** Minutes that a game takes when every round runs to its end, pauses included. */
export const minutesOf = ({ rounds, timePerRound }: Rules): number =>
  Math.max(1, Math.round((rounds * (timePerRound + 5)) / 60))
