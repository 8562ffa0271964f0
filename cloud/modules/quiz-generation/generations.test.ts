/**
 * @module-tag postgres
 * Races; queries of generations-repository.ts.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import type { MadeQuizzes, QuizDraft, QuizMaker, QuizOrder } from '#host-engine/index.ts'
import { quizCalls } from '#shared/i18n/en/quiz-calls.ts'
import { type GenerationJob, generationJobSchema } from '#shared/schemas/quiz-generation.ts'
import { createTable, type Table } from '../../../tests/support/table.ts'

const WISH = { topic: 'capitals', language: 'english', difficulty: 'easy', count: 2 } as const
const draft = (prompt: string): QuizDraft => ({
  language: 'english',
  difficulty: 'easy',
  kind: 'question',
  category: 'Capitals',
  broadCategory: 'places',
  template: 'capital-of-country',
  prompt,
  answers: ['Paris'],
})

/** A generator that waits for the test at every step. */
function slowMaker(source: QuizMaker['source']) {
  const orders: { order: QuizOrder; give: (quiz: QuizDraft) => void; end: PromiseWithResolvers<void> }[] = []
  const maker: QuizMaker = {
    source,
    async make(order, onQuiz = () => undefined): Promise<MadeQuizzes> {
      const end = Promise.withResolvers<void>()
      const quizzes: QuizDraft[] = []
      const give = (quiz: QuizDraft) => {
        quizzes.push(quiz)
        onQuiz(quiz)
      }
      order.signal.addEventListener('abort', () => end.reject(order.signal.reason))
      orders.push({ order, give, end })
      await end.promise
      return { source, quizzes, held: [], dropped: {}, topicFound: false }
    },
  }
  return { maker, orders }
}

let cloud: TestCloud
let table: Table
afterEach(() => table.leave())
afterAll(() => cloud.stop())

const as = (player: TestPlayer | null, method: string, path = '', body?: unknown) =>
  roomCalls(cloud).as(player, method, `/quizzes/generate${path}`, body)
async function start(player: TestPlayer, wish: object = WISH): Promise<GenerationJob> {
  const { status, body, text } = await as(player, 'POST', '', wish)
  expect(status, text).toBe(201)
  expect(generationJobSchema.parse(body.data.job)).toEqual(body.data.job)
  return body.data.job
}
const read = async (player: TestPlayer, id: string): Promise<GenerationJob> =>
  (await as(player, 'GET', `/${id}`)).body.data.job

