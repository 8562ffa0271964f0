import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath } from './chromium.ts'
import { buildWebIfStale } from './web-build.ts'

const RESULTS = 'test-results'
const VITEST_JSON = join(RESULTS, 'vitest.json')
const PLAYWRIGHT_JSON = join(RESULTS, 'playwright.json')
const isCi = process.env.CI === 'true'

interface Counts {
  passed: number
  failed: number
  skipped: number
}
const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 }
/** A runner that ended without a report counts as failed. */
const BROKEN: Counts = { passed: 0, failed: 1, skipped: 0 }

function runVitest(): Counts {
  const { status } = spawnSync(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_JSON}`],
    { stdio: 'inherit' },
  )
  if (!existsSync(VITEST_JSON)) return BROKEN
  const report = JSON.parse(readFileSync(VITEST_JSON, 'utf8'))
  const brokenFiles = report.testResults.filter(
    (file: { status: string; assertionResults: unknown[] }) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const failed = report.numFailedTests + brokenFiles
  return {
    passed: report.numPassedTests,
    failed: status !== 0 && failed === 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
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
  const { stats } = JSON.parse(readFileSync(PLAYWRIGHT_JSON, 'utf8'))
  // A journey that passes only on a retry counts as failed.
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: status !== 0 && failed === 0 ? 1 : failed, skipped: stats.skipped }
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const unit = runVitest()
buildWebIfStale()
const journeys = runJourneys()
const total = (key: keyof Counts) => unit[key] + journeys[key]
const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : ''
console.log(`\n${total('passed')} passed, ${total('failed')} failed${skipped}`)
process.exitCode = total('failed') > 0 ? 1 : 0
