import { mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter } from 'vitest/node'
import { RESULTS, RUN_REPORT_JSON } from './test-results.ts'

/** What Vitest's own JSON does not tell. */
export interface RunReport {
  /** Names of the tests that failed and passed when they were tried again. */
  laterTries: readonly string[]
  unhandledErrors: readonly UnhandledError[]
}

/** Thrown where no test could catch it. */
export interface UnhandledError {
  /** The file that ran when it was thrown; not always known. */
  file?: string
  /** The first lines of its stack. */
  text: string
}

const STACK_LINES = 6

export const runReport: Reporter = {
  onTestRunEnd(modules, errors) {
    const laterTries: string[] = []
    for (const module of modules)
      for (const test of module.children.allTests('passed'))
        if (test.diagnostic()?.flaky) laterTries.push(`${module.relativeModuleId} > ${test.fullName}`)
    const unhandledErrors = errors.map(({ message, stack, VITEST_TEST_PATH }) => ({
      ...(typeof VITEST_TEST_PATH === 'string' && { file: relative('.', VITEST_TEST_PATH) }),
      text: (stack ?? message).split('\n').slice(0, STACK_LINES).join('\n'),
    }))
    mkdirSync(RESULTS, { recursive: true })
    writeFileSync(RUN_REPORT_JSON, JSON.stringify({ laterTries, unhandledErrors } satisfies RunReport))
  },
}
