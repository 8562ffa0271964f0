import { expect, it } from 'vitest'
import { changeLines } from '#renderer/features/admin/actions/change-lines.ts'
import { formatMoment } from '#renderer/lib/format-date.ts'

const AT = '2026-01-02T10:00:00.000Z'
const fact = (key: string, after: string, name = key) => ({
  key,
  name,
  before: null,
  after,
  isReplaced: false,
})
const replaced = (key: string, before: string, after: string | null, name = key) => ({
  key,
  name,
  before,
  after,
  isReplaced: true,
})

const level = (at: number, amount: number) => ({ level: at, free: { currency: 'r3', amount } })

it.each([
  ['1.40.0', '1.41.0', [replaced('', '1.40.0', '1.41.0')]],
  [null, '1.41.0', [fact('', '1.41.0')]],
  [null, null, []],
  [true, false, [replaced('', 'yes', 'no')]],
  [null, { startsAt: AT }, [fact('startsAt', formatMoment(AT), 'Starts')]],
  [
    { status: 'held', reason: 'reported' },
    { status: 'active', reason: null },
    [replaced('status', 'held', 'active', 'State'), replaced('reason', 'reported', null, 'Reason')],
  ],
  [
    { prompt: 'Who?', answers: ['a', 'b'] },
    { prompt: 'Who?', answers: ['a'], more: { deep: 1 } },
    [replaced('answers', 'a, b', 'a', 'Right answers'), fact('more', 'deep: 1')],
  ],
  [null, { message: 'Hello' }, [fact('message', 'Hello', 'Message')]],
  // Nothing took the place of the name: it only says which room it was.
  [
    { name: 'A room', userIds: [] },
    null,
    [{ key: 'name', name: 'Name', before: 'A room', after: null, isReplaced: false }],
  ],
  [
    null,
    { texts: { english: 'Hello', italian: 'Ciao' } },
    [fact('texts', 'English: Hello, Italian: Ciao', 'Text')],
  ],
  // A table is told by the rows that are others.
  [[level(1, 50), level(2, 60)], [level(1, 50), level(2, 70)], [replaced('2', 'Free: 60 R3', 'Free: 70 R3')]],
  [
    [{ type: 'ranked_wins', target: 3, r3: 30 }],
    [{ type: 'ranked_wins', target: 3, r3: 40 }],
    [replaced('Ranked wins (3)', 'R3: 30', 'R3: 40')],
  ],
])('[ADMIN-30] tells field by field what changed from %j to %j', (before, after, lines) => {
  expect(changeLines(before, after)).toEqual(lines)
})
