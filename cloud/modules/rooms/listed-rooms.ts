import type { Db } from '#cloud/db/client.ts'
import type { RoomList } from '#host-engine/index.ts'
import type { ListRoomsQuery, Room } from '#shared/schemas/room.ts'
import { GONE_AFTER_MS } from './room-directory.ts'
import { findAllRooms, findRoomIdByCode, findRooms } from './rooms-repository.ts'

/** The rooms of all processes that are alive. */
export const listedRooms = ({ db, now }: { readonly db: Db; readonly now: () => number }): RoomList => ({
  find: (query) => findRooms(db, query, now() - GONE_AFTER_MS),
  findByCode: (code) => findRoomIdByCode(db, code, now() - GONE_AFTER_MS),
})

/** The same with those that players find in no list. */
export const allRooms =
  ({ db, now }: { readonly db: Db; readonly now: () => number }) =>
  (query: ListRoomsQuery): Promise<{ rooms: Room[]; total: number }> =>
    findAllRooms(db, query, now() - GONE_AFTER_MS)
