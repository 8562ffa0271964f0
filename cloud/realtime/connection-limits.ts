import type { IncomingMessage } from 'node:http'
import type { Server, Socket } from 'socket.io'
import { SITE_FACTOR } from '#cloud/address-limits.ts'
import { networkOf, siteOf } from '#cloud/http/client-ip.ts'
import { type Allowance, createTokenBuckets } from '#host-engine/index.ts'
import type { Line } from './lines.ts'

const CONNECTIONS_OF_ONE_USER = 10
/** Enough for a class of thirty that reconnects after a restart, two pages each. */
const UNPROVEN_FROM_ONE_ADDRESS = 100
/** Each is looked up in the database, and noted as activity. */
const FROM_ONE_ADDRESS: Allowance = { atOnce: 200, perSecond: 5 }
/** A page with a dead token sends it once. */
const WRONG_PROOFS: Allowance = { atOnce: 100, perSecond: 1 }

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

/** By network, and by the /48 around an IPv6 network. */
function createAddressTally(most: number) {
  const networks = createTally(most)
  const sites = createTally(most * SITE_FACTOR)
  return {
    enter(ip: string): boolean {
      if (!networks.enter(networkOf(ip))) return false
      const site = siteOf(ip)
      if (site === null || sites.enter(site)) return true
      networks.leave(networkOf(ip))
      return false
    },
    leave(ip: string): void {
      networks.leave(networkOf(ip))
      const site = siteOf(ip)
      if (site !== null) sites.leave(site)
    },
  }
}

/** By network, and by the /48 around an IPv6 network. */
function createAddressBuckets({ atOnce, perSecond }: Allowance) {
  const networks = createTokenBuckets({ atOnce, perSecond })
  const sites = createTokenBuckets({ atOnce: atOnce * SITE_FACTOR, perSecond: perSecond * SITE_FACTOR })
  return {
    /** False when none is left. */
    take(ip: string): boolean {
      const site = siteOf(ip)
      return networks.take(networkOf(ip)) && (site === null || sites.take(site))
    },
    charge(ip: string): void {
      networks.charge(networkOf(ip), 1)
      const site = siteOf(ip)
      if (site !== null) sites.charge(site, 1)
    },
    isOverdrawn(ip: string): boolean {
      const site = siteOf(ip)
      return networks.secondsToWait(networkOf(ip)) > 0 || (site !== null && sites.secondsToWait(site) > 0)
    },
  }
}

/**
 * Limits the connections of a user, and those of an address that have not sent a token yet: they cost memory, too.
 * A connection may send one token, and an address few wrong ones: each is looked up in the database.
 * `addressOf` returns null for a connection that is not limited.
 */
export function limitConnections(io: Server, addressOf: (request: IncomingMessage) => string | null) {
  const unproven = createAddressTally(UNPROVEN_FROM_ONE_ADDRESS)
  const proven = createTally(CONNECTIONS_OF_ONE_USER)
  const handshakes = createAddressBuckets(FROM_ONE_ADDRESS)
  const wrongProofs = createAddressBuckets(WRONG_PROOFS)
  const proofs = new WeakMap<Line, () => void>()
  const asked = new WeakSet<Line>()

  io.engine.on('connection', (line: Line) => {
    const address = addressOf(line.request)
    if (address === null) return
    if (wrongProofs.isOverdrawn(address) || !handshakes.take(address) || !unproven.enter(address)) {
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

  return {
    /** False when the connection has sent a token before. */
    mayProve({ conn }: Socket): boolean {
      if (asked.has(conn)) return false
      asked.add(conn)
      return true
    },

    noteWrongProof({ conn }: Socket): void {
      const address = addressOf(conn.request)
      if (address !== null) wrongProofs.charge(address)
    },

    /** Counts the connection as this user's from now on. False when the user has too many, or it is already closed. */
    admit({ conn }: Socket, userId: string): boolean {
      if (conn.readyState !== 'open' || !proven.enter(userId)) return false
      conn.once('close', () => proven.leave(userId))
      proofs.get(conn)?.()
      return true
    },
  }
}
