import { expect, it } from 'vitest'
import type { Quiz } from '#host-engine/index.ts'
import { likeAnswers } from './quizzes-rules.ts'

const quiz = (answer: string, category: string, kind: Quiz['kind']): Quiz => ({
  id: answer,
  language: 'english',
  difficulty: 'easy',
  kind,
  category,
  prompt: 'Which?',
  answers: [answer, `${answer}s`],
})
const pool = [
  ...['anagram 1', 'anagram 2', 'anagram 3'].map((answer) => quiz(answer, 'Letters', 'anagram')),
  ...['river 1', 'river 2', 'river 3'].map((answer) => quiz(answer, 'History', 'question')),
  ...['city 1', 'city 2', 'city 3'].map((answer) => quiz(answer, 'Geography', 'question')),
]

it('practice opponents guess answers of the same category first, then of the same kind, and no others', () => {
  for (const draw of [0, 0.5, 0.999]) {
    const guesses = likeAnswers({ category: 'Geography', kind: 'question' }, pool, () => draw)
    expect(guesses.slice(0, 3).toSorted()).toEqual(['city 1', 'city 2', 'city 3'])
    expect(guesses.slice(3).toSorted()).toEqual(['river 1', 'river 2', 'river 3'])
  }
})
