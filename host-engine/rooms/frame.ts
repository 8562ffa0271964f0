import { getMessageBytes, Protocol } from '@colyseus/core'
import type { RoomServerEventName, RoomServerPayload } from '#shared/protocol/server-events.ts'

/** What the room says, as Colyseus has it: encoded once for however many hear it. */
export type Frame = Uint8Array

export const encodeEvent = <Name extends RoomServerEventName>(
  name: Name,
  payload: RoomServerPayload<Name>,
): Frame => getMessageBytes.raw(Protocol.ROOM_DATA, name, payload)
