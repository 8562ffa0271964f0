/** What one journey file visits. */
export interface Journey {
  /** Patterns of client pages. `EVERY_PAGE` alone stands for all of them. */
  readonly pages: readonly string[]
  /** Server routes that its pages call, as docs/doors.md names them. */
  readonly calls: readonly string[]
  /** Duration of its tests on a calm machine, one after another. */
  readonly seconds: number
}
export const JOURNEYS_PAGE = 'docs/journeys.md'
export const EVERY_PAGE = 'every page'

const HEAD = `# Journeys

Every file of \`tests/browser\`, with the pages of the client that it visits, the calls that those pages make (below \`/api\`) and the
seconds that its tests take. \`npm test -- --changed\` chooses journeys by it.

\`node build/affected/record.ts <files>\` runs these files and replaces their rows. A test fails when a file has no row, or a row no file.

| journey | seconds | pages | calls |
| --- | --- | --- | --- |
`

export const writeJourneys = (journeys: ReadonlyMap<string, Journey>): string =>
  HEAD +
  [...journeys]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([file, { seconds, pages, calls }]) => `| ${file} | ${seconds} | ${cell(pages)} | ${cell(calls)} |\n`)
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
