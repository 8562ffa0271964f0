import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

it('[LAN-12] reads PORT, HOST and DATA_DIR, and is open to the network by itself', () => {
  expect(readSettings({})).toEqual({
    port: 8790,
    host: '0.0.0.0',
    dataDir: resolve('./data/party'),
    ai: null,
  })
  expect(readSettings({ PORT: '9000', HOST: '127.0.0.1', DATA_DIR: '/tmp/here' })).toEqual({
    port: 9000,
    host: '127.0.0.1',
    dataDir: '/tmp/here',
    ai: null,
  })
})

it.each(['70000', '-1', 'http', '1e3'])('[LAN-12] refuses PORT=%s by name', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(
    `PORT is '${PORT}' but may hold a whole number from 0 to 65535.`,
  )
})

it('[QUIZ-10] reads an endpoint that writes quizzes, with a key or without one', () => {
  const model = { AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'llama' }
  expect(readSettings(model).ai).toEqual({
    baseUrl: 'http://localhost:11434/v1',
    apiKey: null,
    model: 'llama',
    dailyBudgetMicros: 5_000_000,
    prices: { input: 3_000_000, output: 15_000_000 },
  })
  expect(
    readSettings({ ...model, AI_API_KEY: 'k', AI_DAILY_BUDGET: '0.25', AI_PRICES: '0/1.5' }).ai,
  ).toMatchObject({ apiKey: 'k', dailyBudgetMicros: 250_000, prices: { input: 0, output: 1_500_000 } })
  expect(() => readSettings({ AI_MODEL: 'llama' })).toThrow(/^AI_BASE_URL is not set but may hold/)
  expect(() => readSettings({ ...model, AI_PRICES: 'cheap' })).toThrow(/^AI_PRICES is 'cheap' but may hold/)
})
