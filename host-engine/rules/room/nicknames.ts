import { USERNAME_MAX } from '#shared/constants/limits.ts'
import { LOOKALIKE_CAPITALS, LOOKALIKES } from '../lookalikes.ts'

/** Signs that many fonts draw alike. */
const DRAWN_ALIKE: Readonly<Record<string, string>> = { I: 'l', '1': 'l', '0': 'O', ß: 'β', ı: 'i' }

/** Plain letters in lower case: two names that differ by accents or case alone are one name. */
const plain = (name: string): string => withoutMarks(name).toLowerCase()

const withoutMarks = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '')

const drawn = (name: string): string =>
  Array.from(withoutMarks(name), (sign) => {
    const latin = LOOKALIKE_CAPITALS[sign] ?? LOOKALIKES[sign] ?? sign
    return DRAWN_ALIKE[latin] ?? latin
  }).join('')

/** A capital I looks like an l, but its lower case does not. */
const inLowerCase = (name: string): string => drawn(plain(name)).toLowerCase()

/** Returns true for the same name, whatever its case and accents. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other)

/** Returns true for another name that looks the same, such as one in Cyrillic letters. */
export const isTwin = (one: string, other: string): boolean =>
  !isSameName(one, other) && (drawn(one) === drawn(other) || inLowerCase(one) === inLowerCase(other))

/** Returns the nickname, or with the first number behind it that makes it differ from all names in use. */
export function freeNickname(wanted: string, inUse: readonly string[]): string {
  const isTaken = (name: string) => inUse.some((other) => isSameName(name, other) || isTwin(name, other))
  let name = wanted
  for (let number = 2; isTaken(name); number++) name = withNumber(wanted, number)
  return name
}

const withNumber = (wanted: string, number: number): string => {
  const behind = ` ${number}`
  return `${wanted.replace(/ \d+$/, '').slice(0, USERNAME_MAX - behind.length)}${behind}`
}
