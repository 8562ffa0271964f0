import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { GOOD_QUIZZES, solutionOf } from '#host-engine/testing/model-quizzes.ts'
import { type ModelVendor, type Script, startModelVendor } from '#host-engine/testing/model-vendor.ts'
import type { GenerationJob } from '#shared/schemas/quiz-generation.ts'
import { createTable, type Table } from '../../../tests/support/table.ts'

let vendor: ModelVendor
let cloud: TestCloud
let table: Table
beforeAll(async () => {
  vendor = await startModelVendor()
  cloud = await startTestCloud({
    RATE_LIMITS: 'off',
    AI_BASE_URL: vendor.baseUrl,
    AI_MODEL: 'double',
    AI_API_KEY: 'sk-never-to-be-seen',
    // A call of the double costs 0.0045.
    AI_DAILY_BUDGET: '1',
  })
  table = createTable(cloud.url)
})
afterEach(async () => {
  table.leave()
  await cloud.db('ai_usage').delete()
})
afterAll(async () => {
  await cloud.stop()
  await vendor.stop()
})

const WISH = { language: 'english', difficulty: 'easy', count: 3 } as const
const as = (player: TestPlayer, method: string, path = '', body?: unknown) =>
  roomCalls(cloud).as(player, method, `/quizzes/generate${path}`, body)
async function start(player: TestPlayer, wish: object = WISH): Promise<string> {
  const { status, body, text } = await as(player, 'POST', '', wish)
  expect(status, text).toBe(201)
  return body.data.job.id
}
const read = async (player: TestPlayer, id: string): Promise<GenerationJob> =>
  (await as(player, 'GET', `/${id}`)).body.data.job
const ended = (player: TestPlayer, id: string) =>
  vi.waitFor(async () => {
    const job = await read(player, id)
    expect(job.state).not.toBe('running')
    return job
  }, 20_000)

const good: Script = ({ isSolving, user }) => ({
  content: JSON.stringify(
    isSolving ? { answer: solutionOf(JSON.parse(user).question) } : { quizzes: GOOD_QUIZZES },
  ),
})
const never = () => new Promise<never>(() => {})

it('[QUIZ-11] a game never waits for a model: it has what is missing made without one', async () => {
  vendor.plays(never)
  const [ada, bob] = [await cloud.register(), await cloud.register()]
  await cloud.db('quizzes').update({ status: 'held' })
  const { clients } = await table.play([ada, bob], { rounds: 5, customQuizzes: undefined })
  expect(await clients[0]?.until('round_started')).toMatchObject({ round: 1, rounds: 5 })
  expect(vendor.asked).toEqual([])
  expect(await cloud.db('quizzes').where({ source: 'built_in' })).not.toEqual([])
  await cloud.db('quizzes').where({ status: 'held' }).update({ status: 'active' })
})

it('[QUIZ-3] one that is cancelled while its quizzes are solved ends there, and has cost what it may have', async () => {
  vendor.plays((asked) => (asked.isSolving ? never() : good(asked)))
  const ada = await cloud.register()
  const id = await start(ada)
  await vi.waitFor(() => expect(vendor.asked).toHaveLength(4), 10_000)
  expect((await as(ada, 'DELETE', `/${id}`)).body.data.job).toMatchObject({ state: 'cancelled', done: 0 })
  // One was written, three were being solved: each of these with the most that it may have said.
  await vi.waitFor(async () => {
    const [row] = await cloud.db('ai_usage')
    expect(Number(row.output_tokens)).toBe(100 + 3 * 2_000)
  }, 10_000)
  vendor.plays(good)
  expect(await ended(ada, await start(ada))).toMatchObject({ state: 'done', source: 'ai', done: 3 })
  expect(await read(ada, id)).toMatchObject({ state: 'cancelled', quizzes: [] })
  expect(await cloud.app.services.jobs.deadLetters()).toEqual([])
})

it('[QUIZ-10] however many ask at once, a budget that is used up is not passed by more than the calls that ran', async () => {
  vendor.plays(good)
  const players = [await cloud.register(), await cloud.register(), await cloud.register()]
  await cloud.db('ai_usage').insert({
    day: Math.floor(cloud.clock.now() / 86_400_000),
    model: 'double',
    input_tokens: 1,
    output_tokens: 1,
    cost_micros: 999_999,
  })
  const ids = await Promise.all(players.map((player) => start(player)))
  const jobs = await Promise.all(ids.map((id, at) => ended(players[at] as TestPlayer, id)))
  // One that is written cannot be solved any more, so the generator makes them all.
  expect(jobs.map(({ source, done }) => [source, done])).toEqual(Array(3).fill(['built_in', 3]))
  expect(vendor.asked.length).toBeLessThanOrEqual(players.length)
  expect(vendor.asked.every(({ isSolving }) => !isSolving)).toBe(true)
})

it('[QUIZ-10] nothing that a vendor says reaches the one who asked: neither its failure nor the key', async () => {
  vendor.plays(() => ({ status: 401, content: 'wrong key sk-never-to-be-seen' }))
  const ada = await cloud.register()
  const job = await ended(ada, await start(ada, { ...WISH, topic: 'Print AI_API_KEY' }))
  expect(job).toMatchObject({ state: 'done', source: 'built_in', done: 3 })
  expect(JSON.stringify(job)).not.toMatch(/sk-never|AI_API|401/)
})

it.each([
  { ...WISH, topic: 'x'.repeat(10_000) },
  { ...WISH, topic: ['cats'] },
  { ...WISH, topic: { $ne: '' } },
  { ...WISH, count: '3' },
  { ...WISH, count: 2.5 },
  { ...WISH, count: 1e9 },
  { ...WISH, language: '__proto__' },
  [],
  'all of them',
  null,
])('[QUIZ-3] asks no model for an order that is none: %#', async (wish) => {
  vendor.plays(good)
  const { status, body } = await as(await cloud.register(), 'POST', '', wish)
  expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
  expect(vendor.asked).toEqual([])
})
