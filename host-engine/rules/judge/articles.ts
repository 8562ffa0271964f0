import type { Language } from '#shared/constants/game.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const LEADING = {
  english: set('the a an'),
  italian: set(
    'il lo la i gli le l un uno una del dello della dei degli delle dell al allo alla ai agli alle all ' +
      'nel nello nella nei negli nelle nell sul sullo sulla sui sugli sulle sull dal dallo dalla dai dagli dalle dall',
  ),
}
/** Articles that say nothing inside either; not "a" and "i", which may be a letter or a number there. */
const INSIDE = { english: set('the'), italian: set('il lo la gli le l') }
/** Fused with the article or not, it is the same preposition; "n" is the and of rock 'n' roll. */
const SAME: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  english: new Map([['n', 'and']]),
  italian: new Map(
    Object.entries({
      di: 'd del dello della dei degli delle dell',
      a: 'ad al allo alla ai agli alle all',
      in: 'nel nello nella nei negli nelle nell',
      su: 'sul sullo sulla sui sugli sulle sull',
      da: 'dal dallo dalla dai dagli dalle dall',
      e: 'ed',
    }).flatMap(([bare, forms]) => forms.split(' ').map((form) => [form, bare] as const)),
  ),
}

/** The words without articles and with bare prepositions; never without all of them. */
export function dropArticles<T extends { readonly text: string }>(
  tokens: readonly T[],
  language: Language,
): T[] {
  const begin = tokens.length > 1 && LEADING[language].has(tokens[0]?.text ?? '') ? 1 : 0
  const rest = tokens.slice(begin)
  return rest
    .filter((token, index) => index === 0 || index === rest.length - 1 || !INSIDE[language].has(token.text))
    .map((token, index) => {
      const same = index > 0 && index < rest.length - 1 ? SAME[language].get(token.text) : undefined
      return same === undefined ? token : { ...token, text: same }
    })
}

const ELIDED = ['l', 'un', 'dell', 'all', 'nell', 'sull', 'dall']
/** What looks like an elision typed without its apostrophe, and is a word of its own. */
const WORDS_OF_THEIR_OWN = set(
  'lago loro lira luna lama lode lana lino lido lotto letto lente lesso lampo largo lungo latte legame lavare laurea ' +
    'lotta lotte leva lava lega lima lite lato lava lira lordine lunghia unione unico unito alloro allora allegro allarme',
)

/** An Italian word that begins with a vowel, with its elided articles stuck to it: ombra → lombra. */
export function withElisions(word: string): string[] {
  if (word.length < 3 || !/^h?[aeiou]/.test(word)) return []
  return ELIDED.map((article) => article + word).filter((glued) => !WORDS_OF_THEIR_OWN.has(glued))
}
