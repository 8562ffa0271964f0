import type { Language } from '#shared/constants/game.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that count for nothing in front of an answer. */
export const ARTICLES: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: set('the a an'),
  italian: set('il lo la i gli le l un uno una'),
}

/** Dropped from the front of a guess: "nel bosco" answers "where?" as well as "il bosco" does. */
export const PREPOSITIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: set('in on at of by to from'),
  italian: set(
    'di d da dal dallo dalla dai dagli dalle dall del dello della dei degli delle dell a ad al allo alla ai agli alle all in nel nello nella nei negli nelle nell sul sullo sulla sui sugli sulle sull',
  ),
}

/** Words between others whose loss or exchange changes nothing: never the first nor the last word. */
export const INNER_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: set('the a an of and n de da di van von der la le el'),
  italian: set(
    'il lo la i gli le l un uno una di d da dal dallo dalla dai dagli dalle dall del dello della dei degli delle dell al allo alla ai agli alle all nel nello nella nei negli nelle nell e ed n de van von der el the of and',
  ),
}

/** Letters that are words of their own. */
export const LONE_LETTERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: set('a d i n o'),
  italian: set('a d e i l n o'),
}

/** "the letter m", "il numero sette": the noun may be left out, or said. */
export const HEAD_NOUNS: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: set('letter number no nr group type'),
  italian: set('lettera numero nr num gruppo tipo'),
}

/** What people run into the next word when they leave an apostrophe or a space out: lombra, unape, thebeatles. */
export const GLUED: Readonly<Record<Language, readonly string[]>> = {
  english: ['the'],
  italian: ['l', 'un', 'd', 'dell', 'all', 'dall', 'nell', 'sull'],
}
