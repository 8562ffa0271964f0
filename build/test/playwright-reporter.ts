import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { createCollector, escapePattern, quote } from './summary.ts'

const textOf = ({ message, stack, value, snippet }: TestError): string =>
  stripVTControlCharacters([stack ?? message ?? value ?? 'no message', snippet ?? ''].join('\n'))

/** Reports failures when they happen, and writes the summary of the run. */
export default class PlaywrightReporter implements Reporter {
  private readonly collector = createCollector('journeys')

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = relative('.', test.location.file)
    const name = `${file} > ${test.title}`
    if (result.status === 'passed') this.collector.passed(name, result.duration)
    else if (result.status === 'skipped') {
      const reason = test.annotations.find(({ type }) => type === 'skip')?.description
      this.collector.skipped(name, reason ?? 'no reason is given')
    } else {
      const command = `npx playwright test ${file} -g ${quote(`${escapePattern(test.title)}$`)}`
      const attachments = result.attachments.flatMap(({ path }) => (path ? [relative('.', path)] : []))
      this.collector.failed({ name, command }, [...result.errors.map(textOf), ...attachments].join('\n'))
    }
  }

  /** An error outside every test, such as a file that does not load. */
  onError(error: TestError): void {
    const file = error.location ? relative('.', error.location.file) : ''
    this.collector.failed(
      { name: `${file || 'no file'} > an error outside every test`, command: `npx playwright test ${file}` },
      textOf(error),
    )
  }

  onEnd(): void {
    this.collector.end()
  }

  printsToStdio(): boolean {
    return true
  }
}
