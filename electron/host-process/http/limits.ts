import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#shared/errors/app-error.ts'
import { isLoopback } from './loopback.ts'

/** So many uses in so many seconds. */
export interface Limit {
  readonly name: string
  readonly points: number
  readonly seconds: number
}

/** The same numbers as in the cloud. */
export const LIMITS = {
  flood: { name: 'api', points: 750, seconds: 15 },
  enter: { name: 'guest', points: 120, seconds: 3600 },
  newGuest: { name: 'new-guest', points: 10, seconds: 3600 },
  password: { name: 'party-password', points: 10, seconds: 60 },
  invite: { name: 'invite', points: 20, seconds: 60 },
  stage: { name: 'stage', points: 20, seconds: 60 },
  createRoom: { name: 'create-room', points: 60, seconds: 60 },
  joinRoom: { name: 'join-room', points: 30, seconds: 60 },
  joinByCode: { name: 'join-by-code', points: 10, seconds: 60 },
  preview: { name: 'voice-preview', points: 30, seconds: 60 },
  generateSpeech: { name: 'voice-generate', points: 30, seconds: 60 },
  judge: { name: 'judge', points: 120, seconds: 60 },
  matchmake: { name: 'matchmake', points: 300, seconds: 60 },
} as const satisfies Record<string, Limit>

export type Limits = ReturnType<typeof createLimits>

/** Counts in memory what each address and each guest does. */
export function createLimits() {
  const counters = new Map<string, RateLimiterMemory>()

  const counterOf = ({ name, points, seconds: duration }: Limit): RateLimiterMemory => {
    const counter = counters.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points, duration })
    counters.set(name, counter)
    return counter
  }

  /** The seconds to wait; 0 when this use is within the limit. */
  async function count(limit: Limit, key: string): Promise<number> {
    try {
      await counterOf(limit).consume(key)
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      throw refusal
    }
  }

  /** Throws RATE_LIMITED. */
  async function take(limit: Limit, key: string): Promise<void> {
    const retryAfter = await count(limit, key)
    if (retryAfter > 0) throw new AppError('RATE_LIMITED', { retryAfter })
  }

  return {
    count,
    take,
    /** The same for an address; this computer's own player is not limited. */
    takeFrom: async (limit: Limit, ip: string): Promise<void> =>
      isLoopback(ip) ? undefined : take(limit, ip),
  }
}
