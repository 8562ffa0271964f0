import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { describeSelection } from '../affected/describe.ts'
import { selectChanged } from '../affected/select.ts'
import { chromiumPath } from '../chromium.ts'
import { buildDesktopIfStale } from '../desktop/build.ts'
import { SHARE, SHARES } from './share.ts'
import { RESULTS, readSummary, removeSummary, type Summary } from './summary.ts'

// npm test                      every test, and a tenth of the cases of each sweep
// npm test -- --changed [REF]   tests that the changes since REF (by default the last commit) can affect
// npm run test:full             every test, every case of each sweep, the cloud on both databases, speed and faults

const isCi = process.env.CI === 'true'
const { values: flags, positionals } = parseArgs({
  options: { changed: { type: 'boolean' }, full: { type: 'boolean' } },
  allowPositionals: true,
})
if (positionals.length > (flags.changed ? 1 : 0)) {
  console.log(
    `Unknown arguments: ${positionals.join(' ')}. For single files use "npx vitest run FILE" or "npx playwright test FILE".`,
  )
  process.exit(2)
}

const EMPTY: Summary = { passed: 0, skipped: 0, failures: [], slowest: [] }
const brokenRun = (name: string, command: string): Summary => ({ ...EMPTY, failures: [{ name, command }] })

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number | null> {
  return new Promise((resolveRun) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', (error) => {
      console.log(`${command} did not start: ${error.message}`)
      resolveRun(null)
    })
    child.once('close', resolveRun)
  })
}

/** Runs a test runner whose reporter writes a summary. A run without a summary counts as a failure. */
async function runTests(
  runner: string,
  command: string,
  args: string[],
  env?: NodeJS.ProcessEnv,
): Promise<Summary> {
  removeSummary(runner)
  const status = await run(command, args, env)
  const summary = readSummary(runner)
  const repeat = ['npx', command, ...args].join(' ')
  if (!summary) return brokenRun(`${command} ended with ${status} and without a summary`, repeat)
  if (status !== 0 && summary.failures.length === 0)
    return {
      ...summary,
      failures: [{ name: `${command} ended with ${status}, see its output above`, command: repeat }],
    }
  return summary
}

const runVitest = (args: readonly string[]): Promise<Summary> =>
  runTests('vitest', 'vitest', ['run', ...args])

function runJourneys(args: readonly string[]): Promise<Summary> {
  const chromium = chromiumPath()
  if (chromium) return runTests('journeys', 'playwright', ['test', ...args], { CHROMIUM_PATH: chromium })
  console.log(
    'The browser journeys do not run: there is no Chromium. Set CHROMIUM_PATH or install chromium-headless-shell.',
  )
  return Promise.resolve(isCi ? brokenRun('browser journeys: no Chromium', 'npx playwright test') : EMPTY)
}

/** Returns the share of this commit; 0 outside a repository. */
function shareOfCommit(): number {
  const git = spawnSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' })
  return git.status === 0 ? Number(git.stdout) % SHARES : 0
}

/** The speed journey measures time, so it runs alone. */
const SPEED = ['--project=speed']
const JOURNEYS = ['--project=journeys']

async function runChanged(): Promise<Summary[]> {
  const { changed, ...selection } = selectChanged(positionals[0])
  console.log(describeSelection(changed, selection))
  if (selection.everything !== null) return runAll()
  const { tests, journeys } = selection
  // A fault outside the queries fails on both databases.
  const onSqlite = tests.some(({ onPostgres }) => onPostgres) ? [] : ['--project=!cloud:postgres']
  return Promise.all([
    tests.length > 0 ? runVitest([...onSqlite, ...tests.map(({ file }) => file)]) : EMPTY,
    journeys.length > 0 ? runJourneys([...JOURNEYS, ...journeys.map(({ file }) => file)]) : EMPTY,
  ])
}

async function runAll(): Promise<Summary[]> {
  const summaries = await Promise.all([runVitest([]), runJourneys(JOURNEYS)])
  const share = process.env[SHARE]
  if (share === undefined || Number(share) === 0) summaries.push(await runJourneys(SPEED))
  if (flags.full && (await run('npm', ['run', 'faults'])) !== 0)
    summaries.push(brokenRun('faults: a goal was missed, see above', 'npm run faults'))
  return summaries
}

// The tests start some hundred processes of the product. Each reads what the first one has compiled.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compile')
if (!flags.full) {
  process.env[SHARE] ??= String(shareOfCommit())
  console.log(
    `Long sweeps: share ${process.env[SHARE]} of 0 to ${SHARES - 1}. npm run test:full runs all of them.`,
  )
}
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
// Before the tests, because several of them use the client and the desktop app at the same time.
buildDesktopIfStale()
const summaries = flags.changed ? await runChanged() : await runAll()
const count = (key: 'passed' | 'skipped') => summaries.reduce((sum, one) => sum + one[key], 0)
for (const { slowest } of summaries)
  for (const { name, seconds } of slowest) console.log(`slow: ${seconds.toFixed(1).padStart(6)} s  ${name}`)
const failures = summaries.flatMap((one) => one.failures)
if (failures.length > 0) console.log('\nFailed:')
for (const { name, command } of failures) console.log(`  ${name}\n    ${command}`)
const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : ''
console.log(`\n${count('passed')} passed, ${failures.length} failed${skipped}`)
process.exitCode = failures.length > 0 ? 1 : 0
