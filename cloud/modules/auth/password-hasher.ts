import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { AppError } from '#shared/errors/app-error.ts'

/** Argon2id, the library's default, with the parameters that OWASP lists first. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** A hash takes 20 ms of a core. Eight at once raise the slowest echo of a running game from 7 to 64 ms. */
const AT_ONCE = 2
/** Some two seconds of work. Later callers are asked to come back. */
const MAX_WAITING = 200

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Takes as long for an account without a password as for a wrong one, so that the time tells nothing. */
  verify(passwordHash: string | null, password: string): Promise<boolean>
}

interface HasherLimits {
  readonly atOnce?: number
  readonly maxWaiting?: number
  /** Cost of a hash. Only tests, which make thousands, choose another one. */
  readonly cost?: typeof COST
}

export function createPasswordHasher(limits: HasherLimits = {}): PasswordHasher {
  const { atOnce = AT_ONCE, maxWaiting = MAX_WAITING, cost = COST } = limits
  const inTurn = boundedQueue(atOnce, maxWaiting)
  let decoy: Promise<string> | undefined

  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async verify(passwordHash, password) {
      if (passwordHash !== null) return inTurn(() => verify(passwordHash, password))
      decoy ??= hash('nobody has this password', cost)
      const decoyHash = await decoy
      await inTurn(() => verify(decoyHash, password))
      return false
    },
  }
}

function boundedQueue(atOnce: number, maxWaiting: number) {
  const limit = pLimit(atOnce)
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= maxWaiting) throw new AppError('RATE_LIMITED', { retryAfter: 2 })
    return limit(work)
  }
}
