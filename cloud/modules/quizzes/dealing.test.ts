/**
 * @module-tag postgres
 * Locks; queries of dealing-repository.ts, made-quizzes-repository.ts and quizzes-repository.ts.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { waitForBlockedCalls } from '#cloud/db/testing/blocked-calls.ts'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { testDealing, testUsers } from '#cloud/testing/services.ts'
import {
  MODEL_TEMPLATE,
  type Quiz,
  type QuizDraft,
  type QuizMaker,
  type QuizOrder,
} from '#host-engine/index.ts'
import { createQuizzes, quizRefill } from './index.ts'
import { upsertBank } from './quizzes-repository.ts'

let database: TestDatabase
let players: string[]
beforeAll(async () => {
  database = await createTestDatabase()
  const users = testUsers({ db: database.db, now: Date.now })
  players = []
  for (const username of ['ada', 'bob', 'cleo'])
    players.push((await users.create(database.db, { username, email: `${username}@example.org` })).id)
})
afterAll(() => database.drop())
beforeEach(async () => {
  for (const table of ['quizzes_seen', 'quizzes', 'quiz_aliases']) await database.db(table).delete()
})

const quiz = (id: string, more: Partial<Quiz> = {}): Quiz => ({
  id,
  language: 'english',
  difficulty: 'medium',
  kind: 'riddle',
  category: 'Things',
  broadCategory: 'everyday',
  prompt: `What is ${id}?`,
  answers: [id],
  ...more,
})
const many = (count: number, more: Partial<Quiz> = {}, prefix = 'q') =>
  Array.from({ length: count }, (_, index) => quiz(`${prefix}${index}`, more))

/** Makes numbered quizzes without end, and remembers what it was asked for. */
function numberedMaker(limit = Number.POSITIVE_INFINITY): { builtIn: QuizMaker; orders: QuizOrder[] } {
  const orders: QuizOrder[] = []
  let made = 0
  const draft = ({ language, difficulty, category }: QuizOrder): QuizDraft => ({
    ...quiz(`made ${++made}`, { language, difficulty }),
    broadCategory: category === 'any' ? 'logic' : category,
    template: `numbered-${made % 5}`,
  })
  return {
    orders,
    builtIn: {
      source: 'built_in',
      async make(order) {
        orders.push(order)
        const count = Math.min(order.count, limit - made)
        const quizzes = Array.from({ length: count }, () => draft(order))
        return { source: 'built_in', quizzes, held: [], dropped: {}, topicFound: true }
      },
    },
  }
}
const failing: QuizMaker = {
  source: 'built_in',
  make: async () => {
    throw new Error('broken')
  },
}
const dealingWith = (parts: Parameters<typeof testDealing>[1] = {}) =>
  testDealing({ db: database.db, now: Date.now }, parts)
const wish = {
  language: 'english',
  difficulty: 'medium',
  category: 'any',
  count: 5,
  players: [] as readonly string[],
  practice: false,
} as const
const idsOf = (dealt: readonly Quiz[]) => dealt.map(({ id }) => id)

