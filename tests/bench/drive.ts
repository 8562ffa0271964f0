import { setTimeout as sleep } from 'node:timers/promises'
import { CHAT_GAP_MS } from '#shared/constants/timings.ts'
import { audienceOf, type Layout } from './layouts.ts'
import { pace } from './pace.ts'
import { cpuOf } from './process-usage.ts'
import type { SeatedCrowd } from './seating.ts'
import { until } from './wait.ts'

/** How long the bench looks at one thing. */
export interface Patience {
  /** Discarded, while the server's code gets warm, in milliseconds. */
  readonly warmUpMs: number
  /** Measured, in milliseconds. */
  readonly windowMs: number
}

/** What a server did while it was kept busy. */
export interface Window {
  /** Microseconds of the server's processor for each line that a client was sent. */
  readonly cpuPerDelivery: number
  /** Mean size of all frames, in bytes. */
  readonly frameBytes: number
  /** Shares of one core: 1 is all of it. */
  readonly serverLoad: number
  readonly driverLoad: number
  /** Share of the planned lines that were sent and taken: less than 1 when the machine had stood still meanwhile. */
  readonly offered: number
  /** Milliseconds from a line's sending to what its author waits for. */
  readonly waits: readonly number[]
}

interface Work {
  readonly pid: number
  readonly layout: Layout
  readonly crowd: SeatedCrowd
  /** Each sends one line of one player. */
  readonly senders: readonly (() => void)[]
  /** Grows while the senders' lines are answered. */
  readonly waits: number[]
}

const DRAINS_WITHIN_MS = 3_000

/** Lets every player send as often as the product allows. Each line that is taken must reach everyone in its room. */
export async function drive(work: Work, { warmUpMs, windowMs }: Patience): Promise<Window> {
  const { tally } = work.crowd
  const linesBefore = tally.of('chat_message')
  const refusedBefore = tally.of('rate_limit_exceeded')
  let sent = 0
  const begun = performance.now()
  const stop = pace(work.senders, (send) => {
    sent++
    send()
  })
  await sleep(warmUpMs)
  work.waits.length = 0
  const usage = await lookAt(work, windowMs)
  stop()
  const planned = (work.senders.length * (performance.now() - begun)) / CHAT_GAP_MS
  const refused = () => tally.of('rate_limit_exceeded') - refusedBefore
  const delivered = () => tally.of('chat_message') - linesBefore
  const wanted = () => (sent - refused()) * audienceOf(work.layout)
  const tell = () => `${delivered()} of ${wanted()} frames came, ${refused()} of ${sent} lines were refused`
  await until(() => delivered() >= wanted(), DRAINS_WITHIN_MS, tell)
  return { ...usage, offered: (sent - refused()) / planned, waits: work.waits }
}

async function lookAt({ pid, crowd: { tally } }: Work, windowMs: number) {
  const begun = performance.now()
  const cpu = cpuOf(pid)
  const driver = process.cpuUsage()
  const lines = tally.of('chat_message')
  const frames = tally.all()
  const bytes = tally.bytes()
  await sleep(windowMs)
  const spent = cpuOf(pid) - cpu
  const { user, system } = process.cpuUsage(driver)
  const elapsed = (performance.now() - begun) * 1000
  return {
    cpuPerDelivery: spent / (tally.of('chat_message') - lines),
    frameBytes: (tally.bytes() - bytes) / (tally.all() - frames),
    serverLoad: spent / elapsed,
    driverLoad: (user + system) / elapsed,
  }
}
