import type { IncomingMessage } from 'node:http'
import type { Server, Socket } from 'socket.io'

const CONNECTIONS_OF_ONE_USER = 10
/** A class of thirty comes back together after a restart, each from two pages. */
const UNPROVEN_FROM_ONE_ADDRESS = 100

/** Counts what is open at once by some key, up to so many. */
function createTally(most: number) {
  const open = new Map<string, number>()
  const countOf = (key: string): number => open.get(key) ?? 0
  return {
    /** False when it is full. */
    enter(key: string): boolean {
      if (countOf(key) >= most) return false
      open.set(key, countOf(key) + 1)
      return true
    },
    leave(key: string): void {
      if (countOf(key) > 1) open.set(key, countOf(key) - 1)
      else open.delete(key)
    },
  }
}

/**
 * A connection costs memory before it has said whose it is, and a user needs a page or two. `addressOf` answers null for
 * one who is not limited.
 */
export function limitConnections(io: Server, addressOf: (request: IncomingMessage) => string | null) {
  const unproven = createTally(UNPROVEN_FROM_ONE_ADDRESS)
  const proven = createTally(CONNECTIONS_OF_ONE_USER)
  const proofs = new WeakMap<object, () => void>()

  io.engine.on('connection', (line: Socket['conn']) => {
    const address = addressOf(line.request)
    if (address === null) return
    if (!unproven.enter(address)) {
      line.close(true)
      return
    }
    let isProven = false
    const prove = () => {
      if (!isProven) unproven.leave(address)
      isProven = true
    }
    proofs.set(line, prove)
    line.once('close', prove)
  })

  /** Counts the connection as this user's from now on; false when they have enough, or it is closed already. */
  return function admit({ conn }: Socket, userId: string): boolean {
    if (conn.readyState !== 'open' || !proven.enter(userId)) return false
    conn.once('close', () => proven.leave(userId))
    proofs.get(conn)?.()
    return true
  }
}
