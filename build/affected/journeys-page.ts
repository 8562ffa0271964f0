/** Visits of one journey file. */
export interface Journey {
  /** Patterns of client pages. `EVERY_PAGE` alone stands for all of them. */
  readonly pages: readonly string[]
  /** Server routes that its pages call, named as in docs/doors.md. */
  readonly calls: readonly string[]
  /** Duration of all its tests, one after another. */
  readonly seconds: number
}
export const JOURNEYS_PAGE = 'docs/journeys.md'
export const EVERY_PAGE = 'every page'

const HEAD = `# Journeys

Every file of \`tests/browser\`, with the client pages that it visits, the calls that those pages make (below \`/api\`) and the duration of
its tests in seconds. \`npm test -- --changed\` selects journeys by this table.

\`node build/affected/record.ts <files>\` runs these files and replaces their rows. A unit test fails if a file has no row or a row no file.

| journey | seconds | pages | calls |
| --- | --- | --- | --- |
`

export const writeJourneys = (journeys: ReadonlyMap<string, Journey>): string =>
  HEAD +
  [...journeys]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([file, { seconds, pages, calls }]) => `| ${file} | ${seconds} | ${cell(pages)} | ${cell(calls)} |\n`,
    )
    .join('')
const cell = (names: readonly string[]): string => [...new Set(names)].toSorted().join(', ')

export function readJourneys(text: string): Map<string, Journey> {
  const rows = text.matchAll(/^\| (\S+\.spec\.ts) \| (\d+) \| (.*?) \| (.*?) ?\|$/gm)
  return new Map(
    [...rows].map(([, file = '', seconds, pages = '', calls = '']) => [
      file,
      { seconds: Number(seconds), pages: names(pages), calls: names(calls) },
    ]),
  )
}
const names = (cell: string): string[] => (cell === '' ? [] : cell.split(', '))
