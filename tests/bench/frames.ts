/** Colyseus's frames, written and read by hand: its own client would cost the driver more than the servers cost. */
const JOIN_ROOM = 10
const ROOM_DATA = 13

export const JOIN_ACKNOWLEDGED = Buffer.of(JOIN_ROOM)

/** A text as MessagePack has it, of at most 255 bytes. */
function text(value: string): Buffer {
  const bytes = Buffer.from(value)
  if (bytes.length > 255) throw new Error('too long a text for a bench')
  const head = bytes.length < 32 ? [0xa0 | bytes.length] : [0xd9, bytes.length]
  return Buffer.concat([Buffer.from(head), bytes])
}

const encodeValue = (value: string | boolean): Buffer =>
  typeof value === 'string' ? text(value) : Buffer.of(value ? 0xc3 : 0xc2)

/** A message with up to 15 texts or switches as its payload. */
export function encodeFrame(name: string, payload: Readonly<Record<string, string | boolean>>): Buffer {
  const fields = Object.entries(payload)
  return Buffer.concat([
    Buffer.of(ROOM_DATA),
    text(name),
    Buffer.of(0x80 | fields.length),
    ...fields.flatMap(([key, value]) => [text(key), encodeValue(value)]),
  ])
}

export const isJoin = (frame: Buffer): boolean => frame[0] === JOIN_ROOM

/** The name of a message with a name of less than 32 letters; of anything else, an empty text. */
export function nameOf(frame: Buffer): string {
  const [code, length = 0] = frame
  return code === ROOM_DATA ? frame.toString('latin1', 2, 2 + (length & 0x1f)) : ''
}
