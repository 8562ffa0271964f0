import { expect, it } from 'vitest'
import { warningsFor } from './quiz-warnings.ts'

const QUIZ = {
  language: 'italian' as const,
  prompt: 'Quale animale abbaia quando suona il campanello di casa?',
  answers: ['cane', 'il cane di casa'],
}

it('has nothing to say about a good quiz', () => {
  expect(warningsFor({ ...QUIZ, answers: ['cane'] })).toEqual([])
})

it.each<[string, object]>([
  ['answer_told', { prompt: 'Quale cane abbaia quando suona il campanello di casa?' }],
  ['answer_told', { category: 'Cane' }],
  ['several_in_one', { answers: ['cane o lupo', 'cane'] }],
  ['open_question', { prompt: 'Indica un animale che abbaia quando suona il campanello.' }],
  ['other_language', { prompt: 'Which animal barks whenever somebody rings at the door?' }],
])('warns an author of %s: %j', (warning, changes) => {
  expect(warningsFor({ ...QUIZ, answers: ['cane'], ...changes })).toEqual([warning])
})
