import type { JoinOptions, RoomSocket, RoomTransport } from '#renderer/realtime/transport/room-transport.ts'

export interface FakeRoomSocket extends RoomSocket {
  sent: { name: string; payload: Record<string, unknown> }[]
  closedWith: boolean | null
  say: (name: unknown, payload?: unknown) => void
  drop: (code: number) => void
}

export function fakeRoomSocket(roomId: string, n: number): FakeRoomSocket {
  const events = new Set<(name: unknown, payload: unknown) => void>()
  const closes = new Set<(code: number, reason: string) => void>()
  return {
    roomId,
    reconnectToken: `${roomId}:secret${n}`,
    sent: [],
    closedWith: null,
    send(name, payload) {
      this.sent.push({ name, payload: payload as Record<string, unknown> })
    },
    close(consented) {
      this.closedWith = consented
    },
    onEvent: (listener) => events.add(listener),
    onClose: (listener) => closes.add(listener),
    say: (name, payload) => {
      for (const listener of events) listener(name, payload)
    },
    drop: (code) => {
      for (const listener of closes) listener(code, '')
    },
  }
}

type Answer = 'ok' | { code?: number | string; message: string }

/** Stands in for the game server: each call takes the next answer that was laid ready, or opens. */
export function fakeTransport() {
  const sockets: FakeRoomSocket[] = []
  const calls: { method: 'join' | 'reconnect'; roomId: string; options?: JoinOptions }[] = []
  const answers: Answer[] = []
  async function open(roomId: string): Promise<RoomSocket> {
    const answer = answers.shift() ?? 'ok'
    if (answer !== 'ok') throw Object.assign(new Error(answer.message), { code: answer.code })
    const socket = fakeRoomSocket(roomId, sockets.length + 1)
    sockets.push(socket)
    return socket
  }
  const transport: RoomTransport = {
    join: (roomId, options) => {
      calls.push({ method: 'join', roomId, options })
      return open(roomId)
    },
    reconnect: (reconnectToken) => {
      const roomId = reconnectToken.split(':')[0] ?? ''
      calls.push({ method: 'reconnect', roomId })
      return open(roomId)
    },
  }
  return { transport, sockets, calls, answer: (...next: Answer[]) => answers.push(...next) }
}
