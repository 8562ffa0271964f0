import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRuleFaults, pendingIds, ruleIds, testedIds } from './rule-ids.ts'

const ROOT = join(import.meta.dirname, '..')
const PENDING = 'docs/rules-pending.txt'
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** The list as it was committed last: it may only shrink. */
function committedPending(): string | null {
  try {
    return execFileSync('git', ['show', `HEAD:${PENDING}`], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return null
  }
}

const testFiles = globSync('{shared,host-engine,cloud,renderer,build,tests}/**/*.{test,spec}.{ts,tsx}', {
  cwd: ROOT,
})
const known = ruleIds(read('docs/rules.md'))
const pending = pendingIds(read(PENDING))
const tested = testedIds(testFiles.map((file) => ({ file, text: read(file) })))
const committed = committedPending()
const faults = findRuleFaults({
  known,
  pending,
  tested,
  pendingBefore: committed === null ? null : pendingIds(committed),
})

for (const fault of faults) console.error(fault)
console.log(`${known.size} rules: ${known.size - pending.size} proven by tests, ${pending.size} pending`)
process.exitCode = faults.length > 0 ? 1 : 0
