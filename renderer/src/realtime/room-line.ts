import { errorText } from '#renderer/lib/error-text.ts'
import { toast } from '#renderer/lib/toast.ts'
import type { RoomEventInput, RoomEventName } from '#shared/protocol/client-events.ts'
import { LOST, type RoomAck } from './requests.ts'
import type { RoomConnection } from './room-connection.ts'

/** The one connection. It lives here and not in a component: React mounts twice while developing, and a ghost would sit in the room. */
let connection: RoomConnection | null = null

export const currentConnection = (): RoomConnection | null => connection
export const setConnection = (next: RoomConnection | null): void => {
  connection = next
}

export function dropConnection(consented: boolean): void {
  const last = connection
  connection = null
  last?.close(consented)
}

export const ask = <Name extends RoomEventName>(
  name: Name,
  payload: RoomEventInput<Name>,
): Promise<RoomAck> => (connection ? connection.request(name, payload) : Promise.resolve(LOST))

/** Asks, and shows a refusal. Answers whether it was done. */
export async function askOrTell<Name extends RoomEventName>(
  name: Name,
  payload: RoomEventInput<Name>,
): Promise<boolean> {
  const asked = connection
  const ack = await ask(name, payload)
  // A question that was cut short by leaving needs no answer.
  if (!ack.success && connection === asked)
    toast.error(errorText({ code: ack.code, message: ack.error ?? '', details: ack.details }))
  return ack.success
}
