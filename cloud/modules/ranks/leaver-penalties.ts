import { FIRST_SHUT_MS, LEAVING_COSTS } from '#shared/constants/ranks.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long the ranked queue stays shut after leaving, by how often it happened of late: the last is the cap. */
const BANS_MS = [0, FIRST_SHUT_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, 24 * HOUR_MS] as const
const STEP_MAX = BANS_MS.length - 1
/** One step is forgiven for every three days without leaving. */
const FORGIVEN_EVERY_MS = 72 * HOUR_MS

const POINTS_MAX = 80

/** Where a player stands on the ladder: the step of their last leaving, and when that was. */
export interface LeaverRecord {
  readonly step: number
  /** Epoch milliseconds. */
  readonly lastAt: number
}
export const NEVER_LEFT: LeaverRecord = { step: 0, lastAt: 0 }

/** The step by now, with what time has forgiven. */
export function stepAt({ step, lastAt }: LeaverRecord, now: number): number {
  const forgiven = Math.floor(Math.max(0, now - lastAt) / FORGIVEN_EVERY_MS)
  return Math.max(0, step - forgiven)
}

/** Games are not settled in the order in which they were left. */
export const afterLeaving = (record: LeaverRecord, leftAt: number): LeaverRecord => ({
  step: Math.min(stepAt(record, leftAt) + 1, STEP_MAX),
  lastAt: Math.max(record.lastAt, leftAt),
})

/** Until when the player may not queue for ranked; in the past when they may. */
export const shutUntil = ({ step, lastAt }: LeaverRecord): number => lastAt + (BANS_MS[step] ?? 0)

/** What leaving costs at least, however little the last place would have. */
export const leavingCosts = (step: number): number => Math.min(step * LEAVING_COSTS, POINTS_MAX)
