import { steadyNow } from '../clock/steady-clock.ts'
import { type Allowance, createTokenBuckets } from './token-buckets.ts'

/** Messages and calls. */
const MESSAGES: Allowance = { atOnce: 60, perSecond: 20 }
/** Bytes of answers, before compression: more than any page draws, and the fullest view of a room every two seconds. */
const BYTES: Allowance = { atOnce: 1_000_000, perSecond: 100_000 }
/** Reconnections: each shows the whole room, and tells all its members. */
const RETURNS: Allowance = { atOnce: 15, perSecond: 0.5 }

/**
 * What one user may cost this process, over all connections and calls together. Several processes count for themselves: a user
 * has as many allowances as there are processes to ask.
 */
export interface UserAllowances {
  /** Counts a message or a call; false when there were too many. */
  mayPass(userId: string): boolean
  /** Counts a reconnection; false when there were too many. */
  mayReturn(userId: string): boolean
  /** Counts an answer of so many bytes. It may be more than is left: then the next waits. */
  charge(userId: string, bytes: number): void
  /** The seconds until the user may be answered at length again; 0 for now. */
  secondsToWait(userId: string): number
}

export function createUserAllowances(now: () => number = steadyNow): UserAllowances {
  const messages = createTokenBuckets(MESSAGES, now)
  const bytes = createTokenBuckets(BYTES, now)
  const returns = createTokenBuckets(RETURNS, now)
  return {
    mayPass: messages.take,
    mayReturn: returns.take,
    charge: bytes.charge,
    secondsToWait: bytes.secondsToWait,
  }
}
