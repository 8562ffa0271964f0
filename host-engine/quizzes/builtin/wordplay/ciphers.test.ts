import { describe, expect, it } from 'vitest'
import { atbash, caesar, keypad, letterNumbers, morse, railFence } from './ciphers.ts'

// Each is read back by tables that were typed here, never by the code that enciphers.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const WORDS = ['QUIZ', 'JACKDAW', 'SPHINX', 'ZEPHYR', 'FROZEN', 'GYMBELT', 'VOW', ALPHABET]

const MORSE_SIGNS: Readonly<Record<string, string>> = {
  '.-': 'A',
  '-...': 'B',
  '-.-.': 'C',
  '-..': 'D',
  '.': 'E',
  '..-.': 'F',
  '--.': 'G',
  '....': 'H',
  '..': 'I',
  '.---': 'J',
  '-.-': 'K',
  '.-..': 'L',
  '--': 'M',
  '-.': 'N',
  '---': 'O',
  '.--.': 'P',
  '--.-': 'Q',
  '.-.': 'R',
  '...': 'S',
  '-': 'T',
  '..-': 'U',
  '...-': 'V',
  '.--': 'W',
  '-..-': 'X',
  '-.--': 'Y',
  '--..': 'Z',
}
const KEYS: Readonly<Record<string, string>> = {
  2: 'ABC',
  3: 'DEF',
  4: 'GHI',
  5: 'JKL',
  6: 'MNO',
  7: 'PQRS',
  8: 'TUV',
  9: 'WXYZ',
}

describe.each(WORDS)('%s is read back', (word) => {
  it.each([1, 2, 3, 4, 5])('from a Caesar cipher that moved on by %i', (shift) => {
    const turned = ALPHABET.slice(shift) + ALPHABET.slice(0, shift)
    const read = [...caesar(word, shift)].map((letter) => ALPHABET[turned.indexOf(letter)])
    expect(read.join('')).toBe(word)
  })

  it('from the mirrored alphabet', () => {
    const read = [...atbash(word)].map((letter) => 'ZYXWVUTSRQPONMLKJIHGFEDCBA'.indexOf(letter))
    expect(read.map((place) => ALPHABET[place]).join('')).toBe(word)
  })

  it('from Morse code', () => {
    expect(
      morse(word)
        .split(' / ')
        .map((sign) => MORSE_SIGNS[sign])
        .join(''),
    ).toBe(word)
  })

  it('from the places of its letters', () => {
    expect(
      letterNumbers(word)
        .split('-')
        .map((place) => ` ${ALPHABET}`[Number(place)])
        .join(''),
    ).toBe(word)
  })

  it('from the keys of a phone', () => {
    const keys = [...keypad(word)]
    expect(keys).toHaveLength(word.length)
    for (const [place, key] of keys.entries()) expect(KEYS[key]).toContain(word[place])
  })

  it('from two rows of a fence', () => {
    const code = railFence(word)
    const top = [...code.slice(0, Math.ceil(code.length / 2))]
    const bottom = [...code.slice(Math.ceil(code.length / 2))]
    expect(top.flatMap((letter, place) => [letter, bottom[place] ?? '']).join('')).toBe(word)
  })
})
