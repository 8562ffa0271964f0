import type { Db } from '#cloud/db/client.ts'
import type { RoomList } from '#host-engine/index.ts'
import { GONE_AFTER_MS } from './room-directory.ts'
import { findRoomIdByCode, findRooms } from './rooms-repository.ts'

/** The rooms of all processes that are alive. */
export const listedRooms = ({ db, now }: { readonly db: Db; readonly now: () => number }): RoomList => ({
  find: (query) => findRooms(db, query, now() - GONE_AFTER_MS),
  findByCode: (code) => findRoomIdByCode(db, code, now() - GONE_AFTER_MS),
})
