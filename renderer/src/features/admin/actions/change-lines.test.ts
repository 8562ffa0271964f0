import { expect, it } from 'vitest'
import { changeLines } from '#renderer/features/admin/actions/change-lines.ts'
import { formatMoment } from '#renderer/lib/format-date.ts'

const AT = '2026-01-02T10:00:00.000Z'
const fact = (name: string, after: string) => ({ name, before: null, after, isReplaced: false })
const replaced = (name: string, before: string, after: string | null) => ({
  name,
  before,
  after,
  isReplaced: true,
})

it.each([
  ['1.40.0', '1.41.0', [replaced('', '1.40.0', '1.41.0')]],
  [null, '1.41.0', [fact('', '1.41.0')]],
  [null, null, []],
  [true, false, [replaced('', 'yes', 'no')]],
  [null, { startsAt: AT }, [fact('startsAt', formatMoment(AT))]],
  [
    { status: 'held', reason: 'reported' },
    { status: 'active', reason: null },
    [replaced('status', 'held', 'active'), replaced('reason', 'reported', null)],
  ],
  [
    { prompt: 'Who?', answers: ['a', 'b'] },
    { prompt: 'Who?', answers: ['a'], more: { deep: 1 } },
    [replaced('answers', 'a, b', 'a'), fact('more', '{"deep":1}')],
  ],
  [null, { message: 'Hello' }, [fact('message', 'Hello')]],
  // Nothing took the place of the name: it only says which room it was.
  [
    { name: 'A room', userIds: [] },
    null,
    [{ name: 'name', before: 'A room', after: null, isReplaced: false }],
  ],
])('[ADMIN-30] tells field by field what changed from %j to %j', (before, after, lines) => {
  expect(changeLines(before, after)).toEqual(lines)
})
