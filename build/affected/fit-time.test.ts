import { describe, expect, it } from 'vitest'
import type { ChosenTest } from './affected-by.ts'
import { describeSelection } from './describe.ts'
import { fitTime } from './fit-time.ts'

const tests = (count: number, folder = 'cloud'): ChosenTest[] =>
  Array.from({ length: count }, (_, at) => ({
    file: `${folder}/${at}.test.ts`,
    distance: at,
    why: 'imports a.ts',
    onPostgres: false,
  }))
const journeys = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    file: `tests/browser/${at}.spec.ts`,
    why: 'visits /',
    seconds: 80,
  }))

describe('a selection that fits the time', () => {
  it('keeps everything while it fits', () => {
    const {
      tests: taken,
      journeys: visited,
      leftOut,
      seconds,
    } = fitTime({
      everything: null,
      tests: tests(10),
      journeys: journeys(1),
    })
    expect([taken.length, visited.length, leftOut.tests.length]).toEqual([10, 1, 0])
    expect(seconds).toBe(53)
  })

  it('leaves out the farthest tests, and keeps time for journeys', () => {
    const wide = fitTime({ everything: null, tests: tests(1000), journeys: journeys(10) })
    expect(wide.tests).toEqual(tests(1000).slice(0, wide.tests.length))
    expect(wide.leftOut.tests).toHaveLength(1000 - wide.tests.length)
    expect(wide.journeys.map(({ file }) => file)).toEqual([
      'tests/browser/0.spec.ts',
      'tests/browser/1.spec.ts',
    ])
    expect(wide.seconds).toBeLessThan(300)
  })

  it('counts a test twice if it also runs on Postgres', () => {
    const once = fitTime({ everything: null, tests: tests(10), journeys: [] }).seconds
    const twice = tests(10).map((test) => ({ ...test, onPostgres: true }))
    expect(fitTime({ everything: null, tests: twice, journeys: [] }).seconds).toBe(2 * once)
  })
})

describe('the printed selection', () => {
  const print = (...parts: Parameters<typeof fitTime>) => describeSelection(['a.ts'], fitTime(...parts))

  it('describes what runs, why, and how many files are left out', () => {
    const text = print({ everything: null, tests: tests(1000), journeys: journeys(1) })
    expect(text).toContain('  cloud/0.test.ts: imports a.ts\n')
    expect(text).toMatch(/\nLeft out \d+ files that are farther away; the whole suite runs them:\n/)
    expect(text).toContain('\n  tests/browser/0.spec.ts: visits /\n')
  })

  it('names the whole suite when a change can affect every test', () => {
    expect(print({ everything: 'package.json', tests: [], journeys: [] })).toBe(
      'package.json has changed, which can affect every test: the whole suite runs.',
    )
    expect(describeSelection([], fitTime({ everything: null, tests: [], journeys: [] }))).toBe(
      'Nothing has changed.',
    )
  })
})
