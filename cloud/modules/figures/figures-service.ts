import type { Registry } from 'prom-client'
import { dayOf, dayStart } from '#cloud/day.ts'
import type { Db } from '#cloud/db/client.ts'
import type { RecurringJob } from '#cloud/jobs/job.ts'
import type { Logger } from '#cloud/logger.ts'
import { createPeriodic } from '#cloud/periodic.ts'
import { DAY_MS } from '#shared/constants/timings.ts'
import type { Figures, FiguresSpan } from '#shared/schemas/figures.ts'
import { addCounts, deleteFigures, listFigures, setFigures } from './figures-repository.ts'
import { type Counts, type Figure, type Gauges, p95, rollUp, stretches } from './figures-rules.ts'
import { createProcessShare } from './process-share.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const KEPT_MS = { minute: 2 * DAY_MS, hour: 90 * DAY_MS } as const
/** So that little is lost with a process that is killed. */
const SHARE_EVERY_MS = 10_000
/** Twice a minute, as a run begins a little later each time. */
const MEASURE_EVERY_MS = 30_000
/** A transaction may be committed a while after it wrote its entries. */
const LEDGER_MINUTES = 5

/** Points of a series are as long as a chart can show. */
const SERIES = {
  '24h': { span: 'minute', stepMs: 15 * MINUTE_MS, count: 96 },
  '30d': { span: 'hour', stepMs: 6 * HOUR_MS, count: 120 },
} as const satisfies Record<FiguresSpan, object>

/** What the ledger moved in a stretch of time. */
export type LedgerSums = Pick<Counts, 'r3Minted' | 'r3Spent' | 'voiceTokens'>

export interface FiguresParts {
  readonly db: Db
  readonly registry: Registry
  readonly logger: Logger
  readonly measure: () => Promise<Gauges>
  /** From then on, before `to`. */
  readonly ledgerSums: (from: number, to: number) => Promise<LedgerSums>
  /** The wall clock, by which entries of the ledger are numbered, too. */
  readonly now: () => number
}

export type FiguresService = ReturnType<typeof createFigures>

const startOf = (ms: number, stepMs: number): number => Math.floor(ms / stepMs) * stepMs

/** Of a stretch without any row nothing is known. */
function toPoint({ at, rows }: { at: number; rows: readonly Figure[] }): Figures['points'][number] {
  const time = new Date(at).toISOString()
  const { online, medianWaitMs, ...known } = rollUp(rows)
  const fields = { ...known, p95Ms: p95(known as Counts), online, medianWaitMs }
  if (rows.length > 0) return { at: time, ...fields }
  const nothing = Object.fromEntries(Object.keys(fields).map((name) => [name, null]))
  return { at: time, ...nothing } as Figures['points'][number]
}

/**
 * What happened, minute by minute and hour by hour. Each process adds what it has counted; what can be seen from anywhere is
 * measured by one process for all.
 */
export function createFigures(parts: FiguresParts) {
  const { db, registry, logger, measure, ledgerSums, now } = parts
  const share = createProcessShare(registry)

  /** Adds this process's share. */
  const flush = (): Promise<void> => share((counts) => addCounts(db, startOf(now(), MINUTE_MS), counts))

  async function sumLedger(minute: number): Promise<void> {
    for (let at = minute - (LEDGER_MINUTES - 1) * MINUTE_MS; at <= minute; at += MINUTE_MS) {
      const sums = await ledgerSums(at, at + MINUTE_MS)
      if (Object.values(sums).some((sum) => sum > 0)) await setFigures(db, 'minute', at, sums)
    }
  }

  async function rollUpHour(hour: number): Promise<void> {
    const minutes = await listFigures(db, 'minute', hour, hour + HOUR_MS)
    if (minutes.length > 0) await setFigures(db, 'hour', hour, rollUp(minutes))
  }

  /** What is the same whichever process looks. */
  async function record(): Promise<void> {
    const minute = startOf(now(), MINUTE_MS)
    await setFigures(db, 'minute', minute, await measure())
    await sumLedger(minute)
    const hour = startOf(now(), HOUR_MS)
    for (const at of [hour - HOUR_MS, hour]) await rollUpHour(at)
    await deleteFigures(db, 'minute', now() - KEPT_MS.minute)
    await deleteFigures(db, 'hour', now() - KEPT_MS.hour)
  }

  const flushing = createPeriodic({
    run: flush,
    everyMs: SHARE_EVERY_MS,
    logger,
    failure: 'what was counted could not be kept',
  })
  const recurring: readonly RecurringJob[] = [{ name: 'figures', everyMs: MEASURE_EVERY_MS, run: record }]

  const sumOf = async (rows: Promise<readonly Figure[]>) => {
    const counts = rollUp(await rows)
    return { ...counts, p95Ms: p95(counts) }
  }

  return {
    recurring,
    flush,
    record,
    start: async () => flushing.start(),
    async stop(): Promise<void> {
      await flushing.stop()
      await flush().catch((error: unknown) => logger.warn({ err: error }, 'the last counts were lost'))
    },

    lastHour: () => sumOf(listFigures(db, 'minute', now() - HOUR_MS, now() + 1)),

    /** Since 00:00 UTC. */
    today: () => sumOf(listFigures(db, 'hour', dayStart(dayOf(now())), now() + 1)),

    async series(wanted: FiguresSpan): Promise<Figures> {
      const { span, stepMs, count } = SERIES[wanted]
      const until = now()
      const rows = await listFigures(db, span, until - (count + 1) * stepMs, until + 1)
      return { span: wanted, stepMs, points: stretches(rows, { until, stepMs, count }).map(toPoint) }
    },

    /** What was counted on each of the last days, the newest first. */
    async days(count: number): Promise<{ day: number; counts: Counts }[]> {
      const today = dayOf(now())
      const rows = await listFigures(db, 'hour', dayStart(today - count + 1), now() + 1)
      const byDay = Map.groupBy(rows, ({ at }) => dayOf(at))
      return Array.from({ length: count }, (_, index) => ({
        day: today - index,
        counts: rollUp(byDay.get(today - index) ?? []),
      }))
    },
  }
}
