import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRuleFaults, pendingIds, ruleIds, testedIds } from './rule-ids.ts'

const ROOT = join(import.meta.dirname, '..')
const PENDING = 'docs/rules-pending.txt'
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' })

/** The list before its last change, committed or not: it may only shrink. Null in a checkout without a history. */
function pendingBefore(): Set<string> | null {
  try {
    const isChanged = git('status', '--porcelain', '--', PENDING) !== ''
    const commits = git('rev-list', '--max-count=2', 'HEAD', '--', PENDING).trim().split('\n')
    const commit = commits[isChanged ? 0 : 1]
    return commit ? pendingIds(git('show', `${commit}:${PENDING}`)) : null
  } catch {
    return null
  }
}

const testFiles = globSync(
  '{shared,host-engine,cloud,electron,renderer,build,tests}/**/*.{test,spec}.{ts,tsx}',
  {
    cwd: ROOT,
  },
)
const known = ruleIds(read('docs/rules.md'))
const pending = pendingIds(read(PENDING))
const tested = testedIds(testFiles.map((file) => ({ file, text: read(file) })))
const faults = findRuleFaults({
  known,
  pending,
  tested,
  pendingBefore: pendingBefore(),
})

for (const fault of faults) console.error(fault)
console.log(`${known.size} rules: ${known.size - pending.size} proven by tests, ${pending.size} pending`)
process.exitCode = faults.length > 0 ? 1 : 0
