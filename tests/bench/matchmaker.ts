import { loadavg } from 'node:os'
import { pairTickets } from '#cloud/modules/matchmaking/pairing-rules.ts'
import type { Ticket } from '#cloud/modules/matchmaking/ticket.ts'
import { seededRandom } from '#host-engine/rules/random.ts'
import type { QueueMode } from '#shared/constants/game.ts'
import { LANGUAGES, RANKS } from '#shared/constants/game.ts'
import { logLogSlope, type Spread, spreadOf } from './statistics.ts'

// node tests/bench/matchmaker.ts: what one pass over the queues costs, and how that grows.

const SIZES = [1_000, 2_000, 5_000, 10_000]
const WARM_UPS = 20
const PASSES = 21
const GOAL_MS = 50
const NOW = 1_000_000

const MODES: readonly QueueMode[] = ['quick_match', 'ranked']
type Crowd = 'every queue' | 'one queue, everyone alike'

/** All at once and nobody matched before: the worst wave that there is. */
function ticketsOf(crowd: Crowd, count: number): Ticket[] {
  const random = seededRandom(count)
  const pick = <One>(all: readonly One[]): One => all[Math.floor(random() * all.length)] as One
  const spread = crowd === 'every queue' ? 50 : 1
  return Array.from({ length: count }, (_, index) => ({
    id: `ticket-${index}`,
    userId: `user-${index}`,
    modeId: crowd === 'every queue' ? pick(MODES) : 'ranked',
    language: crowd === 'every queue' ? pick(LANGUAGES) : 'english',
    rating: random() * spread,
    rank: pick(RANKS),
    since: NOW - Math.floor(random() * 90_000),
  }))
}

/** By the clock, and by the processor, which alone says what a pass costs on a machine that others use too. */
interface Pass {
  readonly clockMs: number
  readonly processorMs: number
}

function timed(tickets: readonly Ticket[]): Pass {
  const begun = performance.now()
  const usage = process.cpuUsage()
  pairTickets(tickets, NOW)
  const { user, system } = process.cpuUsage(usage)
  return { clockMs: performance.now() - begun, processorMs: (user + system) / 1000 }
}

function measure(crowd: Crowd, size: number) {
  const tickets = ticketsOf(crowd, size)
  const passes = Array.from({ length: WARM_UPS + PASSES }, () => timed(tickets)).slice(WARM_UPS)
  const clock = spreadOf(passes.map(({ clockMs }) => clockMs))
  const processor = spreadOf(passes.map(({ processorMs }) => processorMs))
  return { size, clock, processor }
}

const told = ({ median, least, most }: Spread) =>
  `${median.toFixed(1)} ms (${least.toFixed(1)}–${most.toFixed(1)})`

console.log(`load of the machine: ${loadavg()[0]?.toFixed(2)}; medians of ${PASSES} passes (least–most)`)
for (const crowd of ['every queue', 'one queue, everyone alike'] as const) {
  const rows = SIZES.map((size) => measure(crowd, size))
  for (const { size, clock, processor } of rows)
    console.log(`${crowd}, ${size} tickets: ${told(clock)} by the clock, ${told(processor)} of processor`)
  const slope = logLogSlope(rows.map(({ size, processor }) => ({ x: size, y: processor.median })))
  const last = rows.at(-1)?.clock.median ?? Number.NaN
  const verdict = last <= GOAL_MS ? 'pass' : 'MISS'
  console.log(`${crowd}: grows with tickets^${slope.toFixed(2)}; goal at most ${GOAL_MS} ms: ${verdict}\n`)
}
