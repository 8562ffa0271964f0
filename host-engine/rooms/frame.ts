import { getMessageBytes, Protocol } from '@colyseus/core'
import type { RoomServerEventName, RoomServerPayload } from '#shared/protocol/server-events.ts'

/** An encoded event, shared by all its recipients. */
export interface Frame {
  /** The Colyseus message alone. */
  readonly message: Uint8Array
  /** The whole websocket frame around it. */
  readonly wire: Uint8Array
}

export function encodeEvent<Name extends RoomServerEventName>(
  name: Name,
  payload: RoomServerPayload<Name>,
): Frame {
  const message = getMessageBytes.raw(Protocol.ROOM_DATA, name, payload)
  return { message, wire: websocketFrame(message) }
}

const FINAL_BINARY = 0x82

/** RFC 6455 §5.2: in one piece, and not masked, as from a server. */
function websocketFrame(message: Uint8Array): Uint8Array {
  const { length } = message
  const headBytes = length < 126 ? 2 : length < 0x1_0000 ? 4 : 10
  const frame = Buffer.allocUnsafe(headBytes + length)
  frame[0] = FINAL_BINARY
  if (headBytes === 2) frame[1] = length
  else if (headBytes === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.set(message, headBytes)
  return frame
}
