import { parseRoomEvent, type RoomEvent } from '#renderer/realtime/transport/room-connection.ts'
import type { RoomSocket } from '#renderer/realtime/transport/room-transport.ts'
import { JOIN_TIMEOUT_MS } from '#shared/constants/timings.ts'

/** Nothing may be said for long in a waiting room: an answer, even a refusal, proves that the connection lives. */
const BEAT_MS = 4_000

/** A connection that comes too late is closed again. */
export async function openInTime(opening: Promise<RoomSocket>): Promise<RoomSocket> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    late.reject(new Error('The room did not answer in time.'))
    opening.then(
      (socket) => socket.close(false),
      () => undefined,
    )
  }, JOIN_TIMEOUT_MS)
  return Promise.race([opening, late.promise]).finally(() => clearTimeout(timer))
}

/** Passes on what the room says, and resolves when the connection has ended or no longer answers. */
export function followRoom(socket: RoomSocket, onEvent: (event: RoomEvent) => void): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let heard = true
  const beat = setInterval(() => {
    if (!heard) {
      socket.close(false)
      resolve()
    } else {
      heard = false
      socket.send('get_chat_history', { ref: 'beat', roomId: socket.roomId, limit: 1 })
    }
  }, BEAT_MS)
  socket.onEvent((name, payload) => {
    heard = true
    const event = parseRoomEvent(name, payload, performance.now())
    if (event) onEvent(event)
  })
  socket.onClose(() => resolve())
  return promise.finally(() => clearInterval(beat))
}
