import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { compileAnswerKey, judge } from './judge.ts'

/** Strictly, so that no typo is forgiven: only what is written alike is correct. */
const ask = (language: Language, answer: string, guess: string) =>
  judge(compileAnswerKey({ answers: [answer], language }), guess, { strictness: 'strict' })

describe('numbers said in words', () => {
  it.each([
    ['english', '2000000', '2 million'],
    ['english', '999000', '999 thousand'],
    ['english', '205', 'two hundred and five'],
    ['english', '1066', 'ten sixty six'],
    ['english', '1984', 'nineteen eighty four'],
    ['english', '2021', 'twenty twenty one'],
    ['english', '1900', 'nineteen hundred'],
    ['english', '1910', 'nineteen ten'],
    ['english', '1012', 'ten twelve'],
    ['english', '2010', 'twenty ten'],
    ['english', '100', 'a hundred'],
    ['english', '1205', 'one thousand two hundred and five'],
    ['english', '3000205', 'three million two hundred and five'],
    ['italian', '2000000', 'due milioni'],
    ['italian', '1000000', 'un milione'],
    ['italian', '1000000', '1 milione'],
    ['italian', '1900', 'mille e novecento'],
    ['italian', '205', 'duecento e cinque'],
    ['italian', '108', 'centootto'],
    ['italian', '108', 'centotto'],
    ['italian', '3000', 'tremillesimo'],
    ['italian', '23', 'ventitreesimo'],
    ['italian', '1', 'una'],
    ['italian', '101', 'cento una'],
    ['italian', '101', 'cento un'],
  ] as const)('[GAME-22] %s: takes %s as “%s”', (language, answer, guess) => {
    expect(ask(language, answer, guess)).toBe('correct')
  })

  it.each([
    ['english', '7', '007'],
    ['english', '25', 'twenty and five'],
    ['english', '300', 'two hundred and hundred'],
    ['english', '12', 'ten two'],
    ['english', '24', 'twentieth four'],
    ['english', '6012', 'sixty twelve'],
    ['english', '512', 'five twelve'],
    ['english', '1905', 'nineteen five'],
    ['english', '3010', 'one thousand twenty ten'],
    ['english', '3000', 'one thousand two thousand'],
    ['english', '1001000', 'one million thousand'],
    ['english', '200000', 'two hundred and thousand'],
    ['italian', '1984', 'diciannove ottantaquattro'],
    ['english', '2000', 'thousand two'],
    ['english', '30', 'first twenty nine'],
    ['english', '205', 'two hundred five hundred'],
    ['english', '2600', 'twenty hundred six hundred'],
    ['english', '104', 'one hundredth four'],
    ['english', '1000000', 'million thousand'],
    ['english', '1500000', '1500 thousand'],
    ['english', '20', 'twenty zero'],
    ['english', '225', 'two hundred and five twenty'],
    ['italian', '1000', 'unomila'],
    ['italian', '100', 'unocento'],
    ['italian', '200', '2 cento'],
    ['italian', '100', 'centozero'],
    ['italian', '2000', 'duemilazero'],
    ['italian', '120', 'cento e cento e venti'],
    ['italian', '12', 'dieci due'],
  ] as const)('[GAME-22] %s: does not take %s as “%s”', (language, answer, guess) => {
    expect(ask(language, answer, guess)).not.toBe('correct')
  })
})

describe('spelling on both sides of the ocean', () => {
  it.each([
    ['encyclopaedia', 'encyclopedia'],
    ['colours', 'colors'],
    ['theatres', 'theaters'],
    ['organise', 'organize'],
    ['organised', 'organized'],
    ['organisation', 'organization'],
    ['analyse', 'analyze'],
    ['analysed', 'analyzed'],
    ['travelling', 'traveling'],
  ])('[GAME-22] takes %s as %s', (british, american) => {
    expect(ask('english', british, american)).toBe('correct')
    expect(ask('english', american, british)).toBe('correct')
  })

  it.each([
    ['courses', 'corses'],
    ['stress', 'sterss'],
    ['tour', 'tor'],
    ['rise', 'rize'],
    ['maestro', 'mestro'],
    ['organised', 'analysed'],
    ['travelled', 'modelled'],
    ['archaeology', 'encyclopaedia'],
  ])('[GAME-22] does not take %s as %s', (answer, guess) => {
    expect(ask('english', answer, guess)).not.toBe('correct')
  })
})

describe('signs of any keyboard', () => {
  it.each([
    ['english', 'don`t', 'dont'],
    ['english', 'Spider™Man', 'spider man'],
    ['english', 'STRASSE', 'straße'],
    ['english', '℡', 'tel'],
    ['italian', 'CITTÀ', 'citta`'],
    ['italian', 'eco', 'l`eco'],
  ] as const)('[GAME-22] %s: takes %s as %s', (language, answer, guess) => {
    expect(ask(language, answer, guess)).toBe('correct')
  })

  it('[GAME-22] reads no more than 500 characters', () => {
    expect(ask('english', 'x'.repeat(500), 'x'.repeat(501))).toBe('correct')
    expect(ask('english', 'x'.repeat(499), 'x'.repeat(500))).not.toBe('correct')
    expect(ask('english', 'é'.repeat(500), 'é'.repeat(501))).toBe('correct')
  })
})
