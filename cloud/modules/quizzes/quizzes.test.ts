/**
 * @module-tag postgres
 * Races; queries of quizzes-repository.ts.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { testDealing, testUsers } from '#cloud/testing/services.ts'
import { leastSeenFirst, loadBank, nearestFirst, type Quiz, type QuizSource } from '#host-engine/index.ts'
import type { Difficulty } from '#shared/constants/game.ts'
import { createQuizzes, type Quizzes } from './index.ts'
import { upsertBank } from './quizzes-repository.ts'

let database: TestDatabase
let quizzes: Quizzes
let dealing: QuizSource
let ada: string
let bob: string
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  const users = testUsers({ db, now: Date.now })
  ada = (await users.create(db, { username: 'ada', email: 'ada@example.org' })).id
  bob = (await users.create(db, { username: 'bob', email: 'bob@example.org' })).id
  quizzes = createQuizzes({ db })
  dealing = testDealing({ db, now: Date.now })
})
afterAll(() => database.drop())

const quiz = (id: string, difficulty: Difficulty, language: Quiz['language'] = 'english'): Quiz => ({
  id,
  language,
  difficulty,
  kind: 'riddle',
  category: 'Things',
  prompt: `What is ${id}?`,
  answers: [id],
})
const pick = async (count: number, players: readonly string[], difficulty: Difficulty = 'medium') =>
  (
    await dealing.pick({ language: 'english', difficulty, category: 'any', count, players, practice: false })
  ).map(({ id }) => id)
const rows = () => database.db('quizzes').orderBy('id')

describe('the bank', () => {
  it('[GAME-14] is loaded whole, and loading it again changes nothing', async () => {
    await quizzes.load()
    const first = await rows()
    expect(first.map(({ id }) => id)).toEqual(
      loadBank()
        .map(({ id }) => id)
        .toSorted(),
    )
    await dealing.markSeen(first[0].id, [ada])
    await Promise.all([quizzes.load(), quizzes.load()])
    expect(await rows()).toEqual([{ ...first[0], plays: 1 }, ...first.slice(1)])
  })

  it('[GAME-14] takes what changed, deals no more what is shipped no more, and deals it when it is again', async () => {
    const { db } = database
    await upsertBank(db, [quiz('old', 'medium'), quiz('kept', 'medium')])
    await db('quizzes').insert({
      id: 'own',
      source: 'ai',
      kind: 'riddle',
      answer_key: 'own',
      language: 'english',
      difficulty: 'medium',
      body: JSON.stringify(quiz('own', 'medium')),
      status: 'active',
      plays: 0,
    })
    await upsertBank(db, [{ ...quiz('kept', 'medium'), prompt: 'Better?' }])
    const dealt = await dealing.pick({
      language: 'english',
      difficulty: 'medium',
      category: 'any',
      count: 10,
      players: [],
      practice: false,
    })
    expect(dealt.map(({ id }) => id).toSorted()).toEqual(['kept', 'own'])
    expect(dealt.find(({ id }) => id === 'kept')?.prompt).toBe('Better?')
    await upsertBank(db, [quiz('old', 'medium'), quiz('kept', 'medium')])
    expect((await pick(10, [])).toSorted()).toEqual(['kept', 'old', 'own'])
    // What an admin took away stays away.
    await db('quizzes').where({ id: 'old' }).update({ status: 'withdrawn' })
    await upsertBank(db, [quiz('old', 'medium'), quiz('kept', 'medium')])
    expect((await pick(10, [])).toSorted()).toEqual(['kept', 'own'])
    await db('quizzes').where({ source: 'ai' }).delete()
  })
})

describe('picking', () => {
  const MEDIUM = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6']
  beforeEach(async () => {
    await database.db('quizzes_seen').delete()
    await upsertBank(database.db, [
      ...MEDIUM.map((id) => quiz(id, 'medium')),
      quiz('e1', 'easy'),
      quiz('e2', 'easy'),
      quiz('h1', 'hard'),
      quiz('x1', 'enigmaster'),
      quiz('i1', 'medium', 'italian'),
    ])
  })

  it('[GAME-14] takes as many as asked, none twice, in the language and difficulty', async () => {
    for (let time = 0; time < 10; time++) {
      const ids = await pick(4, [ada, bob])
      expect(new Set(ids).size).toBe(4)
      for (const id of ids) expect(MEDIUM).toContain(id)
    }
    expect((await pick(6, [ada])).toSorted()).toEqual(MEDIUM)
  })

  it('[GAME-14] takes first what the fewest of these players have seen', async () => {
    for (const id of ['m1', 'm2', 'm3']) await dealing.markSeen(id, [ada])
    for (const id of ['m3', 'm4']) await dealing.markSeen(id, [bob])
    const order = await pick(6, [ada, bob])
    expect(order.slice(0, 2).toSorted()).toEqual(['m5', 'm6'])
    expect(order.slice(2, 5).toSorted()).toEqual(['m1', 'm2', 'm4'])
    expect(order[5]).toBe('m3')
    expect((await pick(4, [bob])).toSorted()).toEqual(['m1', 'm2', 'm5', 'm6'])
    expect((await pick(6, [])).toSorted()).toEqual(MEDIUM)
  })

  it('[GAME-14] remembers it of the others when an account is gone', async () => {
    await dealing.markSeen('m1', [ada, 'nobody-any-more'])
    expect((await pick(5, [ada])).toSorted()).toEqual(MEDIUM.slice(1))
  })

  it('[GAME-14] seen twice by the same player is seen once', async () => {
    await dealing.markSeen('m1', [ada])
    await dealing.markSeen('m1', [ada])
    for (const id of MEDIUM.slice(1)) await dealing.markSeen(id, [ada, bob])
    expect(await pick(1, [ada, bob])).toEqual(['m1'])
  })

  it('[GAME-14] goes to the nearest difficulty only when there are too few, and then to the next', async () => {
    expect(await pick(7, [])).toHaveLength(7)
    const all = await pick(20, [])
    expect(all.slice(0, 6).toSorted()).toEqual(MEDIUM)
    expect(all.slice(6, 9).toSorted()).toEqual(['e1', 'e2', 'h1'])
    expect(all.slice(9)).toEqual(['x1'])
    expect((await pick(3, [], 'easy')).slice(0, 2).toSorted()).toEqual(['e1', 'e2'])
    expect(MEDIUM).toContain((await pick(3, [], 'easy'))[2])
    const [first, second] = await pick(2, [], 'enigmaster')
    expect([first, second]).toEqual(['x1', 'h1'])
  })

  it('[GAME-14] mixes those that equally many have seen', async () => {
    const firsts = new Set<string | undefined>()
    for (let time = 0; time < 60; time++) firsts.add((await pick(1, [ada]))[0])
    expect(firsts.size).toBeGreaterThan(2)
  })

  it('[GAME-14] the order follows from what was drawn', () => {
    const draws = [0.9, 0.1, 0.5]
    const order = leastSeenFirst(
      [
        { id: 'a', seenBy: 0 },
        { id: 'b', seenBy: 0 },
        { id: 'c', seenBy: 1 },
      ],
      () => draws.shift() ?? 0,
    )
    expect(order.map(({ id }) => id)).toEqual(['b', 'a', 'c'])
    expect(nearestFirst('enigmaster')).toEqual(['enigmaster', 'hard', 'medium', 'easy'])
    expect(nearestFirst('easy')).toEqual(['easy', 'medium', 'hard', 'enigmaster'])
  })
})

describe('what practice opponents make of quizzes', () => {
  const deal = (difficulty: Difficulty, count = 3) =>
    dealing.pick({ language: 'english', difficulty, category: 'any', count, players: [], practice: true })

  it('[MM-13] is as often right as people were at that difficulty, once they have answered', async () => {
    const { db } = database
    await quizzes.load()
    const [first] = await deal('hard')
    expect(first?.practice?.rightRate).toBeCloseTo(0.35)
    const rounds = [{ quizId: first?.id ?? '', asked: 980, answered: 98, timesMs: [] }]
    await db.transaction((tx) => quizzes.noteAnswers(tx, rounds))
    const after = await deal('hard')
    expect(after.map(({ practice }) => practice?.rightRate)).toEqual([0.105, 0.105, 0.105])
    const easy = await deal('easy')
    expect(easy[0]?.practice?.rightRate).toBeCloseTo(0.7)
  })

  it('[MM-13] is wrong as people are, and tells no answer of the bank', async () => {
    await quizzes.load()
    const dealt = await deal('medium', 42)
    const answers = new Set(loadBank().flatMap((quiz) => quiz.answers.map((one) => one.toLowerCase())))
    const guesses = dealt.flatMap(({ practice }) => practice?.wrongGuesses ?? [])
    expect(guesses.length).toBeGreaterThan(0)
    for (const guess of guesses) expect(answers.has(guess.toLowerCase()), guess).toBe(false)
    expect(await pick(3, [])).toHaveLength(3)
  })

  it('keeps the counts when the bank is loaded again', async () => {
    await quizzes.load()
    const [quizId = ''] = await pick(1, [])
    await database.db.transaction((tx) =>
      quizzes.noteAnswers(tx, [{ quizId, asked: 4, answered: 3, timesMs: [] }]),
    )
    await quizzes.load()
    expect(await database.db('quizzes').where({ id: quizId }).first('asked', 'answered')).toEqual({
      asked: 4,
      answered: 3,
    })
  })
})
