import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { firstNamesOf, isOvershadowed } from './bearers.ts'
import { compileAnswerKey, judge } from './judge.ts'
import { split, taken } from './testing/taken.ts'

type Asked = readonly [language: Language, answer: string, right: string, wrong: string, prompt: string]

/** Surnames that stand alone as answers: whose first names make no other of them. */
const ALONE: readonly Asked[] = [
  [
    'english',
    'Armstrong',
    'neil armstrong | louis armstrong | lance armstrong | armstrong',
    'billie armstrong',
    '',
  ],
  ['english', 'Hepburn', 'audrey hepburn | katharine hepburn | kathryn hepburn', 'mr audrey', ''],
  ['english', 'Obama', 'barack obama | president obama', 'michelle obama | barack', ''],
  ['english', 'Mozart', 'wolfgang amadeus mozart | w. mozart', 'leopold mozart', ''],
  ['english', 'Bach', 'johann sebastian bach | j. bach', 'anna bach | w. bach', ''],
  ['english', 'Newton', 'isaac newton', 'helmut newton', ''],
  ['italian', 'Verdi', 'giuseppe verdi', 'carlo verdi', ''],
  ['italian', 'Rossi', 'valentino rossi | paolo rossi', 'sara rossi | ada rossi', ''],
  ['italian', 'Newton', 'isaac newton', 'isaac e newton', ''],
  // A place or a thing, unless the prompt asks for somebody.
  ['english', 'London', 'london', 'jack london', ''],
  ['english', 'London', 'jack london', 'jack', 'Which writer wrote White Fang?'],
  ['english', 'Washington', '', 'denzel washington', 'What is the capital of the United States?'],
  ['english', 'Jordan', 'michael jordan', '', 'Which player won six titles with the Bulls?'],
  ['english', 'Moss', 'moss', 'kate moss', ''],
  ['italian', 'Eco', 'eco', 'umberto eco', ''],
  ['italian', 'Coppi', 'fausto coppi', '', 'Quale ciclista vinse il Giro del 1940?'],
  ['italian', 'Girotti', 'massimo girotti', '', ''],
]

/** Full names of which the surname alone means somebody else, or only a part of theirs. */
const IN_FULL: readonly Asked[] = [
  ['english', 'Carl Philipp Emanuel Bach', 'cpe bach', 'bach', ''],
  ['english', 'Johann Sebastian Bach', 'bach | js bach', '', ''],
  ['english', 'J. S. Bach', 'bach', '', ''],
  ['english', 'Leopold Mozart', 'leopold mozart', 'mozart', ''],
  ['english', 'Marie Curie', 'curie', '', ''],
  ['english', 'Pierre Curie', 'pierre curie', 'curie', ''],
  ['italian', 'Anita Garibaldi', 'anita garibaldi', 'garibaldi', ''],
  ['english', 'Ralph Vaughan Williams', 'vaughan williams', 'williams', ''],
  ['english', 'Helena Bonham Carter', 'bonham carter', 'carter', ''],
  ['english', 'Arthur Conan Doyle', 'doyle | conan doyle', '', ''],
  ['english', 'Frank Lloyd Wright', 'wright', '', ''],
]

const judged = (language: Language, answer: string, right: string, wrong: string, prompt: string): void => {
  expect({
    right: taken(language, answer, right, prompt),
    wrong: taken(language, answer, wrong, prompt),
  }).toEqual({ right: split(right), wrong: [] })
}

describe('[GAME-22] a surname that stands alone', () => {
  it.each(ALONE)('%s: %s', judged)

  it('says no first name where another answer says the right one', () => {
    const key = compileAnswerKey({ answers: ['Anne Brontë', 'Brontë'], language: 'english' })
    expect(judge(key, 'emily bronte')).not.toBe('correct')
    expect(judge(key, 'anne bronte')).toBe('correct')
  })

  it('says none that is rejected', () => {
    const key = compileAnswerKey({
      answers: ['Armstrong'],
      reject: ['Louis Armstrong'],
      prompt: 'Who first walked on the Moon?',
      language: 'english',
    })
    expect(judge(key, 'louis armstrong')).toBe('wrong')
    expect(judge(key, 'neil armstrong')).toBe('correct')
  })
})

describe('[GAME-22] a surname that means another', () => {
  it.each(IN_FULL)('%s: %s', judged)

  it('is close, for it is a part of the name', () => {
    const key = compileAnswerKey({ answers: ['Leopold Mozart'], language: 'english' })
    expect(judge(key, 'mozart')).toBe('close')
  })

  it('knows whose it is', () => {
    expect(firstNamesOf('darwin')).toEqual(['charles'])
    expect(firstNamesOf('strauss')).toEqual(['johann', 'richard'])
    expect(firstNamesOf('nobody')).toBeNull()
    expect(isOvershadowed('erasmus', 'darwin')).toBe(true)
    expect(isOvershadowed('charles', 'darwin')).toBe(false)
    expect(isOvershadowed('c', 'darwin')).toBe(false)
    expect(isOvershadowed('richard', 'strauss')).toBe(false)
    expect(isOvershadowed('anybody', 'nobody')).toBe(false)
  })
})
