import { isLoopback, networkOf } from '#cloud/http/client-ip.ts'
import type { RateLimit, RateLimiter } from '#cloud/rate-limiter.ts'

const QUARTER = 15 * 60
const LONGEST = 4 * 3600

/** Wherever the tries come from: a guesser has many addresses. */
const BY_ACCOUNT: RateLimit = { name: 'login-tries', points: 10, seconds: QUARTER, longest: LONGEST }
/** Whichever account they are for: a guesser tries one password on many. A class of thirty mistypes less. */
const BY_ADDRESS: RateLimit = { name: 'login-tries-from', points: 50, seconds: QUARTER, longest: LONGEST }

export interface Attempt {
  /** The id of the account, or the name that nobody has. */
  readonly account: string
  readonly ip: string
}

export type LockOut = ReturnType<typeof createLockOut>

/** After too many wrong passwords even the right one is refused for a while, so that the refusal tells nothing. */
export function createLockOut({
  limiter,
  exemptLoopback,
}: {
  limiter: RateLimiter
  exemptLoopback: boolean
}) {
  return {
    /** Counted before it is looked at, or a hundred at once would all pass; a right one gives its count back. */
    async attempt<Proven>(
      { account, ip }: Attempt,
      prove: () => Promise<Proven | null>,
    ): Promise<Proven | null> {
      const countsAddress = !(exemptLoopback && isLoopback(ip))
      const network = networkOf(ip)
      await limiter.take(BY_ACCOUNT, account)
      if (countsAddress) await limiter.take(BY_ADDRESS, network)
      const proven = await prove()
      if (proven === null) return null
      await limiter.reset(BY_ACCOUNT, account)
      // Only its own: the others may be a guesser's, who has an account, too.
      if (countsAddress) await limiter.refund(BY_ADDRESS, network)
      return proven
    },

    /** For an owner who has proven themselves by other means. */
    unlock: (account: string): Promise<void> => limiter.reset(BY_ACCOUNT, account),
  }
}
