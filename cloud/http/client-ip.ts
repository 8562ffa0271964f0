import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP } from 'node:net'
import type { Middleware } from './context.ts'

/** IPv4 inside IPv6, as a socket that listens on both gives it. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

const contains = (list: BlockList, address: string): boolean => {
  const version = isIP(address)
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

/**
 * Who is really asking. X-Forwarded-For is read from its end for as long as the one who added an entry is trusted: what
 * stands left of that, anybody may have written. (Koa's `proxy` believes everyone, and takes the left end.)
 */
export function clientIp(request: IncomingMessage, trusted: BlockList): string {
  let address = plain(request.socket.remoteAddress ?? '')
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => plain(entry.trim()))
  while (contains(trusted, address)) {
    const before = forwarded.pop()
    if (before === undefined || isIP(before) === 0) break
    address = before
  }
  return address
}

export const isLoopback = (address: string): boolean => address === '::1' || /^127\./.test(address)

export const clientIpMiddleware =
  (trusted: BlockList): Middleware =>
  (ctx, next) => {
    ctx.state.ip = clientIp(ctx.req, trusted)
    return next()
  }
