import { io, type Socket } from 'socket.io-client'
import type { Ack } from '#shared/protocol/server-events.ts'
import type { Player } from './api.ts'
import { createRecorder, type Recorder } from './recorder.ts'

export interface AccountClient extends Recorder {
  readonly socket: Socket
  say(name: string, payload?: unknown): Promise<Ack>
  close(): void
}

/** A client that knows only socket.io. */
export async function connectAccount(url: string, { token, user }: Player): Promise<AccountClient> {
  const socket = io(url, { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true })
  const recorder = createRecorder(user.username)
  socket.onAny(recorder.note)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    ...recorder,
    socket,
    say: (name, payload) => socket.timeout(10_000).emitWithAck(name, payload),
    close: () => {
      socket.disconnect()
    },
  }
}
