import type { QueueMode } from '#shared/constants/game.ts'
import { practiceIn } from './bot-rules.ts'

/** How long someone waited, of those who got a room in one mode and language, and when that was (epoch milliseconds). */
export interface MeasuredWait {
  readonly waitedMs: number
  readonly at: number
}

/** Waits of the evening rush say nothing about the night. */
export const RECENT_MS = 30 * 60_000
/** The last ones count, so that the estimate follows the crowd. */
export const COUNTED_WAITS = 50
/** Before anything is measured; they count like so many measured waits, and are soon outnumbered. */
const PRIOR_MS: Readonly<Record<QueueMode, readonly number[]>> = {
  quick_match: [5_000, 10_000, 15_000],
  ranked: [20_000, 30_000, 60_000],
}
export const medianOf = (sorted: readonly number[]): number => {
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return ((low ?? 0) + (high ?? 0)) / 2
}

/**
 * How much longer a player will wait after waiting this long, in milliseconds and whole seconds, at least one: the median
 * of how much longer those waited who waited that long. One who waited for an hour at night moves a median by little.
 */
export function estimateWait(
  modeId: QueueMode,
  measured: readonly MeasuredWait[],
  waitedMs: number,
  now: number,
): number {
  const recent = measured
    .filter(({ at }) => now - at <= RECENT_MS)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, COUNTED_WAITS)
    .map((one) => one.waitedMs)
  const longer = [...recent, ...PRIOR_MS[modeId]].filter((wait) => wait > waitedMs).sort((a, b) => a - b)
  // Beyond all experience: as long again, as is the best guess without any.
  const rest = longer.length > 0 ? medianOf(longer) - waitedMs : waitedMs
  return wholeSeconds(Math.min(rest, practiceIn(modeId, waitedMs) ?? Number.POSITIVE_INFINITY))
}

/** The same for one who searches alone: only practice opponents are sure to come, and null says that nobody is. */
export function estimateAlone(modeId: QueueMode, waitedMs: number): number | null {
  const practice = practiceIn(modeId, waitedMs)
  return practice === null ? null : wholeSeconds(practice)
}

const wholeSeconds = (ms: number): number => Math.max(1, Math.round(ms / 1_000)) * 1_000
