/** English and Italian articles, and the words that stand before a thing of one's own. */
const ARTICLES = /^(the|a|an|my|your|il|lo|la|l|i|gli|le|un|uno|una|gl)$/

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !ARTICLES.test(word))
    .join(' ')

/** Whether a guess is one of the answers; case, accents, articles and signs do not matter. */
export function sameAnswer(guess: string, answers: string): boolean {
  const folded = fold(guess)
  return folded !== '' && answers.split('|').some((answer) => fold(answer) === folded)
}
