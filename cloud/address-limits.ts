import { networkOf, siteOf } from '#cloud/http/client-ip.ts'
import type { RateLimit, RateLimiter } from './rate-limiter.ts'

/** A limit, and whose use counts against it. */
export interface Share {
  readonly limit: RateLimit
  readonly key: string
}

/** Hosters and tunnel brokers hand out a /48, which holds 65,536 networks. It may do as much as four of them. */
export const SITE_FACTOR = 4

const ofSite = (limit: RateLimit): RateLimit => ({
  ...limit,
  name: `${limit.name}-site`,
  points: limit.points * SITE_FACTOR,
})

/**
 * What a use from this address counts against: its network (an IPv4 address or an IPv6 /64), and the /48 around an IPv6
 * network. With `about`, for this matter alone.
 */
export function sharesOf(limit: RateLimit, ip: string, about?: string): Share[] {
  const key = (place: string): string => (about === undefined ? place : `${about} ${place}`)
  const site = siteOf(ip)
  return [
    { limit, key: key(networkOf(ip)) },
    ...(site === null ? [] : [{ limit: ofSite(limit), key: key(site) }]),
  ]
}

/** Counts one use of an address. What one share refuses does not count against the others. */
export async function takeFrom(limiter: RateLimiter, limit: RateLimit, ip: string): Promise<void> {
  const taken: Share[] = []
  for (const share of sharesOf(limit, ip)) {
    try {
      await limiter.take(share.limit, share.key)
    } catch (refusal) {
      for (const { limit, key } of taken) await limiter.refund(limit, key)
      throw refusal
    }
    taken.push(share)
  }
}
