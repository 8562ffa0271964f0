import type { RoomView } from '#shared/protocol/room-view.ts'
import type { RoomServerEventName, RoomServerPayload } from '#shared/protocol/server-events.ts'

/** Sends events to users without a room-play connection. A host without an account channel drops them. */
export interface AccountNotifier {
  deliver<Name extends RoomServerEventName>(
    userIds: readonly string[],
    name: Name,
    payload: RoomServerPayload<Name>,
  ): void
  /** Sends a view to one account connection, in order with the events that follow. */
  show(connectionId: string, view: RoomView): void
  /** Closes one account connection, and says why: its user has too many in one room. */
  displace(connectionId: string): void
}
