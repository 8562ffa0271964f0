import { quizOf, rowOf } from '#renderer/components/own-quizzes/quiz-row.ts'
import {
  bringsQuizzes,
  openChoice,
  playedQuizzes,
  type QuizChoice,
} from '#renderer/components/quiz-source/quiz-choice.ts'
import type { RoomRules } from '#renderer/components/room-settings/room-rules.ts'
import type { CustomQuiz } from '#shared/schemas/custom-quiz.ts'
import type { Room } from '#shared/schemas/room.ts'
import type { RoomChanges } from '#shared/schemas/room-settings.ts'

/** The rules of a waiting room as its host is changing them. */
export interface RulesDraft extends RoomRules, QuizChoice {
  name: string
  /** The current password is never shown: empty leaves it as it is. */
  password: string
  removePassword: boolean
  listed: boolean
  joinInProgress: boolean
  spectatorLimit: number
}

/** Of own quizzes the host has those that they brought, wherever they had them from; null of any other's. */
export const draftOf = (room: Room, quizzes: CustomQuiz[] | null): RulesDraft => ({
  name: room.name,
  password: '',
  removePassword: false,
  ...openChoice(),
  ...(room.customQuizzes ? { source: 'written' } : {}),
  ...(quizzes ? { quizzes: quizzes.map(rowOf) } : {}),
  maxPlayers: room.maxPlayers,
  rounds: room.rounds,
  timePerRound: room.timePerRound,
  timeFactor: room.timeFactor,
  strictness: room.strictness,
  difficulty: room.difficulty,
  category: room.category,
  language: room.language,
  allowSpectators: room.allowSpectators,
  guests: room.guests,
  listed: room.listed,
  joinInProgress: room.joinInProgress,
  presenter: room.presenter,
  spectatorLimit: room.spectatorLimit,
})

const SAME_NAMED = [
  'name',
  'maxPlayers',
  'rounds',
  'timePerRound',
  'timeFactor',
  'strictness',
  'difficulty',
  'category',
  'language',
  'allowSpectators',
  'guests',
  'listed',
  'joinInProgress',
  'presenter',
  'spectatorLimit',
] as const

/** What own quizzes become; nothing when they stay as they are. */
function quizChanges(draft: RulesDraft, before: RulesDraft): Pick<RoomChanges, 'customQuizzes'> {
  if (!bringsQuizzes(draft)) return bringsQuizzes(before) ? { customQuizzes: null } : {}
  const [now, then] = [draft, before].map((form) => playedQuizzes(form).map(quizOf))
  const isSame = bringsQuizzes(before) && JSON.stringify(now) === JSON.stringify(then)
  return isSame ? {} : { customQuizzes: now }
}

/** What has been changed since the dialog opened, and nothing else: another host's device may have changed the rest. */
export function changesOf(draft: RulesDraft, before: RulesDraft): RoomChanges {
  const changed = SAME_NAMED.filter((name) => draft[name] !== before[name])
  return {
    ...Object.fromEntries(changed.map((name) => [name, draft[name]])),
    ...(draft.removePassword ? { password: null } : {}),
    ...(!draft.removePassword && draft.password !== '' ? { password: draft.password } : {}),
    ...quizChanges(draft, before),
  }
}
