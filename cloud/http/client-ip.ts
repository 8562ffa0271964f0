import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'
import type { TrustedProxies } from '#cloud/config/setting-parts.ts'
import type { Middleware } from './context.ts'

/** IPv4 inside IPv6, as a socket that listens on both reports it, becomes plain IPv4. */
const plain = (address: string): string => ipaddr.process(address).toString()

/**
 * The client's address: the rightmost entry of X-Forwarded-For that no trusted proxy stands behind. Entries to the left
 * of it may be forged. (Koa's `proxy` trusts every sender, and takes the leftmost entry.)
 */
export function clientIp(request: IncomingMessage, isTrusted: TrustedProxies): string {
  const address = proxyAddr.all(request, isTrusted).findLast((entry) => isIP(entry) !== 0)
  return address === undefined ? '' : plain(address)
}

/** The key under which limits count an address. One IPv6 customer has 2^64 addresses, all in one /64. */
export const networkOf = (address: string): string => ipv6Prefix(address, 64) ?? address

/** The /48 of an IPv6 address: as much as one site is given, 65,536 networks. Null for IPv4. */
export const siteOf = (address: string): string | null => ipv6Prefix(address, 48)

function ipv6Prefix(address: string, bits: 48 | 64): string | null {
  if (isIP(address) !== 6) return null
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, bits / 16)
  return `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`
}

export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback'

export const clientIpMiddleware =
  (isTrusted: TrustedProxies): Middleware =>
  (ctx, next) => {
    ctx.state.ip = clientIp(ctx.req, isTrusted)
    return next()
  }
