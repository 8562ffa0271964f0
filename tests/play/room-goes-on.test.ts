import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BETWEEN_ROUNDS_MS, RETURN_TO_LOBBY_MS, START_COUNTDOWN_MS } from '#shared/constants/timings.ts'
import type { GameSession } from '#shared/schemas/game.ts'
import type { Room } from '#shared/schemas/room.ts'
import type { StagePass } from '#shared/schemas/stage.ts'
import { connectAccount } from '../support/account-client.ts'
import { type Api, createApi, type Player, QUIZZES } from '../support/api.ts'
import { type ProductOnClock, SERVER, startProductOnClock } from '../support/product.ts'
import { joinAsStage, joinRoomPlay, type RoomPlayClient } from '../support/room-play-client.ts'

let product: ProductOnClock
let api: Api
let ada: Player
let bob: Player
let cem: Player
let eve: Player
beforeAll(async () => {
  product = await startProductOnClock({ RATE_LIMITS: 'off' }, SERVER)
  api = createApi(product.url)
  ada = await api.register('ada')
  bob = await api.register('bob')
  cem = await api.register('cem')
  eve = await api.register('eve')
}, 120_000)
afterAll(() => product.stop())

const rematch = async ({ token }: Player, sessionId: string) =>
  (await api.call<{ room: Room }>('POST', `/game/${sessionId}/rematch`, token)).room
const texts = (client: RoomPlayClient) => client.all('chat_message').map(({ message }) => message)

describe('another game of the same people', () => {
  it('[GAME-38, GAME-28] three at the podium: two play on at once, with spectator and big screen, one does not make up their mind', async () => {
    const room = await api.createRoom(ada, {
      rounds: 1,
      customQuizzes: QUIZZES.slice(0, 1),
      allowSpectators: true,
      timePerRound: 33,
    })
    const gameSessionId = `game-${room.id}`
    const host = await connectAccount(product.url, ada)
    await host.say('join_room', { roomId: room.id })
    const two = await joinRoomPlay(product.url, bob, room.id)
    const three = await joinRoomPlay(product.url, cem, room.id)
    const watching = await joinRoomPlay(product.url, eve, room.id, { spectate: true })
    const pass = await api.call<StagePass>('POST', '/rooms/stage', undefined, { code: room.inviteCode })
    const stage = await joinAsStage(product.url, pass)
    await two.say('chat_message', { roomId: room.id, message: 'good luck' })
    await api.call('POST', '/game/start', ada.token, { roomId: room.id })
    await product.advance(START_COUNTDOWN_MS)
    await three.until('round_started')
    await host.say('submit_guess', { gameSessionId, guess: 'lantern' })
    await two.say('submit_guess', { gameSessionId, guess: 'lantern' })
    await three.say('submit_guess', { gameSessionId, guess: 'lantern' })
    await three.until('game_finished')

    // Bob is quicker than the host.
    const next = await rematch(bob, gameSessionId)
    expect(next).toMatchObject({
      inviteCode: room.inviteCode,
      host: { id: bob.user.id },
      timePerRound: 33,
      quizzesSeen: true,
    })
    const ready = { roomId: next.id, action: 'join_room' }
    expect(await two.until('matchmaking_room_ready')).toEqual(ready)
    expect(await watching.until('matchmaking_room_ready')).toEqual(ready)
    expect(await stage.until('stage_moved')).toMatchObject({ roomId: next.id })
    const wanted = { roomId: next.id, userIds: [bob.user.id], of: 3 }
    expect(await three.until('rematch_wanted')).toEqual(wanted)
    expect(await stage.until('rematch_wanted')).toEqual(wanted)
    const bobAgain = await joinRoomPlay(product.url, bob, next.id)
    await two.room.leave()
    const hosted = await rematch(ada, gameSessionId)
    expect([hosted.id, hosted.host.id]).toEqual([next.id, ada.user.id])
    await host.say('leave_room', { roomId: room.id })
    await host.say('join_room', { roomId: next.id })
    expect(await three.until('rematch_wanted', 2)).toMatchObject({
      userIds: [bob.user.id, ada.user.id],
      of: 3,
    })

    const view = await bobAgain.until('room_view')
    expect(view.chat).toMatchObject([{ roomId: next.id, message: 'good luck' }])
    const found = await api.call<{ room: Room }>('POST', '/rooms/join-by-code', cem.token, {
      inviteCode: room.inviteCode,
      spectate: true,
    })
    expect(found.room).toMatchObject({ id: next.id, spectators: 2 })
    await api.call('POST', `/rooms/${next.id}/leave`, cem.token)

    await product.advance(RETURN_TO_LOBBY_MS)
    expect(await three.until('return_to_lobby')).toEqual({ roomId: room.id, reason: 'game_over' })
    expect(three.all('user_disconnected')).toEqual([])
    for (const { room } of three.all('room_state_updated').slice(-1)) expect(room.players).toHaveLength(3)
    expect(host.heard.filter(({ name }) => name === 'return_to_lobby')).toEqual([])
    expect(watching.all('return_to_lobby')).toEqual([])
    const { gameSession } = await api.call<{ gameSession: GameSession }>(
      'GET',
      `/game/${gameSessionId}`,
      ada.token,
    )
    expect(gameSession.album).toMatchObject([{ answer: 'lantern' }])
    host.close()
  }, 90_000)
})

