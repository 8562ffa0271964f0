const A = 65
const LETTERS = 26
const MORSE =
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'.split(
    ' ',
  )
const KEYS = '22233344455566677778889999'

const placeOf = (letter: string): number => letter.charCodeAt(0) - A
const letterAt = (place: number): string => String.fromCharCode(A + ((place + LETTERS) % LETTERS))
const map = (letters: string, change: (place: number) => string, between = ''): string =>
  [...letters].map((letter) => change(placeOf(letter))).join(between)

/** All take capitals from A to Z. */
export const caesar = (letters: string, shift: number): string =>
  map(letters, (place) => letterAt(place + shift))
export const atbash = (letters: string): string => map(letters, (place) => letterAt(LETTERS - 1 - place))
export const morse = (letters: string): string => map(letters, (place) => MORSE[place] ?? '', ' / ')
export const letterNumbers = (letters: string): string => map(letters, (place) => `${place + 1}`, '-')
export const keypad = (letters: string): string => map(letters, (place) => KEYS[place] ?? '')

/** Written down and up over two rows, then read row by row. */
export function railFence(letters: string): string {
  const row = (parity: number) => [...letters].filter((_, index) => index % 2 === parity).join('')
  return row(0) + row(1)
}
