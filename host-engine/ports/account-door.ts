import type { RoomServerEventName, RoomServerPayload } from '#shared/protocol/server-events.ts'

/** The way to users who hold no room-play connection. A host without an account channel delivers nowhere. */
export interface AccountDoor {
  deliver<Name extends RoomServerEventName>(
    userIds: readonly string[],
    name: Name,
    payload: RoomServerPayload<Name>,
  ): void
}