describe('an evening with a presenter', () => {
  it('[ROOM-39, ROOM-37, ROOM-30, CHAT-6] somebody comes in for round 3, and those who look on talk among themselves', async () => {
    const dan = await api.register('dan')
    const fay = await api.register('fay')
    const room = await api.createRoom(ada, {
      rounds: 3,
      customQuizzes: QUIZZES,
      presenter: true,
      allowSpectators: true,
      spectatorLimit: 2,
    })
    const roomId = room.id
    const gameSessionId = `game-${roomId}`
    const host = await joinRoomPlay(product.url, ada, roomId)
    const two = await joinRoomPlay(product.url, bob, roomId)
    const three = await joinRoomPlay(product.url, cem, roomId)
    const watching = await joinRoomPlay(product.url, eve, roomId, { spectate: true })
    const beside = await joinRoomPlay(product.url, fay, roomId, { spectate: true })
    await expect(api.call('POST', `/rooms/${roomId}/join`, dan.token, { spectate: true })).rejects.toThrow(
      'ROOM_IS_FULL',
    )
    await api.call('POST', '/game/start', ada.token, { roomId })
    await product.advance(START_COUNTDOWN_MS)
    await two.until('round_started')
    expect((await host.until('mask_updated')).mask).toBe('lantern')
    expect((await host.say('submit_guess', { gameSessionId, guess: 'lantern' })).success).toBe(false)
    await watching.say('chat_message', { roomId, message: 'it is a lantern' })
    expect(await beside.until('chat_message')).toMatchObject({ message: 'it is a lantern' })
    await host.say('chat_message', { roomId, message: 'mind the dark' })
    await two.say('submit_guess', { gameSessionId, guess: 'lantern' })
    await three.say('submit_guess', { gameSessionId, guess: 'lantern' })
    await two.until('round_ended')
    for (const client of [host, two, three]) expect(texts(client)).not.toContain('it is a lantern')
    expect(texts(host)).toEqual(['mind the dark'])
    await beside.say('chat_message', { roomId, message: 'nicely done' })
    expect(await three.until('chat_message')).toMatchObject({ message: 'nicely done' })

    await product.advance(BETWEEN_ROUNDS_MS)
    await two.until('round_started', 2)
    const late = await joinRoomPlay(product.url, dan, roomId)
    const { you, room: seen } = await late.until('room_view')
    expect(you).toMatchObject({ role: 'player', score: 0, answered: false })
    expect(seen.players.find(({ userId }) => userId === dan.user.id)).toMatchObject({ joinedInRound: 3 })
    expect(await late.say('submit_guess', { gameSessionId, guess: 'compass' })).toMatchObject({
      code: 'NO_ROUND_RUNNING',
    })
    await two.say('submit_guess', { gameSessionId, guess: 'compass' })
    await three.say('submit_guess', { gameSessionId, guess: 'compass' })
    // Nobody waits for the newcomer.
    expect(await late.until('round_ended')).toMatchObject({ round: 2 })
    await product.advance(BETWEEN_ROUNDS_MS)
    await late.until('round_started')
    expect(await late.say('submit_guess', { gameSessionId, guess: 'feather' })).toMatchObject({
      data: { result: 'correct' },
    })
    expect(await late.until('correct_answer', 3)).toMatchObject({ userId: dan.user.id, of: 3 })
    await two.say('submit_guess', { gameSessionId, guess: 'feather' })
    await three.say('submit_guess', { gameSessionId, guess: 'feather' })
    const { scores } = await host.until('game_finished')
    expect(scores.map(({ username, correct }) => [username, correct]).toSorted()).toEqual([
      ['bob', 3],
      ['cem', 3],
      ['dan', 1],
    ])
  }, 90_000)
})
