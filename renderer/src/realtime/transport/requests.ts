import { REF_MAX } from '#shared/constants/limits.ts'
import type { RoomEventInput, RoomEventName } from '#shared/protocol/client-events.ts'
import type { RoomServerPayload } from '#shared/protocol/server-events.ts'

export type RoomAck = Omit<RoomServerPayload<'ack'>, 'ref'>

/** Without an answer the connection counts as dead after this time, the request after twice this. */
const SILENCE_MS = 5_000
export const TIMED_OUT: RoomAck = { success: false, code: 'REQUEST_TIMEOUT', error: 'Request timeout' }
export const LOST: RoomAck = { success: false, code: 'NETWORK_ERROR', error: 'Network error' }

interface Waiting {
  name: string
  payload: object
  settle: (ack: RoomAck) => void
  sent: number
  /** Sent once. A missing answer does not drop the connection. */
  isSentOnce: boolean
  timer?: ReturnType<typeof setTimeout>
}
type Send = (name: string, payload: unknown) => void

/** Unique among this user's last messages, over reloads and tabs too, and without `crypto.randomUUID` (LAN). */
const run = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
let count = 0
const nextRef = (): string => `${run}-${(count++).toString(36)}`.slice(-REF_MAX)

/**
 * Messages that wait for their `ack`. Nothing is lost with the connection: what was not answered is sent again on the
 * next one under the same `ref`, and the server does it once.
 */
export function createRequests(onSilence: () => void = () => undefined) {
  const waiting = new Map<string, Waiting>()
  let send: Send | null = null

  function settle(ref: string, ack: RoomAck) {
    const request = waiting.get(ref)
    if (!request) return
    waiting.delete(ref)
    clearTimeout(request.timer)
    request.settle(ack)
  }

  function dispatch(ref: string, request: Waiting) {
    if (!send) return
    clearTimeout(request.timer)
    request.sent += 1
    request.timer = setTimeout(() => unanswered(ref, request), SILENCE_MS)
    send(request.name, { ...request.payload, ref })
  }

  function unanswered(ref: string, request: Waiting) {
    if (request.isSentOnce || request.sent > 1) settle(ref, TIMED_OUT)
    else onSilence()
  }

  function add(name: string, payload: object, isSentOnce: boolean): Promise<RoomAck> {
    return new Promise((resolve) => {
      const ref = nextRef()
      const request: Waiting = { name, payload, settle: resolve, sent: 0, isSentOnce }
      waiting.set(ref, request)
      dispatch(ref, request)
    })
  }

  return {
    request: <Name extends RoomEventName>(name: Name, payload: RoomEventInput<Name>) =>
      add(name, payload, false),
    /** Sends a question that only this connection can answer. Without an answer it fails, and the connection stays. */
    ask: <Name extends RoomEventName>(name: Name, payload: RoomEventInput<Name>) => add(name, payload, true),
    acked({ ref, ...ack }: RoomServerPayload<'ack'>) {
      settle(ref, ack)
    },
    /** Connected: sends what waits, in order. */
    connected(through: Send) {
      send = through
      for (const [ref, request] of waiting) dispatch(ref, request)
    },
    disconnected() {
      send = null
      for (const [ref, request] of waiting) {
        clearTimeout(request.timer)
        if (request.isSentOnce) settle(ref, LOST)
      }
    },
    /** The connection will not come back: fails what waits. */
    abandon() {
      send = null
      for (const ref of [...waiting.keys()]) settle(ref, LOST)
    },
  }
}
