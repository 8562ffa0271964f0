/**
 * @module-tag postgres
 * Queries of leaderboard-repository.ts, quick-matches-repository.ts, ranked-entries-repository.ts and
 * ranked-leaves-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { leaderboardData, rankNeighboursData, userRankData } from '#shared/schemas/ranks.ts'
import { roomPlayerSchema } from '#shared/schemas/room.ts'
import { createRankedFixture, type RankedFixture } from './testing/ranked-fixture.ts'

let cloud: TestCloud
let fixture: RankedFixture
let ada: TestPlayer
let newcomer: TestPlayer
/** Enigmasters, the best first. */
let best: string[]
beforeAll(async () => {
  cloud = await startTestCloud()
  fixture = createRankedFixture({ db: cloud.db, users: cloud.app.services.users, now: cloud.clock.now })
  ada = await cloud.register('ada')
  newcomer = await cloud.register('newcomer')
  const others = await fixture.newPlayers(6)
  for (const [index, userId] of [...others, ada.user.id].entries())
    await fixture.standAsEnigmaster(userId, 2_000 - 10 * Math.floor(index / 2))
  await fixture.play([...others, ada.user.id])
  const rows = await cloud.db('rank_standings').select('user_id', 'points')
  best = rows
    .toSorted((a, b) => b.points - a.points || (a.user_id < b.user_id ? -1 : 1))
    .map(({ user_id }) => user_id)
})
afterAll(() => cloud.stop())

const get = (player: TestPlayer | null, path: string) => roomCalls(cloud).as(player, 'GET', path)

describe('GET /ranks', () => {
  it('[RANK-2, RANK-3, RANK-5] answers a new player’s own rank: Apprentice, no points, no position', async () => {
    const { status, body } = await get(newcomer, '/ranks/me')
    expect(status).toBe(200)
    expect(userRankData.parse(body.data)).toEqual(body.data)
    expect(body.data.userRank).toEqual({
      rank: 'apprentice',
      points: 0,
      pointsToNext: 200,
      season: expect.any(Number),
      position: null,
    })
  })

  it('[RANK-2, RANK-3] answers anybody’s to anybody, an Enigmaster’s with a position', async () => {
    const own = await get(ada, '/ranks/me')
    expect(own.body.data.userRank).toMatchObject({
      rank: 'enigmaster',
      pointsToNext: null,
      position: best.indexOf(ada.user.id) + 1,
    })
    const seen = await get(newcomer, `/ranks/${ada.user.id}`)
    expect([seen.status, seen.body.data]).toEqual([200, own.body.data])
  })

  it.each(['nobody', '00000000000000000000000000', "'", '%00', 'x'.repeat(2_000), '__proto__'])(
    '[RANK-2, ERR-18] knows nobody called %s: 404',
    async (id) => {
      const { status, body } = await get(ada, `/ranks/${id}`)
      expect(status).toBe(404)
      if (id !== '%00') expect(body.code).toBe('USER_NOT_FOUND')
    },
  )

  it.each(['/ranks/me', '/ranks/nobody', '/leaderboard', '/leaderboard?page=0'])(
    '[RANK-2, RANK-4, API-23] %s answers 401 without a token, whatever it names',
    async (path) => {
      expect((await get(null, path)).status).toBe(401)
    },
  )
})

describe('GET /leaderboard', () => {
  it('[RANK-4] answers the Enigmasters, best first, and the caller’s own place', async () => {
    const { status, body } = await get(ada, '/leaderboard')
    expect(status).toBe(200)
    expect(leaderboardData.parse(body.data)).toEqual(body.data)
    const { entries, total, page, limit, me } = body.data
    expect([total, page, limit]).toEqual([7, 1, 20])
    expect(entries.map(({ userId }: { userId: string }) => userId)).toEqual(best)
    expect(entries.map(({ position }: { position: number }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7])
    const own = entries.find(({ userId }: { userId: string }) => userId === ada.user.id)
    expect(me).toEqual(own)
    expect(own).toMatchObject({ username: 'ada', avatar: ada.user.avatar })
  })

  it('[RANK-4] gives every one once, whatever the size of the pages', async () => {
    for (const limit of [1, 2, 3, 5, 7, 100]) {
      const seen: string[] = []
      for (let page = 1; page <= Math.ceil(7 / limit) + 1; page++) {
        const { body } = await get(ada, `/leaderboard?page=${page}&limit=${limit}`)
        expect(body.data).toMatchObject({ total: 7, page, limit, me: { userId: ada.user.id } })
        for (const [index, { userId, position }] of body.data.entries.entries()) {
          expect(position).toBe((page - 1) * limit + index + 1)
          seen.push(userId)
        }
      }
      expect(seen).toEqual(best)
    }
  })

  it('[RANK-4] puts the one who had the points first before another with as many', async () => {
    // By their ids, and by when they had their former points, the order would be the other one.
    const [late = '', early = '', weak = ''] = await fixture.newPlayers(3)
    const at = cloud.clock.now()
    for (const [userId, reachedAt] of [
      [late, at - 4_000],
      [early, at - 3_000],
    ] as const)
      await fixture.stand(userId, {
        points: 3_000,
        rank: 'enigmaster',
        rating: { mu: 75, sigma: 0.1 },
        reachedAt,
      })
    // A sure win over one who is far weaker changes nobody's points by more than one, and both alike.
    await fixture.play([late, weak], { finishedAt: at - 500 })
    await fixture.play([early, weak], { finishedAt: at - 1_500 })
    const { body } = await get(ada, '/leaderboard?limit=2')
    expect(body.data.entries.map(({ userId }: { userId: string }) => userId)).toEqual([early, late])
    expect(new Set(body.data.entries.map(({ points }: { points: number }) => points)).size).toBe(1)
    for (const [userId, position] of [
      [early, 1],
      [late, 2],
    ] as const)
      expect((await get(ada, `/ranks/${userId}`)).body.data.userRank.position).toBe(position)
    for (const userId of [early, late, weak]) await fixture.deleteAccount(userId)
  })

  it('[RANK-4] has no place for who is not Enigmaster', async () => {
    const { body } = await get(newcomer, '/leaderboard')
    expect(body.data).not.toHaveProperty('me')
    expect(body.data.entries.map(({ userId }: { userId: string }) => userId)).not.toContain(newcomer.user.id)
  })

  it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'limit=0', 'limit=101', 'limit=ten', 'page=1000001'])(
    '[RANK-4, API-5] refuses %s',
    async (query) => {
      const { status, body } = await get(ada, `/leaderboard?${query}`)
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
    },
  )
})

