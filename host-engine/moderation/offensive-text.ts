import { DataSet, englishDataset, type MatchPayload, parseRawPattern } from 'obscenity'
import { BEAST_GODS, BLASPHEMIES } from './blasphemies.ts'
import { ENGLISH_TERMS, STARRED_ENGLISH, TOO_WIDE_ENGLISH } from './english-terms.ts'
import { HARMLESS_ENGLISH } from './harmless-english.ts'
import { HARMLESS_ITALIAN, ITALIAN_TERMS, STARRED_ITALIAN } from './italian-terms.ts'
import { plainReadings } from './plain-readings.ts'
import { createStarReader } from './starred-words.ts'
import { createTermMatcher } from './term-matcher.ts'

const library = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => metadata !== undefined && TOO_WIDE_ENGLISH.has(metadata.originalWord))
  .build()

/** Italian has no k of its own: "kazzo" and "minkia" are "cazzo" and "minchia". */
const inItalianSpelling = (plain: string): string => plain.replace(/k(?=[ei])/g, 'ch').replaceAll('k', 'c')

const findEnglish = createTermMatcher({
  stopped: [
    ...library.blacklistedTerms.map(({ pattern }) => pattern),
    ...ENGLISH_TERMS.map((term) => parseRawPattern(term)),
  ],
  harmless: [...(library.whitelistedTerms ?? []), ...HARMLESS_ENGLISH],
})
const findItalian = createTermMatcher({
  stopped: [...ITALIAN_TERMS, ...BLASPHEMIES].map((term) => parseRawPattern(term)),
  harmless: [...HARMLESS_ITALIAN, ...BEAST_GODS].map(inItalianSpelling),
})
const hasStars = createStarReader([...STARRED_ENGLISH, ...STARRED_ITALIAN])

/**
 * Whether a text has words that nobody should have to read in a game, in whichever language: people swear in both everywhere.
 * What stands wholly in one of the `allowed` texts, such as the answers that are asked for, is none.
 */
export const isOffensive = (text: string, allowed: readonly string[] = []): boolean =>
  plainReadings(text).some(
    (plain) =>
      hasStars(plain) ||
      isFound(findEnglish, plain, allowed) ||
      isFound(findItalian, inItalianSpelling(plain), allowed.map(inItalianSpelling)),
  )

function isFound(
  find: (plain: string) => MatchPayload[],
  plain: string,
  allowed: readonly string[],
): boolean {
  const matches = find(plain)
  if (matches.length === 0) return false
  const spans = allowed.flatMap((text) => plainReadings(text).flatMap((part) => spansOf(part, plain)))
  return matches.some(
    ({ startIndex, endIndex }) => !spans.some(({ start, end }) => start <= startIndex && endIndex < end),
  )
}

interface Span {
  readonly start: number
  readonly end: number
}

/** Where a text stands in another as whole words. */
const spansOf = (part: string, plain: string): Span[] =>
  part === ''
    ? []
    : Array.from(
        plain.matchAll(new RegExp(`(?<![a-z0-9])${part.replaceAll('*', '\\*')}(?![a-z0-9])`, 'g')),
        ({ index }) => ({
          start: index,
          end: index + part.length,
        }),
      )