describe('dealing', () => {
  it('[GAME-14] gives nobody a quiz or an answer again in 500 rounds while others are left', async () => {
    // Of three hundred answers each has two quizzes: the second is as well known as the first.
    const bank = many(300).flatMap((one, index) => [
      one,
      quiz(`twin${index}`, { answers: one.answers, difficulty: 'medium' }),
    ])
    await upsertBank(database.db, bank)
    const { builtIn, orders } = numberedMaker()
    const dealing = dealingWith({ builtIn })
    const met = new Set<string>()
    for (let round = 0; round < 500; round += 10) {
      const dealt = await dealing.pick({ ...wish, count: 10, players })
      expect(dealt).toHaveLength(10)
      for (const { id, answers } of dealt) {
        const [answer = ''] = answers
        expect(met.has(answer), `${id} in round ${round}`).toBe(false)
        met.add(answer)
        await dealing.markSeen(id, players)
      }
    }
    expect(met.size).toBe(500)
    // The bank alone had them for three hundred.
    expect(orders.length).toBeGreaterThan(0)
    expect(await database.db('quizzes').where({ source: 'bank', plays: 0 })).toHaveLength(300)
  })

  it('[GAME-14] counts as known what one of the players has met, whichever quiz asked for it', async () => {
    await upsertBank(database.db, [
      quiz('candle1', { answers: ['candle'] }),
      quiz('candle2', { answers: ['Candle'] }),
      quiz('mirror', {}),
    ])
    const dealing = dealingWith()
    const [ada = '', bob = ''] = players
    await dealing.markSeen('candle1', [ada])
    expect(idsOf(await dealing.pick({ ...wish, count: 1, players: [ada, bob] }))).toEqual(['mirror'])
    expect(await dealing.pick({ ...wish, count: 3 })).toHaveLength(2)
  })

  it('[GAME-14] deals again what was met longest ago when nothing can be made', async () => {
    await upsertBank(database.db, many(3))
    let now = 1_000
    const [ada = ''] = players
    const dealing = testDealing({ db: database.db, now: () => now++ }, { builtIn: failing })
    for (const id of ['q1', 'q0', 'q2']) await dealing.markSeen(id, [ada])
    expect(await dealing.pick({ ...wish, count: 3, players: [ada] })).toHaveLength(3)
  })

  it('makes what is missing, keeps it, and asks for nothing while there is enough', async () => {
    await upsertBank(database.db, many(4))
    const { builtIn, orders } = numberedMaker()
    const dealing = dealingWith({ builtIn })
    expect(await dealing.pick({ ...wish, count: 4 })).toHaveLength(4)
    expect(orders).toEqual([])
    const dealt = await dealing.pick({ ...wish, count: 6 })
    expect(dealt.filter(({ id }) => id.startsWith('built-'))).toHaveLength(2)
    expect(orders).toMatchObject([{ count: 2, difficulty: 'medium', language: 'english' }])
    expect(orders[0]?.earlier.map(({ prompt }) => prompt)).toContain('What is q0?')
    expect(await dealing.pick({ ...wish, count: 6 })).toHaveLength(6)
    expect(orders).toHaveLength(1)
  })

  it('[ROOM-38] takes a category alone, and from the neighbours where the difficulty has too few', async () => {
    await upsertBank(database.db, [
      ...many(2, { broadCategory: 'sport' }, 'sport'),
      ...many(2, { broadCategory: 'sport', difficulty: 'hard' }, 'hard'),
      ...many(9),
    ])
    const dealing = dealingWith()
    const ids = idsOf(await dealing.pick({ ...wish, category: 'sport' }))
    expect(ids.slice(0, 2).toSorted()).toEqual(['sport0', 'sport1'])
    expect(ids.slice(2).toSorted()).toEqual(['hard0', 'hard1'])
    expect(await dealing.available({ ...wish, category: 'sport' }, 30)).toBe(4)
    expect(await dealing.available({ ...wish, category: 'sport' }, 3)).toBe(3)
    expect(await dealing.available(wish, 30)).toBe(13)
    expect(await dealing.available({ ...wish, language: 'italian' }, 30)).toBe(0)
  })

  it('[ROOM-38] counts what the generator can make of a category', async () => {
    const { builtIn } = numberedMaker(25)
    const dealing = dealingWith({ builtIn })
    expect(await dealing.available({ ...wish, category: 'logic' }, 30)).toBe(25)
    // The same again is no more.
    const again = dealingWith({ builtIn: numberedMaker(25).builtIn })
    expect(await again.available({ ...wish, category: 'logic' }, 30)).toBe(25)
  })

  it('[DAILY-5] leaves out what is set aside, even where nothing else is left', async () => {
    await upsertBank(database.db, many(3))
    const dealing = dealingWith({ setAside: ['q1'] })
    expect(idsOf(await dealing.pick({ ...wish, count: 3 })).toSorted()).toEqual(['q0', 'q2'])
    for (const id of ['q0', 'q1', 'q2']) await dealing.markSeen(id, players)
    expect(idsOf(await dealing.pick({ ...wish, count: 3, players })).toSorted()).toEqual(['q0', 'q2'])
  })

  it('takes few queries, whatever the store holds', async () => {
    await upsertBank(database.db, many(60))
    const queries: string[] = []
    const note = ({ sql }: { sql: string }) => queries.push(sql)
    database.db.on('query', note)
    await dealingWith().pick({ ...wish, count: 10, players })
    database.db.removeListener('query', note)
    expect(queries).toHaveLength(3)
  })
})

describe('the bank that a starting process brings', () => {
  it('locks its quizzes in the order of a game that ends: neither keeps the other from it', async () => {
    const { db } = database
    const bank = [quiz('b'), quiz('a')]
    await upsertBank(db, bank)
    const quizzes = createQuizzes({ db })
    let loading: Promise<void> | undefined
    await db.transaction(async (tx) => {
      await quizzes.noteAnswers(tx, [{ quizId: 'a', asked: 1, answered: 1, timesMs: [] }])
      loading = upsertBank(db, bank)
      await waitForBlockedCalls(db)
      await quizzes.noteAnswers(tx, [{ quizId: 'b', asked: 1, answered: 1, timesMs: [] }])
    })
    await loading
    expect(await db('quizzes').orderBy('id').select('id', 'asked')).toEqual([
      { id: 'a', asked: 1 },
      { id: 'b', asked: 1 },
    ])
  })
})

