/**
 * @module-tag postgres
 * Races for money; queries of leaderboard-repository.ts.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { testUsers } from '#cloud/testing/services.ts'
import { countsAndTruth, createRankedFixture, type RankedFixture } from './testing/ranked-fixture.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
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
beforeEach(async () => {
  for (const table of ['leaderboard', 'leaderboard_counts', 'rank_standings'])
    await database.db(table).delete()
})

const onBoard = async (): Promise<string[]> => {
  const rows = await database
    .db('leaderboard')
    .where({ rank: 'enigmaster' })
    .orderBy('user_id')
    .select('user_id')
  return rows.map(({ user_id }) => user_id)
}
const expectTrueCounts = async () => {
  const { counts, truth } = await countsAndTruth(database.db)
  expect(counts).toEqual(truth)
}
/** So many Enigmasters, each with a game just played. */
async function enigmasters(count: number): Promise<string[]> {
  const players = await fixture.newPlayers(count)
  for (const [index, userId] of players.entries()) await fixture.standAsEnigmaster(userId, 2_000 + index)
  await fixture.play(players)
  return players
}

describe('the leaderboard', () => {
  it('[RANK-4] is joined at Enigmaster and left below it', async () => {
    const [ada = '', bob = ''] = await fixture.newPlayers(2)
    await fixture.stand(ada, { points: 1_840, rank: 'mystic', rating: { mu: 46, sigma: 2 } })
    await fixture.stand(bob, { points: 1_700, rank: 'mystic', rating: { mu: 46, sigma: 2 } })
    await fixture.play([ada, bob])
    expect(await onBoard()).toEqual([ada])
    await fixture.stand(ada, { points: 1_795, rank: 'enigmaster', rating: { mu: 45, sigma: 2 } })
    await fixture.play([bob, ada])
    expect(await fixture.ranks.standings.userRank(ada)).toMatchObject({ rank: 'mystic', position: null })
    expect(await onBoard()).toEqual([])
    await expectTrueCounts()
  })

  it('[RANK-3, RANK-4] is left by who rests, until the next game, with all points kept', async () => {
    const [ada = '', bob = ''] = await enigmasters(2)
    const { points } = await fixture.standing(ada)
    expect(await fixture.ranks.standings.userRank(ada)).toEqual({
      rank: 'enigmaster',
      points,
      pointsToNext: null,
      season: 1,
      position: 1,
    })
    time += 2 * DAY_MS - 1
    await fixture.ranks.sweep()
    expect(await onBoard()).toEqual([ada, bob].toSorted())
    time += 1
    expect(await fixture.ranks.standings.userRank(ada)).toEqual({
      rank: 'mystic',
      points,
      pointsToNext: 0,
      season: 1,
      position: null,
    })
    expect(await fixture.ranks.standings.seedOf(ada)).toMatchObject({ rank: 'mystic' })
    await Promise.all([fixture.ranks.sweep(), fixture.ranks.sweep(), fixture.ranks.sweep()])
    expect(await onBoard()).toEqual([])
    await expectTrueCounts()
    const [cem = ''] = await fixture.newPlayers(1)
    await fixture.play([ada, cem])
    expect(await onBoard()).toEqual([ada])
    expect((await fixture.ranks.standings.userRank(ada)).position).toBe(1)
  })

  it('is swept of more at once than one sweep takes', async () => {
    const players = await fixture.newPlayers(101)
    for (const userId of players) await fixture.standAsEnigmaster(userId, 2_100)
    for (let from = 0; from < players.length; from += 30) await fixture.play(players.slice(from, from + 30))
    expect(await onBoard()).toHaveLength(101)
    time += 3 * DAY_MS
    await fixture.ranks.sweep()
    expect(await onBoard()).toEqual([])
    await expectTrueCounts()
  })

  it('[RANK-4] is of the current season only', async () => {
    const [ada = '', bob = ''] = await enigmasters(2)
    const started = time
    time = Date.UTC(2026, 11, 6, 23)
    await fixture.play([ada, bob])
    expect((await fixture.ranks.standings.userRank(ada)).position).toBe(1)
    time += 2 * HOUR_MS
    expect(await fixture.ranks.standings.userRank(ada)).toMatchObject({
      rank: 'sage',
      season: 2,
      position: null,
    })
    await fixture.play([ada, bob])
    expect(await onBoard()).toEqual([])
    await expectTrueCounts()
    time = started
  })
})

