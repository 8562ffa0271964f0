/**
 * @module-tag postgres
 * Races for money; queries of inventory-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayOf, dayStart } from '#cloud/day.ts'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { createQuizzes } from '#cloud/modules/quizzes/index.ts'
import { createRanks, type Ranks } from '#cloud/modules/ranks/index.ts'
import { createSeasons } from '#cloud/modules/seasons/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { member, resultOf } from '#cloud/testing/game-result.ts'
import { testResults, testUsers, testWallet } from '#cloud/testing/services.ts'
import type { GameResult, GameResults } from '#host-engine/index.ts'
import { DAY_MS } from '#shared/constants/timings.ts'
import type { Wallet } from '../wallet/index.ts'
import { findItem } from './catalogue.ts'
import { insertOwned } from './inventory-repository.ts'

/** Noon, so that an hour more or less is the same day. */
const NOON = dayStart(dayOf(Date.now())) + DAY_MS / 2
const now = () => NOON
let database: TestDatabase
let users: Users
let wallet: Wallet
let ranks: Ranks
let results: GameResults
let quizIds: { english: string; italian: string }
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  users = testUsers({ db, now })
  wallet = testWallet({ db, now })
  ranks = createRanks({ db, users, seasons: createSeasons({ db, now }), now })
  await createQuizzes({ db }).load()
  const idIn = async (language: string) => (await db('quizzes').where({ language }).first('id')).id
  quizIds = { english: await idIn('english'), italian: await idIn('italian') }
  results = testResults({ db, now }, { users, wallet, ranks })
})
afterAll(() => database.drop())

let made = 0
async function newPlayer(): Promise<string> {
  const username = `worded_${++made}`
  const { id } = await users.create(database.db, { username, email: `${username}@example.org` })
  return id
}

/** Puts on words, an hour before the game unless a test says else. */
async function wear(
  userId: string,
  itemIds: readonly string[],
  equippedAt: number | null = NOON - 3_600_000,
) {
  for (const itemId of itemIds) {
    expect(findItem(itemId), itemId).toBeDefined()
    await insertOwned(database.db, { userId, itemId, kind: 'word', price: 0, boughtAt: 0, equippedAt })
  }
}

const STARTED = NOON - 60_000
/** A round in which these were right, one after another. */
const round = (
  answer: string | null,
  userIds: readonly string[],
  quizId = quizIds.english,
): GameResult['rounds'][number] => ({
  quizId,
  prompt: '?',
  answer,
  answers: userIds.map((userId, index) => ({ userId, points: 100, elapsedMs: 1_000 + index })),
})

const game = (
  userIds: readonly string[],
  rounds: GameResult['rounds'],
  more: Partial<GameResult> = {},
): GameResult =>
  resultOf({
    startedAt: STARTED,
    finishedAt: NOON,
    players: userIds.map((userId) => member(userId)),
    rounds,
    ...more,
  })

/** What a game brought each of these, by what it answers; their balances say the same. */
async function bonuses(result: GameResult, ...userIds: string[]): Promise<number[]> {
  const before = await Promise.all(userIds.map((userId) => wallet.balance(userId)))
  const rewards = await results.settle(result)
  const after = await Promise.all(userIds.map((userId) => wallet.balance(userId)))
  const told = userIds.map((userId) => rewards?.find((one) => one.userId === userId)?.r3 ?? 0)
  expect(after.map((balance, index) => balance - (before[index] ?? 0))).toEqual(told)
  return told
}

