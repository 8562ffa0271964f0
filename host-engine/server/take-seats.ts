import type { RoomDirectory } from '../ports/room-directory.ts'

export type LeaveRoom = (userId: string, roomId: string) => Promise<unknown>

/** Takes the seats of players who are members of the room before they come. */
export async function takeSeats(
  directory: RoomDirectory,
  leave: LeaveRoom,
  userIds: readonly string[],
  roomId: string,
): Promise<void> {
  for (const userId of userIds) {
    const from = await directory.seatOf(userId)
    const isTaken = await directory.takeSeat(userId, roomId, from)
    // A player who has just sat down elsewhere stays there; one who sat elsewhere before leaves it for this room.
    if (!isTaken) await leave(userId, roomId)
    else if (from !== null && from !== roomId) await leave(userId, from)
  }
}
