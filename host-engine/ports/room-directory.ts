import type { Room } from '#shared/schemas/room.ts'

/** The host's list of rooms and seats: at most one seat a player. */
export interface RoomDirectory {
  /** The room as its members see it. Called when it is made, then at most once a second. */
  announce(room: Room): Promise<void>
  withdraw(roomId: string): Promise<void>
  /**
   * Moves the user's seat here from where the caller saw it (`seatOf`); false, and nothing is changed, when somebody else
   * has moved it meanwhile to a third room. A seat that is here already is taken.
   */
  takeSeat(userId: string, roomId: string, from: string | null): Promise<boolean>
  /** Frees the seat if it is in this room. */
  freeSeat(userId: string, roomId: string): Promise<void>
  seatOf(userId: string): Promise<string | null>
}
