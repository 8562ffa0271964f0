import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadBank } from '#host-engine/index.ts'
import { isCleanGuess } from './clean-guesses.ts'

it.each(['a mirror', "l'ombra", 'perché', 'Mozart', 'twenty-one', '7 dwarfs', 'strengths'])(
  '[MM-13] takes words for a guess: %s',
  (guess) => expect(isCleanGuess(guess)).toBe(true),
)

it.each([
  'aaaa',
  'asdf',
  'qwerty',
  'xkcdvbn',
  'bcdfg',
  '42',
  '!!',
  '',
  'http://x.y',
  'lol 😂',
  'a'.repeat(41),
])('[MM-13] takes no hand on the keys for one: %s', (guess) => expect(isCleanGuess(guess)).toBe(false))

it('[MM-13] takes nearly every answer of the bank for words', () => {
  const answers = loadBank()
    .flatMap((quiz) => quiz.answers)
    .filter((answer) => /^[\p{L} ]{3,40}$/u.test(answer))
  const clean = answers.filter(isCleanGuess).length
  expect(clean / answers.length).toBeGreaterThan(0.98)
})

it('[MM-13] takes nothing with a letter three times in a row', () => {
  const word = fc.stringMatching(/^[a-z]{0,6}$/)
  fc.assert(
    fc.property(word, word, fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), (before, after, letter) => {
      expect(isCleanGuess(`${before}${letter.repeat(3)}${after}`)).toBe(false)
    }),
  )
})
