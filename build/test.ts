import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { chromiumPath } from './chromium.ts'
import type { RunReport } from './run-report.ts'
import { PLAYWRIGHT_JSON, RESULTS, RUN_REPORT_JSON, VITEST_JSON } from './test-results.ts'
import { buildWebIfStale } from './web-build.ts'

const isCi = process.env.CI === 'true'

interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Names of those that failed, said again at the end: what came before them is long. */
  failures: readonly string[]
  /** Names of tests that failed and then passed, as CI lets them: each is a fault to mend, in the test or in the product. */
  laterTries: readonly string[]
}
const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], laterTries: [] }
/** A runner that ended without a report counts as failed. */
const broken = (what: string): Counts => ({ ...NOTHING, failed: 1, failures: [what] })

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

const vitest = (files: readonly string[]) =>
  spawnSync('vitest', ['run', ...(isCi ? ['--retry=2'] : []), ...files], { stdio: 'inherit' }).status

/** As for a failed test, CI gives a file another try in which something was thrown that belongs to no test. */
function passesAgain(errors: RunReport['unhandledErrors']): boolean {
  const files = errors.flatMap(({ file }) => file ?? [])
  return isCi && files.length > 0 && files.length === errors.length && vitest(files) === 0
}

function runVitest(): Counts {
  const status = vitest([])
  if (!existsSync(VITEST_JSON)) return broken('vitest ended without a report')
  const report = readJson(VITEST_JSON)
  const files: TestFile[] = report.testResults
  const brokenFiles = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failedTests = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative('.', name)} > ${fullName}`),
  )
  const { laterTries, unhandledErrors }: RunReport = readJson(RUN_REPORT_JSON)
  const thrown = unhandledErrors.map(({ file, text }) => `${file ?? 'no file'} > unhandled: ${text}`)
  const failures = [...brokenFiles.map(({ name }) => relative('.', name)), ...failedTests]
  const isForgiven = failures.length === 0 && passesAgain(unhandledErrors)
  if (!isForgiven) failures.push(...thrown)
  if (status !== 0 && !isForgiven && failures.length === 0) failures.push(`vitest ended with ${status}`)
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    laterTries: isForgiven ? [...laterTries, ...thrown] : laterTries,
  }
}

function runJourneys(): Counts {
  const chromium = chromiumPath()
  if (!chromium) {
    console.log(
      'No Chromium was found (CHROMIUM_PATH, /usr/bin/chromium): the browser journeys are left out.',
    )
    return isCi ? broken('browser journeys: no Chromium') : NOTHING
  }
  const { status } = spawnSync('playwright', ['test'], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium },
  })
  if (!existsSync(PLAYWRIGHT_JSON)) return broken('playwright ended without a report')
  const { stats, suites } = readJson(PLAYWRIGHT_JSON)
  const failures: string[] = suites.flatMap((suite: Suite) => titlesIn(suite, 'unexpected'))
  if (status !== 0 && failures.length === 0) failures.push(`playwright ended with ${status}: an error, above`)
  return {
    passed: stats.expected + stats.flaky,
    failed: failures.length,
    skipped: stats.skipped,
    failures,
    laterTries: suites.flatMap((suite: Suite) => titlesIn(suite, 'flaky')),
  }
}

/** Of Vitest's report. */
interface TestFile {
  name: string
  status: string
  assertionResults: { status: string; fullName: string }[]
}
/** Of Playwright's. */
interface Suite {
  suites?: Suite[]
  specs: { file: string; title: string; tests: { status: string }[] }[]
}
function titlesIn(suite: Suite, wanted: 'flaky' | 'unexpected'): string[] {
  const own = suite.specs.filter(({ tests }) => tests.some(({ status }) => status === wanted))
  return [
    ...own.map(({ file, title }) => `${file} > ${title}`),
    ...(suite.suites ?? []).flatMap((one) => titlesIn(one, wanted)),
  ]
}

// The tests start some hundred processes of the product: each reads what the first has compiled.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compile')
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
// Before the tests: several of them serve it, at the same time.
buildWebIfStale()
const unit = runVitest()
const journeys = runJourneys()
const total = (key: 'passed' | 'failed' | 'skipped') => unit[key] + journeys[key]
const laterTries = [...unit.laterTries, ...journeys.laterTries]
if (laterTries.length > 0) console.log(['\nPassed at a later try only:', ...laterTries].join('\n  '))
const failures = [...unit.failures, ...journeys.failures]
if (failures.length > 0) console.log(['\nFailed:', ...failures].join('\n  '))
const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : ''
console.log(`\n${total('passed')} passed, ${total('failed')} failed${skipped}`)
process.exitCode = total('failed') > 0 ? 1 : 0