describe('one’s neighbours', () => {
  it('[RANK-16] are the two above and below in one’s own rank, whatever it is, ties by who was there first', async () => {
    const seekers = await fixture.newPlayers(8)
    const scholar = (await fixture.newPlayers(1))[0] as string
    const points = [210, 300, 300, 300, 300, 420, 420, 580]
    for (const [index, userId] of [...seekers, scholar].entries()) {
      const rank = userId === scholar ? 'scholar' : 'seeker'
      await fixture.stand(userId, { points: points[index] ?? 610, rank, rating: { mu: 12, sigma: 2 } })
    }
    // A failed game of each with the next places them, and moves no points.
    await fixture.play([...seekers, scholar], {
      outcome: { kind: 'unfinished', reason: 'not_enough_players' },
    })
    const rows = await database.db('leaderboard').where({ rank: 'seeker' })
    const truth = rows
      .toSorted(
        (a, b) => b.points - a.points || a.reached_at - b.reached_at || (a.user_id < b.user_id ? -1 : 1),
      )
      .map(({ user_id }) => user_id)
    expect(truth).toHaveLength(8)
    for (const [index, userId] of truth.entries()) {
      const { rank, total, entries } = await fixture.ranks.neighbours(userId)
      expect([rank, total]).toEqual(['seeker', 8])
      const from = Math.max(0, index - 2)
      expect(entries.map((one) => one.userId)).toEqual(truth.slice(from, index + 3))
      expect(entries.map(({ position }) => position)).toEqual(
        truth.slice(from, index + 3).map((_, offset) => from + offset + 1),
      )
    }
    const alone = await fixture.ranks.neighbours(scholar)
    expect(alone).toMatchObject({ rank: 'scholar', total: 1, entries: [{ userId: scholar, position: 1 }] })
  })

  it('[RANK-16] are nobody for one who has not played this season, and of a resting Enigmaster the Mystics', async () => {
    const [newcomer = ''] = await fixture.newPlayers(1)
    expect(await fixture.ranks.neighbours(newcomer)).toEqual({ rank: 'apprentice', total: 0, entries: [] })
    const [ada = ''] = await enigmasters(2)
    expect(await fixture.ranks.neighbours(ada)).toMatchObject({ rank: 'enigmaster', total: 2 })
    time += 3 * DAY_MS
    await fixture.ranks.sweep()
    const { rank, entries } = await fixture.ranks.neighbours(ada)
    expect(rank).toBe('mystic')
    expect(entries.map(({ userId }) => userId)).toContain(ada)
    await expectTrueCounts()
    time = START
  })

  it('[RANK-16] are found by the index, however many have the same points', async () => {
    const { db } = database
    const queries: { sql: string; bindings: string[] }[] = []
    const players = await enigmasters(6)
    const note = (query: { sql: string; bindings: string[] }) => {
      if (/from .leaderboard. /.test(query.sql)) queries.push(query)
    }
    db.on('query', note)
    await fixture.ranks.neighbours(players[3] as string)
    db.removeListener('query', note)
    expect(queries.length).toBeLessThanOrEqual(6)
    const isSqlite = db.client.config.client === 'better-sqlite3'
    for (const { sql, bindings } of queries) {
      const query = sql.replaceAll(/\$\d+/g, '?')
      const plan = await db.transaction(async (tx) => {
        // A table of six is read whole otherwise.
        if (!isSqlite) await tx.raw('set local enable_seqscan = off; set local enable_sort = off')
        return JSON.stringify(
          await tx.raw(`${isSqlite ? 'explain query plan' : 'explain'} ${query}`, bindings),
        )
      })
      expect(plan).toMatch(/leaderboard_(order_index|pkey)|autoindex_leaderboard/)
      expect(plan).not.toMatch(/Sort Key|TEMP B-TREE|SCAN leaderboard/)
    }
  })
})

