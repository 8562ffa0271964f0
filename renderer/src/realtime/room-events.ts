import { createEmitter } from '#renderer/lib/emitter.ts'
import type { RoomServerEventName, RoomServerPayload } from '#shared/protocol/server-events.ts'
import type { RoomEvent } from './room-event.ts'

type Events = { [Name in RoomServerEventName]: RoomServerPayload<Name> }
const emitter = createEmitter<Events>()

/** For screens that must do something when an event comes, besides drawing the board: a sound, an announcement. */
export const onRoomEvent = emitter.on

export const forwardRoomEvent = ({ name, payload }: RoomEvent): void =>
  emitter.emit(name, payload as Events[typeof name])
