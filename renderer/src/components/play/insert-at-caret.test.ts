import { afterEach, describe, expect, it, vi } from 'vitest'
import { insertAtCaret } from '#renderer/components/play/insert-at-caret.ts'

function inputWith(value: string, from: number, to = from): HTMLInputElement {
  const input = document.createElement('input')
  document.body.append(input)
  input.value = value
  input.setSelectionRange(from, to)
  return input
}
afterEach(() => document.body.replaceChildren())

describe('a word put into a line', () => {
  it('stands alone in an empty line, with the caret behind it', () => {
    const input = inputWith('', 0)
    insertAtCaret(input, 'lantern')
    expect([input.value, input.selectionStart]).toEqual(['lantern', 7])
    expect(document.activeElement).toBe(input)
  })

  it('is parted from what stands beside it', () => {
    const input = inputWith('aold', 1)
    insertAtCaret(input, 'lantern')
    expect(input.value).toBe('a lantern old')
  })

  it('takes the place of what is selected, and needs no second space', () => {
    const input = inputWith('the big lamp', 4, 7)
    insertAtCaret(input, 'lantern')
    expect(input.value).toBe('the lantern lamp')
  })

  it('tells the line as typing would', () => {
    const input = inputWith('', 0)
    const heard = vi.fn()
    document.body.addEventListener('input', heard, { once: true })
    insertAtCaret(input, 'lantern')
    expect(heard).toHaveBeenCalledOnce()
  })

  it('leaves a line alone that has no room for it', () => {
    const input = inputWith('a long line', 11)
    input.maxLength = 14
    insertAtCaret(input, 'lantern')
    expect(input.value).toBe('a long line')
  })
})
