import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type AccountStore, registerAccounts } from './accounts.ts'
import { CONTENDERS, type ContenderName } from './contenders.ts'
import type { Patience } from './drive.ts'
import type { Run } from './findings.ts'
import { judgementTable } from './judgements.ts'
import { ACCOUNTS, CROWD, HALL, type Layout, SIZES } from './layouts.ts'
import { pinDriver } from './pinned-process.ts'
import { rowsOf } from './rows.ts'
import { tableOf } from './table.ts'
import { driverLoadOf, flawOf, type Visit, visit } from './visit.ts'

// npm run bench [-- --runs N | --quick | --judge]: what the server costs, beside bare Colyseus and bare ws, on this machine,
// and what a judgement does; with --judge that alone.

/** A server runs for days: V8 goes on making its hottest code faster for a quarter of a minute at this load. */
const FULL: Patience = { warmUpMs: 15_000, windowMs: 8_000 }
const QUICK: Patience = { warmUpMs: 1_500, windowMs: 2_500 }
const RUNS = '5'
/** The sizes between the small and the large rooms, of which only the growth is asked, are measured this often. */
const SIZE_RUNS = 2

const { values: flags } = parseArgs({
  options: {
    runs: { type: 'string', default: RUNS },
    quick: { type: 'boolean', default: false },
    judge: { type: 'boolean', default: false },
  },
})
const patience = flags.quick ? QUICK : FULL
const runCount = flags.quick ? 1 : Number(flags.runs)

/** One run: the servers in turn, and never one twice in a row, so that none has the machine's better minutes. */
function planOf(run: number): [ContenderName, Layout][] {
  const all = [CROWD, HALL].flatMap((layout) =>
    CONTENDERS.map((name): [ContenderName, Layout] => [name, layout]),
  )
  const sizes = SIZES.map((layout): [ContenderName, Layout] => ['ours', layout])
  return run < SIZE_RUNS ? [...all, ...sizes] : all
}

const NOTES = `
Each value is a median over the runs, with the least and the most in brackets; ratios are of the same run.
Lines: everyone sends one every 2 s. Servers run on one core, the driver on another; costs are the server's processor time,
user and system, over the lines that clients were sent. Ours runs in production with all limits on, over SQLite.
10 × 100: a room of ours holds 50 players, so 50 spectators listen too; in all three servers the same 50 of 100 speak.
Guesses are wrong ones in a running round, timed to their ack; beside them stand the others' lines, timed to their echo.`

async function runOnce(run: number, store: AccountStore, directory: string): Promise<Run> {
  const kept: Visit[] = []
  for (const [name, layout] of planOf(run)) {
    const seen = await visit(name, layout, store, directory, patience)
    const flaw = flawOf(seen)
    if (flaw === null) kept.push(seen)
    const { cpuPerDelivery, frameBytes } = seen.lines
    const cost = `${cpuPerDelivery.toFixed(1)} µs a line of ${frameBytes.toFixed(0)} B`
    const load = `driver at ${(driverLoadOf(seen) * 100).toFixed(0)} % of its core`
    const discarded = flaw === null ? '' : `, DISCARDED: ${flaw}`
    console.log(`run ${run + 1}  ${layout.name}  ${name}: ${cost}, ${load}${discarded}`)
  }
  return kept
}

async function measure(directory: string): Promise<void> {
  const begun = performance.now()
  console.log(`load of the machine before: ${loadavg()[0]?.toFixed(2)}`)
  const store = await registerAccounts(ACCOUNTS, directory)
  const runs: Run[] = []
  for (let run = 0; run < runCount; run++) runs.push(await runOnce(run, store, directory))
  const minutes = (performance.now() - begun) / 60_000
  console.log(`\n${tableOf(rowsOf(runs))}\n${NOTES}\n${runCount} runs in ${minutes.toFixed(1)} minutes.`)
}

console.log(`${judgementTable()}\n`)
if (flags.judge) process.exit(0)
const directory = mkdtempSync(join(tmpdir(), 'riddle-rooms-bench-'))
try {
  pinDriver()
  await measure(directory)
} finally {
  rmSync(directory, { recursive: true, force: true })
}
process.exit(0)
