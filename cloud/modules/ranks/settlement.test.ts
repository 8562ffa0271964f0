/**
 * @module-tag postgres
 * The ledger; queries of ranked-leaves-repository.ts and standings-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { member } from '#cloud/testing/game-result.ts'
import { testUsers } from '#cloud/testing/services.ts'
import type { GameResult } from '#host-engine/index.ts'
import { NEWCOMER_RATING } from './rating.ts'
import { createRankedFixture, type RankedFixture } from './testing/ranked-fixture.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** In the fourth season; the fifth begins on 7 December. */
const START = Date.UTC(2026, 10, 20)

let time = START
const now = () => time
let database: TestDatabase
let fixture: RankedFixture
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  fixture = createRankedFixture({ db, users: testUsers({ db, now }), now })
})
afterAll(() => database.drop())

const pair = async (): Promise<[string, string]> => (await fixture.newPlayers(2)) as [string, string]
const leaver = (userId: string, leftAt = now()) => ({ userId, username: userId, leftAt })
const rankOf = (userId: string) => fixture.ranks.standings.userRank(userId)
const shutFor = async (userId: string) => (await fixture.ranks.standings.rankedBanUntil(userId)) - now()
const ABANDONED: GameResult['outcome'] = { kind: 'unfinished', reason: 'not_enough_players' }

describe('a ranked game', () => {
  it('[RANK-5] moves points and ratings by places, and tells each the change', async () => {
    const [ada, bob] = await pair()
    expect(await rankOf(ada)).toMatchObject({ rank: 'apprentice', points: 0 })
    const result = fixture.gameOf([ada, bob])
    const rewards = await fixture.settle(result)
    expect(rewards).toEqual([
      { userId: ada, r3: 30, passXp: 0, rankPoints: expect.any(Number) },
      { userId: bob, r3: 10, passXp: 0, rankPoints: 0 },
    ])
    const [won] = rewards ?? []
    expect(won?.rankPoints).toBeGreaterThan(0)
    expect(await rankOf(ada)).toMatchObject({ points: won?.rankPoints, season: 1 })
    expect(await rankOf(bob)).toMatchObject({ points: 0 })
    expect((await fixture.standing(ada)).mu).toBeGreaterThan(NEWCOMER_RATING.mu)
    expect((await fixture.standing(bob)).mu).toBeLessThan(NEWCOMER_RATING.mu)
    expect(await fixture.ranks.standings.seedOf(ada)).toEqual({
      rating: (await fixture.standing(ada)).mu,
      rank: 'apprentice',
    })
    expect(await fixture.ranks.standings.seedOf('nobody yet')).toEqual({
      rating: NEWCOMER_RATING.mu,
      rank: 'apprentice',
    })
  })

  it('[GAME-44] says from which rank and points to which it led each who stayed', async () => {
    const [ada, bob] = await pair()
    await fixture.stand(ada, { points: 599, rank: 'seeker', rating: { mu: 25, sigma: 2 } })
    await fixture.stand(bob, { points: 900, rank: 'scholar', rating: { mu: 24, sigma: 2 } })
    const result = fixture.gameOf([ada], { leavers: [leaver(bob)] })
    const [own] = (await fixture.settle(result)) ?? []
    const told = await fixture.progressOf(result)
    expect(Object.keys(told ?? {})).toEqual([ada])
    expect(told?.[ada]).toMatchObject({
      level: { before: 1 },
      rank: {
        before: { rank: 'seeker', points: 599 },
        after: { rank: 'scholar', points: 599 + (own?.rankPoints ?? 0) },
      },
    })
  })

  it('[RANK-5, GAME-37] counts once, however often and at once it is settled, and answers the same', async () => {
    const [ada, bob] = await pair()
    const result = fixture.gameOf([ada, bob])
    const answers = await Promise.all(Array.from({ length: 6 }, () => fixture.settle(result)))
    const after = await fixture.standing(ada)
    answers.push(await fixture.settle(result))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await fixture.standing(ada)).toEqual(after)
    expect(after.points).toBe(answers[0]?.[0]?.rankPoints)
    expect(await database.db('ranked_entries').where({ game_id: result.sessionId })).toHaveLength(2)
  })

  it('[RANK-5] adds up: what the games gave is what there is', async () => {
    const [ada, bob] = await pair()
    let points = 0
    for (const best of [
      [ada, bob],
      [ada, bob],
      [bob, ada],
      [ada, bob],
      [bob, ada],
    ]) {
      time += HOUR_MS
      points += (await fixture.play(best))[ada] ?? Number.NaN
      expect((await fixture.standing(ada)).points).toBe(points)
    }
  })

  it.each<Partial<GameResult>>([
    { mode: 'quick' },
    { mode: 'private' },
    { mode: 'quick', matched: false },
    { mode: 'ranked', matched: false },
    { outcome: { kind: 'unfinished', reason: 'shutdown' } },
  ])('[RANK-5] %j changes nobody, not even one who left', async (more) => {
    const [ada, bob] = await pair()
    const [cem = ''] = await fixture.newPlayers(1)
    for (const userId of [ada, bob, cem]) await fixture.stand(userId, { points: 700, rank: 'scholar' })
    const before = await database.db('rank_standings').orderBy('user_id')
    const result = fixture.gameOf([ada, bob], { leavers: [leaver(cem)], ...more })
    const rewards = await fixture.settle(result)
    for (const reward of rewards ?? []) expect(reward).not.toHaveProperty('rankPoints')
    expect(await database.db('rank_standings').orderBy('user_id')).toEqual(before)
    expect(await database.db('ranked_entries').where({ game_id: result.sessionId })).toEqual([])
  })

  it('leaves out whose account is gone, while the others still get theirs', async () => {
    const [ada, bob] = await pair()
    const [gone = ''] = await fixture.newPlayers(1)
    await fixture.stand(gone, { points: 500, rank: 'seeker' })
    await database.db('users').where({ id: gone }).delete()
    const result = fixture.gameOf([ada, gone, bob], { leavers: [leaver('somebody')] })
    const rewards = await fixture.settle(result)
    const points = new Map(rewards?.map(({ userId, rankPoints }) => [userId, rankPoints]))
    expect(points.get(ada)).toBeGreaterThan(0)
    expect(points.get(bob)).toBe(0)
    expect(points.get(gone)).toBeUndefined()
    const entries = await database.db('ranked_entries').where({ game_id: result.sessionId })
    expect(entries.map(({ user_id }) => user_id).toSorted()).toEqual([ada, bob].toSorted())
    expect(await fixture.settle(fixture.gameOf([gone]))).toEqual([{ userId: gone, r3: 0, passXp: 0 }])
  })

  it('leaves nothing behind when it fails in the middle, and can be tried again', async () => {
    const [ada, bob] = await pair()
    const result = fixture.gameOf([ada, bob])
    await database.db.schema.renameTable('ranked_entries', 'ranked_entries_away')
    try {
      await expect(fixture.settle(result)).rejects.toThrow()
    } finally {
      await database.db.schema.renameTable('ranked_entries_away', 'ranked_entries')
    }
    expect(await fixture.standing(ada)).toBeUndefined()
    expect(await database.db('games').where({ id: result.sessionId })).toEqual([])
    await fixture.settle(result)
    expect((await fixture.standing(ada)).points).toBeGreaterThan(0)
  })
})

