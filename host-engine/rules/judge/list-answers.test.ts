import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { itemsOfAnswer, itemsOfGuess } from './list-answers.ts'
import { type Row, split, taken } from './testing/taken.ts'

const RED_WHITE = {
  english: ['red', 'white'],
  italian: ['rosso', 'verde'],
} as const

const JOINED: readonly (readonly [Language, answer: string])[] = [
  ['english', 'red and white'],
  ['english', ' red AND white '],
  ['english', 'red , white'],
  ['english', 'red, and white'],
  ['english', 'red; and white'],
  ['english', 'red; white'],
  ['english', 'red & white'],
  ['english', 'red&white'],
  ['english', 'red + white'],
  ['italian', 'rosso e verde'],
  ['italian', 'rosso E verde'],
  ['italian', 'rosso ed verde'],
  ['italian', 'rosso, e verde'],
  ['italian', 'rosso; ed verde'],
  ['italian', 'rosso & verde'],
  ['italian', 'rosso + verde'],
]

const NOT_JOINED: readonly (readonly [Language, answer: string])[] = [
  ['english', 'red+white'],
  ['english', 'bandana'],
  ['english', ', red,'],
  ['english', '1, 2, 3'],
  ['english', 'red, 2'],
  ['english', 'a,b,c,d,e,f,g,h,i'],
  ['english', 'rosso e verde'],
  ['italian', 'pere'],
  ['italian', 'red and white'],
]

const GUESSED: readonly (readonly [Language, guess: string])[] = [
  ['english', 'both red and white'],
  ['english', 'Both  red and white'],
  ['english', 'red, and white!'],
  ['english', 'red; & white'],
  ['english', 'red, plus white?'],
  ['english', 'red\nwhite'],
  ['english', 'red/white'],
  ['english', 'red - white'],
  ['english', 'red – white'],
  ['english', 'red plus white'],
  ['english', 'red then white'],
  ['english', 'red with white'],
  ['english', 'red n white'],
  ['english', 'red & white...'],
  ['english', 'red+white'],
  ['english', ' red , white '],
  ['english', 'red white'],
  ['english', 'red  white'],
  ['italian', 'sia rosso che verde'],
  ['italian', 'Entrambi rosso e verde'],
  ['italian', 'rosso poi verde'],
  ['italian', 'rosso con verde'],
  ['italian', 'rosso più verde'],
  ['italian', 'rosso piu verde'],
  ['italian', 'rosso, più verde'],
  ['italian', 'rosso, ed verde'],
  ['italian', 'rosso; & verde'],
  ['italian', 'rosso/verde'],
  ['italian', 'rosso – verde'],
  ['italian', 'rosso\nverde'],
  ['italian', 'rosso ed verde.'],
]

describe('[GAME-22] lists', () => {
  it.each(JOINED)('%s: the answer "%s" joins two things', (language, answer) => {
    expect(itemsOfAnswer(answer, language)).toEqual(RED_WHITE[language])
  })

  it.each(NOT_JOINED)('%s: the answer "%s" is one thing', (language, answer) => {
    expect(itemsOfAnswer(answer, language)).toEqual([])
  })

  it('joins eight things at most, each with a letter', () => {
    expect(itemsOfAnswer('a,b,c,d,e,f,g,h', 'english')).toHaveLength(8)
    expect(itemsOfAnswer('a1, b2', 'english')).toEqual(['a1', 'b2'])
    expect(itemsOfAnswer('rosso, bianco e verde', 'italian')).toEqual(['rosso', 'bianco', 'verde'])
  })

  it.each(GUESSED)('%s: the guess "%s" says the two', (language, guess) => {
    expect(itemsOfGuess(guess, 2, language)).toEqual(RED_WHITE[language])
  })

  it('takes spaces for commas only where each thing is one word', () => {
    expect(itemsOfGuess('new york and rome', 2, 'english')).toEqual(['new york', 'rome'])
    expect(itemsOfGuess('new york rome', 2, 'english')).toBeNull()
    expect(itemsOfGuess('red white, blue', 3, 'english')).toEqual(['red', 'white', 'blue'])
    expect(itemsOfGuess('red-white', 2, 'english')).toBeNull()
    expect(itemsOfGuess('not both red, white', 2, 'english')).toEqual(['not both red', 'white'])
    expect(itemsOfGuess('non sia rosso, verde', 2, 'italian')).toEqual(['non sia rosso', 'verde'])
  })
})

it.each<Row>([
  [
    'english',
    'Larry Page and Sergey Brin',
    'brin and page | Page & Brin | page, brin',
    'page and jobs | page',
  ],
  ['english', 'Argentina and the United Kingdom', 'argentina vs the united kingdom', 'argentina vs france'],
  [
    'italian',
    'John Lennon, Paul McCartney, George Harrison, Ringo Starr',
    'lennon mccartney starr harrison | Lennon, McCartney, Harrison e Starr',
    'lennon mccartney harrison best | lennon e mccartney',
  ],
  [
    'english',
    'Henry IV, Henry V, Richard III',
    'Richard III, Henry IV and Henry V',
    'Henry IV, Henry VI, Richard III',
  ],
  ['italian', 'Stanlio e Ollio', 'ollio e stanlio', 'stanlio e pollio | stanlio'],
])(
  '[GAME-63] each of several people may be called by a surname, %s: %s',
  (language, answer, right, wrong) => {
    expect(taken(language, answer, right)).toEqual(split(right))
    expect(taken(language, answer, wrong)).toEqual([])
  },
)
