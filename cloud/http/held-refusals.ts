import { setTimeout as wait } from 'node:timers/promises'
import { createTokenBuckets, steadyNow } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { isLoopback, networkOf } from './client-ip.ts'
import type { Middleware } from './context.ts'

/** A client that goes by Retry-After stays below this. */
const ANSWERED_AT_ONCE = { atOnce: 20, perSecond: 1 }
const HELD_MS = 500
/** Of one network; more than these are cut off without an answer. */
const HELD_AT_MOST = 32

/**
 * Holds back the refusals of a sender who goes on asking: a refusal costs almost as much as a cheap answer, and who gets it at
 * once asks again at once.
 */
export function holdRefusals(
  exemptLoopback: boolean,
  now: () => number = steadyNow,
  holdFor: (ms: number) => Promise<void> = wait,
): Middleware {
  const atOnce = createTokenBuckets(ANSWERED_AT_ONCE, now)
  const held = new Map<string, number>()

  async function hold(network: string): Promise<void> {
    const others = held.get(network) ?? 0
    held.set(network, others + 1)
    await holdFor(HELD_MS)
    const left = (held.get(network) ?? 1) - 1
    if (left > 0) held.set(network, left)
    else held.delete(network)
  }

  return async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      const { ip } = ctx.state
      const network = networkOf(ip)
      const isRefusal = error instanceof AppError && error.code === 'RATE_LIMITED'
      if (!isRefusal || (exemptLoopback && isLoopback(ip)) || atOnce.take(network)) throw error
      // The rest of a body that nobody will look at is not received either.
      ctx.set('Connection', 'close')
      if ((held.get(network) ?? 0) >= HELD_AT_MOST) ctx.req.socket.destroy()
      else await hold(network)
      throw error
    }
  }
}
