import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPage } from '../doors/doors-page.ts'
import { PAGE } from '../doors/files.ts'
import { clientPages, pagePatternFinder } from './client-pages.ts'
import { journeysIn } from './journey-records.ts'
import { JOURNEYS_PAGE, readJourneys, writeJourneys } from './journeys-page.ts'
import { readProjectFile } from './project-files.ts'
import { VISITS_DIR, type VisitRecord } from './visit-record.ts'

// node build/affected/record.ts [files]: runs these journeys and writes what they visit into docs/journeys.md. If
// VISITS_DIR is set, it runs nothing and reads the records of a run with the same VISITS_DIR.

function runJourneys(): { folder: string; passed: boolean } {
  const folder = mkdtempSync(join(tmpdir(), 'riddle-rooms-visits-'))
  const run = ['test', '--project=journeys', '--workers=1', ...process.argv.slice(2)]
  const env = { ...process.env, [VISITS_DIR]: folder }
  return {
    folder,
    passed:
      spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...run], { stdio: 'inherit', env })
        .status === 0,
  }
}

const kept = process.env[VISITS_DIR]
const { folder, passed } = kept === undefined ? runJourneys() : { folder: kept, passed: true }
const records: VisitRecord[] = readdirSync(folder).map((name) =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')),
)
const calls = [...readPage(readProjectFile(PAGE)).keys()]
  .filter((key) => key.startsWith('http '))
  .map((key) => key.slice('http '.length))
const patternOf = pagePatternFinder([...clientPages(readProjectFile).values()].flat())
const journeys = new Map([
  ...readJourneys(readProjectFile(JOURNEYS_PAGE)),
  ...journeysIn(records, { patternOf, calls }),
])
writeFileSync(JOURNEYS_PAGE, writeJourneys(journeys))
if (kept === undefined) rmSync(folder, { recursive: true })
console.log(`${records.length} tests recorded`)
process.exitCode = passed ? 0 : 1
