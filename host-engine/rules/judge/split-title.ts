import type { Language } from '#shared/constants/game.ts'
import { CAPITAL, foldName } from './name-words.ts'
import { titleKind } from './person-titles.ts'

/** Before a title it is as good as none: il dottor Stranamore. */
const ARTICLE = /^(?:the|il|lo|la|l['’])\s*(?=\p{L})/iu

/** A name, and the last of the titles before it. */
export interface TitledName {
  readonly title: string | null
  readonly words: readonly string[]
}

/** Without the article that may stand before a title. */
export const withoutArticle = (text: string): string => text.replace(ARTICLE, '')

/** Il commissario Montalbano; with more than one name behind it, it is as often a title. */
export function splitTitleAfterArticle(words: readonly string[], language: Language): TitledName | null {
  const bare = withoutArticle(words.join(' ')).split(' ')
  const person = bare.length < words.length ? splitTitle(bare, language) : null
  return person?.title != null && person.words.length === 1 ? person : null
}

export function splitTitle(words: readonly string[], language: Language): TitledName {
  let at = 0
  while (at < words.length - 1 && titleKind(foldName(words[at] ?? ''), language) !== null) at++
  // "Prince of Persia", "Re di Roma": that is no name after a title.
  if (at === 0 || !CAPITAL.test(words[at] ?? '')) return { title: null, words }
  return { title: foldName(words[at - 1] ?? ''), words: words.slice(at) }
}
