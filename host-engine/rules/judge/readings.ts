import type { Language } from '#shared/constants/game.ts'
import { withoutNumberNoun } from './numeral-writings.ts'
import type { Token } from './read-tokens.ts'
import { ARTICLES, HEAD_NOUNS, INNER_WORDS, PREPOSITIONS } from './small-words.ts'

/**
 * The ways to read the same words: as they are, without the leading article, without small words inside, and, for a
 * guess, without the preposition in front.
 */
export function readingsOf(
  tokens: readonly Token[],
  language: Language,
  dropPreposition: boolean,
): Token[][] {
  if (tokens.length === 0) return []
  const readings: Token[][] = [[...tokens]]
  let bare = dropLeading(tokens, ARTICLES[language])
  readings.push(bare)
  if (dropPreposition) {
    bare = dropLeading(dropLeading(bare, PREPOSITIONS[language]), ARTICLES[language])
    readings.push(bare)
  }
  bare = dropHeadNoun(bare, language)
  readings.push(bare)
  const numbered = withoutNumberNoun(bare, language)
  if (numbered.length < bare.length) readings.push([...numbered])
  readings.push(bare.filter((token, at) => at === 0 || at === bare.length - 1 || !isInner(token, language)))
  return unique(readings)
}

/** A small word that says nothing between two others. */
export function isInner(token: Token, language: Language): boolean {
  return !token.numeric && INNER_WORDS[language].has(token.text)
}

function dropLeading(tokens: readonly Token[], droppable: ReadonlySet<string>): Token[] {
  const [first, second] = tokens
  if (first === undefined || second === undefined) return [...tokens]
  if (first.numeric || !droppable.has(first.text)) return [...tokens]
  // "a b c" and "l. s. d." are letters, not articles.
  const letters = tokens.every((token) => !token.numeric && token.text.length === 1)
  return letters ? [...tokens] : tokens.slice(1)
}

function dropHeadNoun(tokens: Token[], language: Language): Token[] {
  const [first, second] = tokens
  if (tokens.length !== 2 || first === undefined || second === undefined) return tokens
  const short = second.numeric || second.text.length === 1
  return short && HEAD_NOUNS[language].has(first.text) ? [second] : tokens
}

function unique(readings: readonly Token[][]): Token[][] {
  const seen = new Set<string>()
  return readings.filter((reading) => {
    const key = reading.map((token) => token.text).join(' ')
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
