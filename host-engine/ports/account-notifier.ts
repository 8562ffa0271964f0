import type { RoomView } from '#shared/protocol/room-view.ts'
import type { RoomServerEventName, RoomServerPayload } from '#shared/protocol/server-events.ts'

/** The way to users who hold no room-play connection. A host without an account channel delivers nowhere. */
export interface AccountNotifier {
  deliver<Name extends RoomServerEventName>(
    userIds: readonly string[],
    name: Name,
    payload: RoomServerPayload<Name>,
  ): void
  /** To one account connection: by the same way, so that what happens after comes after. */
  show(connectionId: string, view: RoomView): void
}