describe('with a generator that takes its time', () => {
  const { maker, orders } = slowMaker('ai')
  beforeAll(async () => {
    cloud = await startTestCloud({ RATE_LIMITS: 'off' }, { quizMaker: maker })
    table = createTable(cloud.url)
  })
  afterAll(() => cloud.stop())
  const begun = (count: number) => vi.waitFor(() => expect(orders).toHaveLength(count), 10_000)
  const last = () => {
    const order = orders.at(-1)
    if (!order) throw new Error('nothing was asked')
    return order
  }

  it('[QUIZ-3] answers a job at once, tells its progress to its owner alone, and its end', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const [client, other] = [await table.connect(ada), await table.connect(bob)]
    const job = await start(ada)
    expect(job).toMatchObject({ state: 'running', done: 0, of: 2, quizzes: [], source: 'ai' })
    await begun(1)
    expect(last().order).toMatchObject({ ...WISH, category: 'any', earlier: [] })
    last().give(draft('Capital of France?'))
    const told = await client.until('quiz_generation')
    expect(told).toEqual({ job: await read(ada, job.id) })
    expect(told).toMatchObject({
      job: {
        state: 'running',
        done: 1,
        quizzes: [{ prompt: 'Capital of France?', broadCategory: 'places', kind: 'question' }],
      },
    })
    last().give(draft('The Louvre is where?'))
    last().end.resolve()
    await vi.waitFor(async () => expect((await read(ada, job.id)).state).toBe('done'), 10_000)
    await vi.waitFor(
      () =>
        expect(client.heard.at(-1)).toMatchObject({
          name: 'quiz_generation',
          payload: { job: { state: 'done', done: 2, topicFound: false } },
        }),
      20_000,
    )
    expect(other.heard.filter(({ name }) => name === 'quiz_generation')).toEqual([])
  })

  it('[QUIZ-3] cancels, once and for all', async () => {
    const ada = await cloud.register()
    const client = await table.connect(ada)
    const job = await start(ada)
    await begun(2)
    const { order } = last()
    last().give(draft('Capital of France?'))
    await client.until('quiz_generation')
    const { status, body } = await as(ada, 'DELETE', `/${job.id}`)
    expect([status, body.data.job]).toMatchObject([200, { state: 'cancelled', done: 1 }])
    expect(order.signal.aborted).toBe(true)
    expect((await as(ada, 'DELETE', `/${job.id}`)).body.data.job.state).toBe('cancelled')
    expect(await cloud.app.services.jobs.deadLetters()).toEqual([])
    const next = await start(ada)
    expect(next.state).toBe('running')
    await begun(3)
    await as(ada, 'DELETE', `/${next.id}`)
  })

  it('[QUIZ-3] runs one at a time for a user, however many are asked for at once', async () => {
    const ada = await cloud.register()
    const answers = await Promise.all(Array.from({ length: 5 }, () => as(ada, 'POST', '', WISH)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'CONFLICT',
      error: quizCalls.generationRunning,
    })
    await begun(4)
    const running = answers.find(({ status }) => status === 201)
    await as(ada, 'DELETE', `/${running?.body.data.job.id}`)
  })

  it('[QUIZ-3] is nobody else’s to read or cancel', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const { id } = await start(ada)
    await begun(5)
    for (const method of ['GET', 'DELETE']) {
      expect((await as(bob, method, `/${id}`)).status).toBe(404)
      expect((await as(bob, method, '/unknown')).status).toBe(404)
      expect((await as(null, method, `/${id}`)).status).toBe(401)
    }
    expect((await read(ada, id)).state).toBe('running')
    await as(ada, 'DELETE', `/${id}`)
  })

  it('[QUIZ-3] tries again when it fails, goes on with what it has, and then says that it failed', async () => {
    const ada = await cloud.register()
    const job = await start(ada)
    await begun(6)
    last().give(draft('Capital of France?'))
    await vi.waitFor(async () => expect((await read(ada, job.id)).done).toBe(1), 10_000)
    for (let attempt = 1; attempt <= 3; attempt++) {
      last().end.reject(new Error('the network is away'))
      if (attempt === 3) break
      await vi.waitFor(async () => {
        cloud.clock.advance(5_000)
        expect(orders).toHaveLength(6 + attempt)
      }, 10_000)
      expect(last().order).toMatchObject({ count: 1, earlier: [{ prompt: 'Capital of France?' }] })
    }
    await vi.waitFor(async () => expect((await read(ada, job.id)).state).toBe('failed'), 10_000)
  })

  it('[QUIZ-3] lets a user ask a model 20 times within a day', async () => {
    const ada = await cloud.register()
    for (let asked = 0; asked < 20; asked++) await as(ada, 'DELETE', `/${(await start(ada)).id}`)
    // Also where none of its quizzes was good enough.
    await cloud.db('quiz_generations').where({ user_id: ada.user.id }).update({ source: 'built_in' })
    const { status, body } = await as(ada, 'POST', '', WISH)
    expect([status, body.code, body.details]).toEqual([
      429,
      'RATE_LIMITED',
      { retryAfter: expect.any(Number) },
    ])
    cloud.clock.advance(body.details.retryAfter * 1_000)
    const signedIn = await cloud.signIn(ada)
    await as(signedIn, 'DELETE', `/${(await start(signedIn)).id}`)
  })

  it('[QUIZ-3] is kept for a day, and part of the account’s export and deletion', async () => {
    const ada = await cloud.register()
    const before = orders.length
    const job = await start(ada)
    await begun(before + 1)
    const { order } = last()
    const { body } = await cloud.call('GET', '/api/auth/export', { token: ada.token })
    expect(body.data.quizGenerations).toEqual([{ ...job, topic: 'capitals', at: expect.any(String) }])
    await cloud.call('DELETE', '/api/auth/account', { token: ada.token, body: { password: ada.password } })
    expect(order.signal.aborted).toBe(true)
    expect(await cloud.db('quiz_generations').where({ id: job.id })).toEqual([])
    const rows = () => cloud.db('quiz_generations').select('id')
    expect(await rows()).not.toEqual([])
    cloud.clock.advance(25 * 3_600_000)
    await vi.waitFor(async () => {
      cloud.clock.advance(3_600_000)
      expect(await rows()).toEqual([])
    }, 10_000)
  })

  it('[QUIZ-3] has failed when its job is lost, and when each process that takes it up dies', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const [lost, deadly] = [await start(ada), await start(bob)]
    const claimed = () => cloud.db('jobs').where({ key: deadly.id, attempts: 1 })
    await vi.waitFor(async () => expect(await claimed()).toHaveLength(1), 10_000)
    await cloud.db('jobs').where({ key: lost.id }).delete()
    // As it lies there when five processes have died of it, one lease after the other.
    await cloud.db('jobs').where({ key: deadly.id }).update({ attempts: 5, due_at: 0 })
    cloud.app.services.jobs.wake()
    await vi.waitFor(async () => expect((await read(bob, deadly.id)).state).toBe('failed'), 10_000)
    cloud.clock.advance(61 * 60_000)
    const later = await cloud.signIn(ada)
    await vi.waitFor(async () => {
      cloud.clock.advance(1_000)
      expect((await read(later, lost.id)).state).toBe('failed')
    }, 10_000)
    expect((await start(later)).state).toBe('running')
  })
})

