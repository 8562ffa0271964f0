import { otherFirstNames, surnamesOf } from './known-names.ts'
import type { NameParts } from './name-parts.ts'
import { foldName, INITIALS } from './name-words.ts'

const ARABIC_ARTICLE = /^[ae]l$/
/** Giambattista Vico is Giovanni Battista as well, and Gian Battista Tiepolo Giambattista. */
const BAPTIST = /^(?:g(?:iov|i)amb|gianb|giovanb)attista$|^gi(?:ovanni|ovan|an) battista$/
const BAPTISTS = ['Giambattista', 'Giovanni Battista', 'Giovan Battista', 'Gian Battista', 'G. B.']

/** Without the middle names, and with the first one shortened or in full. */
export function shorterNames({ first, middle, particles, surname }: NameParts): string[] {
  if (INITIALS.test(first))
    return middle.every((word) => INITIALS.test(word)) ? [`${first.charAt(0)} ${surname}`] : []
  const firsts = [first, ...otherFirstNames(foldName(first))]
  const short = surname.split('-').at(-1) ?? surname
  const halves = short === surname ? [] : firsts.map((name) => `${name} ${short}`)
  const names = [...firsts, ...baptistsOf(first, middle[0])].map((name) =>
    [name, ...particles, surname].join(' '),
  )
  const full = firsts.map((name) => [name, ...middle, ...particles, surname].join(' '))
  const bare = particles.some((word) => ARABIC_ARTICLE.test(word)) ? [`${first} ${surname}`] : []
  return [...full.slice(1), ...halves, ...names, ...bare]
}

function baptistsOf(first: string, second = ''): readonly string[] {
  return BAPTIST.test(foldName(first)) || BAPTIST.test(foldName(`${first} ${second}`)) ? BAPTISTS : []
}

/** JFK, MLK: three letters that are no word, for want of a vowel. */
export function lettersOf({ first, middle, particles, surname }: NameParts): string[] {
  const letters = [first, ...middle, surname].map((word) => word.charAt(0)).join('')
  return particles.length === 0 && middle.length === 1 && !/[AEIOU]/.test(letters) ? [letters] : []
}

/** Leonardo; of Publius Vergilius Maro it is the middle one. */
export function byFirstName({ first, middle, surname }: NameParts): string[] {
  return [first, ...middle].filter((name) => surnamesOf(foldName(name))?.includes(foldName(surname)) === true)
}
