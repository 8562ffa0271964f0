import type { RoomServerEventName, RoomServerPayload } from '#shared/protocol/server-events.ts'
import { roomServerEventSchemas } from '#shared/protocol/server-events.ts'

/** An event of the server as it was understood, with the `performance.now()` of its arrival. */
export type RoomEvent = {
  [Name in RoomServerEventName]: { name: Name; payload: RoomServerPayload<Name>; at: number }
}[RoomServerEventName]

/** What the client tells its own board. */
export type OwnEvent = { name: 'own_close_guess'; payload: { message: string }; at: number }

export type BoardEvent = RoomEvent | OwnEvent

/** Reads what came over the wire. A name that this version does not know, or a payload that is none, is `null`. */
export function parseRoomEvent(name: unknown, payload: unknown, at: number): RoomEvent | null {
  if (typeof name !== 'string' || !Object.hasOwn(roomServerEventSchemas, name)) return null
  const parsed = roomServerEventSchemas[name as RoomServerEventName].safeParse(payload)
  return parsed.success ? ({ name, payload: parsed.data, at } as RoomEvent) : null
}
