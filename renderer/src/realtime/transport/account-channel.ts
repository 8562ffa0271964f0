import { create } from 'zustand'
import { createEmitter } from '#renderer/lib/emitter.ts'
import { readToken } from '#renderer/lib/storage.ts'
import { notify } from '#renderer/realtime/notices.ts'
import { isTokenRefused, refreshSession } from '#renderer/session/session-refresh.ts'
import { setSession } from '#renderer/session/session-store.ts'
import { expireSession } from '#renderer/session/sign-out.ts'
import { isAccepted } from '#renderer/session/token-store.ts'
import { SOCKET_RECONNECT_MAX_MS, SOCKET_RECONNECT_MIN_MS } from '#shared/constants/timings.ts'
import { handleAccountEvent, onAccountEvent } from './account-events.ts'
import type { AccountSocket } from './account-socket.ts'

export type AccountStatus = 'disconnected' | 'connecting' | 'connected'
export const useAccountChannel = create<{ status: AccountStatus }>()(() => ({ status: 'disconnected' }))

const emitter = createEmitter<{ connected: null; disconnected: null }>()
export const onAccountConnected = (listener: () => void) => emitter.on('connected', listener)
export const onAccountDisconnected = (listener: () => void) => emitter.on('disconnected', listener)

type MakeSocket = (token: () => string | null) => AccountSocket
/** socket.io is fetched with the first connection: the lobby is drawn without it. */
let loadSocket = async (): Promise<MakeSocket> => (await import('./account-socket.ts')).accountSocket
/** For tests: another kind of socket. */
export const setSocketLoader = (load: typeof loadSocket): void => {
  loadSocket = load
}

let socket: AccountSocket | null = null
/** The connect that is under way; a logout clears it. */
let connecting: symbol | null = null
const setStatus = (status: AccountStatus): void => useAccountChannel.setState({ status })

/** Sends an event without an answer; dropped when not connected. */
export const sendToAccount = (name: string, payload: unknown): void => {
  if (socket?.connected) socket.emit(name, payload)
}

/** Fetches socket.io, again and again while the network is down; `null` once nobody waits for it any more. */
async function fetchSocket(isWanted: () => boolean): Promise<MakeSocket | null> {
  while (isWanted()) {
    try {
      return await loadSocket()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, SOCKET_RECONNECT_MAX_MS))
    }
  }
  return null
}

/** Connects the signed-in user. A token that the server has not accepted yet is validated first; a refused one ends the session. */
export async function connectAccount(): Promise<void> {
  const token = readToken()
  if (socket || connecting || token === null) return
  const mine = Symbol('connect')
  connecting = mine
  setStatus('connecting')
  const isWanted = () => connecting === mine
  const [makeSocket, refused] = await Promise.all([
    fetchSocket(isWanted),
    !isAccepted(token) && isTokenRefused(),
  ])
  // A logout or another login meanwhile.
  if (!isWanted() || makeSocket === null) return
  connecting = null
  if (refused) {
    disconnectAccount()
    return expireSession()
  }
  socket = makeSocket(readToken)
  listen(socket)
  socket.connect()
}

export function disconnectAccount(): void {
  const last = socket
  socket = null
  connecting = null
  last?.disconnect()
  setStatus('disconnected')
}

function listen(to: AccountSocket): void {
  let wasConnected = false
  let complained = false
  const isCurrent = () => socket === to

  to.on('connect', () => {
    if (!isCurrent()) return
    setStatus('connected')
    if (wasConnected) notify('server_reconnected', null)
    wasConnected = true
    complained = false
    emitter.emit('connected', null)
  })
  to.on('disconnect', (reason) => {
    if (!isCurrent()) return
    setStatus('connecting')
    emitter.emit('disconnected', null)
    // socket.io does not reconnect by itself after the server closed the connection.
    if (reason === 'io server disconnect')
      setTimeout(() => isCurrent() && to.connect(), SOCKET_RECONNECT_MIN_MS)
  })
  to.on('connect_error', (error) => {
    if (!isCurrent()) return
    const reason = error instanceof Error ? error.message : ''
    if (/unauthorized|\b401\b/i.test(reason)) return void renew(to)
    // Once per connection loss, not per attempt.
    if (!complained) notify('server_unreachable', null)
    complained = true
  })
  to.onAny(handleAccountEvent)
}

/** The token was refused: reconnects with a renewed one; without one the session is over. */
async function renew(refused: AccountSocket): Promise<void> {
  const holds = await refreshSession()
  if (socket !== refused) return
  if (holds) setTimeout(() => socket === refused && refused.connect(), SOCKET_RECONNECT_MIN_MS)
  else disconnectAccount()
}

onAccountEvent('force_disconnect', ({ reason }) => {
  setSession({ forceDisconnectReason: reason })
  disconnectAccount()
})
