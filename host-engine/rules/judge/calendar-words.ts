import type { Language } from '#shared/constants/game.ts'
import { editDistance } from './edit-distance.ts'

const list = (words: string): readonly string[] => words.split(' ')
const set = (words: string): ReadonlySet<string> => new Set(list(words))

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  english: list('january february march april may june july august september october november december'),
  italian: list(
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  ),
}
const LONG_ENOUGH_FOR_A_SLIP = 6

/** Words beside a date that add nothing to it. */
export const DATE_FILLERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: set(
    'the of on in year monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun day roaring swinging',
  ),
  italian: set(
    'il lo la l i gli le un di del dell dello in nel nell nello anno giorno lunedi martedi mercoledi giovedi venerdi sabato domenica dal al',
  ),
}
/** How the years before and after Christ are marked, the words run together. */
export const ERAS: ReadonlyMap<string, Era> = new Map(
  Object.entries({
    bc: list(
      'bc bce beforechrist beforecommonera beforethecommonera ac avcr avanticristo primadicristo primacristo aev',
    ),
    ad: list('ad ce annodomini commonera dc dopocristo ev'),
  }).flatMap(([era, words]) => words.map((word) => [word, era as Era])),
)
export const DECADES: Readonly<Record<Language, readonly string[]>> = {
  english: list('- - twenties thirties forties fifties sixties seventies eighties nineties'),
  italian: list('- - venti trenta quaranta cinquanta sessanta settanta ottanta novanta'),
}
export const CENTURY: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: set('century cent c'),
  italian: set('secolo sec s'),
}

export type Era = 'bc' | 'ad'

/** The month of a folded word: its name, its first three or four letters, or, beside a day, its name with a slip. */
export function monthNamed(word: string, language: Language, beside: boolean): number | null {
  if (word.length < 3) return null
  const names = MONTHS[language]
  const short = word.length <= 4 ? names.findIndex((name) => name.startsWith(word)) : -1
  if (short >= 0) return short + 1
  const at = names.indexOf(word)
  if (at >= 0) return at + 1
  if (!beside || word.length < LONG_ENOUGH_FOR_A_SLIP) return null
  const near = names.findIndex(
    (name) => name.length >= LONG_ENOUGH_FOR_A_SLIP && editDistance(name, word, 1) <= 1,
  )
  return near < 0 ? null : near + 1
}
