import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language, STRICTNESSES, type Strictness } from '#shared/constants/game.ts'
import { JUDGE_REASONS, type JudgeReason } from '#shared/constants/judge-reasons.ts'
import { explainGuess, judgeGuess } from './judge-guess.ts'

/** Answers apart by bars, the guess, and why it is taken or refused. */
type Row = readonly [answers: string, guess: string, reason: JudgeReason]

const ENGLISH: readonly Row[] = [
  ['lantern', 'The Lantern!', 'same'],
  ['ice cream', 'icecream', 'same'],
  ['Mount Fuji', 'mt fuji', 'same'],
  ['colour', 'color', 'same'],
  ['candle', 'candles', 'same'],
  ['J.F.K.', 'jfk', 'same'],
  ['seven', '7', 'number'],
  ['Henry VIII', 'henry the eighth', 'number'],
  ['1984', 'nineteen eighty-four', 'number'],
  ['Johann Sebastian Bach', 'j s bach', 'surname'],
  ['Barack Obama', 'obama barack', 'surname'],
  ['Salt and pepper', 'pepper and salt', 'list'],
  ['red, white and blue', 'blue red white', 'list'],
  ['25 December', 'december 25th', 'date'],
  ['refrigerator', 'refridgerator', 'typo'],
  ['xylophone', 'xylophnoe', 'typo'],
  ['lighthouse', 'lihgtohsue', 'typo'],
  ['elephant', 'elefant', 'sound'],
  ['Muhammad Ali', 'Mohammed Ali', 'surname'],
  ['river', 'liver', 'other_word'],
  ['spider', 'cider', 'other_word'],
  ['Apollo 11', 'apollo 12', 'other_number'],
  ['Henry VIII', 'henry vii', 'other_number'],
  ['1969', '1970', 'other_number'],
  ['5', '-5', 'other_sign'],
  ['C', 'C#', 'other_sign'],
  ['Apollo 11', 'apollo', 'part'],
  ['Romeo and Juliet', 'romeo', 'part'],
  ['Samuel Jackson', 'Michael Jackson', 'other_word'],
  ['mirror', 'candle or mirror', 'frame'],
  ['London', 'giraffe', 'none'],
  ['seven', 'giraffe', 'none'],
  ['5 km', '5000 m', 'unit'],
  ['10 euros', '€10', 'unit'],
  ['25 December', '25/12', 'date'],
  ['3 pm', '15:00', 'date'],
  ['AD 79', '79', 'date'],
  ['$5', '£5', 'other_sign'],
  ['5 km', '5 miles', 'other_sign'],
  ['5 km', '6 km', 'other_number'],
  ['25 December', '24/12', 'other_number'],
  ['methane', 'methene', 'other_word'],
  ['mirror', "i think it's a mirror", 'frame'],
  ['Nile', 'the river nile', 'frame'],
  ['Johann Sebastian Bach', 'bach', 'surname'],
  ['Isaac Newton', 'isaac', 'part'],
  ['lamp|lantern', 'lanturn', 'typo'],
]
const ITALIAN: readonly Row[] = [
  ['L’Aquila', 'aquila', 'same'],
  ['città', "citta'", 'same'],
  ['candela', 'candele', 'same'],
  ['sette', '7', 'number'],
  ['Enrico VIII', 'enrico ottavo', 'number'],
  ['Dante Alighieri', 'alighieri dante', 'surname'],
  ['sale e pepe', 'pepe e sale', 'list'],
  ['frigorifero', 'frigorifeor', 'typo'],
  ['penna', 'pena', 'other_word'],
  ['gatto', 'gatta', 'other_word'],
  ['1861', '1870', 'other_number'],
  ['5', '-5', 'other_sign'],
  ['Romeo e Giulietta', 'giulietta', 'part'],
  ['specchio', 'candela o specchio', 'frame'],
  ['25 dicembre', '25.12', 'date'],
  ['5 km', '5000 metri', 'unit'],
  ['5 km', '5 miglia', 'other_sign'],
  ['eco', "è l'eco", 'frame'],
  ['Roma', 'giraffa', 'none'],
]

const reasonOf = (language: Language, [answers, guess]: Row): JudgeReason =>
  explainGuess({ language, answers: answers.split('|'), guess }).reason

describe('why the judge says so', () => {
  it.each(ENGLISH)('[QUIZ-8] in English, for %s the guess %s: %s', (...row) => {
    expect(reasonOf('english', row)).toBe(row[2])
  })

  it.each(ITALIAN)('[QUIZ-8] in Italian, for %s the guess %s: %s', (...row) => {
    expect(reasonOf('italian', row)).toBe(row[2])
  })

  it('[QUIZ-8] a word of the prompt beside the answer makes a frame', () => {
    const asked = { language: 'english', answers: ['Venus'], guess: 'the planet venus' } as const
    expect(explainGuess({ ...asked, prompt: 'Which planet is the hottest?' })).toEqual({
      result: 'correct',
      reason: 'frame',
    })
  })

  it('[QUIZ-8] a guess that the author has refused, or one as near to it as to the answer, is another word', () => {
    const known = { answers: ['Austria'], reject: ['Australia'], language: 'english' } as const
    expect(explainGuess({ ...known, guess: 'australia' })).toEqual({ result: 'wrong', reason: 'other_word' })
    expect(explainGuess({ ...known, guess: 'Austrlia' })).toMatchObject({ reason: 'other_word' })
  })

  it('[QUIZ-8, QUIZ-9] a strict judge refuses the typo that it names', () => {
    const said = (answer: string, guess: string, strictness: Strictness) =>
      explainGuess({ language: 'english', answers: [answer], guess, strictness })
    expect(said('lantern', 'lanturn', 'strict')).toEqual({ result: 'close', reason: 'typo' })
    expect(said('candle', 'candles', 'strict')).toEqual({ result: 'close', reason: 'other_word' })
  })
})

const WORDS = [
  'Apollo',
  'river',
  'liver',
  '11',
  '12',
  'viii',
  'the',
  'and',
  'di',
  'Bach',
  '-5',
  '€',
  'gatta',
  'gatto',
  '☂',
]
const text = fc
  .array(fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 6 })), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '))

it('[QUIZ-8] the reason never contradicts the verdict, and the verdict is the game’s', () => {
  const took = new Set<string>(JUDGE_REASONS.slice(0, JUDGE_REASONS.indexOf('other_word')))
  const asked = fc.record({
    language: fc.constantFrom(...LANGUAGES),
    answers: fc.array(text, { minLength: 1, maxLength: 4 }),
    reject: fc.array(text, { maxLength: 2 }),
    guess: text,
    strictness: fc.constantFrom(...STRICTNESSES),
  })
  fc.assert(
    fc.property(asked, (one) => {
      const { result, reason } = explainGuess(one)
      expect(result).toBe(judgeGuess(one))
      if (result === 'correct') expect(took).toContain(reason)
      else
        expect([
          ...(result === 'close' ? ['none'] : []),
          'same',
          'number',
          'surname',
          'unit',
          'date',
          'list',
        ]).not.toContain(reason)
    }),
  )
})
