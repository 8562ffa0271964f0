import { englishDataset, englishRecommendedTransformers, parseRawPattern, RegExpMatcher } from 'obscenity'
import type { Language } from '#shared/constants/game.ts'
import { foldText } from '../rules/judge/fold-text.ts'
import { HARMLESS_ENGLISH } from './harmless-english.ts'
import { HARMLESS_ITALIAN, ITALIAN_TERMS } from './italian-terms.ts'

const { whitelistedTerms: harmless = [], ...englishTerms } = englishDataset.build()
const english = new RegExpMatcher({
  ...englishTerms,
  ...englishRecommendedTransformers,
  whitelistedTerms: [...harmless, ...HARMLESS_ENGLISH],
})
const italian = new RegExpMatcher({
  blacklistedTerms: ITALIAN_TERMS.map((term, id) => ({ id, pattern: parseRawPattern(term) })),
  whitelistedTerms: [...HARMLESS_ITALIAN],
})

/** Letters drawn by digits, and letters that are held: "c4zzo", "cazzzzo". */
const plain = (text: string): string =>
  foldText(text)
    .replace(/(?<=[a-z])[013457@$](?=[a-z])/g, (sign) => DRAWN[sign] ?? sign)
    .replace(/([a-z])\1{2,}/g, '$1$1')
const DRAWN: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** Whether a text has words that no one should have to read in a game. */
export const isOffensive = (text: string, language: Language): boolean =>
  language === 'italian' ? italian.hasMatch(plain(text)) : english.hasMatch(text)
