import type { Browser, Page } from '@playwright/test'

/** One task of a page's main thread, in milliseconds of the trace's clock. */
export interface Task {
  readonly begin: number
  readonly end: number
  /** What the thread itself ran for: a busy machine lengthens the wall time of a task, and not this. */
  readonly cpu: number
}

export interface Mark {
  readonly name: string
  readonly at: number
}

/** What a page's main thread did while it was traced, and what the page marked by `performance.mark`. */
export interface Traced {
  readonly tasks: readonly Task[]
  readonly marks: readonly Mark[]
}

/** Below this share of the time of its tasks the thread waited for the processor too often to be measured. */
const CALM_SHARE = 0.9

export const hadProcessor = ({ tasks }: Traced): boolean => {
  const [cpu, wall] = [
    tasks.reduce((sum, task) => sum + task.cpu, 0),
    tasks.reduce((sum, task) => sum + wallOf(task), 0),
  ]
  return cpu >= wall * CALM_SHARE
}

export const wallOf = ({ begin, end }: Task): number => end - begin

interface TraceEvent {
  readonly name: string
  readonly cat: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

const TASKS = 'disabled-by-default-devtools.timeline'
const MARKS = 'blink.user_timing'
const OWN_MARK = 'traced'

/** Traces a page while this is done. Nothing else may be traced in the browser meanwhile. */
export async function traceMainThread(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<Traced> {
  await browser.startTracing(page, { categories: [TASKS, MARKS] })
  // By it the page's thread is known among those of all pages.
  await page.evaluate((name) => performance.mark(name), OWN_MARK)
  await act()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const own = trace.traceEvents.find(({ name, cat }) => name === OWN_MARK && cat.includes(MARKS))
  if (!own) throw new Error('the trace does not know the page')
  const events = trace.traceEvents.filter(({ pid, tid }) => pid === own.pid && tid === own.tid)
  return {
    tasks: events
      .filter(({ name, ts }) => name === 'RunTask' && ts >= own.ts)
      .map(({ ts, dur = 0, tdur = dur }) => ({
        begin: ts / 1_000,
        end: (ts + dur) / 1_000,
        cpu: tdur / 1_000,
      })),
    marks: events.filter(({ cat }) => cat.includes(MARKS)).map(({ name, ts }) => ({ name, at: ts / 1_000 })),
  }
}
