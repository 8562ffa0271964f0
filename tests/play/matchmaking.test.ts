import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QueueMode } from '#shared/constants/game.ts'
import { START_COUNTDOWN_MS } from '#shared/constants/timings.ts'
import type { MatchmakingStart, MatchmakingStatus } from '#shared/schemas/matchmaking.ts'
import type { Room } from '#shared/schemas/room.ts'
import { type AccountClient, connectAccount } from '../support/account-client.ts'
import { type Api, createApi, type Player } from '../support/api.ts'
import { PAIRED_AFTER_MS } from '../support/paired-after.ts'
import { type ProductOnClock, startProduct, startProductOnClock } from '../support/product.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'

let product: ProductOnClock
let api: Api
beforeAll(async () => {
  product = await startProductOnClock()
  api = createApi(product.url)
}, 120_000)
afterAll(() => product.stop())

interface Seeker {
  readonly player: Player
  readonly account: AccountClient
}
async function seeker(name: string): Promise<Seeker> {
  const player = await api.register(name)
  return { player, account: await connectAccount(product.url, player) }
}
const start = ({ player }: Seeker, gameModeId: QueueMode) =>
  api.call<MatchmakingStart>('POST', '/gamemode/matchmaking/start', player.token, { gameModeId })
const status = ({ player }: Seeker) =>
  api.call<MatchmakingStatus>('GET', '/gamemode/matchmaking/status', player.token)
/** Waits for the news of a match, and comes into its room. */
async function come({ player, account }: Seeker) {
  const { roomId, action } = await account.until('matchmaking_room_ready')
  expect(action).toBe('join_room')
  return joinRoomPlay(product.url, player, roomId)
}
const roomOf = async ({ player }: Seeker, roomId: string) =>
  (await api.call<{ room: Room }>('GET', `/rooms/${roomId}`, player.token)).room

describe('searching for a match', () => {
  it('[MM-12, MM-14] two who search are told of one room, and play as soon as both are ready', async () => {
    const [ada, bob] = [await seeker('mm_ada'), await seeker('mm_bob')]
    await start(ada, 'quick_match')
    await start(bob, 'quick_match')
    await product.advance(PAIRED_AFTER_MS.quick_match)
    const [adaPlays, bobPlays] = await Promise.all([come(ada), come(bob)])
    expect(adaPlays.room.roomId).toBe(bobPlays.room.roomId)
    expect(await adaPlays.say('player_ready', { isReady: true, roomId: adaPlays.room.roomId })).toMatchObject(
      {
        success: true,
      },
    )
    await bobPlays.say('player_ready', { isReady: true, roomId: bobPlays.room.roomId })
    await product.advance(START_COUNTDOWN_MS)
    const { rounds } = await adaPlays.until('round_started')
    expect(rounds).toBe(7)
    expect(await status(ada)).toEqual({ isInQueue: false })
  }, 60_000)

  it('[MM-13] one who is alone plays with practice opponents, labelled as bots, that are no users', async () => {
    const eve = await seeker('mm_eve')
    await start(eve, 'quick_match')
    await product.advance(PAIRED_AFTER_MS.alone)
    const plays = await come(eve)
    const room = await roomOf(eve, plays.room.roomId)
    const bots = room.players.filter(({ isBot }) => isBot)
    expect(bots).toHaveLength(2)
    expect(bots.every(({ connected, isReady }) => connected && isReady)).toBe(true)
    await plays.say('player_ready', { isReady: true, roomId: room.id })
    await product.advance(START_COUNTDOWN_MS)
    const { quiz, durationMs } = await plays.until('round_started')
    expect(JSON.stringify(quiz)).not.toContain('practice')
    expect(durationMs).toBe(30_000)
    await product.advance(durationMs)
    const { scores } = await plays.until('round_ended')
    expect(scores).toHaveLength(3)
    plays.send('leave_room', { roomId: room.id })
  }, 90_000)

  it('[MM-14] one who came to a ranked match that fell apart is back where they were in the queue', async () => {
    const [cam, dan] = [await seeker('mm_cam'), await seeker('mm_dan')]
    const { queueId } = await start(cam, 'ranked')
    await start(dan, 'ranked')
    await product.advance(PAIRED_AFTER_MS.ranked)
    const [camPlays, danPlays] = await Promise.all([come(cam), come(dan)])
    danPlays.send('leave_room', { roomId: danPlays.room.roomId })
    expect(await camPlays.until('return_to_lobby')).toMatchObject({ reason: 'back_in_queue' })
    for (let looks = 0; !(await status(cam)).isInQueue; looks++) expect(looks).toBeLessThan(100)
    const back = await status(cam)
    expect(back).toMatchObject({ queueId, position: 1, gameModeId: 'ranked' })
    expect(back.waitedMs).toBeGreaterThan(15_000)
    expect(await status(dan)).toEqual({ isInQueue: false })
    await api.call('POST', '/gamemode/matchmaking/cancel', cam.player.token)
  }, 90_000)

  it('one who left a ranked game finds that queue shut while the game goes on', async () => {
    const players = [await seeker('mm_gus'), await seeker('mm_hal'), await seeker('mm_ida')]
    for (const one of players) await start(one, 'ranked')
    await product.advance(PAIRED_AFTER_MS.ranked)
    const clients = await Promise.all(players.map(come))
    const roomId = clients[0]?.room.roomId ?? ''
    expect(clients.map(({ room }) => room.roomId)).toEqual([roomId, roomId, roomId])
    for (const client of clients) await client.say('player_ready', { isReady: true, roomId })
    await product.advance(START_COUNTDOWN_MS)
    await Promise.all(clients.map((client) => client.until('round_started')))
    const [, , leaves] = players as [Seeker, Seeker, Seeker]
    clients[2]?.send('leave_room', { roomId })
    expect(await clients[0]?.until('user_disconnected')).toMatchObject({ userId: leaves.player.user.id })
    await expect(start(leaves, 'ranked')).rejects.toThrow('429')
    expect((await start(leaves, 'quick_match')).queueId).toMatch(/./)
    await api.call('POST', '/gamemode/matchmaking/cancel', leaves.player.token)
  }, 90_000)

  it('survives a restart: who waited waits on, since when they did', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'riddle-rooms-queue-'))
    const variables = { DATABASE_URL: `sqlite:${join(dir, 'kept.sqlite')}`, AUTH_SECRET: 'x'.repeat(32) }
    const before = await startProduct(variables)
    const { token } = await createApi(before.url).register('mm_fay')
    const queued = await createApi(before.url).call<MatchmakingStart>(
      'POST',
      '/gamemode/matchmaking/start',
      token,
      { gameModeId: 'ranked' },
    )
    await before.stop()
    const after = await startProduct(variables)
    try {
      const found = await createApi(after.url).call<MatchmakingStatus>(
        'GET',
        '/gamemode/matchmaking/status',
        token,
      )
      expect(found).toMatchObject({ isInQueue: true, queueId: queued.queueId, position: 1 })
    } finally {
      await after.stop()
      rmSync(dir, { recursive: true })
    }
  }, 120_000)
})
