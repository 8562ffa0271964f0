/** Masculine, feminine, their plurals; `-` takes no article. */
export type Gender = 'm' | 'f' | 'mp' | 'fp' | '-'

export type Preposition = 'di' | 'a' | 'da' | 'in' | 'su'

const startsLikeVowel = (word: string): boolean => /^h?[aeiouàèéìòù]/i.test(word)

/** Sounds that take "lo": s and another consonant, z, gn, ps, x, y, and i before a vowel. */
const TAKES_LO = /^(?:s[bcdfghklmnpqrtvwz]|z|gn|p[sn]|x|y|i[aeou])/i

/** The definite article as it stands before the word, with its space where it has one. */
export function articleOf(word: string, gender: Gender): string {
  const takesLo = TAKES_LO.test(word)
  switch (gender) {
    case 'm':
      if (takesLo) return 'lo '
      return startsLikeVowel(word) ? 'l’' : 'il '
    case 'f':
      return startsLikeVowel(word) && !/^i[aeou]/i.test(word) ? 'l’' : 'la '
    case 'mp':
      return takesLo || startsLikeVowel(word) ? 'gli ' : 'i '
    case 'fp':
      return 'le '
    default:
      return ''
  }
}

export const withArticle = (word: string, gender: Gender): string => articleOf(word, gender) + word

const STEMS: Readonly<Record<Preposition, string>> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' }
const FUSED: Readonly<Record<string, string>> = {
  'il ': 'l ',
  'lo ': 'llo ',
  'la ': 'lla ',
  'l’': 'll’',
  'i ': 'i ',
  'gli ': 'gli ',
  'le ': 'lle ',
}

/** The preposition and the word, fused with its article: "della Francia", "negli Stati Uniti", "di Cuba". */
export function withPreposition(preposition: Preposition, word: string, gender: Gender): string {
  const article = articleOf(word, gender)
  if (article !== '') return STEMS[preposition] + FUSED[article] + word
  return `${preposition === 'a' && /^a/i.test(word) ? 'ad' : preposition} ${word}`
}

/** "a", "b" e "c". */
export function listInItalian(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  const joint = /^e/i.test(last) ? 'ed' : 'e'
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${joint} ${last}`
}
