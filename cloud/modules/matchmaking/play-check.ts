import type { GameServer, RoomDirectory } from '#host-engine/index.ts'

/** Whether somebody plays in a game that goes on. Who only watches one may look for a game of their own. */
export const createPlayCheck =
  ({ games, directory }: { games: GameServer; directory: RoomDirectory }) =>
  async (userId: string): Promise<boolean> => {
    const seat = await directory.seatOf(userId)
    const room = seat === null ? null : await games.room(seat, userId)
    return room?.status === 'in_progress' && room.players.some((player) => player.userId === userId)
  }
