import { z } from 'zod/mini'
import { ROOM_MODES } from '#shared/constants/game.ts'
import { MAX_PLAYERS, MIN_PLAYERS, ROOM_NAME_MAX } from '#shared/constants/limits.ts'
import { ROOM_SORTS, type Room } from '#shared/schemas/room.ts'

/** What the list may be narrowed by; absent means any. */
const shape = {
  sort: z.enum(ROOM_SORTS),
  players: z.enum(['empty', 'some']),
  mode: z.enum(ROOM_MODES),
  status: z.enum(['waiting', 'in_progress']),
  capacity: z.coerce.number().check(z.int(), z.minimum(MIN_PLAYERS), z.maximum(MAX_PLAYERS)),
  showFull: z.pipe(
    z.literal('true'),
    z.transform(() => true as const),
  ),
  search: z.string().check(z.trim(), z.minLength(1), z.maxLength(ROOM_NAME_MAX)),
}
export type RoomFilters = { [Name in keyof typeof shape]?: z.output<(typeof shape)[Name]> | undefined }
export type FilterName = keyof RoomFilters

const NAMES = Object.keys(shape) as FilterName[]

/** Reads the filters from an address; invalid ones are ignored. */
export function filtersOf(query: URLSearchParams): RoomFilters {
  const read = NAMES.map((name) => [name, shape[name].safeParse(query.get(name) ?? undefined).data] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

/** How many filters are set; the sort order does not count. */
export const activeCount = (filters: RoomFilters): number =>
  NAMES.filter((name) => name !== 'sort' && filters[name] !== undefined).length

export const isFull = (room: Room): boolean => room.players.length >= room.maxPlayers

/** Whether a room that has just appeared or changed belongs into the list, as the server would decide. */
export function matchesFilters(room: Room, filters: RoomFilters): boolean {
  const { mode, status, capacity, players, showFull, search } = filters
  const present = room.players.length
  if (room.status === 'finished') return false
  if (mode !== undefined && room.mode !== mode) return false
  if (status !== undefined && room.status !== status) return false
  if (capacity !== undefined && room.maxPlayers !== capacity) return false
  if (players === 'empty' && present > 0) return false
  if (players === 'some' && present === 0) return false
  if (!showFull && isFull(room)) return false
  return search === undefined || room.name.toLowerCase().includes(search.toLowerCase())
}
