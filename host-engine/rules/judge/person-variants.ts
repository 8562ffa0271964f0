import type { Language } from '#shared/constants/game.ts'
import { NOTHING, type Variants, type Writing } from './beside.ts'
import { type FirstName, firstName } from './first-names.ts'
import { fullVariants } from './full-names.ts'
import { CAPITAL, foldName, isParticle, ROMAN } from './name-words.ts'
import { crownedVariants, nobleIn, nobleVariants, numberedVariants } from './rulers-and-nobles.ts'
import { particleVariants, singleVariants } from './single-names.ts'
import { splitTitle, splitTitleAfterArticle, withoutArticle } from './split-title.ts'

/** Bashar al-Assad: without the hyphen it is a particle. */
const ARABIC = /(?<=\s)([ae]l)-(?=\p{Lu})/gu
const SMALL_ELISION = /(?<=\s)(d|dell|dall)['’](?=\p{Lu})/gu
/** Bridget Jones's Diary, a thing of somebody's. */
const OWNER = /['’]s\s/
const NO_NAME = /[\d,;:()&/“”"?!]/
const MOST_WORDS = 6

/** What the writing of an answer tells where it is somebody's name. */
export function personVariants(text: string, language: Language, asked: FirstName = null): Variants {
  const plain = text
    .trim()
    .replace(/,\s+(?=(?:jr|sr)\.?$)/i, ' ')
    .replace(SMALL_ELISION, '$1 ')
    .replace(ARABIC, '$1 ')
  const noble = nobleIn(plain)
  if (noble !== null) return nobleVariants(personVariants(noble.name, language, asked), noble)
  const crowned = crownedVariants(plain, language)
  if (crowned !== null) return crowned
  const words = plain.split(/\s+/)
  if (
    OWNER.test(plain) ||
    NO_NAME.test(plain) ||
    words.length > MOST_WORDS ||
    !CAPITAL.test(words.at(-1) ?? '')
  )
    return NOTHING
  const person = splitTitleAfterArticle(words, language) ?? splitTitle(words, language)
  const [first = '', last = ''] = [person.words[0], person.words.at(-1)]
  if (person.words.length > 1 && ROMAN.test(last)) return numberedVariants(person)
  if (person.words.length === 1) return singleVariants(person, language, asked)
  const isSurname = person.words.length < 4 && person.words.slice(0, -1).every(isParticle)
  return isSurname && CAPITAL.test(first) && firstName(foldName(first)) !== 'sure'
    ? particleVariants(last)
    : fullVariants(person, asked)
}

/** Strangelove, of a title that begins with Dr. Strangelove. */
export function titledWritings(text: string, language: Language): Writing[] {
  const words = withoutArticle(text).split(/\s+/)
  const { title } = splitTitle(words, language)
  return title === null ? [] : [...personVariants(words.join(' '), language).writings]
}
