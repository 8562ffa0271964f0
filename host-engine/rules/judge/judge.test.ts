import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language, type Strictness } from '#shared/constants/game.ts'
import { compileAnswerKey, type JudgeOptions, judge } from './judge.ts'

const ask = (
  language: Language,
  answer: string,
  guess: string,
  options: JudgeOptions & { reject?: string[] } = {},
) => judge(compileAnswerKey({ answers: [answer], language, reject: options.reject ?? [] }), guess, options)
const knows =
  (...words: string[]) =>
  (text: string) =>
    words.includes(text)

describe('what a guess is compared without', () => {
  it('[GAME-22] takes L’Aquila for aquila', () => {
    for (const guess of ['aquila', "l'aquila", 'L´AQUILA', 'laquila', 'l aquila', '  Aquila! ']) {
      expect(ask('italian', 'L’Aquila', guess), guess).toBe('correct')
    }
  })

  it.each([
    ['english', 'Henry VIII', 'henry the eighth'],
    ['english', '1984', 'nineteen eighty-four'],
    ['english', 'J.F.K.', 'jfk'],
    ['english', 'NASA', 'n a s a'],
    ['english', 'ice cream', 'icecream'],
    ['english', 'Curaçao', 'curacao'],
    ['english', 'Straße', 'strasse'],
    ['english', '25 December', 'december 25th'],
    ['english', 'U2', 'the u2'],
    ['english', '🐱', '🐱'],
    ['italian', 'Dante Alighieri', 'alighieri dante'],
    ['italian', 'Enrico VIII', 'enrico ottavo'],
    ['italian', 'città', "citta'"],
    ['italian', '2005', 'duemila cinque'],
    ['italian', 'armadio', 'nell’armadio'],
    ['italian', 'Il signore degli anelli', 'signore di anelli'],
  ] as const)('[GAME-22] %s: takes %s as %s', (language, answer, guess) => {
    expect(ask(language, answer, guess)).toBe('correct')
  })

  it.each([
    ['english', 'mix', '1009'],
    ['italian', 'vi', '6'],
    ['english', 'dog house', 'house dog'],
    ['english', 'lantern', 'lantern or candle'],
    ['english', 'Greenland shark', 'shark'],
    ['english', '🐱', '🐶'],
    ['english', 'lantern', ''],
  ] as const)('[GAME-22] %s: does not take %s as "%s"', (language, answer, guess) => {
    expect(ask(language, answer, guess)).toBe('wrong')
  })

  it('[GAME-22] takes an elision without its apostrophe, but not when that is a word', () => {
    expect(ask('italian', 'eco', 'leco', { isWord: knows('lago') })).toBe('correct')
    expect(ask('italian', 'ago', 'lago', { isWord: knows('lago') })).toBe('wrong')
  })
})

