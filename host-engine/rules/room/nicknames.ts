import { USERNAME_MAX } from '#shared/constants/limits.ts'
import { inLatinLetters, replaceSigns } from '../lookalikes.ts'

/** Replaces signs by those that many fonts draw alike. */
const drawnAlike = replaceSigns({ I: 'l', '1': 'l', '0': 'O', ß: 'β', ı: 'i' })

/** Returns the name in lower case without accents. */
const plain = (name: string): string => withoutMarks(name).toLowerCase()

const withoutMarks = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '')

const drawn = (name: string): string => drawnAlike(inLatinLetters(withoutMarks(name)))

/** A capital I looks like an l, but its lower case does not. */
const inLowerCase = (name: string): string => drawn(plain(name)).toLowerCase()

/** Returns true if the names differ only by case and accents. */
export const isSameNickname = (one: string, other: string): boolean => plain(one) === plain(other)

/** Returns true for another name that looks the same, such as one in Cyrillic letters. */
export const looksLike = (one: string, other: string): boolean =>
  !isSameNickname(one, other) && (drawn(one) === drawn(other) || inLowerCase(one) === inLowerCase(other))

/** Returns the nickname, with the lowest free number after it if it is taken. */
export function freeNickname(wanted: string, inUse: readonly string[]): string {
  const isTaken = (name: string) =>
    inUse.some((other) => isSameNickname(name, other) || looksLike(name, other))
  let name = wanted
  for (let number = 2; isTaken(name); number++) name = withNumber(wanted, number)
  return name
}

const withNumber = (wanted: string, number: number): string => {
  const behind = ` ${number}`
  return `${wanted.replace(/ \d+$/, '').slice(0, USERNAME_MAX - behind.length)}${behind}`
}
