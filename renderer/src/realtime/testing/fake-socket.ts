import type { AccountSocket } from '#renderer/realtime/transport/account-socket.ts'

export interface FakeSocket extends AccountSocket {
  connects: number
  closed: boolean
  sent: { name: string; payload: unknown }[]
  token: () => string | null
  accept: () => void
  lose: (reason: string) => void
  refuse: (message: string) => void
  say: (name: string, payload: unknown) => void
}

function fakeSocket(token: () => string | null): FakeSocket {
  const listeners = new Map<string, (payload: unknown) => void>()
  let any: (name: string, payload: unknown) => void = () => undefined
  let connected = false
  return {
    connects: 0,
    closed: false,
    sent: [],
    token,
    get connected() {
      return connected
    },
    connect() {
      this.connects += 1
    },
    disconnect() {
      connected = false
      this.closed = true
    },
    emit(name, payload) {
      this.sent.push({ name, payload })
    },
    on: (name, listener) => {
      listeners.set(name, listener)
    },
    onAny: (listener) => {
      any = listener
    },
    accept: () => {
      connected = true
      listeners.get('connect')?.(undefined)
    },
    lose: (reason) => {
      connected = false
      listeners.get('disconnect')?.(reason)
    },
    refuse: (message) => listeners.get('connect_error')?.(new Error(message)),
    say: (name, payload) => any(name, payload),
  }
}

/** Stands in for socket.io; keeps what was made. */
export function fakeSockets() {
  const made: FakeSocket[] = []
  return {
    made,
    make: (token: () => string | null) => {
      const socket = fakeSocket(token)
      made.push(socket)
      return socket
    },
    last: (): FakeSocket => {
      const socket = made.at(-1)
      if (!socket) throw new Error('no socket was made')
      return socket
    },
  }
}