describe('people who meet again and again', () => {
  it('[RANK-12] move half the points by their third game within a day, and none from the fourth on', async () => {
    const [ada, bob] = await pair()
    const settled = { points: 1_000, rank: 'sage', rating: { mu: 25, sigma: 2 } } as const
    const changes: number[] = []
    const mus: number[] = []
    for (let game = 0; game < 5; game++) {
      time += HOUR_MS
      await fixture.stand(ada, settled)
      await fixture.stand(bob, settled)
      const { [ada]: gained = Number.NaN, [bob]: lost = Number.NaN } = await fixture.play([ada, bob])
      expect(Math.abs(lost + gained)).toBeLessThanOrEqual(1)
      changes.push(gained)
      mus.push((await fixture.standing(ada)).mu)
    }
    const [full = 0] = changes
    expect(full).toBeGreaterThan(10)
    expect(changes).toEqual([full, full, Math.round(full / 2), 0, 0])
    for (const mu of mus) expect(mu).toBeGreaterThan(25)
    // Another opponent counts in full, and so does the same one a day later.
    const [cem] = await pair()
    await fixture.stand(cem, settled)
    await fixture.stand(ada, settled)
    expect((await fixture.play([ada, cem]))[ada]).toBe(full)
    time += DAY_MS
    await fixture.stand(ada, settled)
    await fixture.stand(bob, settled)
    expect((await fixture.play([ada, bob]))[ada]).toBe(full)
    time = START
  })
})

