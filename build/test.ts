import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { chromiumPath } from './chromium.ts'
import { PLAYWRIGHT_JSON, RESULTS, SECOND_TRIES_JSON, VITEST_JSON } from './test-results.ts'
import { buildWebIfStale } from './web-build.ts'

const isCi = process.env.CI === 'true'

interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Names of tests that failed once and then passed, as CI lets them: each is a fault to mend, in the test or in the product. */
  secondTries: readonly string[]
}
const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, secondTries: [] }
/** A runner that ended without a report counts as failed. */
const BROKEN: Counts = { ...NOTHING, failed: 1 }

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

function runVitest(): Counts {
  const { status } = spawnSync('vitest', ['run', ...(isCi ? ['--retry=1'] : [])], { stdio: 'inherit' })
  if (!existsSync(VITEST_JSON)) return BROKEN
  const report = readJson(VITEST_JSON)
  const brokenFiles = report.testResults.filter(
    (file: { status: string; assertionResults: unknown[] }) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const failed = report.numFailedTests + brokenFiles
  return {
    passed: report.numPassedTests,
    failed: status !== 0 && failed === 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    secondTries: readJson(SECOND_TRIES_JSON),
  }
}

function runJourneys(): Counts {
  const chromium = chromiumPath()
  if (!chromium) {
    console.log(
      'No Chromium was found (CHROMIUM_PATH, /usr/bin/chromium): the browser journeys are left out.',
    )
    return isCi ? BROKEN : NOTHING
  }
  const { status } = spawnSync('playwright', ['test'], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium },
  })
  if (!existsSync(PLAYWRIGHT_JSON)) return BROKEN
  const { stats, suites } = readJson(PLAYWRIGHT_JSON)
  const failed = stats.unexpected
  return {
    passed: stats.expected + stats.flaky,
    failed: status !== 0 && failed === 0 ? 1 : failed,
    skipped: stats.skipped,
    secondTries: suites.flatMap(flakyIn),
  }
}

interface Suite {
  suites?: Suite[]
  specs: { file: string; title: string; tests: { status: string }[] }[]
}
function flakyIn(suite: Suite): string[] {
  const own = suite.specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...own.map(({ file, title }) => `${file} > ${title}`), ...(suite.suites ?? []).flatMap(flakyIn)]
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
// Before the tests: several of them serve it, at the same time.
buildWebIfStale()
const unit = runVitest()
const journeys = runJourneys()
const total = (key: 'passed' | 'failed' | 'skipped') => unit[key] + journeys[key]
const secondTries = [...unit.secondTries, ...journeys.secondTries]
if (secondTries.length > 0) console.log(['\nPassed at the second try only:', ...secondTries].join('\n  '))
const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : ''
console.log(`\n${total('passed')} passed, ${total('failed')} failed${skipped}`)
process.exitCode = total('failed') > 0 ? 1 : 0
