import { errorText } from '#renderer/lib/error-text.ts'
import { notify } from '#renderer/realtime/notices.ts'
import { LOST, type RoomAck } from '#renderer/realtime/transport/requests.ts'
import type { RoomConnection } from '#renderer/realtime/transport/room-connection.ts'
import type { RoomEventInput, RoomEventName } from '#shared/protocol/client-events.ts'

/** The one connection. Not in a component: React mounts twice in development, and the first connection would stay open. */
let connection: RoomConnection | null = null

export const activeConnection = (): RoomConnection | null => connection
export const setConnection = (next: RoomConnection | null): void => {
  connection = next
}

export function dropConnection(consented: boolean): void {
  const last = connection
  connection = null
  last?.close(consented)
}

export const request = <Name extends RoomEventName>(
  name: Name,
  payload: RoomEventInput<Name>,
): Promise<RoomAck> => (connection ? connection.request(name, payload) : Promise.resolve(LOST))

/** Sends a request and notifies of a refusal. Returns whether it was accepted. */
export async function requestOrNotify<Name extends RoomEventName>(
  name: Name,
  payload: RoomEventInput<Name>,
): Promise<boolean> {
  const asked = connection
  const ack = await request(name, payload)
  // No notice for a request that was cut short by leaving.
  if (!ack.success && connection === asked)
    notify('refused', { text: errorText({ code: ack.code, message: ack.error ?? '', details: ack.details }) })
  return ack.success
}
