import { matchesFilters, type RoomFilters } from '#renderer/features/lobby/room-filters.ts'
import type { Room } from '#shared/schemas/room.ts'

export interface LobbyChange {
  rooms: readonly Room[]
  removed: readonly string[]
}

const ORDERS: Record<NonNullable<RoomFilters['sort']>, (a: Room, b: Room) => number> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
  players: (a, b) => b.players.length - a.players.length,
  name: (a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase()),
}

/** Before the first that comes after it. */
function placed(list: readonly Room[], room: Room, { sort = 'newest' }: RoomFilters): Room[] {
  const at = list.findIndex((other) => ORDERS[sort](room, other) < 0)
  return at === -1 ? [...list, room] : list.toSpliced(at, 0, room)
}

/**
 * The list after a change. Rows keep their order, so that none jumps away from under a pointer or a finger: what changed
 * is replaced, what is gone or no longer fits is taken out, what is new comes where the chosen order wants it.
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
  const rooms = fresh.reduce<readonly Room[]>((all, room) => placed(all, room, filters), kept)
  return { rooms: [...rooms], fresh: fresh.length }
}
