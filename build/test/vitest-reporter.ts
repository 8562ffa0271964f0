import { relative } from 'node:path'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule, TestSuite } from 'vitest/node'
import { createCollector, escapePattern, quote } from './summary.ts'

type Thrown = Pick<SerializedError, 'message' | 'stack'> & { readonly diff?: string | undefined }

const STACK_LINES = 8

/** Returns the message, the difference from the expected value, and the first lines of the stack. */
function textOf({ message, stack = '', diff }: Thrown): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return [message, ...(diff ? [diff] : []), ...frames.slice(0, STACK_LINES)].join('\n')
}

/** Reports failures when they happen, and writes the summary of the run. */
export function vitestReporter(): Reporter {
  const collector = createCollector('vitest')
  let areTestsFiltered = false
  const nameOf = ({ project, moduleId }: TestModule) => `[${project.name}] ${relative('.', moduleId)}`
  const command = ({ project, moduleId }: TestModule, test = '') =>
    `npx vitest run --project ${project.name} ${relative('.', moduleId)}${test}`
  const failOutsideTests = (module: TestModule, within: TestModule | TestSuite, name: string) => {
    for (const error of within.errors())
      collector.failed({ name: `${nameOf(module)}${name}`, command: command(module) }, textOf(error))
  }

  return {
    onInit(vitest) {
      areTestsFiltered = vitest.getGlobalTestNamePattern() !== undefined
    },
    onTestCaseResult(test) {
      const { module } = test
      const name = `${nameOf(module)} > ${test.fullName}`
      const result = test.result()
      if (result.state === 'passed') collector.passed(name, test.diagnostic()?.duration ?? 0)
      // Vitest also skips the tests that `-t` does not name.
      else if (result.state === 'skipped' && !areTestsFiltered)
        collector.skipped(name, result.note ?? 'its condition, see the file')
      else if (result.state === 'failed')
        collector.failed(
          { name, command: command(module, ` -t ${quote(`^${escapePattern(test.fullName)}$`)}`) },
          result.errors.map(textOf).join('\n'),
        )
    },
    onTestModuleEnd(module) {
      failOutsideTests(module, module, '')
      for (const suite of module.children.allSuites()) failOutsideTests(module, suite, ` > ${suite.fullName}`)
    },
    onTestRunEnd(_, errors) {
      for (const error of errors) {
        const file = typeof error.VITEST_TEST_PATH === 'string' ? relative('.', error.VITEST_TEST_PATH) : ''
        const name = `${file || 'no file'} > an error outside every test`
        collector.failed({ name, command: `npx vitest run ${file}` }, textOf(error))
      }
      collector.end()
    },
  }
}
