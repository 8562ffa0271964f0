import { foldName, type RoomDirectory, type RoomList } from '#host-engine/index.ts'
import type { ListRoomsQuery, Room } from '#shared/schemas/room.ts'

export type PartyDirectory = ReturnType<typeof createRoomDirectory>

const ORDER: Record<ListRoomsQuery['sort'], (a: Room, b: Room) => number> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
  players: (a, b) => b.players.length - a.players.length || b.createdAt.localeCompare(a.createdAt),
  name: (a, b) => foldName(a.name).localeCompare(foldName(b.name)),
}

function fits(room: Room, query: ListRoomsQuery): boolean {
  const { status, mode, capacity, players, showFull, search } = query
  const count = room.players.length
  if (room.matched || !room.listed) return false
  if (status === undefined ? room.status === 'finished' : room.status !== status) return false
  if (mode !== undefined && room.mode !== mode) return false
  if (capacity !== undefined && room.maxPlayers !== capacity) return false
  if (players === 'empty' && count > 0) return false
  if (players === 'some' && count === 0) return false
  if (typeof players === 'number' && count !== players) return false
  if (showFull === false && count >= room.maxPlayers) return false
  return !search || foldName(room.name).includes(foldName(search))
}

/**
 * The party's rooms and seats, in memory: they are of this process alone. The party's own code leads to the room that has
 * it, or else to the newest: a friend who comes late has no other.
 */
export function createRoomDirectory(partyCode: () => string, onChange: () => void) {
  const rooms = new Map<string, Room>()
  const seats = new Map<string, string>()

  const directory: RoomDirectory = {
    async announce(room) {
      rooms.set(room.id, room)
      onChange()
    },
    async withdraw(roomId) {
      rooms.delete(roomId)
      for (const [userId, seat] of seats) if (seat === roomId) seats.delete(userId)
      onChange()
    },
    async takeSeat(userId, roomId, from) {
      const seat = seats.get(userId) ?? null
      if (seat !== from && seat !== roomId) return false
      seats.set(userId, roomId)
      return true
    },
    async freeSeat(userId, roomId) {
      if (seats.get(userId) === roomId) seats.delete(userId)
    },
    seatOf: async (userId) => seats.get(userId) ?? null,
  }

  const list: RoomList = {
    async find(query) {
      const found = [...rooms.values()].filter((room) => fits(room, query)).toSorted(ORDER[query.sort])
      const from = (query.page - 1) * query.limit
      return { rooms: found.slice(from, from + query.limit), total: found.length }
    },
    async findByCode(code) {
      const open = [...rooms.values()].filter(({ status }) => status !== 'finished').toSorted(ORDER.newest)
      const named = (all: Iterable<Room>) => [...all].find(({ inviteCode }) => inviteCode === code)
      const found = named(open) ?? (code === partyCode() ? open[0] : named(rooms.values()))
      return found?.id ?? null
    },
  }

  return {
    ...directory,
    list,
    ids: (): string[] => [...rooms.keys()],
    hasCode: (code: string): boolean => [...rooms.values()].some(({ inviteCode }) => inviteCode === code),
    counts: (): { rooms: number; players: number } => ({ rooms: rooms.size, players: seats.size }),
  }
}
