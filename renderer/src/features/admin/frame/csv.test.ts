import { expect, it } from 'vitest'
import { csvOf } from '#renderer/features/admin/frame/csv.ts'

const COLUMNS = [
  { title: 'Name', cell: () => null, text: ({ name }: { name: string }) => name },
  { title: 'Picture', cell: () => null },
  { title: 'Note', cell: () => null, text: ({ note }: { note: string }) => note },
]

it('writes what has a text, each cell in quotes', () => {
  expect(csvOf(COLUMNS, [{ name: 'Ada "the first"', note: 'a, b\nc' }])).toBe(
    '"Name","Note"\r\n"Ada ""the first""","a, b\nc"\r\n',
  )
})

it.each(['=1+1', '+1', '-1', '@now', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠now'])(
  'lets no cell be a formula: %j',
  (name) => {
    expect(csvOf(COLUMNS, [{ name, note: '' }])).toContain(`"'${name}"`)
  },
)
