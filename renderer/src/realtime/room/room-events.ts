import { createEmitter } from '#renderer/lib/emitter.ts'
import type { RoomEvent } from '#renderer/realtime/transport/room-connection.ts'
import type { RoomMode } from '#shared/constants/game.ts'
import type { RoomServerEventName, RoomServerPayload } from '#shared/protocol/server-events.ts'
import type { RoomModel } from './room-model.ts'

type Events = { [Name in RoomServerEventName]: RoomServerPayload<Name> }
const events = createEmitter<Events>()

/** For what must happen when an event comes, besides drawing the model: an announcement, a query that is out of date. */
export const onRoomEvent = events.on
export const emitRoomEvent = ({ name, payload }: RoomEvent): void =>
  events.emit(name, payload as Events[typeof name])

export interface RoomChange {
  event: RoomEvent
  before: RoomModel
  after: RoomModel
}
interface Changes {
  /** An event has changed the model; for sounds, which depend on both. */
  change: RoomChange
  /** The match fell apart, and the server has put the player back into the queue. */
  requeued: RoomMode
}
const changes = createEmitter<Changes>()
export const onRoomChange = (listener: (change: RoomChange) => void) => changes.on('change', listener)
export const emitRoomChange = (change: RoomChange): void => changes.emit('change', change)
export const onRequeued = (listener: (mode: RoomMode) => void) => changes.on('requeued', listener)
export const emitRequeued = (mode: RoomMode): void => changes.emit('requeued', mode)
