import type { Room } from '#shared/schemas/room.ts'

/** Where the host keeps which rooms there are and who sits in which: at most one seat a player. */
export interface RoomDirectory {
  /** The room as its members see it. Called when it is made, then at most once a second. */
  announce(room: Room): Promise<void>
  withdraw(roomId: string): Promise<void>
  takeSeat(userId: string, roomId: string): Promise<void>
  /** Frees the seat if it is in this room. */
  freeSeat(userId: string, roomId: string): Promise<void>
  seatOf(userId: string): Promise<string | null>
}
