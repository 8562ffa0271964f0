/**
 * Puts a word where the caret is, parted from its neighbours, as if it had been typed: who listens to the input is told. A
 * line that has no room for it stays as it is. The caret goes behind it, and the focus into the line.
 */
export function insertAtCaret(input: HTMLInputElement, word: string): void {
  const { value, maxLength } = input
  const from = input.selectionStart ?? value.length
  const to = input.selectionEnd ?? from
  const before = from > 0 && !/\s/.test(value.charAt(from - 1)) ? ' ' : ''
  const after = to < value.length && !/\s/.test(value.charAt(to)) ? ' ' : ''
  const text = before + word + after
  if (maxLength < 0 || value.length - (to - from) + text.length <= maxLength) {
    input.setRangeText(text, from, to, 'end')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  input.focus()
}
