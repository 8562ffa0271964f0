/**
 * @module-tag postgres
 * Queries of seasons-service.ts.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { member, resultOf, roundsOf } from '#cloud/testing/game-result.ts'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { testResults } from '#cloud/testing/services.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { SEASON_MS } from '#shared/constants/ranks.ts'
import { createSeasons } from './seasons-service.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
beforeAll(async () => {
  cloud = await startTestCloud()
  calls = roomCalls(cloud)
})
afterAll(() => cloud.stop())

async function seasonsShownTo(player: TestPlayer): Promise<number[]> {
  const data = async (path: string) => (await calls.as(player, 'GET', path)).body.data
  const [own, others, profile, pass] = [
    await data('/ranks/me'),
    await data(`/ranks/${player.user.id}`),
    await data('/auth/profile'),
    await data('/game-pass'),
  ]
  return [own.userRank.season, others.userRank.season, profile.rank.season, pass.season]
}

it('[RANK-17] ranks, profile and pass show season 1 until the first one turns, then the next', async () => {
  const ada = await cloud.register()
  expect(await seasonsShownTo(ada)).toEqual([1, 1, 1, 1])
  await cloud.db('game_passes').insert({ user_id: ada.user.id, season: 1, xp: 400, day: 0, xp_of_day: 0 })
  expect((await calls.as(ada, 'GET', '/game-pass')).body.data.level).toBe(1)
  cloud.clock.advance(SEASON_MS)
  const later = await cloud.signIn(ada)
  expect(await seasonsShownTo(later)).toEqual([2, 2, 2, 2])
  expect((await calls.as(later, 'GET', '/game-pass')).body.data).toMatchObject({ level: 0, xp: 0 })
})

it('[RANK-17] a server that starts again goes on counting', async () => {
  const { db, clock } = cloud
  const restarted = createSeasons({ db, now: () => clock.now() + SEASON_MS })
  await restarted.load()
  expect(restarted.current()).toBe(3)
})

it('[PASS-6] a game that is settled after its season ended brings XP to that season', async () => {
  const { db, clock } = cloud
  const [ada, bob] = [await cloud.register(), await cloud.register()]
  const seasons = createSeasons({ db, now: clock.now })
  await seasons.load()
  expect(seasons.current()).toBe(2)
  const game = resultOf({
    rounds: roundsOf(3),
    players: [member(ada.user.id, { correct: 3 }), member(bob.user.id)],
    finishedAt: clock.now() - SEASON_MS,
  })
  await testResults({ db, now: clock.now }, { seasons }).settle(game)
  const passes = await db('game_passes').where({ user_id: ada.user.id }).select('season', 'xp')
  expect(passes).toEqual([{ season: 1, xp: 50 }])
})
