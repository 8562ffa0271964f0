import type { Db } from '#cloud/db/client.ts'
import type { RoomList } from '#host-engine/index.ts'
import type { AdminRoomsQuery } from '#shared/schemas/admin-rooms.ts'
import type { Room } from '#shared/schemas/room.ts'
import { GONE_AFTER_MS } from './room-directory.ts'
import { countRooms, findRoomIdByCode, findRooms, findWatchedRooms } from './rooms-repository.ts'

/** The rooms of all processes that are alive. */
export const listedRooms = ({ db, now }: { readonly db: Db; readonly now: () => number }): RoomList => ({
  find: (query) => findRooms(db, query, now() - GONE_AFTER_MS),
  findByCode: (code) => findRoomIdByCode(db, code, now() - GONE_AFTER_MS),
})

/** The same for admins. */
export const allRooms =
  ({ db, now }: { readonly db: Db; readonly now: () => number }) =>
  (query: AdminRoomsQuery): Promise<{ rooms: Room[]; total: number }> =>
    findWatchedRooms(db, query, now() - GONE_AFTER_MS)

export const roomCounts =
  ({ db, now }: { readonly db: Db; readonly now: () => number }) =>
  (): Promise<{ waiting: number; playing: number }> =>
    countRooms(db, now() - GONE_AFTER_MS)