it('[RANK-12] a leaver whose account is gone is no opponent: the others have met as often as they have', async () => {
  const [ada, bob] = await pair()
  for (const known of [ada, bob]) await fixture.stand(known, { rating: { mu: 25, sigma: 2 } })
  for (let game = 0; game < 2; game++) await fixture.play([ada, bob])
  const result = fixture.gameOf([ada, bob], { leavers: [leaver('gone')] })
  await fixture.settle(result)
  const weights = await database.db('ranked_entries').where({ game_id: result.sessionId }).pluck('weight')
  expect(weights).toEqual([0.5, 0.5])
})

describe('an account that has played nobody else', () => {
  it('[RANK-12] moves no points after the first game, a day later or a season later, and is no proof of skill', async () => {
    const [ada, bob] = await pair()
    const changes: (number | undefined)[] = []
    for (const pause of [0, DAY_MS, DAY_MS, 60 * DAY_MS]) {
      time += pause
      changes.push((await fixture.play([ada, bob]))[ada])
    }
    expect(changes).toEqual([1, 0, 0, 0])
    const entries = await database.db('ranked_entries').where({ user_id: ada }).orderBy('finished_at')
    expect(entries.map(({ skill_weight }) => skill_weight)).toEqual([1, 0, 0, 0])
    expect(entries.map(({ uncounted }) => uncounted)).toEqual([0, 0, 1, 2])
    // Who has met others counts again.
    const others = await fixture.newPlayers(12)
    for (const [index, other] of others.entries())
      await fixture.play(index % 2 === 0 ? [other, bob] : [bob, other])
    time += DAY_MS
    expect((await fixture.play([ada, bob]))[ada]).toBeGreaterThan(0)
    time = START
  })
})

describe('leavers', () => {
  it('pay, climb the ladder, and find the queue shut a little longer each time', async () => {
    const [ada, bob] = await pair()
    await fixture.stand(bob, { points: 1_000, rank: 'sage', rating: { mu: 25, sigma: 2 } })
    expect(await shutFor(bob)).toBeLessThan(0)
    const minutes: number[] = []
    for (let i = 0; i < 3; i++) {
      await fixture.play([ada], { leavers: [leaver(bob)] })
      minutes.push((await shutFor(bob)) / 60_000)
    }
    expect(minutes).toEqual([5, 15, 60])
    expect((await fixture.standing(bob)).points).toBeLessThanOrEqual(1_000 - 20 - 40 - 60)
    expect((await fixture.standing(bob)).mu).toBeLessThan(25)
    expect((await fixture.standing(ada)).points).toBeGreaterThan(0)
    expect(await shutFor(ada)).toBeLessThan(0)
    time += DAY_MS
    expect(await shutFor(bob)).toBeLessThan(0)
  })

  it('[RANK-11] are told their loss beside the gain of those who stayed', async () => {
    const [ada, bob] = await pair()
    await fixture.stand(bob, { points: 1_000, rank: 'sage', rating: { mu: 25, sigma: 2 } })
    const rewards = await fixture.settle(fixture.gameOf([ada], { leavers: [leaver(bob)] }))
    expect(rewards).toEqual([
      { userId: ada, r3: 30, passXp: 0, rankPoints: expect.any(Number) },
      { userId: bob, r3: 0, passXp: 0, rankPoints: (await fixture.standing(bob)).points - 1_000 },
    ])
  })

  it('alone pay for a game that was abandoned before there was anything to count', async () => {
    const [ada, bob] = await pair()
    for (const userId of [ada, bob]) await fixture.stand(userId, { points: 700, rank: 'scholar' })
    const result = fixture.gameOf([ada], { outcome: ABANDONED, leavers: [leaver(bob)] })
    expect(await fixture.settle(result)).toEqual([])
    expect(await fixture.standing(ada)).toMatchObject({ points: 700, ...NEWCOMER_RATING })
    expect(await fixture.standing(bob)).toMatchObject({ points: 680, ...NEWCOMER_RATING })
    expect(await shutFor(bob)).toBe(5 * 60_000)
  })

  describe('of a game that goes on', () => {
    /** A player has left a ranked game of a room that lives. */
    async function leave(more: Partial<GameResult> = {}) {
      const [ada, bob] = await pair()
      const result = fixture.gameOf([ada], more)
      await database.db('rooms').insert({
        id: result.roomId,
        invite_code: 'ABC234',
        mode: 'ranked',
        status: 'in_progress',
        name_folded: '',
        capacity: 8,
        players: 1,
        body: '{}',
        process_id: 'p',
        created_at: now(),
        seen_at: now(),
      })
      const { sessionId, roomId, mode, matched } = result
      const note = () =>
        fixture.noteLeaver({ sessionId, roomId, mode, matched, userId: bob, leftAt: result.finishedAt })
      await note()
      return { bob, result, note }
    }

    it('find the queue shut at once, and no longer for the game being settled later', async () => {
      const { bob, result, note } = await leave()
      expect(await shutFor(bob)).toBe(5 * 60_000)
      await note()
      expect(await shutFor(bob)).toBe(5 * 60_000)
      time += 10_000
      await fixture.settle({ ...result, finishedAt: now(), leavers: [leaver(bob, result.finishedAt)] })
      expect(await shutFor(bob)).toBe(5 * 60_000 - 10_000)
      expect(await database.db('ranked_leaves').where({ user_id: bob })).toEqual([])
    })

    it('find it open again when the game failed', async () => {
      const { bob, result } = await leave()
      const outcome: GameResult['outcome'] = { kind: 'unfinished', reason: 'shutdown' }
      await fixture.settle({ ...result, outcome, leavers: [leaver(bob)] })
      expect(await shutFor(bob)).toBeLessThan(0)
    })

    it('find it open again when the room has gone with its process', async () => {
      const { bob } = await leave()
      time += 60_000
      expect(await shutFor(bob)).toBeLessThan(0)
    })

    it.each<Partial<GameResult>>([{ mode: 'quick' }, { matched: false }])(
      'find it open: %j',
      async (more) => {
        const { bob } = await leave(more)
        expect(await shutFor(bob)).toBeLessThan(0)
      },
    )

    it('are forgotten with their account, and after a day', async () => {
      const { bob, result, note } = await leave()
      await fixture.deleteAccount(bob)
      await note()
      expect(await database.db('ranked_leaves').where({ user_id: bob })).toEqual([])
      const other = await leave()
      time += DAY_MS + 1
      await leave()
      expect(await database.db('ranked_leaves').where({ user_id: other.bob })).toEqual([])
      expect(result.leavers).toEqual([])
    })
  })

  it('[RANK-5] have never less than nothing', async () => {
    const [ada, bob] = await pair()
    await fixture.stand(bob, { points: 7 })
    await fixture.play([ada], { leavers: [leaver(bob)] })
    expect((await fixture.standing(bob)).points).toBe(0)
  })
})

