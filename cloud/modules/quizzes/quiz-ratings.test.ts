/**
 * @module-tag postgres
 * Races; queries of quiz-ratings-repository.ts.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { member, resultOf } from '#cloud/testing/game-result.ts'
import { testDealing, testUsers } from '#cloud/testing/services.ts'
import type { GameResult, Quiz, QuizSource } from '#host-engine/index.ts'
import { quizRatingsSettlement } from './index.ts'
import { priorOf } from './quiz-rating-rules.ts'
import { upsertBank } from './quizzes-repository.ts'

let database: TestDatabase
let dealing: QuizSource
let ada: string
let bob: string
beforeAll(async () => {
  database = await createTestDatabase()
  dealing = testDealing({ db: database.db, now: Date.now })
  const users = testUsers({ db: database.db, now: Date.now })
  ada = (await users.create(database.db, { username: 'ada', email: 'ada@example.org' })).id
  bob = (await users.create(database.db, { username: 'bob', email: 'bob@example.org' })).id
})
afterAll(() => database.drop())

const riddle = (id: string): Quiz => ({
  id,
  language: 'english',
  difficulty: 'medium',
  kind: 'riddle',
  category: 'Things',
  prompt: `What is ${id}?`,
  answers: [id],
})
beforeEach(async () => {
  await database.db('quizzes').delete()
  await database.db('quiz_abilities').delete()
  await upsertBank(database.db, [riddle('m1'), riddle('m2')])
})

const answer = (userId: string): GameResult['rounds'][number]['answers'][number] => ({
  userId,
  elapsedMs: 1_000,
  points: 100,
})
const round = (
  quizId: string,
  solvers: string[],
  told: string | null = 'told',
): GameResult['rounds'][number] => ({
  quizId,
  prompt: '?',
  answer: told,
  answers: solvers.map(answer),
})
const settle = (more: Partial<GameResult>) =>
  database.db.transaction(async (tx) => {
    const result = resultOf({ players: [member(ada), member(bob)], ...more })
    await quizRatingsSettlement(tx, { result, accounts: new Set([ada, bob]), members: new Set([ada, bob]) })
  })
const row = (id: string) =>
  database.db('quizzes').where({ id }).first('rating', 'rated', 'difficulty', 'status', 'reason')
const abilities = async () =>
  Object.fromEntries(
    (await database.db('quiz_abilities').select('*')).map((one) => [one.user_id, Math.round(one.rating)]),
  )
const MEDIUM = priorOf('medium').rating

describe('what a finished game teaches', () => {
  it('moves quizzes and players by what came as a surprise', async () => {
    await settle({ rounds: [round('m1', [ada]), round('m2', [])] })
    // One right and one wrong answer of equals; two wrong ones.
    expect((await row('m1')).rating).toBeLessThan(MEDIUM + 5)
    expect((await row('m2')).rating).toBeGreaterThan(MEDIUM + 30)
    expect(await row('m2')).toMatchObject({ rated: 2, difficulty: 'medium', status: 'active', reason: null })
    const after = await abilities()
    expect(after[ada]).toBeGreaterThan(after[bob] ?? 0)
  })

  it.each([
    ['a game that did not finish', { outcome: { kind: 'unfinished', reason: 'no_quizzes' } as never }],
    ['a round that was cut short', { rounds: [round('m1', [], null)] }],
    ['a quiz of the host’s own', { rounds: [round('room-1:own-1', [])] }],
  ])('learns nothing from %s', async (_, more) => {
    await settle({ rounds: [round('m1', [])], ...more })
    expect((await row('m1')).rated).toBe(0)
    expect(await abilities()).toEqual({})
  })

  it('learns nothing from bots, from accounts that are gone, and from rounds before one came in', async () => {
    await settle({
      players: [member(ada, { joinedInRound: 2 }), member('gone'), member('bot', { isBot: true })],
      rounds: [round('m1', ['bot', 'gone']), round('m2', ['bot'])],
    })
    expect((await row('m1')).rated).toBe(0)
    expect((await row('m2')).rated).toBe(1)
    expect(Object.keys(await abilities())).toEqual([ada])
  })

  it('deals a quiz in the difficulty that it turned out to have, and the bank’s file does not take it back', async () => {
    await database.db('quizzes').where({ id: 'm1' }).update({ rating: 1710, rated: 200 })
    await settle({ rounds: [round('m1', [])] })
    expect(await row('m1')).toMatchObject({ difficulty: 'enigmaster', rated: 202 })
    await upsertBank(database.db, [riddle('m1'), { ...riddle('m2'), difficulty: 'hard' }])
    expect((await row('m1')).difficulty).toBe('enigmaster')
    expect((await row('m2')).difficulty).toBe('hard')
    const wish = { language: 'english', count: 1, category: 'any', players: [], practice: false } as const
    const [dealt] = await dealing.pick({ ...wish, difficulty: 'enigmaster' })
    expect(dealt).toMatchObject({ id: 'm1', difficulty: 'enigmaster' })
  })

  it.each([
    ['nobody_solves', 0, []],
    ['everybody_solves', 100, ['ada', 'bob']],
  ])('takes out of play what %s, and deals it no more', async (reason, answered, solvers) => {
    await database.db('quizzes').where({ id: 'm1' }).update({ asked: 100, answered })
    const ids: Record<string, string> = { ada, bob }
    await settle({
      rounds: [
        round(
          'm1',
          solvers.map((name) => ids[name] ?? ''),
        ),
      ],
    })
    expect(await row('m1')).toMatchObject({ status: 'held', reason })
    const wish = {
      language: 'english',
      difficulty: 'medium',
      category: 'any',
      players: [],
      practice: false,
    } as const
    expect((await dealing.pick({ ...wish, count: 5 })).map(({ id }) => id)).toEqual(['m2'])
    // The bank's upsert does not bring it back.
    await upsertBank(database.db, [riddle('m1'), riddle('m2')])
    expect((await row('m1')).status).toBe('held')
  })

  it('loses no answer when two games that asked the same end at once', async () => {
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        settle({
          rounds: index % 2 ? [round('m1', []), round('m2', [])] : [round('m2', []), round('m1', [])],
        }),
      ),
    )
    expect((await row('m1')).rated).toBe(12)
    expect((await row('m2')).rated).toBe(12)
    expect((await database.db('quiz_abilities').where({ user_id: ada }).first('rated')).rated).toBe(12)
  })
})
