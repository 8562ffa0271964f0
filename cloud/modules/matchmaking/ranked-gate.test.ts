/**
 * @module-tag postgres
 * Queries of quick-matches-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { member, resultOf } from '#cloud/testing/game-result.ts'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { testResults } from '#cloud/testing/services.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import type { GameResult, GameResults } from '#host-engine/index.ts'
import type { GameMode } from '#shared/schemas/game.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let results: GameResults
beforeAll(async () => {
  // Nothing is sent to this address: nobody listens there.
  cloud = await startTestCloud({ RANKED_AFTER: '3', SMTP_URL: 'smtp://127.0.0.1:9' })
  calls = roomCalls(cloud)
  results = testResults({ db: cloud.db, now: cloud.clock.now })
})
afterAll(() => cloud.stop())

const queue = async (
  player: TestPlayer,
  path = '/gamemode/matchmaking/start',
  body: object = { gameModeId: 'ranked' },
) => calls.as(player, 'POST', path, body)
const verify = (player: TestPlayer) =>
  cloud.db('users').where({ id: player.user.id }).update({ email_verified: true })
const play = (player: TestPlayer, more: Partial<GameResult> = {}) =>
  results.settle(resultOf({ mode: 'quick', matched: true, players: [member(player.user.id)], ...more }))

describe('ranked', () => {
  it('[RANK-14] is locked to a new account, and says what is missing, by either call', async () => {
    const ada = await cloud.register()
    const answers = [await queue(ada), await queue(ada, '/game/matchmaking/start', { gameMode: 'ranked' })]
    for (const { status, body } of answers) {
      expect(status).toBe(403)
      expect(body).toEqual({
        success: false,
        error: 'Ranked is not open to you yet',
        code: 'RANKED_LOCKED',
        details: { verifyEmail: true, quickMatchesLeft: 3 },
      })
    }
    expect((await queue(ada, undefined, { gameModeId: 'quick_match' })).status).toBe(200)
  })

  it('[RANK-14] says so before anyone asks for a game, among the ways to play', async () => {
    const ada = await cloud.register()
    const locked = { verifyEmail: true, quickMatchesLeft: 3 }
    const { gameModes } = (await calls.as(ada, 'GET', '/gamemode/modes')).body.data
    expect(gameModes.map((mode: GameMode) => mode.locked)).toEqual([undefined, undefined, locked])
    const ranked = async () => (await calls.as(ada, 'GET', '/gamemode/modes/ranked')).body.data.gameMode
    expect((await ranked()).locked).toEqual(locked)
    await verify(ada)
    for (let game = 0; game < 3; game++) await play(ada)
    expect(await ranked()).not.toHaveProperty('locked')
  })

  it('[RANK-14] opens with a verified address and three finished quick matches', async () => {
    const ada = await cloud.register()
    await verify(ada)
    const left = async () => (await queue(ada)).body.details?.quickMatchesLeft
    expect(await left()).toBe(3)
    await play(ada)
    await play(ada)
    expect(await left()).toBe(1)
    await play(ada)
    expect((await queue(ada)).status).toBe(200)
  })

  it('[RANK-14] counts no other games: not matched, not quick, not finished, or left', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    await play(ada, { matched: false })
    await play(ada, { mode: 'ranked' })
    await play(ada, { outcome: { kind: 'unfinished', reason: 'not_enough_players' } })
    await play(bob, { leavers: [{ userId: ada.user.id, username: 'ada', leftAt: 0 }] })
    expect((await queue(ada)).body.details).toEqual({ verifyEmail: true, quickMatchesLeft: 3 })
    expect((await queue(bob)).body.details).toEqual({ verifyEmail: true, quickMatchesLeft: 2 })
  })
})
