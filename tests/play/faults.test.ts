import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOST_AWAY_MS, START_COUNTDOWN_MS } from '#shared/constants/timings.ts'
import type { Room } from '#shared/schemas/room.ts'
import { connectAccount } from '../support/account-client.ts'
import { type Api, createApi, type Player, QUIZZES } from '../support/api.ts'
import { type ProductOnClock, startProduct, startProductOnClock } from '../support/product.ts'
import { joinRoomPlay, type RoomPlayClient, reconnectRoomPlay } from '../support/room-play-client.ts'

let product: ProductOnClock
let api: Api
beforeAll(async () => {
  product = await startProductOnClock()
  api = createApi(product.url)
}, 120_000)
afterAll(() => product.stop())

let names = 0
interface Party {
  room: Room
  players: Player[]
  clients: RoomPlayClient[]
  gameSessionId: string
}

/** Players in a room whose first round runs. */
async function startParty(size: number): Promise<Party> {
  names++
  const players: Player[] = []
  for (let seat = 1; seat <= size; seat++) players.push(await api.register(`p${seat}_of_${names}`))
  const host = players[0] as Player
  const room = await api.createRoom(host)
  const clients: RoomPlayClient[] = []
  for (const player of players) clients.push(await joinRoomPlay(product.url, player, room.id))
  await api.call('POST', '/game/start', host.token, { roomId: room.id })
  await product.advance(START_COUNTDOWN_MS)
  const { gameSessionId } = await (clients[0] as RoomPlayClient).until('round_started')
  return { room, players, clients, gameSessionId }
}
const at = <One>(list: readonly One[], index: number): One => {
  const one = list[index]
  if (one === undefined) throw new Error(`nothing at ${index}`)
  return one
}
const answer = (client: RoomPlayClient, gameSessionId: string, round = 1) =>
  client.say('submit_guess', { gameSessionId, guess: at(QUIZZES, round - 1).answers[0] })

describe('a player who is cut off', () => {
  it('[GAME-32, RT-54, RT-60] is back in the same seat by the saved token, with score, answered flag and own mask', async () => {
    const { clients, players, gameSessionId } = await startParty(3)
    const bob = at(clients, 1)
    const hint = await bob.say('request_hint', { sessionId: gameSessionId })
    expect(hint).toMatchObject({ success: true, data: { hintsTaken: 1 } })
    await answer(bob, gameSessionId)
    const token = bob.room.reconnectionToken
    expect(token.startsWith(`${bob.room.roomId}:`)).toBe(true)
    bob.cut()
    expect(await at(clients, 0).until('user_disconnected')).toMatchObject({ userId: at(players, 1).user.id })
    const back = await reconnectRoomPlay(product.url, at(players, 1), token)
    const view = await back.until('room_view')
    expect(back.heard[0]?.name).toBe('room_view')
    expect(view.phase).toBe('answering')
    expect(view.you).toMatchObject({ answered: true, hintsTaken: 1 })
    expect(view.you.score).toBeGreaterThan(0)
    expect(view.mask?.replaceAll('_', '')).toHaveLength(1)
    expect(view.remainingMs).toBeGreaterThan(0)
  })

  it('[SESS-37, ROOM-24, ROOM-25] whose tab was closed takes the same seat by a fresh join', async () => {
    const { clients, players, gameSessionId, room } = await startParty(3)
    await answer(at(clients, 1), gameSessionId)
    at(clients, 1).cut()
    const back = await joinRoomPlay(product.url, at(players, 1), room.id)
    const view = await back.until('room_view')
    expect(view.you.answered).toBe(true)
    expect(view.room.players).toHaveLength(3)
    expect(view.gameSession?.scores[0]).toMatchObject({ userId: at(players, 1).user.id, correct: 1 })
  })

  it('[RT-54, RT-57] cannot be followed back by another user with their token', async () => {
    const { clients, players } = await startParty(3)
    const token = at(clients, 1).room.reconnectionToken
    at(clients, 1).cut()
    await at(clients, 0).until('user_disconnected')
    await expect(reconnectRoomPlay(product.url, at(players, 2), token)).rejects.toMatchObject({
      code: 4214,
      message: 'Token is invalid or expired',
    })
    await expect(reconnectRoomPlay(product.url, at(players, 1), token)).resolves.toBeDefined()
  })

  it('[GAME-33, GAME-34] pauses a game of two, and resumes it with the time that was left', async () => {
    const { clients, players } = await startParty(2)
    const token = at(clients, 1).room.reconnectionToken
    at(clients, 1).cut()
    const paused = await at(clients, 0).until('game_paused')
    expect(paused).toMatchObject({ reason: 'players', waitMs: 60_000 })
    await product.advance(10_000)
    await reconnectRoomPlay(product.url, at(players, 1), token)
    expect(await at(clients, 0).until('game_resumed')).toEqual({
      reason: 'players',
      remainingMs: paused.remainingMs,
    })
  })
})

