import { mkdirSync, writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'
import { RESULTS, SECOND_TRIES_JSON } from './test-results.ts'

/** Writes down the names of the tests that failed once and then passed, which Vitest's own JSON does not tell. */
export const secondTries: Reporter = {
  onTestRunEnd(modules) {
    const names: string[] = []
    for (const module of modules)
      for (const test of module.children.allTests('passed'))
        if (test.diagnostic()?.flaky) names.push(`${module.relativeModuleId} > ${test.fullName}`)
    mkdirSync(RESULTS, { recursive: true })
    writeFileSync(SECOND_TRIES_JSON, JSON.stringify(names))
  },
}
