import type { Language } from '#shared/constants/game.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that any chat line may have: as an answer they are recognised only in a line that says nothing else. */
export const COMMON_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: set(
    'i me my you your he him his she her it its we us our they them their the a an this that these those here there and or but if so as at by for from in into of off on out over to up with no not yes ok do does did done go got get be am is are was were been have has had can will would what which who when where why how all one two first second now then just too very more most much many',
  ),
  italian: set(
    'io me mi mio mia tu te ti tuo tua lui lei noi ci voi vi loro si se lo la li le il gli un uno una questo questa quello quella qui qua ed o od ma di da in con su per tra fra al del nel sul no non ok ho hai ha hanno sono sei siamo era eri fa fai va vai so sai che chi cosa come dove quando poi ora gia piu meno molto tutto tutti ne anche allora due primo prima secondo sempre mai bene',
  ),
}

/** What stands around an answer in a line that means nothing but the answer. */
export const HEDGES: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: set(
    'is it its the a an answer maybe perhaps probably think guess i say must be could might letter number so right sure definitely obviously',
  ),
  italian: set(
    'e la il lo un una risposta forse magari penso credo direi dico sia sara secondo me che lettera numero sicuramente ovvio dev deve essere potrebbe giusto',
  ),
}
