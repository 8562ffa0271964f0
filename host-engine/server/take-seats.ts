import type { RoomDirectory } from '../ports/room-directory.ts'

export type LeaveRoom = (userId: string, roomId: string) => Promise<unknown>

/**
 * Takes the seats of players before they come to the room, and returns those seated: a player who has just sat down
 * elsewhere stays there. Players leave the room where they sat before.
 */
export async function takeSeats(
  directory: RoomDirectory,
  leave: LeaveRoom,
  userIds: readonly string[],
  roomId: string,
): Promise<string[]> {
  const seated: string[] = []
  for (const userId of userIds) {
    const from = await directory.seatOf(userId)
    if (!(await directory.takeSeat(userId, roomId, from))) continue
    seated.push(userId)
    if (from !== null && from !== roomId) await leave(userId, from)
  }
  return seated
}
