import { type Finding, find, type Run } from './findings.ts'
import { audienceOf, CROWD, HALL, type Layout, SIZES } from './layouts.ts'
import { logLogSlope, percentile, type Spread, spreadOf } from './statistics.ts'
import type { Visit } from './visit.ts'

/** What is measured, what it may be, and whether it is. */
export interface Row extends Finding {
  readonly measure: string
  readonly goal: string
  /** Null where nothing is demanded, or nothing is known. */
  readonly passes: boolean | null
}

interface Goal {
  /** Of our own value. */
  readonly most?: number
  /** Of the ratios to bare Colyseus and to bare ws. */
  readonly colyseus?: number
  readonly ws?: number
}

function judged(measure: string, finding: Finding, goal: Goal): Row {
  const demands = [
    { of: finding.values.ours, most: goal.most, text: (most: number) => `≤ ${most}` },
    { of: finding.ratios.colyseus, most: goal.colyseus, text: (most: number) => `≤ ${most} × Colyseus` },
    { of: finding.ratios.ws, most: goal.ws, text: (most: number) => `≤ ${most} × ws` },
  ].flatMap(({ of, most, text }) => (most === undefined ? [] : [{ of, most, text: text(most) }]))
  return {
    ...finding,
    measure,
    goal: demands.map(({ text }) => text).join(', '),
    passes: verdictOn(demands),
  }
}

/** Null as well where every visit that would tell was discarded. */
const verdictOn = (demands: readonly { of: Spread | null; most: number }[]): boolean | null => {
  if (demands.length === 0 || demands.some(({ of }) => of === null)) return null
  return demands.every(({ of, most }) => of !== null && of.median <= most)
}

const ofOursOnly = (ours: Spread): Finding => ({
  values: { ours, colyseus: null, ws: null },
  ratios: { colyseus: null, ws: null },
})

/** A guess by its acknowledgement; the others, which know none, by a line that its author reads back. */
const roundTrip =
  (share: number) =>
  ({ guesses, lines }: Visit): number =>
    percentile((guesses ?? lines).waits, share)

const PERCENT = 100
const KILOBYTE = 1024
const MILLISECOND = 1000

function answerRows(runs: readonly Run[], layout: Layout): Row[] {
  const size = audienceOf(layout)
  const of = (pick: (answers: NonNullable<Visit['answers']>) => number) =>
    find(runs, layout, ({ answers }) => answers && pick(answers))
  // The answer to everyone, and to its author the result and the acknowledgement.
  const goal = { most: size + 2 }
  return [
    judged(
      `frames per right answer that comes alone, ${size} in the room`,
      of(({ framesAlone }) => framesAlone),
      goal,
    ),
    judged(
      `frames per right answer of many at once, ${size} in the room`,
      of(({ framesAtOnce }) => framesAtOnce),
      goal,
    ),
  ]
}

/** How the cost of ours grows with the number of players in a room. */
function growthRows(runs: readonly Run[]): Row[] {
  const complete = runs.flatMap((run) => {
    const points = [CROWD, ...SIZES].flatMap((layout) => {
      const seen = run.find((one) => one.contender === 'ours' && one.layout === layout)
      return seen ? [{ x: audienceOf(layout), y: seen.lines.cpuPerDelivery }] : []
    })
    return points.length === SIZES.length + 1 ? [points] : []
  })
  if (complete.length === 0) return []
  const slopes = complete.map((points) => logLogSlope(points.map(({ x, y }) => ({ x, y: x * y }))))
  const growths = complete.map(([first, ...more]) => Math.max(...more.map(({ y }) => y / (first?.y ?? 0))))
  return [
    judged('cost of a line over room size, log-log slope', ofOursOnly(spreadOf(slopes)), { most: 1 }),
    judged('cost of a delivery, dearest size over 8', ofOursOnly(spreadOf(growths)), { most: 1 }),
  ]
}

export function rowsOf(runs: readonly Run[]): Row[] {
  const perDelivery = (layout: Layout) => find(runs, layout, ({ lines }) => lines.cpuPerDelivery)
  const inGuesses = find(runs, CROWD, ({ guesses, lines }) => (guesses ?? lines).cpuPerDelivery)
  const load = find(runs, CROWD, ({ guesses, lines }) => (guesses ?? lines).serverLoad * PERCENT)
  return [
    judged('µs per delivered line, 125 × 8', perDelivery(CROWD), { colyseus: 1.15, ws: 1.7 }),
    judged('µs per delivered line, 10 × 100', perDelivery(HALL), { colyseus: 1.05, ws: 1.3 }),
    judged('µs per delivered wrong guess, 125 × 8', inGuesses, {}),
    judged('ms of a guess, p50, 125 × 8', find(runs, CROWD, roundTrip(0.5)), { most: 5 }),
    judged('ms of a guess, p99, 125 × 8', find(runs, CROWD, roundTrip(0.99)), { most: 25 }),
    judged('% of a core while all guess, 125 × 8', load, { most: 20 }),
    judged(
      'ms of processor per join, 125 × 8',
      find(runs, CROWD, ({ cpuPerJoin }) => cpuPerJoin / MILLISECOND),
      { colyseus: 2 },
    ),
    judged(
      'kB of memory per player, 125 × 8',
      find(runs, CROWD, ({ memoryPerClient }) => memoryPerClient / KILOBYTE),
      { most: 30 },
    ),
    ...growthRows(runs),
    ...SIZES.map((layout) => judged(`µs per delivered line, ${layout.name}`, perDelivery(layout), {})),
    ...[CROWD, ...SIZES, HALL].flatMap((layout) => answerRows(runs, layout)),
  ]
}
