import { matchesFilters, type RoomFilters } from '#renderer/features/lobby/room-filters.ts'
import type { Room } from '#shared/schemas/room.ts'

export interface LobbyChange {
  rooms: readonly Room[]
  removed: readonly string[]
}

/**
 * The list after a change. Rows keep their places, so that nothing moves under a pointer or a finger: what changed is
 * replaced, what is gone or no longer fits is taken out, what is new comes last.
 */
export function applyChange(list: readonly Room[], change: LobbyChange, filters: RoomFilters) {
  const changed = new Map(change.rooms.map((room) => [room.id, room]))
  const gone = new Set(change.removed)
  const kept = list
    .filter(({ id }) => !gone.has(id))
    .map((room) => changed.get(room.id) ?? room)
    .filter((room) => matchesFilters(room, filters))
  const known = new Set(list.map(({ id }) => id))
  const fresh = change.rooms.filter(
    (room) => !known.has(room.id) && !gone.has(room.id) && matchesFilters(room, filters),
  )
  return { rooms: [...kept, ...fresh], fresh: fresh.length }
}
