import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { START_COUNTDOWN_MS } from '#shared/constants/timings.ts'
import type { Room } from '#shared/schemas/room.ts'
import type { StagePass } from '#shared/schemas/stage.ts'
import { type Api, createApi, type Player } from '../support/api.ts'
import { type ProductOnClock, SERVER, startProductOnClock } from '../support/product.ts'
import { joinAsStage, joinRoomPlay, type RoomPlayClient } from '../support/room-play-client.ts'

let product: ProductOnClock
let api: Api
let ada: Player
let bob: Player
beforeAll(async () => {
  product = await startProductOnClock({ RATE_LIMITS: 'off' }, SERVER)
  api = createApi(product.url)
  ada = await api.register('ada')
  bob = await api.register('bob')
})
afterAll(() => product.stop())

const passOf = ({ inviteCode }: Room): Promise<StagePass> =>
  api.call('POST', '/rooms/stage', undefined, { code: inviteCode })

async function openTable() {
  const room = await api.createRoom(ada, { rounds: 1 })
  const one = await joinRoomPlay(product.url, ada, room.id)
  const two = await joinRoomPlay(product.url, bob, room.id)
  return { room, one, two }
}

const stagesTold = (client: RoomPlayClient) => client.all('stages_updated').map(({ stages }) => stages)

describe('a stage', () => {
  it('[STAGE-1] takes no seat and no place, and everything that it sends is refused', async () => {
    const { room, one, two } = await openTable()
    const stage = await joinAsStage(product.url, await passOf(room))
    expect((await stage.until('room_view')).you.role).toBe('spectator')
    await two.until('stages_updated')
    const seen = await api.call<{ room: Room }>('GET', `/rooms/${room.id}`, ada.token)
    expect([seen.room.players.length, seen.room.spectators]).toEqual([2, 0])
    const gameSessionId = `game-${room.id}`
    await api.call('POST', '/game/start', ada.token, { roomId: room.id })
    await product.advance(START_COUNTDOWN_MS)
    await stage.until('round_started')
    for (const [name, payload] of [
      ['chat_message', { roomId: room.id, message: 'hello' }],
      ['submit_guess', { gameSessionId, guess: 'lantern' }],
      ['get_chat_history', { roomId: room.id }],
      ['end_round', { gameSessionId }],
      ['leave_room', { roomId: room.id }],
      ['player_ready', { isReady: 'nonsense' }],
    ] as const)
      expect([name, await stage.say(name, payload)]).toMatchObject([
        name,
        { success: false, code: 'FORBIDDEN' },
      ])
    stage.send('chat_message', { roomId: room.id, message: 'hello' })
    expect(await stage.until('error')).toMatchObject({ code: 'FORBIDDEN' })
    await one.say('submit_guess', { gameSessionId, guess: 'lantern' })
    await two.say('submit_guess', { gameSessionId, guess: 'lamp' })
    await stage.until('game_finished')
    expect(one.all('chat_message').map(({ message }) => message)).not.toContain('hello')
    stage.cut()
    await expect.poll(() => stagesTold(two)).toEqual([1, 0])
    for (const client of [one, two]) client.room.leave()
  })

  it('[STAGE-1] is one of eight at most, and the room goes on without those that leave', async () => {
    const { room, one, two } = await openTable()
    const pass = await passOf(room)
    const stages: RoomPlayClient[] = []
    for (let number = 0; number < 8; number++) stages.push(await joinAsStage(product.url, pass))
    await expect(joinAsStage(product.url, pass)).rejects.toMatchObject({ code: 409 })
    stages.pop()?.room.leave()
    await expect.poll(() => stagesTold(one).at(-1)).toBe(7)
    stages.push(await joinAsStage(product.url, pass))
    for (const client of [one, two]) client.room.leave()
    // The room is empty and closes, however many screens look on.
    for (const stage of stages) expect(await stage.closed).toBe(4000)
    await expect(joinAsStage(product.url, pass)).rejects.toMatchObject({ code: 4212 })
  })

  it('[STAGE-1] is shut out by a new password, which the screens of before do not know', async () => {
    const { room, one, two } = await openTable()
    const stage = await joinAsStage(product.url, await passOf(room))
    await api.call('PATCH', `/rooms/${room.id}`, ada.token, { password: 'trout' })
    expect(await stage.closed).toBe(4000)
    await expect.poll(() => stagesTold(one)).toEqual([1, 0])
    for (const client of [one, two]) client.room.leave()
  })

  it('[STAGE-6] comes back by its token, and is told where a rematch is, also late', async () => {
    const { room, one, two } = await openTable()
    const pass = await passOf(room)
    const first = await joinAsStage(product.url, pass)
    first.cut()
    const stage = await joinAsStage(product.url, pass)
    await api.call('POST', '/game/start', ada.token, { roomId: room.id })
    await product.advance(START_COUNTDOWN_MS)
    await one.until('round_started')
    await api.call('POST', `/game/game-${room.id}/round/end`, ada.token, {})
    await stage.until('game_finished')
    const again = await api.call<{ room: Room }>('POST', `/game/${room.id}/rematch`, ada.token, {})
    const move = await stage.until('stage_moved')
    expect(move.roomId).toBe(again.room.id)
    const late = await joinAsStage(product.url, pass)
    expect(await late.until('stage_moved')).toEqual(move)
    expect(two.all('stage_moved')).toEqual([])
    const next = await joinAsStage(product.url, move)
    expect((await next.until('room_view')).room.id).toBe(again.room.id)
  })
})