describe('an accepted appeal', () => {
  it('makes the guess right for all, is no reject any more, and survives the bank’s upsert', async () => {
    const bank = [quiz('lantern', { reject: ['Torch', 'candle'] })]
    await upsertBank(database.db, bank)
    const quizzes = createQuizzes({ db: database.db })
    for (const guess of [' torch ', 'TORCH'])
      await database.db.transaction((tx) => quizzes.acceptAppeal(tx, 'lantern', guess))
    await upsertBank(database.db, bank)
    const [dealt] = await dealingWith().pick({ ...wish, count: 1 })
    expect(dealt).toMatchObject({ answers: ['lantern', 'torch'], reject: ['candle'] })
  })

  it('is undone with its transaction, and refused for an unknown quiz', async () => {
    await upsertBank(database.db, [quiz('lantern')])
    const quizzes = createQuizzes({ db: database.db })
    const undone = database.db.transaction(async (tx) => {
      await quizzes.acceptAppeal(tx, 'lantern', 'torch')
      throw new Error('rolled back')
    })
    await expect(undone).rejects.toThrow('rolled back')
    expect(await database.db('quiz_aliases')).toEqual([])
    const unknown = database.db.transaction((tx) => quizzes.acceptAppeal(tx, 'nothing', 'torch'))
    await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a quiz that several report', () => {
  it('leaves play and waits for a person, whatever else becomes of it', async () => {
    const { db } = database
    await upsertBank(db, many(2))
    const quizzes = createQuizzes({ db })
    await db.transaction((tx) => quizzes.holdReported(tx, 'q0', 2))
    expect(await quizzes.listHeld()).toEqual([])
    await db.transaction((tx) => quizzes.holdReported(tx, 'q0', 3))
    await db.transaction((tx) => quizzes.hold(tx, 'q0', 'another reason'))
    await upsertBank(db, many(2))
    expect(await quizzes.listHeld()).toEqual([{ quiz: many(1)[0], reason: 'reported' }])
    expect(idsOf(await dealingWith().pick({ ...wish, count: 2 }))).toEqual(['q1'])
  })
})

describe('the job that keeps the store filled', () => {
  const { signal } = new AbortController()

  it('adds to each language and difficulty, and holds what is doubtful', async () => {
    const { builtIn, orders } = numberedMaker()
    const maker: QuizMaker = {
      source: 'ai',
      async make(order) {
        const made = await builtIn.make(order)
        const quizzes = made.quizzes.map((draft) => ({ ...draft, template: MODEL_TEMPLATE }))
        const doubtful = { ...quiz('doubtful'), template: 'model', broadCategory: 'arts' } as const
        return { ...made, source: 'ai', quizzes, held: [{ quiz: doubtful, reason: 'another answer' }] }
      },
    }
    const { run } = quizRefill({ db: database.db, maker, stock: 600 })
    await run(signal)
    expect(orders).toHaveLength(8)
    const active = () => database.db('quizzes').where({ status: 'active', source: 'ai' })
    expect(await active()).toHaveLength(160)
    expect(await createQuizzes({ db: database.db }).listHeld()).toMatchObject([{ reason: 'another answer' }])
    await run(signal)
    expect(await active()).toHaveLength(320)
    expect(orders[8]?.earlier).toHaveLength(20)
  })

  it('leaves alone what has enough', async () => {
    await upsertBank(database.db, many(600))
    const { builtIn, orders } = numberedMaker()
    await quizRefill({ db: database.db, maker: builtIn, stock: 600 }).run(signal)
    expect(orders.map(({ language, difficulty }) => `${language} ${difficulty}`)).not.toContain(
      'english medium',
    )
    expect(orders).toHaveLength(7)
  })

  it('lists a thousand quizzes of a cell at most, from a random place on', async () => {
    await upsertBank(database.db, many(1_100))
    const { builtIn, orders } = numberedMaker()
    const { run } = quizRefill({ db: database.db, maker: builtIn, stock: 1_200 })
    const listed = new Set<string>()
    for (let time = 0; time < 3; time++) {
      await run(signal)
      const order = orders.find((one) => one.language === 'english' && one.difficulty === 'medium')
      expect(order?.earlier).toHaveLength(1_000)
      for (const { prompt } of order?.earlier ?? []) listed.add(prompt)
      orders.length = 0
    }
    expect(listed.size).toBeGreaterThan(1_000)
  })

  it('stops at once with its process, and makes nothing for what is left', async () => {
    const stop = new AbortController()
    const signals: AbortSignal[] = []
    const maker: QuizMaker = {
      source: 'ai',
      make(order) {
        signals.push(order.signal)
        return new Promise((_, reject) => {
          order.signal.addEventListener('abort', () => reject(order.signal.reason))
          stop.abort()
        })
      },
    }
    await quizRefill({ db: database.db, maker, stock: 600 }).run(stop.signal)
    expect(signals).toHaveLength(1)
    expect(await database.db('quizzes')).toEqual([])
  })
})
