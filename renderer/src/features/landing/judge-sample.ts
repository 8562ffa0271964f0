import type { Verdict } from '#shared/constants/game.ts'

const ARTICLE = /^(?:the|an?|il|lo|la|i|gli|le|una?|uno|l|dell|all|nell) (?=\p{L})/u

/** What is left of an answer without what the game forgives: capitals, accents, signs, a leading article. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(ARTICLE, '')
    .replaceAll(' ', '')

/** Letters to change, add, drop or swap until one word is the other. */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  const at = (row: number[], j: number) => row[j] ?? 0
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwap ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + change, swap))
    }
    before = last
    last = row
  }
  return at(last, b.length)
}

const isNumber = (answer: string) => /^\d+$/.test(answer)

/** Slips that still count as right: none in short words and numbers, one from five letters on, two from nine. */
function slipsAllowed(answer: string): number {
  if (isNumber(answer) || answer.length < 5) return 0
  return answer.length < 9 ? 1 : 2
}

/** Judges a guess at a sample riddle in the spirit of the game's judge, which sits on the server. */
export function judgeSample(guess: string, answers: readonly string[]): Verdict {
  const given = bare(guess)
  let close = false
  for (const answer of answers.map(bare)) {
    const distance = editDistance(given, answer)
    const allowed = slipsAllowed(answer)
    if (distance <= allowed) return 'correct'
    if (!isNumber(answer) && answer.length > 2 && distance === allowed + 1) close = true
  }
  return close ? 'close' : 'wrong'
}
