import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { holdTime } from '#cloud/testing/hold-time.ts'
import { eventually, roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { gameSessionSchema } from '#shared/schemas/game.ts'
import type { AccountClient } from '../../../tests/support/account-client.ts'
import { createTable, type Table } from '../../../tests/support/table.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let table: Table
let ada: TestPlayer
let bob: TestPlayer
let cem: TestPlayer
let eve: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud()
  calls = roomCalls(cloud)
  table = createTable(cloud.url)
  ada = await cloud.register('ada')
  bob = await cloud.register('bob')
  cem = await cloud.register('cem')
  eve = await cloud.register('eve')
})
afterEach(() => table.leave())
afterAll(() => cloud.stop())

const get = (player: TestPlayer | null, path: string) => calls.as(player, 'GET', path)
const post = (player: TestPlayer | null, path: string, body?: unknown) => calls.as(player, 'POST', path, body)
const answer = (player: TestPlayer, id: string, text: unknown, more: object = {}) =>
  post(player, `/game/${id}/answer`, { answer: text, ...more })
const statsOf = async (player: TestPlayer) => (await get(player, '/auth/profile')).body.data.stats

const OF_A_GAME = ['answer', 'round/start', 'round/end', 'end', 'rematch']

describe('the calls of games', () => {
  it.each(['GET /game/x', 'POST /game/start', ...OF_A_GAME.map((call) => `POST /game/x/${call}`)])(
    '[API-23, ERR-20] %s answers 401 without a token',
    async (call) => {
      const [method = '', path = ''] = call.split(' ')
      expect(await calls.as(null, method, path)).toMatchObject({
        status: 401,
        body: { success: false, code: 'UNAUTHORIZED_ACCESS' },
      })
    },
  )

  it.each(['nowhere', 'game-nowhere', '__proto__', 'player', "'; --", 'x'.repeat(65), '%00'])(
    '[GAME-5, API-23] a game named %s is not there, for any call',
    async (id) => {
      expect((await get(ada, `/game/${id}`)).status).toBe(404)
      for (const call of OF_A_GAME)
        expect((await post(ada, `/game/${id}/${call}`, { answer: 7 })).status).toBe(404)
    },
  )

  it('[GAME-5] a room whose game has not begun has none yet', async () => {
    const { id } = await calls.create(ada)
    expect(await get(ada, `/game/${id}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await get(ada, `/game/game-${id}`)).status).toBe(404)
  })

  it('[GAME-8, GAME-9, GAME-10] one who sits nowhere has no game and no room', async () => {
    const { body } = await get(eve, '/game/player/queue-status')
    expect(body.data).toEqual({ gameSession: null, activeRoom: null })
    const rooms = await get(eve, '/game/player/active-colyseus-rooms')
    expect(rooms.body.data).toEqual({ hasActiveRooms: false, primaryRoom: null })
    expect((await get(null, '/game/player/queue-status')).status).toBe(401)
    expect((await get(null, '/game/player/active-colyseus-rooms')).status).toBe(401)
  })
})

describe('POST /game/start', () => {
  it('[GAME-1, GAME-2, RT-20] starts for the host, once; not for others, nor alone, nor nowhere', async () => {
    const { id } = await calls.create(ada, { allowSpectators: true })
    expect(await post(ada, '/game/start', { roomId: id })).toMatchObject({
      status: 409,
      body: { code: 'TOO_FEW_PLAYERS', error: 'At least two players are needed' },
    })
    await calls.join(cem, id, { spectate: true })
    expect((await post(ada, '/game/start', { roomId: id })).body.code).toBe('TOO_FEW_PLAYERS')
    await calls.join(bob, id)
    const member = await table.sit(bob, id)
    for (const other of [bob, cem, eve])
      expect((await post(other, '/game/start', { roomId: id })).status).toBe(403)
    expect(await post(ada, '/game/start', { roomId: 'nowhere' })).toMatchObject({
      status: 404,
      body: { code: 'ROOM_NOT_FOUND' },
    })
    for (const body of [{}, { roomId: '' }, { roomId: 7 }, { roomId: null }, []])
      expect((await post(ada, '/game/start', body)).status).toBe(400)

    const { status, body } = await post(ada, '/game/start', { roomId: id })
    expect(status).toBe(200)
    expect(gameSessionSchema.parse(body.data.gameSession)).toEqual(body.data.gameSession)
    expect(body.data.gameSession).toMatchObject({
      id: `game-${id}`,
      roomId: id,
      status: 'playing',
      round: 0,
      rounds: 1,
    })
    expect((await post(ada, '/game/start', { roomId: id })).body).toEqual(body)
    expect(await member.until('game_starting')).toEqual({ roomId: id, startsInMs: 3_000 })
    expect((await get(bob, `/game/${id}`)).body.data.gameSession.round).toBe(0)
    await calls.leave(bob, id)
    expect(member.all('game_starting')).toHaveLength(1)
    expect((await get(ada, `/game/${id}`)).status).toBe(404)
  })
})

describe('a game by HTTP', () => {
  it('[GAME-4, GAME-5, GAME-12, GAME-19] guesses, looks and is refused as the rules say', {
    timeout: 30_000,
  }, async () => {
    const { room, gameSessionId, clients } = await table.play([ada, bob], {
      rounds: 3,
      allowSpectators: true,
    })
    const [host] = clients as [AccountClient]
    await calls.join(cem, room.id, { spectate: true })

    for (const id of [gameSessionId, room.id])
      for (const player of [ada, bob, cem]) {
        const { status, body } = await get(player, `/game/${id}`)
        expect(status).toBe(200)
        expect(gameSessionSchema.parse(body.data.gameSession)).toEqual(body.data.gameSession)
        expect(body.data.gameSession).toMatchObject({
          id: gameSessionId,
          roomId: room.id,
          status: 'playing',
          round: 1,
        })
        expect(body.data.gameSession).not.toHaveProperty('album')
      }
    // A stranger learns nothing, whatever is sent; the body is looked at last.
    expect(await get(eve, `/game/${gameSessionId}`)).toMatchObject({
      status: 403,
      body: { code: 'NOT_A_MEMBER' },
    })
    for (const call of OF_A_GAME)
      expect((await post(eve, `/game/${room.id}/${call}`, { answer: 7 })).status).toBe(403)
    for (const wrong of ['', '   ', '\u200b', 'x'.repeat(501), 7, null, undefined, ['lantern'], { $gt: '' }])
      expect(await answer(bob, gameSessionId, wrong)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      })
    expect((await answer(cem, gameSessionId, 'lantern')).status).toBe(403)

    const time = holdTime()
    const wrong = await answer(bob, gameSessionId, 'a bicycle')
    expect(wrong.body.data).toEqual({ result: 'wrong', points: 0 })
    const early = await answer(bob, gameSessionId, 'lantern')
    expect(early.status).toBe(429)
    expect(early.body).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfter: 2 } })
    expect(early.headers.get('retry-after')).toBe('2')

    const forged = {
      playerId: ada.user.id,
      userId: ada.user.id,
      submitTime: 0,
      token: ada.token,
      score: 1e6,
      points: 1e6,
    }
    const right = await answer(ada, gameSessionId, '  The LANTERN! ', { ...forged, playerId: bob.user.id })
    expect(right.body.data.result).toBe('correct')
    // Easy, first: 100 points and 30 % at the very most.
    expect(right.body.data.points).toBeGreaterThan(50)
    expect(right.body.data.points).toBeLessThanOrEqual(130)
    expect((await host.until('correct_answer')).userId).toBe(ada.user.id)
    // The player may send the next line after this pause.
    time.pass(2_000)
    expect((await answer(bob, gameSessionId, 'could it be a lantern', forged)).body.data).toEqual({
      result: 'close',
      points: 0,
    })
    expect((await answer(ada, gameSessionId, 'lantern')).body.data).toEqual({
      result: 'already_answered',
      points: 0,
    })
    const scores = (await get(ada, `/game/${room.id}`)).body.data.gameSession.scores
    expect(scores).toEqual([
      { userId: ada.user.id, username: 'ada', score: right.body.data.points, correct: 1 },
      { userId: bob.user.id, username: 'bob', score: 0, correct: 0 },
    ])

    // GAME-3 and GAME-6: only the host skips, and only what can be skipped.
    for (const call of ['round/start', 'round/end', 'end'])
      expect(await post(bob, `/game/${gameSessionId}/${call}`)).toMatchObject({
        status: 403,
        body: { code: 'NOT_THE_HOST' },
      })
    expect((await post(ada, `/game/${gameSessionId}/round/start`)).status).toBe(409)
    expect((await post(ada, `/game/${gameSessionId}/rematch`)).status).toBe(409)
    const ended = await post(ada, `/game/${gameSessionId}/round/end`)
    expect(ended).toMatchObject({
      status: 200,
      body: { data: { gameSession: { round: 1, status: 'playing' } } },
    })
    expect(await host.until('round_ended')).toMatchObject({ round: 1, answer: 'lantern' })
    expect(await post(ada, `/game/${room.id}/round/end`)).toMatchObject({
      status: 409,
      body: { code: 'NO_ROUND_RUNNING' },
    })
    expect((await post(bob, `/game/${room.id}/round/start`)).status).toBe(403)
    const hasty = await post(ada, `/game/${room.id}/round/start`)
    expect(hasty).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', details: { retryAfter: 5 } } })
    expect(hasty.headers.get('Retry-After')).toBe('5')
    time.release()
    await host.until('round_started', 2)

    expect(await get(bob, '/game/player/queue-status')).toMatchObject({
      body: {
        data: {
          gameSession: { id: gameSessionId, round: 2 },
          activeRoom: { id: room.id, status: 'in_progress' },
        },
      },
    })
    expect((await get(bob, '/game/player/active-colyseus-rooms')).body.data).toEqual({
      hasActiveRooms: true,
      primaryRoom: { colyseusRoomId: room.id, isInProgress: true },
    })
    expect((await get(cem, '/game/player/active-colyseus-rooms')).body.data.hasActiveRooms).toBe(false)

    // GAME-7, GAME-46: the host ends it after a round: it has a result, and counts for nothing but a game played.
    const before = [await statsOf(ada), await statsOf(bob)]
    const over = await post(ada, `/game/${gameSessionId}/end`)
    expect(over).toMatchObject({
      status: 200,
      body: { data: { gameSession: { id: gameSessionId, status: 'finished' } } },
    })
    expect(await host.until('game_finished')).toMatchObject({ scores: expect.any(Array) })
    for (const id of [gameSessionId, room.id]) {
      const stored = await eventually(
        () => get(bob, `/game/${id}`),
        ({ status }) => status === 200,
      )
      expect(stored.body.data.gameSession).toMatchObject({
        id: gameSessionId,
        status: 'finished',
        round: 2,
        rounds: 3,
      })
    }
    const after = before.map((stats) => ({
      ...stats,
      games: stats.games + 1,
      winRate: stats.wins / (stats.games + 1),
    }))
    expect([await statsOf(ada), await statsOf(bob)]).toEqual(after)
    expect((await get(bob, '/game/player/queue-status')).body.data).toEqual({
      gameSession: null,
      activeRoom: null,
    })
  })
})

describe('after the end', () => {
  it('[GAME-5, GAME-27, GAME-39, RANK-8, RANK-10, ROOM-1] the album is there, also once the room is gone', async () => {
    const { room, gameSessionId, clients } = await table.play([ada, bob])
    const before = await statsOf(bob)
    const right = await answer(bob, gameSessionId, 'lamp')
    await post(ada, `/game/${gameSessionId}/round/end`)
    const finished = await clients[0]?.until('game_finished')
    expect(finished?.winner).toEqual({ userId: bob.user.id, username: 'bob' })
    const live = await get(bob, `/game/${gameSessionId}`)
    expect(gameSessionSchema.parse(live.body.data.gameSession)).toEqual(live.body.data.gameSession)
    expect(live.body.data.gameSession).toMatchObject({
      status: 'finished',
      finishedAt: expect.any(String),
      scores: [{ userId: bob.user.id, score: right.body.data.points, correct: 1 }, { userId: ada.user.id }],
      album: [
        {
          prompt: expect.stringContaining('lead through the dark'),
          answer: 'lantern',
          yourResult: { result: 'correct', points: right.body.data.points },
        },
      ],
    })
    const missed = (await get(ada, `/game/${room.id}`)).body.data.gameSession.album[0].yourResult
    expect(missed).toEqual({ result: 'missed', points: 0 })
    expect((await get(ada, `/rooms/${room.id}`)).body.data.room.status).toBe('finished')
    expect(await calls.join(cem, room.id)).toMatchObject({
      status: 409,
      body: { code: 'RECONNECTION_FAILED_GAME_FINISHED' },
    })
    expect(await statsOf(bob)).toMatchObject({
      games: before.games + 1,
      wins: before.wins,
      stars: before.stars,
    })

    // Finished rooms are listed to those who ask for them.
    const listed = async (query: string): Promise<string[]> =>
      (await get(eve, `/rooms?limit=100${query}`)).body.data.rooms.map(({ id }: { id: string }) => id)
    await eventually(
      () => listed('&status=finished'),
      (ids) => ids.includes(room.id),
    )
    expect(await listed('')).not.toContain(room.id)

    await calls.leave(ada, room.id)
    await calls.leave(bob, room.id)
    await eventually(
      () => get(ada, `/rooms/${room.id}`),
      ({ status }) => status === 404,
    )
    for (const id of [gameSessionId, room.id]) {
      const stored = await get(bob, `/game/${id}`)
      expect(stored.status).toBe(200)
      const { finishedAt: _later, ...same } = live.body.data.gameSession
      expect(stored.body.data.gameSession).toMatchObject(same)
      // Its room may have been unlisted, which must not show now.
      expect(await get(eve, `/game/${id}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    expect((await post(bob, `/game/${gameSessionId}/rematch`)).status).toBe(404)
  })
})

describe('a database that fails', () => {
  it('[GAME-37] delays the rewards, not the result, and the game counts once it is back', {
    timeout: 40_000,
  }, async () => {
    const { gameSessionId, clients } = await table.play([ada, bob])
    const before = await statsOf(ada)
    await cloud.db.schema.renameTable('games', 'games_away')
    try {
      await answer(ada, gameSessionId, 'lantern')
      await answer(bob, gameSessionId, 'lantern')
      const finished = await clients[1]?.until('game_finished')
      expect(finished).toMatchObject({ winner: { userId: ada.user.id }, rewards: null })
    } finally {
      await cloud.db.schema.renameTable('games_away', 'games')
    }
    const after = await eventually(
      () => statsOf(ada),
      ({ games }) => games > before.games,
    )
    expect(after).toMatchObject({ games: before.games + 1, wins: before.wins })
    expect(clients[1]?.all('game_finished')).toHaveLength(1)
    expect(await cloud.db('games').where({ id: gameSessionId })).toHaveLength(1)
  })

  it('[GAME-3, RT-15] the host skips the wait between two rounds', async () => {
    const pair = [await cloud.register(), await cloud.register()] as const
    const customQuizzes = ['lantern', 'compass'].map((answer) => ({
      prompt: 'What is it?',
      answers: [answer],
    }))
    const { gameSessionId, room, clients } = await table.play(pair, { rounds: 2, customQuizzes })
    for (const client of clients) await client.say('skip_round', { roomId: room.id, gameSessionId })
    await clients[0]?.until('round_ended')
    expect(await post(pair[0], `/game/${gameSessionId}/round/start`)).toMatchObject({
      status: 200,
      body: { data: { gameSession: { round: 2, status: 'playing' } } },
    })
  })
})
