import type { Selection } from './fit-time.ts'

const LEFT_OUT_SHOWN = 5

/** Describes a selection: the tests to run, why, and what is left out. */
export function describeSelection(changed: readonly string[], selection: Selection): string {
  const { everything, tests, journeys, leftOut, seconds } = selection
  if (changed.length === 0) return 'Nothing has changed.'
  if (everything !== null)
    return `${everything} has changed, which can affect every test: the whole suite runs.`
  const postgres = tests.filter(({ onPostgres }) => onPostgres).length
  const out = leftOut.tests.length + leftOut.journeys.length
  return [
    `${tests.length} test files${postgres > 0 ? `, ${postgres} of them also on Postgres` : ''}:`,
    ...tests.map(({ file, why }) => `  ${file}: ${why}`),
    `${journeys.length} journeys:`,
    ...journeys.map(({ file, why }) => `  ${file}: ${why}`),
    ...(out === 0
      ? []
      : [
          `Left out ${out} files that are farther away; the whole suite runs them:`,
          ...[...leftOut.tests, ...leftOut.journeys].slice(0, LEFT_OUT_SHOWN).map(({ file }) => `  ${file}`),
          ...(out > LEFT_OUT_SHOWN ? ['  …'] : []),
        ]),
    `About ${seconds} seconds on two cores.`,
  ].join('\n')
}
