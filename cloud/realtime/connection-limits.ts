import type { IncomingMessage } from 'node:http'
import type { Server, Socket } from 'socket.io'

const CONNECTIONS_OF_ONE_USER = 10
/** Enough for a class of thirty that reconnects after a restart, two pages each. */
const UNPROVEN_FROM_ONE_ADDRESS = 100

/** Counts open connections by key, up to `most`. */
function createTally(most: number) {
  const open = new Map<string, number>()
  const countOf = (key: string): number => open.get(key) ?? 0
  return {
    /** False when the limit is reached. */
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
 * Limits the connections of a user, and those of an address that have not sent a token yet: they cost memory, too.
 * `addressOf` returns null for a connection that is not limited.
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

  /** Counts the connection as this user's from now on. False when the user has too many, or it is already closed. */
  return function admit({ conn }: Socket, userId: string): boolean {
    if (conn.readyState !== 'open' || !proven.enter(userId)) return false
    conn.once('close', () => proven.leave(userId))
    proofs.get(conn)?.()
    return true
  }
}
