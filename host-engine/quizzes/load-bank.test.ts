import { describe, expect, it } from 'vitest'
import { DIFFICULTIES, LANGUAGES } from '#shared/constants/game.ts'
import { loadBank, parseBankFile } from './load-bank.ts'
import { findQuizFaults, findSetFaults } from './quiz-checks.ts'

const entry = {
  id: 'en-easy-001',
  kind: 'riddle',
  category: 'At home',
  prompt: 'What am I?',
  answers: ['lantern'],
  explanation: 'A wick draws the oil up.',
}
const parse = (...entries: unknown[]) =>
  parseBankFile(JSON.stringify(entries), 'english/easy.json', { language: 'english', difficulty: 'easy' })

describe('a bank file', () => {
  it('[GAME-14] becomes quizzes of its language and difficulty', () => {
    expect(parse(entry)).toEqual([{ ...entry, language: 'english', difficulty: 'easy' }])
  })

  it.each([
    ['answers', { ...entry, answers: [] }],
    ['kind', { ...entry, kind: 'joke' }],
    ['prompt: has spaces around it', { ...entry, prompt: ' What am I?' }],
    ['hint', { ...entry, hint: 'no such field' }],
  ])('[GAME-14] is refused with file, id and fault: %s', (fault, bad) => {
    expect(() => parse(bad)).toThrow(/^english\/easy\.json en-easy-001 \(number 1\): /)
    expect(() => parse(bad)).toThrow(fault)
  })

  it('[GAME-14] is refused for an id of another file, or one used twice', () => {
    expect(() => parse({ ...entry, id: 'it-easy-001' })).toThrow('it-easy-001 (number 1): id')
    expect(() => parse(entry, entry)).toThrow('(number 2): id: is used twice')
    expect(() => parse({})).toThrow('english/easy.json without id (number 1)')
    const file = { language: 'english', difficulty: 'easy' } as const
    expect(() => parseBankFile('[', 'english/easy.json', file)).toThrow('english/easy.json: is not JSON')
  })
})

describe('the bank', () => {
  // Every answer is judged against every other quiz of its language.
  it('[GAME-14] has faultless quizzes for every language and difficulty', { timeout: 120_000 }, () => {
    const bank = loadBank()
    for (const language of LANGUAGES) {
      for (const difficulty of DIFFICULTIES) {
        const some = bank.some((quiz) => quiz.language === language && quiz.difficulty === difficulty)
        expect(some, `${language} ${difficulty}`).toBe(true)
      }
    }
    expect(bank.flatMap((quiz) => findQuizFaults(quiz).map((fault) => `${quiz.id}: ${fault}`))).toEqual([])
    expect(findSetFaults(bank)).toEqual([])
  })
})
