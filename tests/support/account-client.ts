import { io, type Socket } from 'socket.io-client'
import type { Ack } from '#shared/protocol/server-events.ts'
import type { Player } from './api.ts'
import { createRecorder, type Recorder } from './recorder.ts'
import { seeDoor } from './seen-doors.ts'

export interface AccountClient extends Recorder {
  readonly socket: Socket
  say(name: string, payload?: unknown): Promise<Ack>
  close(): void
}

/** A client that knows only socket.io. */
export async function connectAccount(url: string, { token, user }: Player): Promise<AccountClient> {
  const socket = io(url, { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true })
  const recorder = createRecorder(user.username)
  socket.onAny((name: string, payload: unknown) => {
    seeDoor('out', name)
    recorder.note(name, payload)
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    ...recorder,
    socket,
    async say(name, payload) {
      const ack: Ack = await socket.timeout(10_000).emitWithAck(name, payload)
      if (ack.success) seeDoor('account', name)
      return ack
    },
    close: () => {
      socket.disconnect()
    },
  }
}
