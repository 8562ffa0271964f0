import { describe, expect, it } from 'vitest'
import type { Language, Strictness } from '#shared/constants/game.ts'
import { compileAnswerKey, judge } from './judge.ts'

const LANGUAGES = ['english', 'italian'] as const
const keyOf = (language: Language, answer: string, reject: readonly string[] = []) =>
  compileAnswerKey({ answers: [answer], reject, language })
const verdict = (language: Language, answer: string, guess: string, strictness?: Strictness) =>
  judge(keyOf(language, answer), guess, strictness ? { strictness } : {})

describe('what a guess is compared without', () => {
  it('[GAME-22] takes L’Aquila for aquila', () => {
    for (const guess of ['aquila', "l'aquila", 'L´AQUILA', 'laquila', 'l aquila', '  Aquila! ']) {
      expect(verdict('italian', 'L’Aquila', guess), guess).toBe('correct')
    }
  })

  it.each([
    ['english', 'Henry VIII', 'henry the eighth'],
    ['english', '1984', 'nineteen eighty-four'],
    ['english', 'J.F.K.', 'jfk'],
    ['english', 'ice cream', 'icecream'],
    ['english', 'Curaçao', 'curacao'],
    ['english', 'Straße', 'strasse'],
    ['italian', 'Enrico VIII', 'enrico ottavo'],
    ['italian', 'città', "citta'"],
    ['italian', '2005', 'duemila cinque'],
    ['italian', 'armadio', 'nell’armadio'],
    ['italian', 'Il signore degli anelli', 'signore di anelli'],
  ] as const)('[GAME-22] %s: takes %s as %s', (language, answer, guess) => {
    expect(verdict(language, answer, guess)).toBe('correct')
  })

  it('[GAME-22] leaves words that spell a roman numeral words', () => {
    expect(verdict('english', 'mix', 'mix')).toBe('correct')
    expect(verdict('english', 'mix', '1009')).toBe('wrong')
    expect(verdict('italian', 'Fontana di Trevi', 'FONTANA DI TREVI')).toBe('correct')
    expect(verdict('italian', 'vi', '6')).toBe('wrong')
  })
})

describe('typos', () => {
  it('[GAME-23] forgives none under 5 letters, one from 5, two from 9, and calls one more close', () => {
    expect(verdict('english', 'frog', 'frg')).toBe('close')
    expect(verdict('english', 'lantern', 'lantrn')).toBe('correct')
    expect(verdict('english', 'lantern', 'lanturrn')).toBe('close')
    expect(verdict('english', 'crocodile', 'crokodle')).toBe('correct')
    expect(verdict('english', 'crocodile', 'krokodle')).toBe('close')
    expect(verdict('english', 'crocodile', 'krokodel')).toBe('wrong')
    expect(verdict('english', 'bat', 'bt')).toBe('wrong')
  })

  it.each([
    ['english', 'Apollo 11', 'apollo 12'],
    ['english', 'WW II', 'ww i'],
    ['english', 'Henry VIII', 'henry vii'],
    ['english', 'Elizabeth II', 'elizabeth'],
    ['english', 'sixteen', 'sixten'],
    ['italian', 'Luigi XIV', 'luigi xv'],
  ] as const)('[GAME-23] %s: forgives nothing in a number: %s, %s', (language, answer, guess) => {
    expect(verdict(language, answer, guess)).not.toBe('correct')
  })

  it.each([
    ['english', 'river', 'liver'],
    ['english', 'Slovenia', 'slovakia'],
    ['italian', 'cappello', 'capello'],
    ['italian', 'penna', 'pena'],
    ['italian', 'Torino', 'tornio'],
  ] as const)('[GAME-23] %s: knows that %s is not %s', (language, answer, guess) => {
    expect(verdict(language, answer, guess)).not.toBe('correct')
  })

  it('[GAME-23] forgives nothing that the given lexicon knows as another word', () => {
    const isWord = (word: string) => ['turnkey', 'time'].includes(word)
    expect(judge(keyOf('english', 'Turkey'), 'turnkey', { isWord })).toBe('wrong')
    expect(judge(keyOf('english', 'Turkey'), 'turkye', { isWord })).toBe('correct')
    expect(judge(keyOf('english', 'tim'), 'time', { isWord })).not.toBe('correct')
  })

  it('[GAME-23] takes another last vowel in Italian as close only', () => {
    expect(verdict('italian', 'gatto', 'gatta')).toBe('close')
    expect(verdict('italian', 'Pinocchio', 'pinocchoi')).toBe('correct')
  })

  it('[GAME-23] never takes a rejected guess, nor one that is as near to it', () => {
    const key = compileAnswerKey({ answers: ['allergy'], reject: ['largely'], language: 'english' })
    expect(judge(key, 'The Largely!')).toBe('wrong')
    expect(judge(keyOf('english', 'adsorption', ['absorption']), 'asorption')).toBe('close')
    expect(judge(keyOf('english', 'melon', ['lemon']), 'lemon', { strictness: 'relaxed' })).toBe('wrong')
  })

  it('[GAME-23] takes no words too many or too few', () => {
    expect(verdict('english', 'lantern', 'lantern or candle')).toBe('wrong')
    expect(verdict('english', 'Greenland shark', 'shark')).toBe('wrong')
  })
})

describe('strictness', () => {
  it('[QUIZ-9] forgives nothing when strict, and takes what is close when relaxed', () => {
    const verdicts = (guess: string) =>
      (['strict', 'normal', 'relaxed'] as const).map((strictness) =>
        verdict('english', 'lantern', guess, strictness),
      )
    expect(verdicts('the LANTERN')).toEqual(['correct', 'correct', 'correct'])
    expect(verdicts('lantrn')).toEqual(['close', 'correct', 'correct'])
    expect(verdicts('lanturrn')).toEqual(['close', 'close', 'correct'])
    expect(verdicts('umbrella')).toEqual(['wrong', 'wrong', 'wrong'])
  })
})

describe('hostile input', () => {
  it('[GAME-22] judges 500 characters of anything quickly', () => {
    const started = performance.now()
    const texts = [
      ' ',
      '.',
      "'",
      'a.',
      'a ',
      '1 ',
      'one ',
      'mille',
      'cento',
      'mila',
      'm',
      '́',
      '👨‍👩‍👧',
      '\ud800',
      '-',
    ]
    for (const language of LANGUAGES) {
      for (const text of texts) {
        const long = text.repeat(500)
        expect(() => judge(compileAnswerKey({ answers: [long, 'lantern'], language }), long)).not.toThrow()
      }
    }
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  it('[GAME-22] is wrong when there is nothing to compare', () => {
    expect(verdict('english', 'lantern', '')).toBe('wrong')
    expect(verdict('english', '!?', '!?')).toBe('wrong')
  })
})
