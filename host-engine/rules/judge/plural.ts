import type { Language } from '#shared/constants/game.ts'

type IsWord = (word: string) => boolean

const IRREGULAR: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: new Set(
    'man:men woman:women child:children person:people foot:feet tooth:teeth goose:geese mouse:mice ox:oxen'.split(
      ' ',
    ),
  ),
  italian: new Set(
    'uovo:uova dito:dita paio:paia ciglio:ciglia osso:ossa braccio:braccia ginocchio:ginocchia lenzuolo:lenzuola labbro:labbra uomo:uomini dio:dei bue:buoi'.split(
      ' ',
    ),
  ),
}
/** Whose tree ends in an O: "meli" are no "mele". */
const FRUIT = new Set('mela pera oliva castagna prugna susina mandorla nocciola banana'.split(' '))
/** English plurals that are more often something else than many of the one. */
const WORDS_OF_THEIR_OWN = new Set(
  'arms colours colors customs does glasses goods manners means news spectacles spirits woods'.split(' '),
)
const SHORTEST = 3
const SHORTEST_LEARNED = 5
const LEARNED = ['us:i', 'um:a', 'on:a', 'sis:ses', 'a:ae', 'ix:ices', 'ex:ices'].map(
  (row) => row.split(':') as [string, string],
)
/**
 * The last vowel of an Italian noun, that of its plural, and the vowels that make either of them another noun's: with
 * "conte" about, "conti" need not be of "conto"; with "colli" about, "colle" need not be of "colla".
 */
const ITALIAN_ENDINGS = ['ae:i', 'oi:e', 'ei:ao'].map((row) => row.split(':') as [string, string])

/** Whether one is the plural of the other: an answer asks for the thing, and seldom for how many. */
export function isOtherNumber(a: string, b: string, language: Language, isWord: IsWord): boolean {
  const known = IRREGULAR[language]
  if (known.has(`${a}:${b}`) || known.has(`${b}:${a}`)) return true
  // Cheaper than the lexicon: a plural begins as the one does.
  if (a.slice(0, 2) !== b.slice(0, 2)) return false
  if (Math.min(a.length, b.length) < SHORTEST || !isWord(a) || !isWord(b)) return false
  const isPlural = language === 'italian' ? isItalianPlural : isEnglishPlural
  return isPlural(a, b, isWord) || isPlural(b, a, isWord)
}

function isEnglishPlural(one: string, many: string, isWord: IsWord): boolean {
  if (WORDS_OF_THEIR_OWN.has(many)) return false
  const usual = englishPlural(one)
  if (isLearnedPlural(one, many)) return true
  if (many === usual || (one.endsWith('o') && many === `${one}es`)) return true
  // Roofs, stomachs, quizzes: only where there are no "rooves", "stomaches", "quizes".
  return !isWord(usual) && (many === `${one}s` || (one.endsWith('z') && many === `${one}zes`))
}

/** Fungus, fungi; bacterium, bacteria; hypothesis, hypotheses; vertebra, vertebrae; matrix, matrices. */
function isLearnedPlural(one: string, many: string): boolean {
  return (
    one.length >= SHORTEST_LEARNED &&
    LEARNED.some(([end, plural]) => one.endsWith(end) && many === one.slice(0, -end.length) + plural)
  )
}

function englishPlural(one: string): string {
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`
  if (/(?:[sxz]|ch|sh)$/.test(one)) return `${one}es`
  return /[^f]fe?$/.test(one) ? `${one.replace(/fe?$/, '')}ves` : `${one}s`
}

function isItalianPlural(one: string, many: string, isWord: IsWord): boolean {
  const stem = one.slice(0, -1)
  // fungo, funghi; barca, barche; arancia, arance; specchio, specchi: only one noun is written so.
  if (/[cg][oa]$/.test(one) && many === `${stem}h${one.endsWith('o') ? 'i' : 'e'}`) return true
  // Camicia has camicie, and camice is another's: only where there is no such form.
  if (/[cg]ia$/.test(one) && many === `${one.slice(0, -2)}e`) return !isWord(`${stem}e`)
  if (one.endsWith('io') && many === stem) return true
  if (FRUIT.has(one) && many === `${stem}e`) return true
  return ITALIAN_ENDINGS.some(
    ([[singular, plural], others]) =>
      one === stem + singular && many === stem + plural && ![...others].some((vowel) => isWord(stem + vowel)),
  )
}
