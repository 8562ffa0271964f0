import type { RetryPolicy } from '#renderer/realtime/transport/retry.ts'
import type { RoomTransport } from '#renderer/realtime/transport/room-transport.ts'

/** How rooms are reached where that differs from the cloud: at a party, which may change its host in the middle of a game. */
export interface RoomPlay {
  through: (transport: RoomTransport) => RoomTransport
  retry: RetryPolicy
}

let play: RoomPlay | null = null
export const roomPlay = (): RoomPlay | null => play
export const setRoomPlay = (next: RoomPlay | null): void => {
  play = next
}
