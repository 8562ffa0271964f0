import type { Socket } from 'node:net'
import type { Electorate } from './electorate.ts'
import type { Moment } from './moment.ts'
import { type Signals, signal } from './signals.ts'

interface Live {
  readonly userId: string
  /** Of a player at the host's own computer, who goes with it. */
  readonly isOwn: boolean
  bytesRead: number
  life: Signals
}

/** Seats that were promised and never taken are forgotten after so many others. */
const MOST_PROMISED = 500

export type Connections = ReturnType<typeof createConnections>

/** The room-play connections of this host: whose they are, from where, and when they last gave a sign of life. */
export function createConnections(now: () => Moment) {
  const promised = new Map<string, string>()
  const live = new Map<Socket, Live>()

  return {
    /** The player will connect under this session id. */
    promise(sessionId: string, userId: string): void {
      promised.set(sessionId, userId)
      const [oldest] = promised.keys()
      if (oldest !== undefined && promised.size > MOST_PROMISED) promised.delete(oldest)
    },
    /** A connection to the address of a room, which names its session. */
    add(url: string, socket: Socket): void {
      const sessionId = new URL(url, 'http://host').searchParams.get('sessionId') ?? ''
      const userId = promised.get(sessionId)
      promised.delete(sessionId)
      if (userId === undefined) return
      // A connection within one computer has the same address at both ends, whichever it is.
      const isOwn = socket.remoteAddress === socket.localAddress
      live.set(socket, { userId, isOwn, bytesRead: socket.bytesRead, life: signal(undefined, now()) })
      socket.once('close', () => live.delete(socket))
    },
    /** To be called several times a second. */
    look(): void {
      for (const [socket, one] of live) {
        if (socket.bytesRead === one.bytesRead) continue
        one.bytesRead = socket.bytesRead
        one.life = signal(one.life, now())
      }
    },
    /** The life of each player, over the connection that has lasted longest. */
    players(): ReadonlyMap<string, Signals> {
      const players = new Map<string, Signals>()
      for (const { userId, life } of live.values()) {
        const known = players.get(userId)
        if (!known || life.since.steady < known.since.steady) players.set(userId, life)
      }
      return players
    },
    electorate: (): Electorate =>
      [...new Set([...live.values()].filter(({ isOwn }) => !isOwn).map(({ userId }) => userId))].toSorted(),
    cutAll(): void {
      for (const socket of live.keys()) socket.destroy()
      live.clear()
    },
  }
}
