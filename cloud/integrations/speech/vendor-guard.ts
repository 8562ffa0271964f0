import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel'
import type { Logger } from '#cloud/logger.ts'
import { RefusedLine, type SpeechVendor, UnknownVoice, VendorFailure } from './speech-vendor.ts'

/** What the smallest plans allow. */
const AT_ONCE = 4
/** More than these have lines waiting only when nobody would hear the last in time. */
const LONGEST_QUEUE = 32
/** Six seconds after it was written a line is not worth hearing. */
const DEADLINE_MS = 5_000
const FAILURES = 3
const PAUSE_MS = 20_000

/** What has waited longer than `withinMs` for its turn is not sent: nobody waits for it any more. */
export type VendorGuard = <Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  withinMs?: number,
) => Promise<Result>

export interface GuardParts {
  readonly vendor: SpeechVendor['name']
  readonly logger: Logger
  /** Ends what is under way. */
  readonly closing: AbortSignal
}

/**
 * A few calls of a vendor at once, each for a limited time. After three failures in a row it is left alone for a while, and
 * then one call finds out. That is logged when it begins and when it ends.
 */
export function createVendorGuard({ vendor, logger, closing }: GuardParts): VendorGuard {
  const breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof RefusedLine || error instanceof UnknownVoice)),
    { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(FAILURES) },
  )
  let isFailing = false
  breaker.onBreak((broken) => {
    if (isFailing) return
    isFailing = true
    const reason = 'error' in broken ? reasonOf(broken.error) : 'failed'
    logger.error({ vendor, reason }, 'the speech vendor fails: nothing is spoken until it answers again')
  })
  breaker.onReset(() => {
    isFailing = false
    logger.warn({ vendor }, 'the speech vendor speaks again')
  })
  const queue = bulkhead(AT_ONCE, LONGEST_QUEUE)
  const call = wrap(breaker, timeout(DEADLINE_MS, TimeoutStrategy.Aggressive))
  return (work, withinMs = Number.POSITIVE_INFINITY) => {
    const since = performance.now()
    return queue.execute(async () => {
      if (performance.now() - since > withinMs) throw new VendorFailure('waited_too_long')
      return call.execute(({ signal }) => work(signal), closing)
    }, closing)
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof VendorFailure) return error.message
  return error instanceof TaskCancelledError ? 'too_slow' : 'failed'
}
