import { mkdirSync, writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'
import { RESULTS, RUN_REPORT_JSON } from './test-results.ts'

/** What Vitest's own JSON does not tell. */
export interface RunReport {
  /** Names of the tests that failed and passed when they were tried again. */
  laterTries: readonly string[]
  /** What was thrown where no test could catch it, with the first lines of its stack. */
  unhandledErrors: readonly string[]
}

const STACK_LINES = 6

export const runReport: Reporter = {
  onTestRunEnd(modules, errors) {
    const laterTries: string[] = []
    for (const module of modules)
      for (const test of module.children.allTests('passed'))
        if (test.diagnostic()?.flaky) laterTries.push(`${module.relativeModuleId} > ${test.fullName}`)
    const unhandledErrors = errors.map(({ message, stack }) =>
      (stack ?? message).split('\n').slice(0, STACK_LINES).join('\n'),
    )
    mkdirSync(RESULTS, { recursive: true })
    writeFileSync(RUN_REPORT_JSON, JSON.stringify({ laterTries, unhandledErrors } satisfies RunReport))
  },
}
