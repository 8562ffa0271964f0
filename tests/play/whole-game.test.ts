import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOST_MOVE_GAP_MS, START_COUNTDOWN_MS } from '#shared/constants/timings.ts'
import { type AccountClient, connectAccount } from '../support/account-client.ts'
import { type Api, createApi, type Player, QUIZZES } from '../support/api.ts'
import { type ProductOnClock, startProductOnClock } from '../support/product.ts'
import { joinRoomPlay, type RoomPlayClient } from '../support/room-play-client.ts'

let product: ProductOnClock
let api: Api
beforeAll(async () => {
  product = await startProductOnClock()
  api = createApi(product.url)
}, 120_000)
afterAll(() => product.stop())

type AnyClient = AccountClient | RoomPlayClient
type Enter = (player: Player, roomId: string) => Promise<AnyClient>

const byAccount: Enter = async (player, roomId) => {
  const client = await connectAccount(product.url, player)
  expect(await client.say('join_room', { roomId, token: player.token })).toMatchObject({ success: true })
  expect(await client.until('room_joined')).toMatchObject({ success: true, room: { id: roomId } })
  await client.until('room_view')
  return client
}
const byRoomPlay: Enter = (player, roomId) => joinRoomPlay(product.url, player, roomId)

let names = 0

/** Two players play three rounds to the podium, each through the door given. */
async function playWholeGame(enterHost: Enter, enterGuest: Enter): Promise<void> {
  names++
  const [host, guest] = await Promise.all([api.register(`host_${names}`), api.register(`guest_${names}`)])
  const { id: roomId } = await api.createRoom(host)
  const one = await enterHost(host, roomId)
  const two = await enterGuest(guest, roomId)
  expect(await one.say('player_ready', { roomId, isReady: true })).toMatchObject({ success: true })
  expect(await two.say('player_ready', { roomId, isReady: true })).toMatchObject({ success: true })
  await one.until('all_players_ready')
  await two.until('game_starting')
  await product.advance(START_COUNTDOWN_MS)
  const { gameSession } = await two.until('game_started')
  const gameSessionId = gameSession.id

  for (const [index, quiz] of QUIZZES.entries()) {
    const round = index + 1
    const started = await two.until('round_started', round)
    expect(started).toMatchObject({ gameSessionId, round, rounds: 3, quiz: { prompt: quiz.prompt } })
    const right = await two.say('submit_guess', { gameSessionId, guess: quiz.answers[0] })
    expect(right).toMatchObject({ success: true, data: { result: 'correct' } })
    expect(await one.until('correct_answer', round * 2 - 1)).toMatchObject({
      username: guest.user.username,
      order: 1,
    })
    const also = await one.say('submit_guess', { gameSessionId, guess: `the ${quiz.answers[0]}` })
    expect(also).toMatchObject({ success: true, data: { result: 'correct' } })
    expect(await two.until('round_ended', round)).toMatchObject({ round, answer: quiz.answers[0] })
    if (round === QUIZZES.length) break
    expect(await one.say('start_next_round', { gameSessionId })).toMatchObject({ success: true })
    // The host may move rounds at most once in this time.
    await product.advance(HOST_MOVE_GAP_MS)
  }

  const { yours: hosts, ...finished } = await one.until('game_finished')
  expect(finished.winner).toEqual({ userId: guest.user.id, username: guest.user.username })
  expect(finished.rewards).not.toBeNull()
  const { yours: guests, ...same } = await two.until('game_finished')
  expect(same).toEqual(finished)
  expect([guests?.place, guests?.streak, guests?.level?.before, guests?.rank]).toEqual([1, 3, 1, null])
  expect([hosts?.place, hosts?.accuracy]).toEqual([2, 1])
  const kept = await api.game(guest, gameSessionId)
  expect(kept).toMatchObject({ status: 'finished', round: 3 })
  expect(kept.album?.map((page) => page.yourResult.result)).toEqual(['correct', 'correct', 'correct'])
  const { stats } = await api.call<{ stats: { games: number; wins: number; stars: number } }>(
    'GET',
    '/auth/profile',
    guest.token,
  )
  // Quizzes of the host's own bring neither win nor star.
  expect(stats).toMatchObject({ games: 1, wins: 0, stars: 0 })
}

describe('a whole game against the started product', () => {
  it(
    '[RT-8, RT-9, RT-10, RT-15, RT-16, GAME-27, RANK-8] by the account channel alone',
    { timeout: 60_000 },
    () => playWholeGame(byAccount, byAccount),
  )

  it('[RT-52, RT-58, RT-60, RT-62] by room play alone', { timeout: 60_000 }, () =>
    playWholeGame(byRoomPlay, byRoomPlay),
  )

  it('[RT-64] with one door each', { timeout: 60_000 }, () => playWholeGame(byAccount, byRoomPlay))
})