describe('a new season', () => {
  it('is seen without a game, written by the next one, and halves points', async () => {
    const [ada, bob] = await pair()
    time = START
    await fixture.stand(ada, { points: 1_300, rank: 'oracle', rating: { mu: 33, sigma: 2 } })
    expect(await rankOf(ada)).toMatchObject({ rank: 'oracle', points: 1_300, season: 1 })
    time = Date.UTC(2026, 11, 8)
    expect(await rankOf(ada)).toMatchObject({ rank: 'scholar', points: 650, pointsToNext: 300, season: 2 })
    expect(await fixture.ranks.standings.seedOf(ada)).toEqual({ rating: 33, rank: 'scholar' })
    expect(await fixture.standing(ada)).toMatchObject({ points: 1_300, season: 4, sigma: 2 })
    const { [ada]: won = Number.NaN } = await fixture.play([ada, bob])
    expect(await fixture.standing(ada)).toMatchObject({ points: 650 + won, season: 5 })
    expect(await fixture.standing(bob)).toMatchObject({ season: 5 })
    time = START
  })

  it('does not take back a season that has begun for a game settled late', async () => {
    const [ada, bob] = await pair()
    time = Date.UTC(2026, 11, 8)
    await fixture.play([ada, bob])
    const { points } = await fixture.standing(ada)
    const { [ada]: won = Number.NaN } = await fixture.play([ada, bob], { finishedAt: START })
    expect(await fixture.standing(ada)).toMatchObject({ points: points + won, season: 5 })
    time = START
  })
})

it('practice opponents are not rated, should one ever sit in a ranked game', async () => {
  const [ada, bob] = await pair()
  const players = [member(ada, { score: 9 }), member('bot-1', { isBot: true }), member(bob)]
  const rewards = await fixture.settle(fixture.gameOf([], { players }))
  expect(rewards?.map(({ userId }) => userId)).toEqual([ada, bob])
})
