import { expect, it } from 'vitest'
import { customQuizSchema } from './custom-quiz.ts'

const quiz = { prompt: 'Capital of France?', answers: ['Paris'] }

it('cleans everything that players will see', () => {
  const read = customQuizSchema.parse({
    prompt: ' Capital\nof \u202eFrance? ',
    answers: ['Pa\u200bris'],
    explanation: 'On\u0000 the\u2066 Seine.',
    category: '\u202eGeography ',
  })
  expect(read).toEqual({ ...quiz, explanation: 'On the Seine.', category: 'Geography' })
})

it.each(['!?', 'ͺ', 'ﾞ', 'ʼ', '™', '\u0301'])(
  'refuses %j, of which the judge would keep nothing',
  (answer) => {
    expect(customQuizSchema.safeParse({ ...quiz, answers: [answer] }).success).toBe(false)
  },
)

it.each(['½', 'Ⅷ', '日本', 'ª', '7'])('takes %j', (answer) => {
  expect(customQuizSchema.parse({ ...quiz, answers: [answer] }).answers).toEqual([answer])
})
