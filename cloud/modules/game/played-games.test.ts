/**
 * @module-tag postgres
 * Queries of played-games-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { member, resultOf } from '#cloud/testing/game-result.ts'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { testResults } from '#cloud/testing/services.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import type { GameResult, GameResults } from '#host-engine/index.ts'
import { type PlayedGames, playedGamesData } from '#shared/schemas/played-games.ts'

const START = Date.UTC(2026, 10, 20)
let cloud: TestCloud
let results: GameResults
beforeAll(async () => {
  cloud = await startTestCloud()
  results = testResults({ db: cloud.db, now: cloud.clock.now }, { users: cloud.app.services.users })
})
afterAll(() => cloud.stop())

const get = (player: TestPlayer | null, path: string) => roomCalls(cloud).as(player, 'GET', path)
async function page(player: TestPlayer, query = ''): Promise<PlayedGames> {
  const { status, body } = await get(player, `/users/${player.user.id}/games${query}`)
  expect(status).toBe(200)
  expect(playedGamesData.parse(body.data)).toEqual(body.data)
  return body.data
}

const scoreOf = (userId: string, score: number) => ({ userId, username: 'x', score, correct: 1 })
const played = (more: Partial<GameResult>) =>
  results.settle(resultOf({ outcome: { kind: 'finished', winner: null }, ...more }))

describe('GET /users/{id}/games', () => {
  it('[GAME-44] lists one’s own finished games, newest first, with place, players, score and rank points', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const ids = [ada.user.id, bob.user.id] as const
    await played({
      sessionId: 'game-quick',
      matched: true,
      finishedAt: START,
      players: [member('bot', { isBot: true, score: 300 }), member(ids[0], { score: 200 })],
      scores: [scoreOf('bot', 300), scoreOf(ids[0], 200)],
    })
    await played({
      sessionId: 'game-ranked',
      mode: 'ranked',
      matched: true,
      outcome: { kind: 'finished', winner: ids[0] },
      finishedAt: START + 60_000,
      players: [member(ids[0], { score: 150 })],
      leavers: [{ userId: ids[1], username: 'b', leftAt: START }],
      scores: [scoreOf(ids[0], 150), { ...scoreOf(ids[1], 90), left: true }],
    })
    await played({
      sessionId: 'game-unfinished',
      outcome: { kind: 'unfinished', reason: 'ended_by_host' },
      finishedAt: START + 90_000,
      players: [member(ids[0])],
      scores: [scoreOf(ids[0], 0)],
    })
    expect(await page(ada)).toEqual({
      games: [
        {
          gameSessionId: 'game-ranked',
          mode: 'ranked',
          matched: true,
          at: new Date(START + 60_000).toISOString(),
          place: 1,
          players: 2,
          score: 150,
          rankPoints: 1,
        },
        {
          gameSessionId: 'game-quick',
          mode: 'quick',
          matched: true,
          at: new Date(START).toISOString(),
          place: 2,
          players: 2,
          score: 200,
          rankPoints: null,
        },
      ],
      next: null,
    })
    const { games } = await page(bob)
    expect(games).toMatchObject([{ gameSessionId: 'game-ranked', place: 2, score: 0, rankPoints: 0 }])
  })

  it('[GAME-44] shares a place as the podium does, where nobody has scored', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const ids = [ada.user.id, bob.user.id]
    await played({
      sessionId: 'game-draw',
      players: ids.map((id) => member(id)),
      scores: ids.map((id) => scoreOf(id, 0)),
    })
    for (const player of [ada, bob])
      expect((await page(player)).games).toMatchObject([{ place: 1, players: 2 }])
  })

  it('[RANK-18] gives the place of the winner to one player after a forfeit without points', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const ids = [ada.user.id, bob.user.id] as const
    await played({
      sessionId: 'game-forfeit',
      outcome: { kind: 'finished', winner: ids[0] },
      players: ids.map((id) => member(id)),
      scores: ids.map((id) => scoreOf(id, 0)),
    })
    expect((await page(ada)).games).toMatchObject([{ place: 1, players: 2 }])
    expect((await page(bob)).games).toMatchObject([{ place: 2, players: 2 }])
  })

  it('[GAME-44] goes on page by page, and skips none when games end at the same moment or are added', async () => {
    const cem = await cloud.register()
    const one = (index: number, finishedAt: number) =>
      played({
        sessionId: `game-page_${index}`,
        finishedAt,
        players: [member(cem.user.id)],
        scores: [scoreOf(cem.user.id, 0)],
      })
    for (let index = 0; index < 7; index++) await one(index, START + 1_000 * Math.floor(index / 3))
    const seen: string[] = []
    let next: string | null = null
    do {
      const answer: PlayedGames = await page(cem, `?limit=2${next === null ? '' : `&before=${next}`}`)
      expect(answer.games.length).toBeLessThanOrEqual(2)
      seen.push(...answer.games.map(({ gameSessionId }) => gameSessionId))
      expect(seen.length).toBeLessThanOrEqual(7)
      if (next === null) await one(9, START + 60_000)
      next = answer.next
    } while (next !== null)
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `game-page_${index}`))
  })

  it('[GAME-44] is nobody else’s: 403, and 401 without a login; a strange key is 400', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const path = `/users/${ada.user.id}/games`
    expect((await get(bob, path)).body.code).toBe('FORBIDDEN')
    expect((await get(null, path)).status).toBe(401)
    expect((await get(ada, `${path}?before=yesterday`)).status).toBe(400)
    expect((await get(ada, `${path}?limit=0`)).status).toBe(400)
    expect(await page(ada)).toEqual({ games: [], next: null })
  })
})
