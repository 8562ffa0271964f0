import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textBlocks } from '#renderer/features/legal/text-blocks.ts'

it('reads paragraphs and lists', () => {
  expect(textBlocks('One.\n\n• a\n• b\n\nTwo.')).toEqual([
    { kind: 'paragraph', text: 'One.' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: 'Two.' },
  ])
})

it('loses no word of a text', () => {
  const line = fc.stringMatching(/^[a-z ,.]{1,20}$/)
  const list = fc
    .array(line, { minLength: 1, maxLength: 4 })
    .map((lines) => lines.map((one) => `• ${one}`).join('\n'))
  fc.assert(
    fc.property(fc.array(fc.oneof(line, list), { minLength: 1, maxLength: 6 }), (parts) => {
      const back = textBlocks(parts.join('\n\n')).map((block) =>
        block.kind === 'list' ? block.items.map((item) => `• ${item}`).join('\n') : block.text,
      )
      expect(back).toEqual(parts)
    }),
  )
})
