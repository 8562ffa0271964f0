import { foldText, type Quiz } from '#host-engine/index.ts'

/** Every answer and alias of a bank, folded. */
export const answersOf = (bank: readonly Quiz[]): ReadonlySet<string> =>
  new Set(bank.flatMap(({ answers }) => answers.map(foldText)))

/**
 * What people take for the answer of this quiz, in its own category and kind. Never an answer of the bank: a practice
 * opponent that typed it would tell another quiz (MM-13).
 */
export const likelyGuesses = (
  { reject = [] }: Pick<Quiz, 'reject'>,
  bankAnswers: ReadonlySet<string>,
): string[] => reject.filter((guess) => !bankAnswers.has(foldText(guess)))
