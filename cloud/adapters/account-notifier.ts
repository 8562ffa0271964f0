import type { Server } from 'socket.io'
import { ofUser } from '#cloud/realtime/channel-rooms.ts'
import type { AccountNotifier } from '#host-engine/index.ts'
import { englishText } from '#shared/errors/catalogue.ts'

/** The engine's way to users without a room-play connection. The channel is made after the engine, hence the call. */
export const accountNotifier = (channel: () => Server | undefined): AccountNotifier => ({
  deliver(userIds, name, payload) {
    channel()?.to(userIds.map(ofUser)).emit(name, payload)
  },
  // Every socket is in a room of its own id.
  show(connectionId, view) {
    channel()?.to(connectionId).emit('room_view', view)
  },
  displace(connectionId) {
    const socket = channel()?.to(connectionId)
    const code = 'TOO_MANY_CONNECTIONS'
    socket?.emit('error', { code, message: englishText(code) })
    socket?.disconnectSockets(true)
  },
})
