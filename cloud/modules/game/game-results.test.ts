/**
 * @module-tag postgres
 * Races for money; queries of quizzes-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { member, resultOf, roundsOf } from '#cloud/testing/game-result.ts'
import { testResults, testUsers } from '#cloud/testing/services.ts'
import type { GameResults } from '#host-engine/index.ts'

let database: TestDatabase
let users: Users
let results: GameResults
beforeAll(async () => {
  database = await createTestDatabase()
  users = testUsers({ db: database.db, now: Date.now })
  results = testResults({ db: database.db, now: Date.now }, { users })
})
afterAll(() => database.drop())

let made = 0
async function newPlayers(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let i = 0; i < count; i++) {
    const username = `player_${++made}`
    ids.push((await users.create(database.db, { username, email: `${username}@example.org` })).id)
  }
  return ids
}

const statsOf = async (userId: string) => (await users.profile(userId)).stats
const kept = (sessionId: string) => database.db('games').where({ id: sessionId })
const keptPlayers = (sessionId: string) =>
  database.db('game_players').where({ game_id: sessionId }).orderBy('place')

describe('settling a result', () => {
  it('[GAME-37, RANK-8] ten times at once counts once, and answers the same each time', async () => {
    const [ada = '', bob = ''] = await newPlayers(2)
    const result = resultOf({
      outcome: { kind: 'finished', winner: ada },
      players: [member(ada, { score: 220, correct: 2, firsts: 2 }), member(bob, { score: 50, correct: 1 })],
    })
    const answers = await Promise.all(Array.from({ length: 10 }, () => results.settle(result)))
    for (const answer of answers)
      expect(answer).toEqual([
        { userId: ada, r3: 0, passXp: 0 },
        { userId: bob, r3: 0, passXp: 0 },
      ])
    expect(await results.settle(result)).toEqual(answers[0])
    expect(await kept(result.sessionId)).toHaveLength(1)
    expect(await statsOf(ada)).toMatchObject({ games: 1, wins: 1, winRate: 1, stars: 2 })
    expect(await statsOf(bob)).toMatchObject({ games: 1, wins: 0, winRate: 0, stars: 0 })
  })

  it('[GAME-44] says what it changed of everyone’s level, the same whenever it is asked', async () => {
    const [ada = '', bob = ''] = await newPlayers(2)
    const play = (correct: number) =>
      resultOf({
        outcome: { kind: 'finished', winner: ada },
        players: [member(ada, { correct }), member('bot', { isBot: true }), member(bob)],
      })
    const first = play(3)
    await results.settle(first)
    const told = await results.progressOf?.(first.sessionId)
    expect(told).toEqual({
      [ada]: { level: { before: 1, after: 1, xp: { before: 0, after: 80 } }, rank: null },
      [bob]: { level: { before: 1, after: 1, xp: { before: 0, after: 0 } }, rank: null },
    })
    const second = play(4)
    await results.settle(second)
    expect(await results.progressOf?.(second.sessionId)).toMatchObject({
      [ada]: { level: { before: 1, after: 2, xp: { before: 80, after: 170 } } },
    })
    await results.settle(first)
    expect(await results.progressOf?.(first.sessionId)).toEqual(told)
    expect(await results.progressOf?.('game-nobody-knows')).toEqual({})
  })

  it('[GAME-46, RANK-8, RANK-10] a game that its host ended counts as played, and brings no win, star or level', async () => {
    const [ada = '', bob = ''] = await newPlayers(2)
    const outcome = { kind: 'finished', winner: ada, endedByHost: true } as const
    const players = [member(ada, { score: 900, correct: 40, firsts: 40 }), member(bob)]
    await results.settle(resultOf({ outcome, players, rounds: roundsOf(5) }))
    for (const id of [ada, bob])
      expect(await statsOf(id)).toMatchObject({ games: 1, wins: 0, winRate: 0, stars: 0, level: 1 })
    expect(await database.db('player_stats').where({ user_id: ada }).first('xp')).toEqual({ xp: 0 })
  })

  it('[RANK-8, RANK-10] adds up over games: win rate, stars, and a level by the square root of xp', async () => {
    const [ada = '', bob = ''] = await newPlayers(2)
    expect(await statsOf(ada)).toMatchObject({ games: 0, wins: 0, winRate: 0, stars: 0, level: 1 })
    const games = [
      { winner: ada, correct: 4, firsts: 3 },
      { winner: bob, correct: 0, firsts: 0 },
      { winner: null, correct: 0, firsts: 0 },
      { winner: ada, correct: 5, firsts: 1 },
    ]
    for (const { winner, ...own } of games)
      await results.settle(
        resultOf({ outcome: { kind: 'finished', winner }, players: [member(ada, own), member(bob)] }),
      )
    // 9 right answers and 2 wins: 190 xp.
    expect(await statsOf(ada)).toMatchObject({ games: 4, wins: 2, winRate: 0.5, stars: 4, level: 2 })
    expect(await database.db('player_stats').where({ user_id: ada }).first('xp')).toEqual({ xp: 190 })
    expect(await statsOf(bob)).toMatchObject({ games: 4, wins: 1, winRate: 0.25, stars: 0, level: 1 })
    await results.settle(
      resultOf({ outcome: { kind: 'finished', winner: ada }, players: [member(ada, { correct: 16 })] }),
    )
    // 400 xp.
    expect((await statsOf(ada)).level).toBe(3)
  })

  it('[RANK-8, GAME-35] one who left counts a game and nothing else, and is placed last', async () => {
    const [ada = '', bob = '', cem = ''] = await newPlayers(3)
    const result = resultOf({
      outcome: { kind: 'finished', winner: bob },
      players: [member(bob, { score: 10, correct: 1 }), member(ada)],
      leavers: [{ userId: cem, username: 'cem', leftAt: 0 }],
    })
    await results.settle(result)
    expect(await statsOf(cem)).toMatchObject({ games: 1, wins: 0, stars: 0, level: 1 })
    expect(
      (await keptPlayers(result.sessionId)).map(({ user_id, place, score }) => [user_id, place, score]),
    ).toEqual([
      [bob, 1, 10],
      [ada, 2, 0],
      [cem, 3, 0],
    ])
  })

  it('[RANK-8, GAME-35] an unfinished game is kept, counts nothing and rewards nobody', async () => {
    const [ada = '', bob = ''] = await newPlayers(2)
    const result = resultOf({
      outcome: { kind: 'unfinished', reason: 'ended_by_host' },
      players: [member(ada, { score: 100, correct: 1, firsts: 1 })],
      leavers: [{ userId: bob, username: 'bob', leftAt: 0 }],
    })
    expect(await results.settle(result)).toEqual([])
    expect(await kept(result.sessionId)).toMatchObject([{ outcome: 'unfinished' }])
    for (const player of [ada, bob])
      expect(await statsOf(player)).toMatchObject({ games: 0, wins: 0, stars: 0, level: 1 })
  })

  it('[WALLET-10, RANK-8, RANK-10] own quizzes bring no wins, stars or level, though a game', async () => {
    const [ada = '', bob = ''] = await newPlayers(2)
    const result = resultOf({
      outcome: { kind: 'finished', winner: ada },
      ownQuizzes: true,
      players: [member(ada, { score: 4_000, correct: 30, firsts: 30 }), member(bob)],
    })
    await results.settle(result)
    expect(await statsOf(ada)).toMatchObject({ games: 1, wins: 0, stars: 0, level: 1, levelProgress: 0 })
    expect(await statsOf(bob)).toMatchObject({ games: 1 })
  })

  it('[RANK-8] practice opponents have no account, and no account is needed for them', async () => {
    const [ada = ''] = await newPlayers(1)
    const result = resultOf({
      outcome: { kind: 'finished', winner: 'bot-1' },
      players: [member('bot-1', { isBot: true, score: 50 }), member(ada)],
    })
    expect(await results.settle(result)).toEqual([{ userId: ada, r3: 0, passXp: 0 }])
    expect((await keptPlayers(result.sessionId)).map(({ user_id }) => user_id)).toEqual([ada])
    expect(await statsOf(ada)).toMatchObject({ games: 1, wins: 0 })
  })

  it('[GAME-48] a round that was cut short asked nobody: its quiz counts as unseen', async () => {
    const { db } = database
    const [ada = '', bob = ''] = await newPlayers(2)
    const ids = ['cut-short-1', 'cut-short-2']
    await db('quizzes').insert(
      ids.map((id) => ({
        id,
        source: 'bank',
        language: 'english',
        difficulty: 'easy',
        body: '{}',
        status: 'retired',
        plays: 0,
        asked: 0,
        answered: 0,
      })),
    )
    const right = { userId: ada, points: 90, elapsedMs: 1_000 }
    const round = { prompt: 'What has a neck and no head?', answers: [right] }
    await results.settle(
      resultOf({
        players: [member(ada), member(bob)],
        rounds: ids.map((quizId, index) => ({ ...round, quizId, answer: index === 0 ? 'bottle' : null })),
      }),
    )
    expect(await db('quizzes').whereIn('id', ids).orderBy('id').select('asked', 'answered')).toEqual([
      { asked: 2, answered: 1 },
      { asked: 0, answered: 0 },
    ])
  })

  it('[GAME-37] one whose account is gone meanwhile does not keep the others from their result', async () => {
    const [ada = '', gone = ''] = await newPlayers(2)
    await database.db('users').where({ id: gone }).delete()
    const result = resultOf({
      outcome: { kind: 'finished', winner: ada },
      players: [member(ada), member(gone)],
    })
    await results.settle(result)
    expect((await keptPlayers(result.sessionId)).map(({ user_id }) => user_id)).toEqual([ada])
    expect(await statsOf(ada)).toMatchObject({ games: 1, wins: 1 })
  })

  it('[GAME-37] what fails in the middle leaves nothing behind, and can be tried again', async () => {
    const { db } = database
    const [ada = '', bob = ''] = await newPlayers(2)
    const result = resultOf({
      outcome: { kind: 'finished', winner: ada },
      players: [member(ada), member(bob)],
    })
    await db.schema.renameTable('player_stats', 'player_stats_away')
    try {
      await expect(results.settle(result)).rejects.toThrow()
      expect(await kept(result.sessionId)).toEqual([])
      expect(await keptPlayers(result.sessionId)).toEqual([])
    } finally {
      await db.schema.renameTable('player_stats_away', 'player_stats')
    }
    await results.settle(result)
    expect(await statsOf(ada)).toMatchObject({ games: 1, wins: 1 })
  })

  it('[GAME-37] games of the same people in another order, at once, do not stand in each other’s way', async () => {
    const players = await newPlayers(4)
    const orders = Array.from({ length: 8 }, (_, i) => (i % 2 ? players : players.toReversed()))
    const settled = await Promise.allSettled(
      orders.map((order) => results.settle(resultOf({ players: order.map((userId) => member(userId)) }))),
    )
    expect(settled.map(({ status }) => status)).toEqual(orders.map(() => 'fulfilled'))
    for (const player of players) expect((await statsOf(player)).games).toBe(8)
  })
})
