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
export function isOffensive(text: string, allowed: readonly string[] = []): boolean {
  const english = readingsOnce(allowed)
  const italian = () => [...new Set(english().map(inItalianSpelling))]
  return plainReadings(text).some(
    (plain) =>
      hasStars(plain) ||
      isFound(findEnglish(plain), plain, english) ||
      isFound(findItalian(inItalianSpelling(plain)), inItalianSpelling(plain), italian),
  )
}

/** Most lines have nothing that must be looked up among what is allowed. */
function readingsOnce(allowed: readonly string[]): () => readonly string[] {
  let readings: readonly string[] | undefined
  return () => {
    readings ??= [...new Set(allowed.flatMap(plainReadings))].filter((reading) => reading !== '')
    return readings
  }
}

function isFound(matches: MatchPayload[], plain: string, allowed: () => readonly string[]): boolean {
  if (matches.length === 0) return false
  const spans = allowed().flatMap((part) => spansOf(part, plain))
  return matches.some(
    ({ startIndex, endIndex }) => !spans.some(({ start, end }) => start <= startIndex && endIndex < end),
  )
}

interface Span {
  readonly start: number
  readonly end: number
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[a-z0-9]/.test(sign)

/** Where a text stands in another as whole words. No expression is made of it: answers are many, and long. */
function spansOf(part: string, plain: string): Span[] {
  const spans: Span[] = []
  for (let start = plain.indexOf(part); start !== -1; start = plain.indexOf(part, start + 1)) {
    const end = start + part.length
    if (!isLetter(plain[start - 1]) && !isLetter(plain[end])) spans.push({ start, end })
  }
  return spans
}
