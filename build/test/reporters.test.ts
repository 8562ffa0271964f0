import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RESULTS, type Summary } from './summary.ts'

const ROOT = join(import.meta.dirname, '../..')
const bin = (name: string) => join(ROOT, 'node_modules', name)

let folder: string
beforeAll(() => {
  mkdirSync(join(ROOT, RESULTS), { recursive: true })
  folder = mkdtempSync(join(ROOT, RESULTS, 'reporters-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a test runner in the folder, and returns what it printed and its summary. */
function run(runner: string, script: string, args: string[]): { output: string; summary: Summary } {
  const { stdout, stderr } = spawnSync(process.execPath, [bin(script), ...args], {
    cwd: folder,
    encoding: 'utf8',
    // The variables of the outer Vitest would make the inner one a worker.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1' },
  })
  const path = join(folder, RESULTS, `${runner}.json`)
  return { output: stdout + stderr, summary: JSON.parse(readFileSync(path, 'utf8')) }
}

const reporter = (name: string) => JSON.stringify(join(ROOT, 'build/test', name))

describe('the reporter of Vitest', () => {
  it('names each failure, also outside a test, with the command that repeats it', () => {
    writeFileSync(
      join(folder, 'vitest.config.ts'),
      `import { vitestReporter } from ${reporter('vitest-reporter.ts')}
       export default { test: { name: 'sums', include: ['*.test.ts'], reporters: [vitestReporter()] } }`,
    )
    writeFileSync(
      join(folder, 'sums.test.ts'),
      `import { describe, expect, it } from 'vitest'
       describe('a sum', () => {
         it('adds (two)', () => expect(1 + 1).toBe(3))
         it('adds one', () => expect(1 + 0).toBe(1))
       })`,
    )
    writeFileSync(join(folder, 'broken.test.ts'), `import './missing.ts'`)
    const { output, summary } = run('vitest', 'vitest/vitest.mjs', ['run'])
    expect(summary).toMatchObject({ passed: 1, skipped: 0 })
    expect(summary.failures.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
      { name: '[sums] broken.test.ts', command: 'npx vitest run --project sums broken.test.ts' },
      {
        name: '[sums] sums.test.ts > a sum > adds (two)',
        command: String.raw`npx vitest run --project sums sums.test.ts -t '^a sum > adds \(two\)$'`,
      },
    ])
    expect(output).toContain('FAILED [sums] sums.test.ts > a sum > adds (two)')
    expect(output).toContain('expected 2 to be 3')
    // The command finds exactly this test.
    const again = run('vitest', 'vitest/vitest.mjs', [
      'run',
      'sums.test.ts',
      '-t',
      String.raw`^a sum > adds \(two\)$`,
    ])
    expect(again.summary).toMatchObject({
      passed: 0,
      failures: [{ name: expect.stringContaining('adds (two)') }],
    })
  })
})

describe('the reporter of Playwright', () => {
  it('names each failure and each skip, with the command that repeats it', () => {
    writeFileSync(
      join(folder, 'playwright.config.ts'),
      `export default { testMatch: '*.spec.ts', outputDir: 'traces', reporter: [[${reporter('playwright-reporter.ts')}]] }`,
    )
    const playwright = relative(folder, bin('@playwright/test/index.mjs'))
    writeFileSync(
      join(folder, 'sums.spec.ts'),
      `import { expect, test } from './${playwright}'
       test('adds two', () => expect(1 + 1).toBe(3))
       test('adds one', () => expect(1 + 0).toBe(1))
       test('adds none', () => test.skip(true, 'there is nothing to add'))`,
    )
    const { output, summary } = run('journeys', '@playwright/test/cli.js', ['test'])
    expect(summary).toMatchObject({ passed: 1, skipped: 1 })
    expect(summary.failures).toEqual([
      { name: 'sums.spec.ts > adds two', command: "npx playwright test sums.spec.ts -g 'adds two$'" },
    ])
    expect(output).toContain('FAILED sums.spec.ts > adds two')
    expect(output).toContain('SKIPPED sums.spec.ts > adds none: there is nothing to add')
  })
})
