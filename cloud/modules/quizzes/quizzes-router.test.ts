import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'

let cloud: TestCloud
let ada: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud()
  ada = await cloud.register('ada')
})
afterAll(() => cloud.stop())

const judge = (body: unknown, token: string | undefined = ada.token) =>
  cloud.call('POST', '/api/quizzes/judge', { token, body })

describe('POST /quizzes/judge', () => {
  it.each([
    ['english', ['lantern'], 'The Lantern!', 'correct', 'same'],
    ['english', ['lantern'], 'lanturn', 'correct', 'typo'],
    ['english', ['river'], 'liver', 'close', 'other_word'],
    ['english', ['lantern'], 'was the lantern or the lamp', 'close', 'frame'],
    ['english', ['Apollo 11'], 'apollo eleven', 'correct', 'number'],
    ['english', ['Apollo 11'], 'apollo 12', 'wrong', 'other_number'],
    ['italian', ['L’Aquila'], 'aquila', 'correct', 'same'],
    ['italian', ['penna'], 'pena', 'close', 'other_word'],
    ['italian', ['sette'], '7', 'correct', 'number'],
  ])(
    '[QUIZ-8] judges in %s for %j the guess %s as %s: %s',
    async (language, answers, guess, result, reason) => {
      const { status, body } = await judge({ language, answers, guess, prompt: 'What is it?' })
      expect(status).toBe(200)
      expect(body.data).toEqual({ result, reason })
    },
  )

  it('[QUIZ-9] is stricter or more relaxed when asked', async () => {
    const asked = { language: 'english', answers: ['lantern'], guess: 'lanturn' }
    const result = async (strictness: string) => (await judge({ ...asked, strictness })).body.data.result
    expect(await result('strict')).toBe('close')
    expect(await result('relaxed')).toBe('correct')
  })

  it('[QUIZ-8, API-5] refuses what it cannot judge, and strangers', async () => {
    const good = { language: 'english', answers: ['x'], guess: 'x' }
    for (const wrong of [
      {},
      { ...good, language: 'french' },
      { ...good, answers: [] },
      { ...good, answers: ['!!!'] },
      { ...good, guess: ' ' },
      { ...good, strictness: 'gentle' },
      { ...good, prompt: '' },
    ])
      expect((await judge(wrong)).body).toMatchObject({ success: false, code: 'VALIDATION_FAILED' })
    expect((await cloud.call('POST', '/api/quizzes/judge', { body: good })).status).toBe(401)
  })
})
