import type { Language } from '#shared/constants/game.ts'
import { COPULAS, isQuoteBefore, isQuoteBehind, isSame } from './prompt-quotes.ts'
import type { Prompt } from './prompt-words.ts'
import { readTokens, type Token } from './read-tokens.ts'
import { ARTICLES, PREPOSITIONS } from './small-words.ts'

const MOST_BEFORE = 4
const MOST_BEHIND = 2
const MOST_QUOTED = 9
/** Without an accent it may be no verb: "tuono e fulmine" are two. */
const AND = /\S\se\s/i
const BRACKET = /^(.*\S)\s*\(([^()]+)\)$/

/** A guess without the words of the prompt before and behind it ("principessa Turandot", "the capital is Lima"). */
export function withoutPromptWords(
  tokens: readonly Token[],
  guess: string,
  prompt: Prompt,
  language: Language,
): Token[][] {
  if (!tokens.some(({ text }) => prompt.said.some((own) => isSame(text, own)))) return []
  if (isOfTwo(guess, prompt, language)) return []
  const isSaid = ({ text }: Token): boolean => !prompt.isRiddle && prompt.telling.includes(text)
  const isSmall = ({ text }: Token): boolean =>
    ARTICLES[language].has(text) || PREPOSITIONS[language].has(text)
  const starts = [
    ...cuts(tokens, MOST_BEFORE, isSaid, isSmall),
    ...quotes(tokens.length, (count) => isQuoteBefore(tokens.slice(0, count), prompt, language)),
  ]
  const ends = [
    ...cuts(tokens.toReversed(), MOST_BEHIND, isSaid, isSmall),
    ...quotes(tokens.length, (count) => isQuoteBehind(tokens.slice(-count), prompt, language)),
  ]
  return [...new Set(starts)].flatMap((start) =>
    [...new Set(ends)]
      .filter((end) => start + end > 0 && start + end < tokens.length)
      .map((end) => tokens.slice(start, tokens.length - end)),
  )
}

const isOfTwo = (guess: string, { said }: Prompt, language: Language): boolean =>
  language === 'italian' && AND.test(guess) && !said.includes('e')

function quotes(length: number, isQuote: (count: number) => boolean): number[] {
  const counts = Array.from({ length: Math.min(length - 1, MOST_QUOTED) }, (_, at) => at + 1)
  return counts.filter(isQuote)
}

/** How many words may be cut off: none, and as many as end with a word of the prompt. */
function cuts(
  tokens: readonly Token[],
  most: number,
  isSaid: (token: Token) => boolean,
  isSmall: (token: Token) => boolean,
): number[] {
  const counts = [0]
  for (const [at, token] of tokens.slice(0, most).entries()) {
    // "The capital is Lima": the verb goes with what it says it of.
    if (isSaid(token) || (counts.length > 1 && COPULAS.has(token.text))) counts.push(at + 1)
    else if (!isSmall(token)) break
  }
  return counts
}

/** A guess without a bracket that only says the prompt again: Nabucco (Verdi). */
export function withoutPromptBracket(guess: string, prompt: Prompt, language: Language): Token[] | null {
  const [, before = '', inside = ''] = BRACKET.exec(guess.trim()) ?? []
  const words = readTokens(inside, language)
  const isSaid = words.length > 0 && words.every(({ text }) => prompt.said.includes(text))
  return isSaid ? readTokens(before, language) : null
}
