import { getMessageBytes, Protocol } from '@colyseus/core'
import type { RoomServerEventName, RoomServerPayload } from '#shared/protocol/server-events.ts'

/** An encoded event, shared by all its recipients. */
export type Frame = Uint8Array

export const encodeEvent = <Name extends RoomServerEventName>(
  name: Name,
  payload: RoomServerPayload<Name>,
): Frame => getMessageBytes.raw(Protocol.ROOM_DATA, name, payload)
