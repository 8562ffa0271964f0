import { describe, expect, it } from 'vitest'
import { compileAnswerKey, holdsAnswer, judge } from './judge.ts'

const candle = compileAnswerKey({ answers: ['candle'], language: 'english' })

describe('lines that are made to slip an answer through', () => {
  it.each([
    `${'…'.repeat(170)} candle`,
    `${'½'.repeat(240)} candle`,
    `${'ﷺ'.repeat(240)} candle`,
    'c+a+n+d+l+e',
    'c&a&n&d&l&e',
    'it is can+dle',
    'c²a²n²d²l²e²',
    'c%a%n%d%l%e!',
  ])('[GAME-21] %s holds the answer', (line) => {
    expect(holdsAnswer(candle, line)).toBe(true)
  })

  it('[GAME-21] two digits of a number apart are that number, and one of them is not', () => {
    const number = compileAnswerKey({ answers: ['42'], language: 'english' })
    expect(holdsAnswer(number, '4 2 maybe')).toBe(true)
    expect(holdsAnswer(number, 'I am 4, he is 3')).toBe(false)
  })

  it('leaves signs alone that part other words', () => {
    for (const line of ['rock & roll', 'can + opener', 'c&c', '100 % sure'])
      expect(holdsAnswer(candle, line)).toBe(false)
  })
})

describe('answers that are made to cost time', () => {
  const heavy = Array.from(
    { length: 20 },
    (_, at) => `the ${'ä'.repeat(22)},${'ö'.repeat(22)},${'ü'.repeat(22)}${String.fromCharCode(97 + at)}`,
  )
  const key = compileAnswerKey({ answers: heavy, language: 'english' })

  it('have a bounded number of forms, and each of the answers counts still', () => {
    expect(key.accept.length).toBeLessThanOrEqual(160)
    for (const answer of heavy) expect(judge(key, answer)).toBe('correct')
  })

  it.each(['&', '1,', 'the ', 'a ', '…', 'ﷺ'])('judge %s many times over without complaint', (piece) => {
    const line = piece.repeat(500 / piece.length)
    expect(judge(key, line)).toBe('wrong')
    expect(holdsAnswer(key, line)).toBe(false)
  })
})
