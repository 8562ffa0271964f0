import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of reports, pictures and traces. */
export const RESULTS = 'test-results'

export interface Failure {
  /** File and test. */
  readonly name: string
  /** Shell command that runs this test alone. */
  readonly command: string
}

/** Counts and failures of one run of a test runner. */
export interface Summary {
  readonly passed: number
  readonly skipped: number
  readonly failures: readonly Failure[]
  /** The three slowest tests, slowest first. */
  readonly slowest: readonly { readonly name: string; readonly seconds: number }[]
}

const SLOWEST = 3

const pathOf = (runner: string) => join(RESULTS, `${runner}.json`)

/** Returns null if the runner ended without a summary. */
export function readSummary(runner: string): Summary | null {
  try {
    return JSON.parse(readFileSync(pathOf(runner), 'utf8'))
  } catch {
    return null
  }
}

export const removeSummary = (runner: string): void => rmSync(pathOf(runner), { force: true })

/** Collects the results of one runner. Prints each failure when it happens, and a line of progress every minute. */
export function createCollector(runner: string) {
  const began = performance.now()
  const failures: Failure[] = []
  const times: { name: string; seconds: number }[] = []
  let passed = 0
  let skipped = 0
  const seconds = () => Math.round((performance.now() - began) / 1000)
  const report = () =>
    console.log(
      `${runner}: ${passed} passed, ${failures.length} failed, ${skipped} skipped after ${seconds()} s`,
    )
  const progress = setInterval(report, 60_000)
  progress.unref()

  return {
    passed(name: string, ms: number): void {
      passed++
      times.push({ name, seconds: Math.round(ms / 100) / 10 })
    },
    skipped(name: string, reason: string): void {
      skipped++
      console.log(`SKIPPED ${name}: ${reason}`)
    },
    failed(failure: Failure, text: string): void {
      failures.push(failure)
      const details = text.replaceAll(/^/gm, '    ')
      console.log(`\nFAILED ${failure.name}\n${details}\n  To repeat it alone: ${failure.command}\n`)
    },
    /** Writes the summary for the process that started the runner. */
    end(): void {
      clearInterval(progress)
      report()
      times.sort((one, other) => other.seconds - one.seconds)
      const summary: Summary = { passed, skipped, failures, slowest: times.slice(0, SLOWEST) }
      mkdirSync(RESULTS, { recursive: true })
      writeFileSync(pathOf(runner), JSON.stringify(summary))
    },
  }
}

/** Quotes an argument for a POSIX shell. */
export const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** Escapes a text for the patterns of `-t` and `-g`. */
export const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
