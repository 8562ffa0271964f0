/** The bounds by which the times of answers are counted, in milliseconds. */
export const BOUNDS_MS = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000] as const
type Bound = `within${(typeof BOUNDS_MS)[number]}`

/** What every process counts for itself, and what is summed up of the ledger. */
export const COUNTERS = [
  'gamesBegun',
  'gamesFinished',
  'answers',
  'errors',
  'r3Minted',
  'r3Spent',
  'voiceTokens',
  'speechCharacters',
  'aiCalls',
  'aiCostMicros',
] as const
export type Counts = Readonly<Record<(typeof COUNTERS)[number] | Bound, number>>

/** How things stand at one moment, measured once for all processes. */
export const GAUGES = [
  'online',
  'roomsWaiting',
  'roomsPlaying',
  'queued',
  'medianWaitMs',
  'openReports',
] as const
export type Gauges = Readonly<Record<(typeof GAUGES)[number], number | null>>

export type Figure = Counts & Gauges & { readonly at: number }

const boundOf = (ms: (typeof BOUNDS_MS)[number]): Bound => `within${ms}`
const WITHIN = BOUNDS_MS.map(boundOf)
export const COUNTED = [...COUNTERS, ...WITHIN] as const

/** Of several stretches one after another: what was counted adds up, and of what was measured the most is kept. */
export function rollUp(rows: readonly Figure[]): Counts & Gauges {
  const sum = (name: keyof Counts) => rows.reduce((total, row) => total + row[name], 0)
  const most = (name: keyof Gauges) =>
    rows.reduce<number | null>((found, { [name]: value }) => {
      if (value === null) return found
      return found === null ? value : Math.max(found, value)
    }, null)
  return {
    ...(Object.fromEntries(COUNTED.map((name) => [name, sum(name)])) as Counts),
    ...(Object.fromEntries(GAUGES.map((name) => [name, most(name)])) as Gauges),
  }
}

/**
 * The time within which 19 of 20 answers came, as evenly spread between two bounds; null without answers. Of slower ones than
 * the last bound no more is known than that.
 */
export function p95(counts: Counts): number | null {
  const { answers } = counts
  if (answers === 0) return null
  const wanted = answers * 0.95
  const at = BOUNDS_MS.findIndex((ms) => counts[boundOf(ms)] >= wanted)
  const upper = BOUNDS_MS[at]
  if (upper === undefined) return BOUNDS_MS.at(-1) ?? null
  const lowerBound = BOUNDS_MS[at - 1]
  const [from, before] = lowerBound === undefined ? [0, 0] : [lowerBound, counts[boundOf(lowerBound)]]
  return Math.round(from + ((upper - from) * (wanted - before)) / (counts[boundOf(upper)] - before))
}

/** Stretches of `stepMs` from a multiple of it on, each with the rows that lie in it. */
export function stretches(
  rows: readonly Figure[],
  { until, stepMs, count }: { until: number; stepMs: number; count: number },
): { at: number; rows: Figure[] }[] {
  const last = Math.floor(until / stepMs) * stepMs
  const byStep = Map.groupBy(rows, ({ at }) => Math.floor(at / stepMs) * stepMs)
  return Array.from({ length: count }, (_, index) => {
    const at = last - (count - 1 - index) * stepMs
    return { at, rows: byStep.get(at) ?? [] }
  })
}
