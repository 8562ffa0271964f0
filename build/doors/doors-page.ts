import { pathExpression } from '../../cloud/testing/find-route.ts'
import { DOOR_KINDS, type Door, type DoorKind, type DoorRecord } from './door.ts'

/** The test files of each door. */
export type DoorTests = ReadonlyMap<string, readonly string[]>
export const keyOf = ({ kind, name }: Door): string => `${kind} ${name}`

const TITLES: Readonly<Record<DoorKind, string>> = {
  http: 'HTTP calls, below `/api`',
  account: 'Events to the server, by the account channel',
  room: 'Events to the server, by room play',
  out: 'Events to clients, by either',
}

const HEAD = `# Doors

Every way into the server and out of it, with the tests that come through. A test is named where a call was answered with success, an
event to the server was acknowledged with success, or an event was received, and where the file itself names the call or the event.

\`npm run doors\` writes this page: it runs tests and listens to their clients. \`npm run doors -- <files>\` runs only these, and leaves
what is said of others. \`npm run check\` fails when a door is missing here or has no test, and when a test is gone or names its door no more.
`

export function writePage(doors: readonly Door[], tests: DoorTests): string {
  const rowOf = (door: Door) =>
    `| \`${door.name}\` | ${(tests.get(keyOf(door)) ?? []).toSorted().join(', ')} |`
  const sections = DOOR_KINDS.map((kind) => {
    const rows = doors.filter((door) => door.kind === kind).map(rowOf)
    return [`## ${TITLES[kind]}`, '', '| door | tests |', '| --- | --- |', ...rows, ''].join('\n')
  })
  return [HEAD, ...sections].join('\n')
}

export function readPage(text: string): Map<string, string[]> {
  const tests = new Map<string, string[]>()
  for (const kind of DOOR_KINDS) {
    const [, section = ''] = text.split(`## ${TITLES[kind]}\n`)
    const [rows = ''] = section.split('\n## ')
    for (const [, name = '', files = ''] of rows.matchAll(/^\| `(.+?)` \| (.*) \|$/gm))
      tests.set(keyOf({ kind, name }), files === '' ? [] : files.split(', '))
  }
  return tests
}

/** Whether a test's text names the door, be it in parts: \`/friends/\${user.id}/block\`, or \`/friends\${path}\`. */
export function names(text: string, { kind, name }: Door): boolean {
  if (kind !== 'http') return new RegExp(`\\b${name}\\b`).test(text)
  const [, ...parts] = (name.split(' ')[1] ?? '').split('/')
  const written = parts.map((part) => (part.startsWith('{') ? VALUE : part.replaceAll('.', '\\.')))
  const wholly = `/${written.join('/')}(?=["'\`?\\s]|\\$\\{)`
  const begun = written.slice(0, -1).map((_, index) => `/${written.slice(0, index + 1).join('/')}/?\\$\\{`)
  return [wholly, ...begun].some((source) => new RegExp(BEFORE + source).test(text))
}
const VALUE = '(?:\\$\\{[^}]*\\}|[^/\'"`\\s?$]+)+'
const BEFORE = '(?<=["\'`\\s}]|/api)'

/** What the recorded tests came through, of these doors. */
export function testsIn(records: readonly DoorRecord[], doors: readonly Door[]): Map<string, string[]> {
  const doorOf = createDoorFinder(doors)
  const tests = new Map<string, string[]>()
  for (const { file, seen } of records)
    for (const key of new Set(seen.flatMap((one) => doorOf(one) ?? [])))
      tests.set(key, [...(tests.get(key) ?? []), file])
  return tests
}

/** The key of a door by what was asked for; the most literal call that fits. */
function createDoorFinder(doors: readonly Door[]) {
  const known = new Set(doors.map(keyOf))
  const calls = doors
    .filter(({ kind }) => kind === 'http')
    .map((door) => {
      const [method = '', path = ''] = door.name.split(' ')
      return { key: keyOf(door), method, path, expression: pathExpression(`/api${path}`) }
    })
    .toSorted((one, other) => ids(one.path) - ids(other.path))
  return (seen: string): string | undefined => {
    if (!seen.startsWith('http ')) return known.has(seen) ? seen : undefined
    const [, method, path = ''] = seen.split(' ')
    return calls.find((call) => call.method === method && call.expression.test(path))?.key
  }
}
const ids = (path: string): number => path.split('{').length

/** The page's tests, with what was recorded in place of what it said of these files; only those that name their door. */
export function merge(
  doors: readonly Door[],
  { page, recorded, files, read }: MergeInput,
): Map<string, string[]> {
  return new Map(
    doors.map((door) => {
      const kept = (page.get(keyOf(door)) ?? []).filter((file) => !files.has(file))
      const all = new Set([...kept, ...(recorded.get(keyOf(door)) ?? [])])
      return [keyOf(door), [...all].filter((file) => names(read(file) ?? '', door))]
    }),
  )
}
interface MergeInput {
  readonly page: DoorTests
  readonly recorded: DoorTests
  /** Those that ran. */
  readonly files: ReadonlySet<string>
  /** Null where there is no such file. */
  readonly read: (file: string) => string | null
}

/** What is wrong with the page, each in a sentence. */
export function findDoorFaults(
  doors: readonly Door[],
  { text, read }: { text: string; read: MergeInput['read'] },
): string[] {
  const page = readPage(text)
  const faults = doors.flatMap((door) => {
    const tests = page.get(keyOf(door))
    if (tests === undefined) return [`${door.name} is missing`]
    if (tests.length === 0) return [`${door.name} has no test`]
    return tests.flatMap((file) => {
      const source = read(file)
      if (source === null) return [`${door.name}: ${file} is gone`]
      return names(source, door) ? [] : [`${door.name}: ${file} does not name it`]
    })
  })
  if (faults.length > 0) return faults
  return writePage(doors, page) === text ? [] : ['it is not as it would be written']
}
