/**
 * @module-tag postgres
 * Races; queries of ai-usage-repository.ts.
 */
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSettings } from '#cloud/config/read-settings.ts'
import type { Settings } from '#cloud/config/settings.ts'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { createLogger } from '#cloud/logger.ts'
import type { QuizOrder } from '#host-engine/index.ts'
import { GOOD_QUIZZES, solutionOf } from '#host-engine/testing/model-quizzes.ts'
import { type ModelVendor, startModelVendor } from '#host-engine/testing/model-vendor.ts'
import { createAiBudget } from './ai-budget.ts'
import { createMakers } from './create-makers.ts'

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

const makersOf = (settings: Settings, now = Date.now, registry = new Registry()) =>
  createMakers({ db: database.db, settings, logger: createLogger(settings), registry, now })

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
  const { forPlayers: maker } = makersOf(settings, () => now)
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

it('[QUIZ-10] leaves half of the budget to players: the store has a model asked only while it is untouched', async () => {
  const day = 30_000
  const settings = readSettings({
    NODE_ENV: 'test',
    AI_BASE_URL: vendor.baseUrl,
    AI_MODEL: 'double',
    AI_DAILY_BUDGET: '0.02',
  })
  const { forPlayers, forStock } = makersOf(settings, () => day * DAY_MS)
  const spend = (costMicros: number) =>
    createAiBudget({ db: database.db, dailyMicros: 1, now: () => day * DAY_MS }).record({
      model: 'double',
      inputTokens: 1,
      outputTokens: 1,
      costMicros,
    })
  await spend(9_999)
  expect((await forStock.make({ ...ORDER, count: 1 })).source).toBe('built_in')
  // What it wrote was paid, and its solving was not.
  expect(vendor.asked.at(-1)?.isSolving).toBe(false)
  const calls = vendor.asked.length
  expect((await forStock.make(ORDER)).source).toBe('built_in')
  expect(vendor.asked).toHaveLength(calls)
  expect((await forPlayers.make({ ...ORDER, count: 1 })).source).toBe('ai')
})

it('[QUIZ-10] tells an operator how many drafts were dropped, and why', async () => {
  const registry = new Registry()
  const settings = readSettings({ NODE_ENV: 'test', AI_BASE_URL: vendor.baseUrl, AI_MODEL: 'double' })
  const { forPlayers } = makersOf(settings, () => 40_000 * DAY_MS, registry)
  await forPlayers.make({ ...ORDER, category: 'nature' })
  expect(await registry.metrics()).toMatch(/^quiz_drafts_dropped_total\{reason="not_asked"\} 3$/m)
})

it('has no model without AI_BASE_URL', () => {
  const settings = readSettings({ NODE_ENV: 'test' })
  expect(makersOf(settings).forPlayers.source).toBe('built_in')
})

it('adds up what is recorded at the same time', async () => {
  const budget = createAiBudget({ db: database.db, dailyMicros: 10, now: () => 0 })
  const usage = { model: 'one', inputTokens: 1, outputTokens: 1, costMicros: 1 }
  await Promise.all(Array.from({ length: 9 }, () => budget.record(usage)))
  expect(await budget.mayStart()).toBe(true)
  await budget.record({ ...usage, model: 'another' })
  expect(await budget.mayStart()).toBe(false)
})
