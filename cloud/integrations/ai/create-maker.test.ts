import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSettings } from '#cloud/config/read-settings.ts'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { createLogger } from '#cloud/logger.ts'
import type { QuizOrder } from '#host-engine/index.ts'
import { GOOD_QUIZZES, solutionOf } from '#host-engine/testing/model-quizzes.ts'
import { type ModelVendor, startModelVendor } from '#host-engine/testing/model-vendor.ts'
import { createAiBudget } from './ai-budget.ts'
import { createMaker } from './create-maker.ts'

let database: TestDatabase
let vendor: ModelVendor
beforeAll(async () => {
  database = await createTestDatabase()
  vendor = await startModelVendor()
  vendor.plays(({ isSolving, user }) => ({
    content: JSON.stringify(
      isSolving ? { answer: solutionOf(JSON.parse(user).question) } : { quizzes: GOOD_QUIZZES },
    ),
  }))
})
afterAll(async () => {
  await vendor.stop()
  await database.drop()
})

const DAY_MS = 86_400_000
const ORDER: QuizOrder = {
  language: 'english',
  difficulty: 'easy',
  count: 3,
  category: 'any',
  earlier: [],
  seed: 1,
  signal: new AbortController().signal,
}

it('[QUIZ-10] writes by the model of the settings while the budget of the day lasts, and again the next day', async () => {
  let now = 20_000 * DAY_MS
  const settings = readSettings({
    NODE_ENV: 'test',
    AI_BASE_URL: vendor.baseUrl,
    AI_API_KEY: 'sk-test',
    AI_MODEL: 'double',
    // Each call costs 0.0045: the first round of them passes it.
    AI_DAILY_BUDGET: '0.01',
  })
  const maker = createMaker({
    db: database.db,
    settings,
    logger: createLogger(settings),
    now: () => now,
  })
  expect(maker.source).toBe('ai')
  expect((await maker.make(ORDER)).source).toBe('ai')
  expect(await database.db('ai_usage').first()).toMatchObject({ day: 20_000, model: 'double' })
  const [row] = await database.db('ai_usage').select<{ cost_micros: number | string }[]>('cost_micros')
  expect(Number(row?.cost_micros)).toBe(4 * 4_500)

  const calls = vendor.asked.length
  expect((await maker.make(ORDER)).source).toBe('built_in')
  expect(vendor.asked).toHaveLength(calls)

  now += DAY_MS
  expect((await maker.make(ORDER)).source).toBe('ai')
})

it('has no model without AI_BASE_URL', () => {
  const settings = readSettings({ NODE_ENV: 'test' })
  const maker = createMaker({ db: database.db, settings, logger: createLogger(settings), now: Date.now })
  expect(maker.source).toBe('built_in')
})

it('adds up what is recorded at the same time', async () => {
  const budget = createAiBudget({ db: database.db, dailyMicros: 10, now: () => 0 })
  const usage = { model: 'one', inputTokens: 1, outputTokens: 1, costMicros: 1 }
  await Promise.all(Array.from({ length: 9 }, () => budget.record(usage)))
  expect(await budget.mayStart()).toBe(true)
  await budget.record({ ...usage, model: 'another' })
  expect(await budget.mayStart()).toBe(false)
})
