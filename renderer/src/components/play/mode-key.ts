import type { Room } from '#shared/schemas/room.ts'

/** The text that names a room's mode: a quick room that somebody opened was not found by a search. */
export const modeKey = ({ mode, matched }: Pick<Room, 'mode' | 'matched'>) =>
  matched && mode === 'quick' ? 'lobby.modes.quick_match.name' : (`common.mode.${mode}` as const)
