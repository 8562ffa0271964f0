import { create } from 'zustand'
import { createEmitter } from '#renderer/lib/emitter.ts'
import { readToken } from '#renderer/lib/storage.ts'
import { notify } from '#renderer/realtime/notices.ts'
import { isTokenRefused, refreshSession } from '#renderer/session/session-refresh.ts'
import { setSession } from '#renderer/session/session-store.ts'
import { expireSession } from '#renderer/session/sign-out.ts'
import { isAccepted } from '#renderer/session/token-store.ts'
import { SOCKET_RECONNECT_MIN_MS } from '#shared/constants/timings.ts'
import { handleAccountEvent, onAccountEvent } from './account-events.ts'
import { type AccountSocket, accountSocket } from './account-socket.ts'

export type AccountStatus = 'disconnected' | 'connecting' | 'connected'
export const useAccountChannel = create<{ status: AccountStatus }>()(() => ({ status: 'disconnected' }))

const emitter = createEmitter<{ connected: null; disconnected: null }>()
export const onAccountConnected = (listener: () => void) => emitter.on('connected', listener)
export const onAccountDisconnected = (listener: () => void) => emitter.on('disconnected', listener)

let makeSocket: (token: () => string | null) => AccountSocket = accountSocket
/** For tests: another kind of socket. */
export const setSocketMaker = (maker: typeof makeSocket): void => {
  makeSocket = maker
}

let socket: AccountSocket | null = null
const setStatus = (status: AccountStatus): void => useAccountChannel.setState({ status })

/** Sends an event without an answer; dropped when not connected. */
export const sendToAccount = (name: string, payload: unknown): void => {
  if (socket?.connected) socket.emit(name, payload)
}

/** Connects the signed-in user. A token that the server has not accepted yet is validated first; a refused one ends the session. */
export async function connectAccount(): Promise<void> {
  const token = readToken()
  if (socket || token === null) return
  const next = makeSocket(readToken)
  socket = next
  setStatus('connecting')
  if (!isAccepted(token) && (await isTokenRefused())) {
    // A logout or another login meanwhile.
    if (socket !== next) return
    disconnectAccount()
    return expireSession()
  }
  if (socket !== next) return
  listen(next)
  next.connect()
}

export function disconnectAccount(): void {
  const last = socket
  socket = null
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
    if (!complained) notify('server_unreachable', { reason })
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
