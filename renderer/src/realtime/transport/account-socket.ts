import { io } from 'socket.io-client'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { platform } from '#renderer/platform/platform.ts'
import {
  SOCKET_RECONNECT_MAX_MS,
  SOCKET_RECONNECT_MIN_MS,
  SOCKET_TIMEOUT_MS,
} from '#shared/constants/timings.ts'

/** The part of a socket that the account channel uses. Only this file knows socket.io. */
export interface AccountSocket {
  connect: () => void
  disconnect: () => void
  readonly connected: boolean
  emit: (name: string, payload: unknown) => void
  on: (name: string, listener: (payload: unknown) => void) => void
  /** Every event that the server sends, by name. */
  onAny: (listener: (name: string, payload: unknown) => void) => void
}

export const SOCKET_OPTIONS = {
  path: '/socket.io',
  transports: ['websocket', 'polling'],
  // Without it a blocked websocket would never fall back to polling.
  tryAllTransports: true,
  autoConnect: false,
  reconnection: true,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  reconnectionDelay: SOCKET_RECONNECT_MIN_MS,
  reconnectionDelayMax: SOCKET_RECONNECT_MAX_MS,
  randomizationFactor: 0.5,
  timeout: SOCKET_TIMEOUT_MS,
}

/** `token` is read before every attempt: it may have been renewed. */
export function accountSocket(token: () => string | null): AccountSocket {
  const socket = io(endpoint.origin, {
    ...SOCKET_OPTIONS,
    // An admin sees how many apps are older than a version. The web has none.
    auth: (give) => give({ token: token() ?? '', version: platform.desktop?.launch.version }),
  })
  return {
    connect: () => {
      socket.connect()
    },
    disconnect: () => {
      socket.disconnect()
    },
    get connected() {
      return socket.connected
    },
    emit: (name, payload) => {
      socket.emit(name, payload)
    },
    on: (name, listener) => {
      socket.on(name, listener)
    },
    onAny: (listener) => {
      socket.onAny(listener)
    },
  }
}