describe('with what comes with the service', () => {
  beforeAll(async () => {
    cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  })

  it.each(['english', 'italian'] as const)(
    '[QUIZ-3] makes quizzes of the language and the difficulty asked: %s',
    async (language) => {
      const ada = await cloud.register()
      for (const difficulty of ['easy', 'medium', 'hard', 'enigmaster']) {
        const { id } = await start(ada, { language, difficulty, count: 20 })
        await vi.waitFor(async () => expect((await read(ada, id)).state).toBe('done'), 10_000)
        const { quizzes, done } = await read(ada, id)
        expect(done).toBe(20)
        expect(new Set(quizzes.map(({ prompt }) => prompt)).size).toBe(20)
        for (const quiz of quizzes) expect(quiz).toMatchObject({ language, difficulty })
      }
    },
  )

  it('[QUIZ-3, QUIZ-5] plays in a room as it is', async () => {
    const ada = await cloud.register()
    const { id } = await start(ada, { ...WISH, topic: '' })
    await vi.waitFor(async () => expect((await read(ada, id)).state).toBe('done'), 10_000)
    const { quizzes } = await read(ada, id)
    const room = await roomCalls(cloud).create(ada, { customQuizzes: quizzes, rounds: 2 })
    expect(room.customQuizzes).toBe(true)
  })

  it.each([
    [{ ...WISH, topic: 'x'.repeat(81) }, 'topic'],
    [{ ...WISH, count: 21 }, 'count'],
    [{ ...WISH, count: 0 }, 'count'],
    [{ ...WISH, language: 'german' }, 'language'],
    [{ ...WISH, difficulty: 'mild' }, 'difficulty'],
  ])('[QUIZ-3] is refused with what is wrong: %#', async (wish, path) => {
    const { status, body } = await as(await cloud.register(), 'POST', '', wish)
    expect([status, body.details[0].path]).toEqual([400, path])
  })

  it('[QUIZ-3] is for accounts', async () => {
    const { token } = await cloud.guest('visitor')
    const { body } = await cloud.call('POST', '/api/quizzes/generate', { token, body: WISH })
    expect(body.code).toBe('ACCOUNT_REQUIRED')
  })

  it('[QUIZ-3] says when it knows nothing of the topic', async () => {
    const topicFoundOf = async (topic: string) => {
      const ada = await cloud.register()
      const { id } = await start(ada, { ...WISH, topic })
      await vi.waitFor(async () => expect((await read(ada, id)).state).toBe('done'), 10_000)
      return (await read(ada, id)).topicFound
    }
    expect(await topicFoundOf('capitals')).toBe(true)
    expect(await topicFoundOf('xyzzy')).toBe(false)
  })
})
