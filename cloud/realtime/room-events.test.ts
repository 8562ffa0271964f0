import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { holdTime } from '#cloud/testing/hold-time.ts'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { type RoomEventInput, type RoomEventName, roomEventSchemas } from '#shared/protocol/client-events.ts'
import { joinRoomPlay } from '../../tests/support/room-play-client.ts'
import { createTable, type Table } from '../../tests/support/table.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let table: Table
let players: [TestPlayer, TestPlayer, TestPlayer]
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  calls = roomCalls(cloud)
  table = createTable(cloud.url)
})
afterEach(() => table.leave())
afterAll(() => cloud.stop())

/** Until a player may say the next line, and a host end or start the next round. */
const PLAYER_WAITS_MS = 2_000
const HOST_WAITS_MS = 5_000
const QUIZZES = [
  { prompt: 'What burns without a body?', answers: ['lantern'] },
  { prompt: 'What points north?', answers: ['compass'] },
]

const TRANSPORTS = {
  'the account channel': (player: TestPlayer, roomId: string) => table.sit(player, roomId),
  'room play': (player: TestPlayer, roomId: string) => joinRoomPlay(cloud.url, player, roomId),
}

describe.each(Object.entries(TRANSPORTS))('by %s', (_, enter) => {
  const said = new Set<string>()
  type Client = Awaited<ReturnType<typeof enter>>
  /** It is understood, and done. */
  async function say<Name extends RoomEventName>(client: Client, name: Name, payload: RoomEventInput<Name>) {
    const ack = await client.say(name, payload)
    expect(ack, `${name}: ${JSON.stringify(ack)}`).toMatchObject({ success: true })
    said.add(name)
  }

  async function sit() {
    players = [await cloud.register(), await cloud.register(), await cloud.register()]
    const [ada] = players
    const { id: roomId } = await calls.create(ada, { rounds: 2, customQuizzes: QUIZZES })
    const clients: Client[] = []
    for (const player of players) clients.push(await enter(player, roomId))
    const [host, guest, third] = clients as [Client, Client, Client]
    return { roomId, host, guest, third }
  }

  it('[RT-5, RT-9, RT-12] everything that is said before a game is understood', async () => {
    const { roomId, host, guest, third } = await sit()
    const [ada, bob, cem] = players.map(({ user }) => user.id) as [string, string, string]
    await host.until('user_connected', 2)
    await say(guest, 'player_ready', { roomId, isReady: true })
    await say(guest, 'player_ready', { roomId, isReady: false })
    await say(guest, 'chat_message', { roomId, message: 'Hello' })
    expect(await third.until('chat_message')).toMatchObject({ userId: bob, message: 'Hello' })
    await say(third, 'get_chat_history', { roomId })
    expect((await third.until('chat_history')).messages).toMatchObject([{ message: 'Hello' }])
    await say(third, 'get_room_view', { roomId, known: { round: 0, phase: 'waiting' } })
    await say(guest, 'react', { roomId, emote: 'clap' })
    expect(await third.until('reaction')).toEqual({ userId: bob, emote: 'clap' })
    await say(host, 'mute_player', { roomId, userId: bob, muted: true })
    await say(host, 'lock_room', { roomId, locked: true })
    await say(host, 'make_host', { roomId, userId: bob })
    await say(guest, 'kick_player', { roomId, userId: cem })
    expect(await third.until('return_to_lobby')).toEqual({ roomId, reason: 'kicked' })
    await say(host, 'leave_room', { roomId })
    expect(await guest.until('user_disconnected')).toMatchObject({ roomId, userId: expect.any(String) })
    expect(await calls.seatsOf(players[1], roomId)).not.toContain(ada)
  })

  it('[RT-5, RT-10] everything that is said in a game is understood', async () => {
    const { roomId, host, guest, third } = await sit()
    const started = await calls.as(players[0], 'POST', '/game/start', { roomId })
    const gameSessionId: string = started.body.data.gameSession.id
    await guest.until('round_started')
    const time = holdTime()
    await say(guest, 'submit_guess', { gameSessionId, guess: 'a thimble' })
    expect(await third.until('guess_submitted')).toEqual({ round: 1, guesses: 1 })
    await say(guest, 'request_hint', { sessionId: gameSessionId })
    expect(await guest.until('mask_updated')).toMatchObject({ round: 1, hintsTaken: 1 })
    await say(host, 'pause_game', { gameSessionId })
    await guest.until('game_paused')
    await say(host, 'resume_game', { gameSessionId })
    await guest.until('game_resumed')
    time.pass(PLAYER_WAITS_MS)
    await say(third, 'submit_guess', { gameSessionId, guess: 'lantern' })
    expect(await guest.until('correct_answer')).toMatchObject({ answered: 1, of: 3 })
    for (const client of [host, guest]) await say(client, 'skip_round', { roomId, gameSessionId })
    expect(await third.until('skip_wanted')).toMatchObject({ round: 1 })
    await guest.until('round_ended')
    await say(host, 'start_next_round', { gameSessionId })
    await guest.until('round_started', 2)
    await say(third, 'leave_room', { roomId })
    expect(await guest.until('player_answered')).toEqual({ round: 2, answered: 0, of: 2 })
    time.pass(HOST_WAITS_MS)
    await say(host, 'end_round', { gameSessionId })
    time.release()
    await guest.until('round_ended', 2)
    await guest.until('game_finished')
  })

  it('nothing is left out', () => {
    expect([...said].toSorted()).toEqual(Object.keys(roomEventSchemas).toSorted())
  })
})

it('[ROOM-38] a room says that quizzes of other difficulties fill up its own', async () => {
  const pair = [await cloud.register(), await cloud.register()]
  // Of easy quizzes about sport there are two, those of the generator included.
  const settings = { category: 'sport', difficulty: 'easy', rounds: 5, customQuizzes: undefined } as const
  const { room, clients } = await table.play(pair, settings)
  const told = await clients[1]?.until('quizzes_filled_up')
  expect(told).toEqual({ roomId: room.id, others: expect.any(Number) })
  expect(told?.others).toBeGreaterThan(0)
})
