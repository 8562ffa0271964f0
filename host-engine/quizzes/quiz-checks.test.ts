import { describe, expect, it } from 'vitest'
import type { Quiz } from '../rules/game/quiz.ts'
import { findQuizFaults, findSetFaults } from './quiz-checks.ts'

const quiz = (changes: Partial<Quiz> = {}): Quiz => ({
  id: 'en-easy-001',
  language: 'english',
  difficulty: 'easy',
  kind: 'riddle',
  category: 'At home',
  prompt: 'I eat oil and give light. What am I?',
  answers: ['lantern', 'oil lamp'],
  explanation: 'A wick draws the oil up.',
  ...changes,
})

describe('one quiz', () => {
  it('finds nothing wrong with a good one', () => {
    expect(findQuizFaults(quiz())).toEqual([])
  })

  it.each<[string, Partial<Quiz>]>([
    ['the prompt gives away "lantern"', { prompt: 'Two Lanterns hang there. What are they?' }],
    ['the category gives away "oil lamp"', { category: 'Oil lamps' }],
    ['the prompt gives away "gatto"', { language: 'italian', prompt: 'I gatti?', answers: ['gatto'] }],
    ['the answer "?!" has no letter or digit', { answers: ['lantern', '?!'] }],
    ['the answers "lantern" and "Lántern!" are the same', { answers: ['lantern', 'Lántern!'] }],
    ['"lamp" is an answer and rejected', { answers: ['lamp'], reject: ['Lamp'] }],
    ['there is no answer', { answers: [] }],
    ['the prompt is empty', { prompt: ' ' }],
    ['the prompt has 301 characters, more than 300', { prompt: 'x'.repeat(301) }],
    ['there are 21 answers, more than 20', { answers: Array.from({ length: 21 }, (_, i) => `lamp ${i}`) }],
  ])('finds that %s', (fault, changes) => {
    expect(findQuizFaults(quiz(changes))).toEqual([fault])
  })

  it('lets very short answers stand in the prompt, where any sentence has them', () => {
    expect(findQuizFaults(quiz({ answers: ['I'], prompt: 'Who am I?' }))).toEqual([])
  })
})

describe('quizzes together', () => {
  const other = (changes: Partial<Quiz>) =>
    quiz({ id: 'en-hard-002', prompt: 'Another?', answers: ['candle'], ...changes })

  it('finds nothing wrong with different ones, or with one word in two languages', () => {
    expect(findSetFaults([quiz(), other({})])).toEqual([])
    expect(findSetFaults([quiz(), other({ language: 'italian', answers: ['lantern'] })])).toEqual([])
  })

  it('finds prompts that differ in case and spaces only, not those that differ in a picture', () => {
    const prompt = 'i eat oil and  give LIGHT. What am I?'
    expect(findSetFaults([quiz(), other({ prompt })])).toEqual(['en-hard-002: has the prompt of en-easy-001'])
    expect(findSetFaults([quiz({ prompt: 'One word: 👂' }), other({ prompt: 'One word: 🍯' })])).toEqual([])
  })

  it('finds a main answer used twice, and an alias that is taken for another’s', () => {
    expect(findSetFaults([quiz(), other({ answers: ['The Lantern'] })])).toEqual([
      'en-hard-002: has the main answer of en-easy-001, "The Lantern"',
    ])
    expect(findSetFaults([quiz(), other({ answers: ['candle', 'lanterns'] })])).toEqual([
      'en-hard-002: the alias "lanterns" counts as the main answer of en-easy-001',
    ])
  })
})
