import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allDoors } from './all-doors.ts'
import { DOORS_DIR, type DoorRecord } from './door.ts'
import { keyOf, merge, readPage, testsIn, writePage } from './doors-page.ts'
import { PAGE, ROOT, readText } from './files.ts'

// npm run doors [-- files or folders]: runs tests, and writes docs/doors.md by what they came through.

/** Each talks to the server alone; SQLite is enough, as the doors are the same on both databases. */
const PROJECTS = ['cloud:sqlite', 'play', 'cluster'].flatMap((name) => ['--project', name])

/** Whether all passed. */
function runTests(folder: string): boolean {
  const run = ['run', '--maxWorkers=1', ...PROJECTS, ...process.argv.slice(2)]
  const env = { ...process.env, [DOORS_DIR]: folder }
  return spawnSync('vitest', run, { stdio: 'inherit', env }).status === 0
}

const readRecords = (folder: string): DoorRecord[] =>
  readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))

const folder = mkdtempSync(join(tmpdir(), 'riddle-rooms-doors-'))
let passed = false
try {
  // What a test came through it came through, also where it failed afterwards.
  passed = runTests(folder)
  const records = readRecords(folder)
  const doors = await allDoors()
  const tests = merge(doors, {
    page: readPage(readText(PAGE) ?? ''),
    recorded: testsIn(records, doors),
    files: new Set(records.map(({ file }) => file)),
    read: readText,
  })
  writeFileSync(join(ROOT, PAGE), writePage(doors, tests))
  const empty = doors.filter((door) => tests.get(keyOf(door))?.length === 0)
  for (const { name } of empty) console.log(`no test: ${name}`)
  console.log(`${doors.length} doors, ${empty.length} without a test`)
} finally {
  rmSync(folder, { recursive: true })
}
process.exit(passed ? 0 : 1)
