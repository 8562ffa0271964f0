const HIDDEN = /[\p{L}\p{N}]/u

/** Where the answer has letters or digits, by grapheme. */
export const hiddenPositions = (answer: string): number[] =>
  graphemes(answer).flatMap((part, index) => (HIDDEN.test(part) ? [index] : []))

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const graphemes = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)

/** Every hidden letter or digit as `_`, all else as it is. */
export const maskAnswer = (answer: string, opened: ReadonlySet<number>): string =>
  graphemes(answer)
    .map((part, index) => (HIDDEN.test(part) && !opened.has(index) ? '_' : part))
    .join('')

/** The next position to open, never the last hidden one; null when none may be. */
export function nextReveal(answer: string, opened: ReadonlySet<number>, random: () => number): number | null {
  const hidden = hiddenPositions(answer).filter((position) => !opened.has(position))
  if (hidden.length < 2) return null
  return hidden[Math.floor(random() * hidden.length)] ?? null
}