describe('a host who goes', () => {
  it('[ROOM-27] hands the room on at once when leaving on purpose', async () => {
    const { clients, players, gameSessionId } = await startParty(3)
    await at(clients, 0).room.leave()
    expect(await at(clients, 1).until('user_disconnected')).toMatchObject({ userId: at(players, 0).user.id })
    expect(await at(clients, 1).say('end_round', { gameSessionId })).toMatchObject({ success: true })
    expect(await at(clients, 2).say('end_round', { gameSessionId })).toMatchObject({ code: 'NOT_THE_HOST' })
  })

  it('[ROOM-27] hands the room on after 15 s away', { timeout: 40_000 }, async () => {
    const { clients, players, gameSessionId } = await startParty(3)
    at(clients, 0).cut()
    await at(clients, 1).until('user_disconnected')
    await product.advance(HOST_AWAY_MS - 1_000)
    expect(await at(clients, 1).say('pause_game', { gameSessionId })).toMatchObject({ code: 'NOT_THE_HOST' })
    await product.advance(1_000)
    await expect
      .poll(() => at(clients, 1).all('room_state_updated').at(-1)?.room.host.id)
      .toBe(at(players, 1).user.id)
    expect(await at(clients, 1).say('pause_game', { gameSessionId })).toMatchObject({ success: true })
  })

  it('[ROOM-32] kicks with a reason and code 4000, and a ban keeps out by every door', async () => {
    const { clients, players, room } = await startParty(3)
    const [host, guest] = [at(clients, 0), at(clients, 2)]
    const { id: userId } = at(players, 2).user
    expect(await host.say('kick_player', { roomId: room.id, userId, ban: true })).toMatchObject({
      success: true,
    })
    expect(await guest.until('return_to_lobby')).toEqual({ roomId: room.id, reason: 'kicked' })
    expect(await guest.closed).toBe(4000)
    await expect(joinRoomPlay(product.url, at(players, 2), room.id)).rejects.toMatchObject({ code: 403 })
    const account = await connectAccount(product.url, at(players, 2))
    expect(await account.say('join_room', { roomId: room.id })).toMatchObject({ code: 'BANNED_FROM_ROOM' })
    account.close()
  })
})

describe('a server that stops', () => {
  it('[OPS-1] is told so through npm, and npm waits for its clean end', { timeout: 60_000 }, async () => {
    const other = await startProduct({}, ['npm', 'start'])
    const health = `${other.url}/health/live`
    expect((await fetch(health)).status).toBe(200)
    expect(await other.stop()).toBe(0)
    await expect(fetch(health)).rejects.toThrow()
  })

  it('[RT-34] ends games with a message, closes with 4503 and exits cleanly', {
    timeout: 60_000,
  }, async () => {
    const other = await startProduct()
    const there = createApi(other.url)
    const [host, guest] = [await there.register('ada'), await there.register('bob')]
    const room = await there.createRoom(host)
    const one = await joinRoomPlay(other.url, host, room.id)
    const two = await connectAccount(other.url, guest)
    await two.say('join_room', { roomId: room.id })
    await there.call('POST', '/game/start', host.token, { roomId: room.id })
    await one.until('round_started')
    const code = other.stop()
    expect(await one.until('game_ended_and_cleaned')).toEqual({ roomId: room.id, reason: 'server_stopping' })
    expect(await two.until('game_ended_and_cleaned')).toEqual({ roomId: room.id, reason: 'server_stopping' })
    expect(await one.closed).toBe(4503)
    expect(await code).toBe(0)
    expect(other.output()).toContain('Riddle Rooms is ready on http://localhost:')
  })
})
