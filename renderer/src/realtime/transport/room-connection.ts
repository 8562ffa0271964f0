import { CLOSE } from '#shared/protocol/close-codes.ts'
import {
  type RoomServerEventName,
  type RoomServerPayload,
  roomServerEventSchemas,
} from '#shared/protocol/server-events.ts'
import { type JoinFailure, joinFailure } from './join-failure.ts'
import { createRequests } from './requests.ts'
import { type OnWakeUp, pause, type RetryPolicy } from './retry.ts'
import type { RoomDoor, RoomWire } from './room-transport.ts'

/** What a websocket says of itself when it just broke. */
const CLOSED_ABNORMALLY = 1006

/** An event of the server as it was understood, with the `performance.now()` of its arrival. */
export type RoomEvent = {
  [Name in RoomServerEventName]: { name: Name; payload: RoomServerPayload<Name>; at: number }
}[RoomServerEventName]

/** Reads what came over the wire. A name that this version does not know, or a payload that is none, is `null`. */
export function parseRoomEvent(name: unknown, payload: unknown, at: number): RoomEvent | null {
  if (typeof name !== 'string' || !Object.hasOwn(roomServerEventSchemas, name)) return null
  const parsed = roomServerEventSchemas[name as RoomServerEventName].safeParse(payload)
  return parsed.success ? ({ name, payload: parsed.data, at } as RoomEvent) : null
}

/** How a connection ended for good. */
export type Ending =
  /** On purpose: one's own leave, a kick, a login elsewhere. */
  | { kind: 'consented' }
  /** It was lost and not won back. */
  | { kind: 'lost' }
  /** The server would not have us back. */
  | { kind: 'refused'; failure: JoinFailure }

export interface ConnectionEvents {
  event: (event: RoomEvent) => void
  /** The line is down and is being won back. */
  lost: () => void
  /** The line is up, for the first time or again; its token is the one to keep. */
  up: (reconnectToken: string) => void
  ended: (ending: Ending) => void
}

export interface ConnectionOptions {
  roomId: string
  door: RoomDoor
  /** A fresh login token, every time that it is needed. */
  token: () => string | null
  password?: string | undefined
  spectate?: boolean | undefined
  retry: RetryPolicy
  onWakeUp: OnWakeUp
  /** Renews the login token after a 401; answers whether there is another one now. */
  renewToken: () => Promise<boolean>
  now?: () => number
}

/** A line to a room that holds: it is won back after a loss, and what was not answered is sent again. */
export function createRoomConnection(options: ConnectionOptions, on: ConnectionEvents) {
  const { roomId, door, retry } = options
  const now = options.now ?? (() => performance.now())
  const requests = createRequests(() => drop())
  const offWakeUp = options.onWakeUp(() => probe())
  const firstView = Promise.withResolvers<void>()
  // Nobody may be waiting for it when it is rejected.
  firstView.promise.catch(() => undefined)
  let wire: RoomWire | null = null
  let reconnectToken: string | null = null
  let over = false

  function finish(ending: Ending) {
    if (over) return
    over = true
    wire = null
    offWakeUp()
    requests.abandon()
    firstView.reject(new Error())
    on.ended(ending)
  }

  /** The line says that it is open, but nobody answers on it: waiting for the browser to notice takes minutes. */
  function drop() {
    const dead = wire
    if (!dead) return
    closed(CLOSED_ABNORMALLY)
    dead.close(false)
  }

  /** After a sleep or a change of networks only an answer proves that the line still holds. */
  function probe() {
    if (wire) void requests.request('get_chat_history', { roomId, limit: 1 })
  }

  function adopt(next: RoomWire) {
    // Taken back while it was being made: an open socket without an owner would be a ghost in the room.
    if (over) {
      next.close(false)
      return
    }
    wire = next
    reconnectToken = next.reconnectToken
    next.onEvent((name, payload) => {
      if (wire === next) receive(next, name, payload)
    })
    next.onClose((code) => {
      if (wire === next) closed(code)
    })
    on.up(next.reconnectToken)
  }

  function receive(from: RoomWire, name: unknown, payload: unknown) {
    const event = parseRoomEvent(name, payload, now())
    if (!event) return
    if (event.name === 'ack') requests.acked(event.payload)
    on.event(event)
    // The view says where things stand; only then is it known that the server listens.
    if (event.name !== 'room_view') return
    requests.connected((type, message) => from.send(type, message))
    firstView.resolve()
  }

  function closed(code: number) {
    wire = null
    requests.disconnected()
    // A leave that the server did not have to say goodbye to has code 1000.
    if (code === CLOSE.consented || code <= 1000) finish({ kind: 'consented' })
    else void winBack()
  }

  async function fresh(): Promise<RoomWire> {
    const token = options.token()
    if (token === null) throw Object.assign(new Error('Not authenticated'), { code: 401 })
    const { password, spectate } = options
    return door.join(roomId, {
      token,
      ...(password ? { password } : {}),
      ...(spectate ? { spectate } : {}),
    })
  }

  /** The saved seat first; when the server does not know it (any more, or yet), the door that everyone uses. */
  async function attempt(): Promise<RoomWire> {
    const token = options.token()
    if (reconnectToken === null || token === null) return fresh()
    try {
      return await door.reconnect(reconnectToken, token)
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
    /** The first time: rejects when the server does not let us in. */
    async open(savedToken: string | null = null): Promise<void> {
      if (savedToken === null) return adopt(await fresh())
      const token = options.token()
      if (token === null) return adopt(await fresh())
      adopt(await door.reconnect(savedToken, token))
    },
    /** Resolves with the first view of the room; rejects when the connection ends before it. */
    firstView: firstView.promise,
    request: requests.request,
    get isUp() {
      return wire !== null
    },
    /** Ends it from our side, at once: nothing that the server says afterwards is heard. */
    close(consented: boolean) {
      const last = wire
      finish({ kind: 'consented' })
      last?.close(consented)
    },
  }
}
export type RoomConnection = ReturnType<typeof createRoomConnection>
