import { foldText, isOffensive, type Quiz } from '#host-engine/index.ts'

/** Every answer and alias of a bank, folded. */
export const answersOf = (bank: readonly Quiz[]): ReadonlySet<string> =>
  new Set(bank.flatMap(({ answers }) => answers.map(foldText)))

/**
 * What people take for the answer of this quiz, in its own category and kind: as its authors know, and as `typed` by several.
 * Never an answer of the bank: a practice opponent that typed it would tell another quiz (MM-13). Nothing offensive either.
 */
export const likelyGuesses = (
  { reject = [] }: Pick<Quiz, 'reject'>,
  bankAnswers: ReadonlySet<string>,
  typed: readonly string[] = [],
): string[] => {
  const decent = typed.filter((guess) => !isOffensive(guess))
  const byFold = new Map([...reject, ...decent].map((guess) => [foldText(guess), guess]))
  return [...byFold].flatMap(([folded, guess]) => (bankAnswers.has(folded) ? [] : [guess]))
}
