import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mutated } from '#cloud/testing/mutations.ts'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { createTable, type RunningGame, type Table } from '../../tests/support/table.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let table: Table
let game: RunningGame
let ada: TestPlayer
let bob: TestPlayer
/** Each event has its own sender: a single one would reach the flood limit. */
const speakers = new Map<string, TestPlayer>()
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  calls = roomCalls(cloud)
  table = createTable(cloud.url)
  ada = await cloud.register('ada')
  bob = await cloud.register('bob')
  for (const [name] of EVENTS) speakers.set(name, await cloud.register())
  const players = [ada, bob, ...speakers.values()]
  game = await table.play(players, { rounds: 3, timePerRound: 180, maxPlayers: players.length })
})
afterAll(async () => {
  table.leave()
  await cloud.stop()
})

const id = () => ({ gameSessionId: game.gameSessionId })
const room = () => ({ roomId: game.room.id })

/** Every event with a payload that would be good; those that would end the game name another one. */
const EVENTS: readonly [name: string, payload: () => object][] = [
  ['authenticate', () => ({ token: speakers.get('authenticate')?.token })],
  ['join_room', () => ({ ...room(), password: 'x', spectate: false, token: 'x' })],
  ['watch_lobby', () => ({ on: true })],
  ['player_ready', () => ({ ...room(), isReady: true, playerId: 'x' })],
  ['submit_guess', () => ({ ...id(), guess: 'bicycle', submitTime: 0 })],
  ['leave_room', () => ({ roomId: 'nowhere' })],
  ['chat_message', () => ({ ...room(), message: 'hello', useTts: false, isGuess: true, audioData: 'x' })],
  ['get_chat_history', () => ({ ...room(), limit: 5 })],
  ['get_room_view', () => ({ ...room(), known: { round: 1, phase: 'answering' } })],
  ['request_hint', () => ({ sessionId: game.gameSessionId })],
  ['end_round', id],
  ['start_next_round', id],
  ['kick_player', () => ({ ...room(), userId: ada.user.id, ban: true })],
  ['mute_player', () => ({ ...room(), userId: ada.user.id, muted: true })],
  ['make_host', () => ({ ...room(), userId: bob.user.id })],
  ['lock_room', () => ({ ...room(), locked: true })],
  ['pause_game', id],
  ['resume_game', id],
]

describe('payloads that went wrong', () => {
  it.each(EVENTS)(
    '[RT-5, RT-6, RT-39] of %s are acknowledged, and never end the connection',
    { timeout: 30_000 },
    async (name, good) => {
      const client = await table.connect(speakers.get(name) ?? bob)
      await fc.assert(
        fc.asyncProperty(mutated(good()), async (payload) => {
          // Too large a frame is not what this is about.
          if (JSON.stringify(payload).length > 50_000) return
          const ack = await client.say(name, payload)
          expect(typeof ack.success).toBe('boolean')
          if (!ack.success) {
            expect(ack).toMatchObject({
              error: expect.any(String),
              code: expect.stringMatching(/^[A-Z0-9_]+$/),
            })
            expect(ack.code).not.toBe('SERVER_ERROR')
          }
          expect(client.socket.connected).toBe(true)
        }),
        { numRuns: 50 },
      )
      client.close()
    },
  )

  it('[RT-6] of unknown events are ignored', async () => {
    const client = await table.connect(bob)
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }), async (name) => {
        const taken = [
          'connect',
          'connect_error',
          'disconnect',
          'disconnecting',
          'newListener',
          'removeListener',
        ]
        if (!taken.includes(name)) client.socket.emit(name, { at: 'all' })
      }),
      { numRuns: 40 },
    )
    expect(await client.say('watch_lobby', { on: false })).toEqual({ success: true })
  })

  it('[GAME-5, ROOM-7] afterwards the game still runs, in the same hands', async () => {
    const { body } = await calls.as(ada, 'GET', `/rooms/${game.room.id}`)
    expect(body.data.room).toMatchObject({ status: 'in_progress', host: { id: ada.user.id }, locked: false })
    expect((await cloud.call('GET', '/health/ready')).status).toBe(200)
    expect((await calls.as(ada, 'POST', `/game/${game.gameSessionId}/end`)).status).toBe(200)
  })
})