describe('typos', () => {
  it('[GAME-23] forgives none under 5 letters, one from 5, two from 9, and calls one more close', () => {
    expect(ask('english', 'bat', 'bt')).toBe('wrong')
    expect(ask('english', 'wolf', 'wollf')).toBe('close')
    expect(ask('english', 'candle', 'candel')).toBe('correct')
    expect(ask('english', 'elephant', 'elehpnat')).toBe('close')
    expect(ask('english', 'crocodile', 'crokodle')).toBe('correct')
    expect(ask('english', 'crocodile', 'krokodle')).toBe('close')
    expect(ask('english', 'crocodile', 'krokodel')).toBe('wrong')
  })

  it.each([
    ['english', 'Apollo 11', 'apollo 12'],
    ['english', 'WW II', 'ww i'],
    ['english', 'Henry VIII', 'henry viiii'],
    ['english', 'Elizabeth II', 'elizabeth'],
    ['english', 'sixteen', 'sixten'],
    ['italian', 'Luigi XIV', 'luigi xv'],
  ] as const)('[GAME-23] %s: forgives nothing in a number: %s, %s', (language, answer, guess) => {
    expect(ask(language, answer, guess)).not.toBe('correct')
  })

  it('[GAME-23] forgives no slip that makes another word', () => {
    expect(ask('english', 'river', 'rivet', { isWord: knows('rivet') })).toBe('close')
    expect(ask('english', 'river', 'rivef', { isWord: knows('rivet') })).toBe('correct')
    expect(ask('english', 'absorption', 'adsorption', { isWord: knows('adsorption') })).toBe('close')
    expect(ask('italian', 'cappello', 'capello', { isWord: knows('capello') })).toBe('close')
    expect(ask('english', 'Zambia', 'gambia', { isWord: knows() })).toBe('close')
  })

  it('[GAME-23] does not call another word close that is more than a slip away', () => {
    expect(ask('english', 'spider', 'cider', { isWord: knows('cider') })).toBe('wrong')
    expect(ask('english', 'spider', 'speder', { isWord: knows('cider') })).toBe('correct')
    expect(ask('english', 'wolf', 'golf', { isWord: knows('golf') })).toBe('wrong')
    expect(ask('english', 'wolf', 'wolfs', { isWord: knows('wolfs') })).toBe('close')
  })

  it('[GAME-23] takes another last vowel in Italian as close only', () => {
    expect(ask('italian', 'gatto', 'gatta')).toBe('close')
    expect(ask('english', 'pasta', 'paste')).toBe('correct')
    expect(ask('italian', 'Pinocchio', 'pinocchoi')).toBe('correct')
  })

  it('[GAME-23] never takes a rejected guess, nor a slip that lies as near to one', () => {
    expect(ask('english', 'Slovenia', 'the slovakia', { reject: ['Slovakia'], strictness: 'relaxed' })).toBe(
      'wrong',
    )
    expect(ask('italian', 'cappello', 'capello', { reject: ['capello'] })).toBe('wrong')
    expect(ask('italian', 'cappello', 'capelllo', { reject: ['capello'] })).toBe('close')
  })

  it('[GAME-21] is close when the answer is spelled out', () => {
    expect(ask('english', 'candle', 'c a n d l e')).toBe('close')
  })
})

describe('strictness', () => {
  it('[QUIZ-9] forgives nothing when strict, and one slip more when relaxed', () => {
    const verdicts = (guess: string) =>
      (['strict', 'normal', 'relaxed'] as const).map((strictness: Strictness) =>
        ask('english', 'lantern', guess, { strictness }),
      )
    expect(verdicts('the LANTERN')).toEqual(['correct', 'correct', 'correct'])
    expect(verdicts('lantrn')).toEqual(['close', 'correct', 'correct'])
    expect(verdicts('lanturrn')).toEqual(['close', 'close', 'correct'])
    expect(verdicts('umbrella')).toEqual(['wrong', 'wrong', 'wrong'])
  })

  it.each([
    ['river', 'liver', 'close'],
    ['Iran', 'iraq', 'close'],
    ['Apollo 11', 'apollo 12', 'wrong'],
    ['propane', 'propene', 'close'],
    ['candle', 'kandel', 'correct'],
    ['Canada', 'kanda', 'correct'],
    ['lantern', 'a lantern or a lamp', 'wrong'],
  ])('[QUIZ-9] relaxed, of %s judges %s %s', (answer, guess, verdict) => {
    const isWord = knows('liver', 'iraq', 'propene')
    expect(ask('english', answer, guess, { isWord, strictness: 'relaxed' })).toBe(verdict)
  })
})

it('[GAME-22] judges 500 characters of anything quickly', () => {
  // CPU time does not depend on other processes.
  const begun = process.cpuUsage()
  const texts = " |.|'|a.|a |1 |one |mille|cento|mila|m|\u0301|👨‍👩‍👧|\ud800|-".split('|')
  for (const language of LANGUAGES) {
    for (const text of texts) {
      const long = text.repeat(500)
      expect(() => judge(compileAnswerKey({ answers: [long, 'lantern'], language }), long)).not.toThrow()
    }
  }
  const { user, system } = process.cpuUsage(begun)
  expect((user + system) / 1_000).toBeLessThan(2_000)
})