describe('profile, export and deletion', () => {
  it('[AUTH-5, RANK-2] show the same rank, and the position as the global rank', async () => {
    const { body } = await get(ada, '/auth/profile')
    const rank = (await get(ada, '/ranks/me')).body.data.userRank
    expect(body.data.rank).toEqual(rank)
    expect(body.data.stats.globalRank).toBe(rank.position)
    expect((await get(newcomer, '/auth/profile')).body.data.stats.globalRank).toBeNull()
    const exported = (await get(ada, '/auth/export')).body.data
    expect(exported).toMatchObject({
      rank,
      stats: { globalRank: rank.position },
      rankStanding: { points: rank.points, season: rank.season, rank: 'enigmaster' },
      rankedGames: [{ season: rank.season, outcome: 'finished', place: 7, left: false, cheated: false }],
    })
    expect(exported.rankedGames[0].points + exported.rankedGames[0].gained).toBe(rank.points)
    expect((await get(newcomer, '/auth/export')).body.data).toMatchObject({
      rankStanding: null,
      rankedGames: [],
    })
  })

  it('leave no gap on the board', async () => {
    const champion = await cloud.register()
    await fixture.standAsEnigmaster(champion.user.id, 2_500)
    await fixture.play([champion.user.id, newcomer.user.id])
    expect((await get(ada, '/leaderboard?limit=1')).body.data).toMatchObject({
      total: 8,
      entries: [{ userId: champion.user.id }],
    })
    const body = { password: champion.password }
    expect((await cloud.call('DELETE', '/api/auth/account', { token: champion.token, body })).status).toBe(
      200,
    )
    const { data } = (await get(ada, '/leaderboard')).body
    expect(data.total).toBe(7)
    expect(data.entries.map(({ userId }: { userId: string }) => userId)).toEqual(best)
    expect(data.me.position).toBe(best.indexOf(ada.user.id) + 1)
    expect((await get(ada, `/ranks/${champion.user.id}`)).status).toBe(404)
  })
})

it('[RANK-9] tells others nothing of the items of one who keeps them private', async () => {
  const calls = roomCalls(cloud)
  const answer = await calls.as(ada, 'PATCH', '/auth/profile', { collectionPrivate: true })
  expect(answer.status).toBe(200)
  const { id } = await calls.create(ada)
  await calls.join(newcomer, id)
  const rank = (await get(newcomer, `/ranks/${ada.user.id}`)).body.data.userRank
  expect(Object.keys(rank).toSorted()).toEqual(['points', 'pointsToNext', 'position', 'rank', 'season'])
  const { entries } = (await get(newcomer, '/leaderboard?limit=100')).body.data
  const entry = entries.find(({ userId }: { userId: string }) => userId === ada.user.id)
  expect(Object.keys(entry).toSorted()).toEqual(['avatar', 'points', 'position', 'userId', 'username'])
  const { players } = (await get(newcomer, `/rooms/${id}`)).body.data.room
  const player = players.find(({ userId }: { userId: string }) => userId === ada.user.id)
  // Said only of one who came in late, and of one whom the host has muted.
  const rare = ['joinedInRound', 'muted']
  const known = Object.keys(roomPlayerSchema.shape).filter((key) => !rare.includes(key))
  expect(Object.keys(player).toSorted()).toEqual(known.toSorted())
  expect(JSON.stringify(player)).not.toMatch(/word|item|collection|equipped|owned/i)
})

describe('GET /ranked/neighbours', () => {
  it('[RANK-16] answers the caller’s own place, and two above and below', async () => {
    const { status, body } = await get(ada, '/ranked/neighbours')
    expect(status).toBe(200)
    expect(rankNeighboursData.parse(body.data)).toEqual(body.data)
    const index = best.indexOf(ada.user.id)
    expect(body.data).toMatchObject({ rank: 'enigmaster', total: best.length })
    expect(body.data.entries.map(({ userId }: { userId: string }) => userId)).toEqual(
      best.slice(Math.max(0, index - 2), index + 3),
    )
    expect((await get(await cloud.register(), '/ranked/neighbours')).body.data).toEqual({
      rank: 'apprentice',
      total: expect.any(Number),
      entries: [],
    })
    expect((await get(null, '/ranked/neighbours')).status).toBe(401)
  })
})
