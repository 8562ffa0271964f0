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

/** By what limits count an address: behind one line of IPv6 there are 2^64 of them, and the first half names the line. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.split('::').map((part) => part.split('%', 1)[0] ?? '')
  const [left, right] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''))
  const given = [...(left ?? []), ...(right ?? [])]
  // Its last four bytes may be written as IPv4.
  const missing = 8 - given.length - (given.at(-1)?.includes('.') ? 1 : 0)
  const groups = [...(left ?? []), ...Array<string>(missing).fill('0'), ...(right ?? [])]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

export const isLoopback = (address: string): boolean => address === '::1' || /^127\./.test(address)

export const clientIpMiddleware =
  (trusted: BlockList): Middleware =>
  (ctx, next) => {
    ctx.state.ip = clientIp(ctx.req, trusted)
    return next()
  }
