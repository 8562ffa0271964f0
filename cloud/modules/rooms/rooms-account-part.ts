import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import type { GameServer, RoomDirectory } from '#host-engine/index.ts'
import { findSeat } from './rooms-repository.ts'

export interface RoomsAccountParts {
  readonly games: GameServer
  readonly directory: RoomDirectory
}

/** Who deletes their account leaves their room first, as by its button; and the one that they entered meanwhile after it. */
export function roomsAccountPart({ games, directory }: RoomsAccountParts): AccountPart {
  const leave = async (userId: string, roomId: string | null): Promise<void> => {
    if (roomId !== null) await games.perform(roomId, { type: 'leave', userId })
  }
  return {
    collect: async (userId) => ({ roomId: await directory.seatOf(userId) }),
    leave: async (userId) => leave(userId, await directory.seatOf(userId)),
    async erase(tx: Db, userId) {
      const roomId = await findSeat(tx, userId)
      return () => leave(userId, roomId)
    },
  }
}