describe('any games', () => {
  const PLAYERS = 6
  const game = fc.record({
    order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 2 }),
    left: fc.nat(2),
    hours: fc.integer({ min: 0, max: 36 }),
    end: fc.constantFrom('finished', 'finished', 'finished', 'not_enough_players', 'shutdown'),
    again: fc.boolean(),
  })
  const start = fc.array(fc.integer({ min: 0, max: 2_300 }), { minLength: PLAYERS, maxLength: PLAYERS })

  it('[RANK-5] keep points from falling below 0, and the counts true to the board', async () => {
    await fc.assert(
      fc.asyncProperty(start, fc.array(game, { minLength: 1, maxLength: 10 }), async (points, games) => {
        time = START
        const players = await fixture.newPlayers(PLAYERS)
        for (const [index, userId] of players.entries())
          await fixture.standAsEnigmaster(userId, points[index] as number)
        const sums = new Map(players.map((userId, index) => [userId, points[index] as number]))
        for (const { order, left, hours, end, again } of games) {
          time += hours * HOUR_MS
          const best = order.map((index) => players[index] as string)
          const result = fixture.gameOf(best.slice(0, Math.max(1, best.length - left)), {
            leavers: best
              .slice(Math.max(1, best.length - left))
              .map((userId) => ({ userId, username: userId, leftAt: time })),
            ...(end !== 'finished' && { outcome: { kind: 'unfinished', reason: end } }),
          })
          const answer = await fixture.settle(result)
          if (again) expect(await fixture.settle(result)).toEqual(answer)
          for (const { user_id, gained } of await database
            .db('ranked_entries')
            .where({ game_id: result.sessionId }))
            sums.set(user_id, (sums.get(user_id) as number) + gained)
          await fixture.ranks.sweep()
          await expectTrueCounts()
        }
        for (const [userId, sum] of sums) {
          const { points: kept } = await fixture.standing(userId)
          expect(kept).toBeGreaterThanOrEqual(0)
          expect(kept).toBe(sum)
        }
      }),
      // Each is up to ten games in a fortnight, within a season.
      { numRuns: 12 },
    )
    time = START
  })
})

describe('games at once', () => {
  it('with the same players, sweeps and a deleted account lose nothing and never wait for each other', async () => {
    const players = await enigmasters(8)
    const before = new Map<string, number>()
    for (const userId of players) before.set(userId, (await fixture.standing(userId)).points)
    const { db } = database
    const results = Array.from({ length: 24 }, (_, i) => {
      const turned = [...players.slice(i % 8), ...players.slice(0, i % 8)]
      return fixture.gameOf((i % 3 === 0 ? turned.toReversed() : turned).slice(0, 2 + (i % 7)))
    })
    const gone = players[3] as string
    const deletion = fixture.deleteAccount(gone)
    // One whose account goes in this very moment may fail a settlement: the engine tries it again.
    const first = await Promise.allSettled([...results.map(fixture.settle), fixture.ranks.sweep()])
    await deletion
    const failures = first.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(failures.filter((reason) => !/foreign key/i.test(reason))).toEqual([])
    for (const result of results) await fixture.settle(result)

    for (const userId of players.filter((one) => one !== gone)) {
      const sum = await db('ranked_entries')
        .where({ user_id: userId })
        .whereIn(
          'game_id',
          results.map(({ sessionId }) => sessionId),
        )
        .sum({ gained: 'gained' })
        .first()
      expect((await fixture.standing(userId)).points).toBe((before.get(userId) as number) + sum?.gained)
    }
    expect(await onBoard()).not.toContain(gone)
    await expectTrueCounts()
  })
})
