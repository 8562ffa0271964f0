import { setConnection } from '#renderer/realtime/room/active-connection.ts'
import { handleRoomEvent } from '#renderer/realtime/room/handle-room-event.ts'
import { forgetRooms, openModel, setRoom } from '#renderer/realtime/room/room-store.ts'
import type { RoomConnection, RoomEvent } from '#renderer/realtime/transport/room-connection.ts'
import type { RoomEventName } from '#shared/protocol/client-events.ts'
import type { RoomServerEventName, RoomServerPayload } from '#shared/protocol/server-events.ts'
import { roomServerEventSchemas } from '#shared/protocol/server-events.ts'

export interface Asked {
  name: RoomEventName
  payload: unknown
}

/** Puts the client into room r1 as Ada, with a line on which the test says what the room says. */
export function inRoom() {
  const asked: Asked[] = []
  let accepts = false
  const request: RoomConnection['request'] = (name, payload) => {
    asked.push({ name, payload })
    return accepts ? Promise.resolve({ success: true }) : new Promise(() => undefined)
  }
  const connection: RoomConnection = {
    roomId: 'r1',
    open: async () => undefined,
    firstView: Promise.resolve(),
    request,
    ask: request,
    isUp: true,
    renew: () => undefined,
    close: () => undefined,
  }
  forgetRooms()
  setConnection(connection)
  openModel('ada')
  setRoom({ roomId: 'r1', joinStatus: 'success', link: 'connected' })
  /** Checked against the protocol: a test cannot say what no server says. */
  const tell = <Name extends RoomServerEventName>(name: Name, payload: RoomServerPayload<Name>): void =>
    handleRoomEvent({
      name,
      payload: roomServerEventSchemas[name].parse(payload),
      at: performance.now(),
    } as RoomEvent)
  /** From now on the room does what is asked. */
  const accept = (): void => {
    accepts = true
  }
  return { asked, tell, accept }
}
