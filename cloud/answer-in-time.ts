import { withTimeout } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'

/** Of the five seconds after which a request has its answer (OPS-12): the rest is for a machine that is busy. */
const ANSWER_WITHIN_MS = 4_000

/** Does a part of the work for one request. */
export type InTime = <Result>(work: () => Promise<Result>) => Promise<Result>

export interface Deadline {
  readonly inTime: InTime
  /** How long the part that is under way may still take. */
  readonly msLeft: () => number
}

/** Throws SERVICE_UNAVAILABLE when the parts together take too long; what has begun goes on. Uploads are no part of it. */
export function createDeadline(): Deadline {
  let left = ANSWER_WITHIN_MS
  let begun = performance.now()
  const msLeft = () => left - (performance.now() - begun)
  return {
    msLeft,
    async inTime(work) {
      begun = performance.now()
      try {
        return await withTimeout(work(), left, () => new AppError('SERVICE_UNAVAILABLE'))
      } finally {
        left = msLeft()
      }
    },
  }
}
