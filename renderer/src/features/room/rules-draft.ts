import type { RoomRules } from '#renderer/components/room-settings/room-rules.ts'
import type { Room } from '#shared/schemas/room.ts'
import type { RoomChanges } from '#shared/schemas/room-settings.ts'

/** The rules of a waiting room as its host is changing them. */
export interface RulesDraft extends RoomRules {
  name: string
  /** The current password is never shown: empty leaves it as it is. */
  password: string
  removePassword: boolean
  customQuizzes: boolean
  listed: boolean
  joinInProgress: boolean
  presenter: boolean
  spectatorLimit: number
}

export const draftOf = (room: Room): RulesDraft => ({
  name: room.name,
  password: '',
  removePassword: false,
  customQuizzes: room.customQuizzes,
  maxPlayers: room.maxPlayers,
  rounds: room.rounds,
  timePerRound: room.timePerRound,
  timeFactor: room.timeFactor,
  strictness: room.strictness,
  difficulty: room.difficulty,
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
  'language',
  'allowSpectators',
  'guests',
  'listed',
  'joinInProgress',
  'presenter',
  'spectatorLimit',
] as const

/** What has been changed since the dialog opened, and nothing else: another host's device may have changed the rest. */
export function changesOf(draft: RulesDraft, before: RulesDraft): RoomChanges {
  const changed = SAME_NAMED.filter((name) => draft[name] !== before[name])
  return {
    ...Object.fromEntries(changed.map((name) => [name, draft[name]])),
    ...(draft.removePassword ? { password: null } : {}),
    ...(!draft.removePassword && draft.password !== '' ? { password: draft.password } : {}),
    ...(before.customQuizzes && !draft.customQuizzes ? { customQuizzes: null } : {}),
  }
}
