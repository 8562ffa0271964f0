import type { JoinOptions, RoomDoor, RoomWire } from '#renderer/realtime/transport/room-transport.ts'

export interface FakeWire extends RoomWire {
  sent: { name: string; payload: Record<string, unknown> }[]
  closedWith: boolean | null
  say: (name: unknown, payload?: unknown) => void
  drop: (code: number) => void
}

export function fakeWire(roomId: string, n: number): FakeWire {
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
export function fakeDoor() {
  const wires: FakeWire[] = []
  const calls: { method: 'join' | 'reconnect'; roomId: string; options?: JoinOptions }[] = []
  const answers: Answer[] = []
  async function open(roomId: string): Promise<RoomWire> {
    const answer = answers.shift() ?? 'ok'
    if (answer !== 'ok') throw Object.assign(new Error(answer.message), { code: answer.code })
    const wire = fakeWire(roomId, wires.length + 1)
    wires.push(wire)
    return wire
  }
  const door: RoomDoor = {
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
  return { door, wires, calls, answer: (...next: Answer[]) => answers.push(...next) }
}
