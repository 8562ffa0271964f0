import { type Share, sharesOf } from '#cloud/address-limits.ts'
import { isLoopback } from '#cloud/http/client-ip.ts'
import type { RateLimit, RateLimiter } from '#cloud/rate-limiter.ts'

const QUARTER = 15 * 60
const HOUR = 3600
const LONGEST = 4 * HOUR

/** Right ones too: each takes a core for some 20 ms. */
const LOGINS: RateLimit = { name: 'login', points: 100, seconds: HOUR }
const FROM_DEVICE: RateLimit = { name: 'login-device', points: 10, seconds: QUARTER, longest: LONGEST }
const FROM_ADDRESS_TO_ACCOUNT: RateLimit = {
  name: 'login-pair',
  points: 10,
  seconds: QUARTER,
  longest: LONGEST,
}
/** To any account: a guesser tries one password on many. A class of thirty mistypes less. */
const FROM_ADDRESS: RateLimit = { name: 'login-address', points: 50, seconds: QUARTER, longest: LONGEST }
/** From all strangers together: a guesser has many addresses. Usernames are public, so this never refuses for good. */
const TO_ACCOUNT: RateLimit = {
  name: 'login-account',
  points: 100,
  seconds: HOUR,
  pauses: { first: 15, longest: QUARTER },
}

/** A device that has logged in to the account before, by its id; or a stranger, by address. */
export type Source = { readonly device: string } | { readonly ip: string }

export interface Attempt {
  /** The id of the account, or a name without an account. */
  readonly account: string
  readonly from: Source
}

/** `afterwards` is what a right password does to the count. */
interface Count extends Share {
  readonly afterwards: 'keep' | 'refund' | 'reset'
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
  const byAddress = (ip: string): Count[] => {
    if (exemptLoopback && isLoopback(ip)) return []
    return [
      ...each(sharesOf(LOGINS, ip), 'keep'),
      // Only its own use: the others may be a guesser's, who has an account, too.
      ...each(sharesOf(FROM_ADDRESS, ip), 'refund'),
    ]
  }

  const countsOf = ({ account, from }: Attempt): Count[] =>
    'device' in from
      ? [
          { limit: LOGINS, key: from.device, afterwards: 'keep' },
          { limit: FROM_DEVICE, key: `${from.device} ${account}`, afterwards: 'reset' },
        ]
      : [
          ...byAddress(from.ip),
          ...each(sharesOf(FROM_ADDRESS_TO_ACCOUNT, from.ip, account), 'reset'),
          { limit: TO_ACCOUNT, key: account, afterwards: 'refund' },
        ]

  const refund = async (counts: readonly Count[]): Promise<void> => {
    for (const { limit, key, afterwards } of counts)
      if (afterwards !== 'keep') await limiter.refund(limit, key)
  }

  /** When one refuses, those before it are given back, but for LOGINS: a refused attempt counts there, too. */
  const take = async (counts: readonly Count[]): Promise<void> => {
    for (const [index, { limit, key }] of counts.entries()) {
      try {
        await limiter.take(limit, key)
      } catch (refusal) {
        await refund(counts.slice(0, index))
        throw refusal
      }
    }
  }

  return {
    /**
     * Counted before it is looked at, or a hundred at once would all pass; a right one gives its count back, and so does
     * one that could not be looked at. Throws what `prove` throws.
     */
    async attempt<Proven>(attempt: Attempt, prove: () => Promise<Proven | null>): Promise<Proven | null> {
      const counts = countsOf(attempt)
      await take(counts)
      const proven = await prove().catch(async (error: unknown) => {
        await refund(counts)
        throw error
      })
      if (proven === null) return null
      for (const { limit, key, afterwards } of counts) {
        if (afterwards !== 'keep') await limiter[afterwards](limit, key)
      }
      return proven
    },

    /** For an owner who has proven themselves by other means, from this address. */
    async unlock(account: string, ip: string): Promise<void> {
      for (const { limit, key } of sharesOf(FROM_ADDRESS_TO_ACCOUNT, ip, account))
        await limiter.reset(limit, key)
      await limiter.reset(TO_ACCOUNT, account)
    },
  }
}

const each = (shares: readonly Share[], afterwards: Count['afterwards']): Count[] =>
  shares.map((share) => ({ ...share, afterwards }))
