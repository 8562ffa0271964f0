import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { withoutKind } from './kinds-of-things.ts'
import { readTokens } from './read-tokens.ts'
import { split, taken } from './testing/taken.ts'

type Asked = readonly [language: Language, answer: string, right: string, wrong: string, prompt: string]

/** What may be said of an answer before it, and what with the same words is another thing. */
const KINDS: readonly Asked[] = [
  ['english', 'Rome', 'the city of rome | city of rome', 'the capital of rome | the book of rome', ''],
  ['english', 'Peru', 'the country of peru', 'what is the capital of peru | the language of peru', ''],
  ['english', 'Blood', 'the word blood', 'the colour of blood | blood orange', ''],
  ['english', 'Water', 'water', 'mineral water | the mineral of water', ''],
  ['english', 'Mask', 'mask', 'gas mask', ''],
  ['english', 'Year', 'year', 'the film of the year | the song of year', ''],
  ['english', 'chess', 'the game of chess | a game of chess', 'the board of chess', ''],
  ['english', 'May', 'the month of may', 'month may or june', ''],
  ['english', 'Gold', 'the element gold', 'element of gold | the metal of gold', ''],
  ['english', 'Apes', 'apes', 'a planet of apes', ''],
  ['italian', 'Roma', 'la città di roma', 'il fiume di roma | la squadra di roma', ''],
  ['italian', 'Brasile', 'lo stato del brasile', 'la lingua del brasile | la moneta del brasile', ''],
  ['italian', 'Ming', 'la dinastia ming | la dinastia dei ming', 'il vaso dei ming', ''],
  ['italian', 'Sangue', 'sangue', 'il colore del sangue', ''],
  ['italian', 'Etna', 'vulcano etna | monte etna', "vulcano dell'etna", ''],
  ['italian', 'Garda', 'lago di garda', 'fiume di garda', ''],
  ['italian', 'Niagara', 'cascate del niagara', 'fiume del niagara', ''],
  ['italian', 'Brennero', 'passo del brennero', 'fiume brennerino', ''],
  ['italian', 'Passo dello Stelvio', 'stelvio', 'passo', ''],
  ['english', 'Khyber Pass', 'khyber', 'pass', ''],
  ['italian', 'Lucerna', 'sara lucerna', 'sara e lucerna', ''],
  ['italian', 'Sandro Pertini', 'pertini', 'sara pertini', ''],
  ['italian', 'Rossi', 'rossi', 'sara rossi', ''],
  ['italian', 'Renzo Arbore', 'sara renzo arbore', 'sara arbore', ''],
  [
    'english',
    '8',
    '8 legs | a spider has 8 legs | it has 8 legs',
    'it has | a spider has 6 legs | it has not 8 legs',
    'How many legs does a spider have?',
  ],
  ['english', '8', '8', 'a spider has 8 legs', 'How many legs are there on a table?'],
  [
    'italian',
    '8',
    'ha 8 zampe | un ragno ha 8 zampe',
    'ha 6 zampe | non ha 8 zampe',
    'Quante zampe ha un ragno?',
  ],
  [
    'english',
    'Mr Darcy',
    'she marries mr darcy | elizabeth marries mr darcy',
    'jane marries mr darcy',
    'Who does Elizabeth marry in Pride and Prejudice?',
  ],
]

describe('[GAME-42] what an answer is, said before it', () => {
  it.each(KINDS)('%s: %s', (language, answer, right, wrong, prompt) => {
    expect({
      right: taken(language, answer, right, prompt),
      wrong: taken(language, answer, wrong, prompt),
    }).toEqual({
      right: split(right),
      wrong: [],
    })
  })
})

/** A guess, and what is left of it without its noun; with "*" where that is a noun of names. */
const NOUNS: readonly (readonly [Language, guess: string, left: string | null])[] = [
  ['english', 'the planet venus', 'venus*'],
  ['english', 'planet venus', 'venus*'],
  ['english', 'painter giotto', 'giotto*'],
  ['english', 'the city of rome', 'rome*'],
  ['english', 'the colour red', 'red'],
  ['english', 'month of may', 'may'],
  ['english', 'the capital of rome', null],
  ['english', 'colour red', null],
  ['english', 'mineral water', null],
  ['english', 'the city of', null],
  ['english', 'the planet', null],
  ['english', 'planet', null],
  ['english', 'the', null],
  ['english', 'venus', null],
  ['italian', 'il pianeta venere', 'venere*'],
  ['italian', "città dell'aquila", 'aquila*'],
  ['italian', 'colore rosso', 'rosso'],
  ['italian', 'il mese di maggio', 'maggio'],
  ['italian', 'la capitale di roma', null],
  ['italian', 'planet venus', null],
]

describe('[GAME-42] a guess without the noun before it', () => {
  it.each(NOUNS)('%s: %s', (language, guess, left) => {
    const kind = withoutKind(readTokens(guess, language), language)
    const words = kind?.tokens.map(({ text }) => text).join(' ')
    expect(kind === null ? null : `${words}${kind.isOfNames ? '*' : ''}`).toBe(left)
  })
})
