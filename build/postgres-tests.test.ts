import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findPostgresFaults, POSTGRES_TAG, postgresComment, postgresTests } from './postgres-tests.ts'

const tagged = (...lines: string[]) =>
  ['/**', ` * @module-tag ${POSTGRES_TAG}`, ...lines.map((line) => ` * ${line}`), ' */', ''].join('\n')

describe('a tagged test file', () => {
  it('has the tag in its first comment', () => {
    expect(postgresComment(`${tagged('Locks.')}import 'x'`)).toContain('Locks.')
    expect(postgresComment(tagged().replace('postgres', 'postgres-later'))).toBeNull()
    expect(postgresComment(`import 'x'\n${tagged()}`)).toBeNull()
    expect(postgresComment('/** Locks. */')).toBeNull()
  })

  it('is listed, and no other', () => {
    const root = mkdtempSync(join(tmpdir(), 'riddle-rooms-tags-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    mkdirSync(join(root, 'cloud/wallet'), { recursive: true })
    writeFileSync(join(root, 'cloud/wallet/a.test.ts'), tagged())
    writeFileSync(join(root, 'cloud/wallet/b.test.ts'), '')
    writeFileSync(join(root, 'cloud/c.ts'), tagged())
    expect(postgresTests(root)).toEqual(['cloud/wallet/a.test.ts'])
  })
})

describe('the check of what runs on Postgres', () => {
  const repository = { file: 'cloud/modules/quests/quests-repository.ts', text: '' }
  const ledger = { file: 'cloud/modules/wallet/ledger.ts', text: "const rows = await tx('wallet')" }
  const others = [
    { file: 'cloud/modules/quests/quests-rules.ts', text: '' },
    { file: 'cloud/db/migrate.ts', text: "db.raw('select 1')" },
    { file: 'cloud/modules/ranks/testing/fixture.ts', text: "db('standings')" },
    { file: 'cloud/query.test.ts', text: "db('standings')" },
  ]
  const test = (text: string) => ({ file: 'cloud/a.test.ts', text })

  it('reports nothing when tagged tests name every file with queries', () => {
    const tests = [test(tagged('Locks, quests-repository.ts', 'and ledger.ts.'))]
    expect(findPostgresFaults([repository, ledger, ...others], tests)).toEqual([])
  })

  it('reports each file with queries that no tagged test names', () => {
    const untagged = test('/** quests-repository.ts, ledger.ts */')
    const faults = findPostgresFaults([repository, ledger, ...others], [test(tagged()), untagged])
    expect(faults).toHaveLength(2)
    expect(faults[0]).toMatch(/^cloud\/modules\/quests\/quests-repository\.ts: no test on Postgres names it/)
    expect(faults[1]).toMatch(/^cloud\/modules\/wallet\/ledger\.ts: no test on Postgres names it/)
  })

  it('reports a name that belongs to no file with queries', () => {
    const faults = findPostgresFaults(others, [test(tagged('quests-repository.ts'))])
    expect(faults).toEqual([expect.stringContaining('names quests-repository.ts, which has no queries')])
  })

  it('reports a tag outside the first comment', () => {
    const faults = findPostgresFaults([], [test(`import 'x'\n${tagged()}`)])
    expect(faults).toEqual([expect.stringContaining('at the very beginning')])
  })
})
