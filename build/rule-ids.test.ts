import { describe, expect, it } from 'vitest'
import { findRuleFaults, pendingIds, ruleIds, testedIds } from './rule-ids.ts'

const known = ruleIds('| id | rule |\n| --- | --- |\n| ROOM-1 | One. |\n| ROOM-2 | Two. |\nsee ROOM-9\n')

describe('rule ids', () => {
  it('reads the rules from the tables alone', () => {
    expect([...known]).toEqual(['ROOM-1', 'ROOM-2'])
  })

  it('reads several ids from one title', () => {
    const text = [
      "it('[ROOM-1, ROOM-2] does both', () => {})",
      "it('speaks of [ROOM-3] only', () => {})",
    ].join('\n')
    expect([...testedIds([{ file: 'a.test.ts', text }]).keys()]).toEqual(['ROOM-1', 'ROOM-2'])
  })

  it('finds a rule without a test, a test of no rule, and a pending rule that has one', () => {
    const tested = new Map([
      ['ROOM-1', ['a.test.ts']],
      ['ROOM-7', ['b.test.ts']],
    ])
    const faults = findRuleFaults({ known, pending: pendingIds('ROOM-1'), tested, pendingBefore: null })
    expect(faults).toHaveLength(3)
  })

  it('lets the pending list shrink and not grow', () => {
    const input = {
      known,
      tested: new Map([['ROOM-1', ['a.test.ts']]]),
      pending: pendingIds('# why\nROOM-2'),
    }
    expect(findRuleFaults({ ...input, pendingBefore: pendingIds('ROOM-1\nROOM-2') })).toEqual([])
    expect(findRuleFaults({ ...input, pendingBefore: pendingIds('ROOM-1') })).toHaveLength(1)
  })
})