describe('[WALLET-6] a right answer that is an equipped word', () => {
  it('gives 1, 2, 3 or 5 R3 by rarity, once a round', async () => {
    const [ann, bob] = [await newPlayer(), await newPlayer()]
    await wear(ann, ['en-snowman', 'en-saffron', 'en-theremin', 'en-tesseract'])
    for (const [answer, r3] of [
      ['snowman', 1],
      ['saffron', 2],
      ['theremin', 3],
      ['tesseract', 5],
      ['platypus', 0],
    ] as const)
      expect(await bonuses(game([ann, bob], [round(answer, [bob, ann])]), ann, bob)).toEqual([r3, 0])
    const result = game([ann, bob], [round('snowman', [ann]), round('saffron', [ann]), round('saffron', [])])
    expect(await bonuses(result, ann)).toEqual([3])
    const entries = await database
      .db('wallet_movements')
      .where('key', 'like', `word_bonus:${result.sessionId}:%`)
    expect(entries.map(({ key }) => key).toSorted()).toEqual([
      `word_bonus:${result.sessionId}:1:${ann}`,
      `word_bonus:${result.sessionId}:2:${ann}`,
    ])
    // Settled again it brings nothing more.
    const balance = await wallet.balance(ann)
    await results.settle(result)
    expect(await wallet.balance(ann)).toBe(balance)
  })

  it('is compared as the judge compares in the language of the quiz, without its mercy for slips', async () => {
    const ann = await newPlayer()
    await wear(ann, ['it-tiramisu', 'it-como', 'en-deja-vu'])
    const italian = (answer: string) => bonuses(game([ann], [round(answer, [ann], quizIds.italian)]), ann)
    expect(await italian('TIRAMISÙ')).toEqual([2])
    expect(await italian('Il comò')).toEqual([2])
    expect(await italian('tiramisa')).toEqual([0])
    expect(await bonuses(game([ann], [round('deja vu', [ann])]), ann)).toEqual([2])
  })

  it('counts only when it was equipped before the game began', async () => {
    const [early, late, never] = [await newPlayer(), await newPlayer(), await newPlayer()]
    await wear(early, ['en-snowman'], STARTED)
    await wear(late, ['en-snowman'], STARTED + 1)
    await wear(never, ['en-snowman'], null)
    const all = [early, late, never]
    expect(await bonuses(game(all, [round('snowman', all)]), ...all)).toEqual([1, 0, 0])
  })

  it('gives nothing on custom quizzes, in games that did not finish, and in rounds that were cut short', async () => {
    const ann = await newPlayer()
    await wear(ann, ['en-snowman'])
    const rounds = [round('snowman', [ann])]
    expect(await bonuses(game([ann], rounds, { ownQuizzes: true }), ann)).toEqual([0])
    const outcome = { kind: 'unfinished', reason: 'host_left' } as const
    expect(await bonuses(game([ann], rounds, { outcome }), ann)).toEqual([0])
    expect(await bonuses(game([ann], [round(null, [ann])]), ann)).toEqual([0])
    // Nor for a quiz that is not the bank's.
    expect(await bonuses(game([ann], [round('snowman', [ann], 'my-own')]), ann)).toEqual([0])
  })

  it('gives nothing to bots, leavers and accounts that have gone', async () => {
    const [ann, left, gone] = [await newPlayer(), await newPlayer(), await newPlayer()]
    await wear(ann, ['en-snowman'])
    await wear(left, ['en-snowman'])
    await users.remove(database.db, gone)
    const players = [member(ann), member(gone), member('bot', { isBot: true })]
    const leavers = [{ userId: left, username: left, leftAt: NOON }]
    const result = game([], [round('snowman', ['bot', gone, left, ann])], { players, leavers })
    expect(await bonuses(result, ann, left)).toEqual([1, 0])
    const moved = await database
      .db('wallet_movements')
      .where('key', 'like', `word_bonus:${result.sessionId}:%`)
    expect(moved).toHaveLength(1)
  })

  it('gives at most 20 R3 a day each, and begins anew with the next', async () => {
    const [ann, bob] = [await newPlayer(), await newPlayer()]
    for (const userId of [ann, bob]) await wear(userId, ['en-tesseract', 'en-theremin'])
    const fives = (count: number) => Array.from({ length: count }, () => round('tesseract', [ann, bob]))
    expect(await bonuses(game([ann], fives(3)), ann)).toEqual([15])
    // 3, and of the next 5 what is left.
    const over = [round('theremin', [ann, bob]), ...fives(2)]
    expect(await bonuses(game([ann, bob], over), ann, bob)).toEqual([5, 13])
    expect(await bonuses(game([ann, bob], fives(4)), ann, bob)).toEqual([0, 7])
    const tomorrow = { startedAt: STARTED + DAY_MS, finishedAt: NOON + DAY_MS }
    expect(await bonuses(game([ann, bob], fives(1), tomorrow), ann, bob)).toEqual([5, 5])
  })

  it('never changes score or rating', async () => {
    const play = async (withWords: boolean) => {
      const [ann, bob] = [await newPlayer(), await newPlayer()]
      if (withWords) await wear(ann, ['en-tesseract'])
      const result = game([], [round('tesseract', [ann, bob])], {
        mode: 'ranked',
        matched: true,
        outcome: { kind: 'finished', winner: ann },
        players: [member(ann, { score: 130, correct: 1 }), member(bob, { score: 110, correct: 1 })],
        scores: [
          { userId: ann, username: 'ann', score: 130, correct: 1 },
          { userId: bob, username: 'bob', score: 110, correct: 1 },
        ],
      })
      const rewards = await results.settle(result)
      const { body } = await database.db('games').where({ id: result.sessionId }).first('body')
      const seen = async (userId: string) => ({
        stats: (await users.profile(userId)).stats,
        seed: await ranks.standings.seedOf(userId),
        rank: await ranks.standings.userRank(userId),
        points: rewards?.find((one) => one.userId === userId)?.rankPoints,
      })
      const scores = JSON.parse(body).scores.map(({ score, correct }: { score: number; correct: number }) => [
        score,
        correct,
      ])
      const { stats, ...rated } = await seen(ann)
      return {
        r3: rewards?.find((one) => one.userId === ann)?.r3,
        told: { scores, ann: { ...rated, stats: { ...stats, totalWords: 0 } }, bob: await seen(bob) },
      }
    }
    const [without, withWords] = [await play(false), await play(true)]
    // Beside what every matched game earns.
    expect((withWords.r3 ?? 0) - (without.r3 ?? 0)).toBe(5)
    expect(withWords.told).toEqual(without.told)
  })
})
