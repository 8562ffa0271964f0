import { READ_GAP_MS } from '#shared/constants/timings.ts'
import { errorDetails } from '#shared/errors/error-details.ts'
import { CLOSE } from '#shared/protocol/close-codes.ts'
import {
  type RoomServerEventName,
  type RoomServerPayload,
  roomServerEventSchemas,
} from '#shared/protocol/server-events.ts'
import { type JoinFailure, joinFailure } from './join-failure.ts'
import { createRequests } from './requests.ts'
import { type OnWakeUp, pause, type RetryPolicy } from './retry.ts'
import type { RoomSocket, RoomTransport } from './room-transport.ts'

/** The close code of a websocket that broke without a close frame. */
const CLOSED_ABNORMALLY = 1006

/** A parsed server event, with the `performance.now()` of its arrival. */
export type RoomEvent = {
  [Name in RoomServerEventName]: { name: Name; payload: RoomServerPayload<Name>; at: number }
}[RoomServerEventName]

/** Parses an event; `null` for an unknown name or an invalid payload. */
export function parseRoomEvent(name: unknown, payload: unknown, at: number): RoomEvent | null {
  if (typeof name !== 'string' || !Object.hasOwn(roomServerEventSchemas, name)) return null
  const parsed = roomServerEventSchemas[name as RoomServerEventName].safeParse(payload)
  return parsed.success ? ({ name, payload: parsed.data, at } as RoomEvent) : null
}

/** How a connection ended for good. */
export type Ending =
  /** On purpose: the player left, was kicked, or logged in elsewhere. */
  | { kind: 'consented' }
  /** The player has opened the room in too many places; this was the oldest. */
  | { kind: 'displaced' }
  /** It was lost and not restored. */
  | { kind: 'lost' }
  /** The server refused the reconnection. */
  | { kind: 'refused'; failure: JoinFailure }

export interface ConnectionEvents {
  event: (event: RoomEvent) => void
  /** The connection is lost and is being restored. */
  lost: () => void
  /** Connected, for the first time or again; keep this token. */
  up: (reconnectToken: string) => void
  ended: (ending: Ending) => void
}

export interface ConnectionOptions {
  roomId: string
  transport: RoomTransport
  /** Reads the current login token. */
  token: () => string | null
  password?: string | undefined
  spectate?: boolean | undefined
  retry: RetryPolicy
  onWakeUp: OnWakeUp
  /** Renews the login token after a 401; answers whether there is another one now. */
  renewToken: () => Promise<boolean>
  now?: () => number
}

/** A connection to a room that is restored after a loss; unanswered requests are sent again. */
export function createRoomConnection(options: ConnectionOptions, on: ConnectionEvents) {
  const { roomId, transport, retry } = options
  const now = options.now ?? (() => performance.now())
  const requests = createRequests(() => drop())
  const offWakeUp = options.onWakeUp(() => void probe())
  const firstView = Promise.withResolvers<void>()
  // Nobody may be waiting for it when it is rejected.
  firstView.promise.catch(() => undefined)
  let socket: RoomSocket | null = null
  let reconnectToken: string | null = null
  let over = false
  /** The server answers a connection's question for the history only so often. */
  let mayProbeAt = Number.NEGATIVE_INFINITY

  function finish(ending: Ending) {
    if (over) return
    over = true
    socket = null
    offWakeUp()
    requests.abandon()
    firstView.reject(new Error())
    on.ended(ending)
  }

  /** The socket counts as open, but no answer comes: the browser would need minutes to notice. */
  function drop() {
    const dead = socket
    if (!dead) return
    closed(CLOSED_ABNORMALLY)
    dead.close(false)
  }

  /** After a sleep or a change of networks only an answer proves that the socket still works. */
  async function probe() {
    if (!socket || now() < mayProbeAt) return
    mayProbeAt = now() + READ_GAP_MS
    const { details } = await requests.request('get_chat_history', { roomId, limit: 1 })
    const refused = errorDetails.RATE_LIMITED.safeParse(details)
    if (refused.success) mayProbeAt = now() + refused.data.retryAfter * 1_000
  }

  function adopt(next: RoomSocket) {
    // Closed while connecting: an open socket without an owner would keep a seat.
    if (over) {
      next.close(false)
      return
    }
    socket = next
    mayProbeAt = Number.NEGATIVE_INFINITY
    reconnectToken = next.reconnectToken
    next.onEvent((name, payload) => {
      if (socket === next) receive(next, name, payload)
    })
    next.onClose((code) => {
      if (socket === next) closed(code)
    })
    on.up(next.reconnectToken)
  }

  function receive(from: RoomSocket, name: unknown, payload: unknown) {
    const event = parseRoomEvent(name, payload, now())
    if (!event) return
    if (event.name === 'ack') requests.acked(event.payload)
    on.event(event)
    // Only the view proves that the server listens.
    if (event.name !== 'room_view') return
    requests.connected((type, message) => from.send(type, message))
    firstView.resolve()
  }

  function closed(code: number) {
    socket = null
    requests.disconnected()
    // A leave without a close frame from the server has code 1000.
    if (code === CLOSE.consented || code <= 1000) finish({ kind: 'consented' })
    else if (code === CLOSE.displaced) finish({ kind: 'displaced' })
    else void winBack()
  }

  async function fresh(): Promise<RoomSocket> {
    const token = options.token()
    if (token === null) throw Object.assign(new Error('Not authenticated'), { code: 401 })
    const { password, spectate } = options
    return transport.join(roomId, {
      token,
      ...(password ? { password } : {}),
      ...(spectate ? { spectate } : {}),
    })
  }

  /** By the saved seat first; when the server does not know it (any more, or yet), by a fresh join. */
  async function attempt(): Promise<RoomSocket> {
    const token = options.token()
    if (reconnectToken === null || token === null) return fresh()
    try {
      return await transport.reconnect(reconnectToken, token)
    } catch (error) {
      const { kind } = joinFailure(error)
      if (kind === 'unreachable' || kind === 'unauthorized') throw error
      reconnectToken = null
      return fresh()
    }
  }

  async function renewed(failure: JoinFailure): Promise<boolean> {
    return failure.kind === 'unauthorized' && (await options.renewToken())
  }

  async function winBack() {
    const lostAt = now()
    on.lost()
    for (let tries = 0; !over; tries++) {
      const delay = retry.delay(tries, now() - lostAt)
      if (delay === null) return finish({ kind: 'lost' })
      await pause(delay, options.onWakeUp)
      if (over) return
      try {
        return adopt(await attempt())
      } catch (error) {
        const failure = joinFailure(error)
        if (failure.kind === 'unreachable' || (await renewed(failure))) continue
        return finish({ kind: 'refused', failure })
      }
    }
  }

  return {
    roomId,
    /** Connects for the first time; rejects when the server refuses. */
    async open(savedToken: string | null = null): Promise<void> {
      if (savedToken === null) return adopt(await fresh())
      const token = options.token()
      if (token === null) return adopt(await fresh())
      adopt(await transport.reconnect(savedToken, token))
    },
    /** Resolves with the first view of the room; rejects when the connection ends before it. */
    firstView: firstView.promise,
    request: requests.request,
    ask: requests.ask,
    get isUp() {
      return socket !== null
    },
    /** Connects anew: the room is known to be elsewhere by now. */
    renew: drop,
    /** Closes at once: later events are ignored. */
    close(consented: boolean) {
      const last = socket
      finish({ kind: 'consented' })
      last?.close(consented)
    },
  }
}
export type RoomConnection = ReturnType<typeof createRoomConnection>
