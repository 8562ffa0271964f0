import { afterAll, beforeAll, expect, it } from 'vitest'
import { START_COUNTDOWN_MS } from '#shared/constants/timings.ts'
import type { EveningGame } from '#shared/schemas/party.ts'
import { QUIZZES, ROOM } from '../support/api.ts'
import { bankAnswer } from '../support/bank-answers.ts'
import { type PartyGuest, startParty, type TestParty } from '../support/party.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'
import { installMovableClock } from '../support/test-clock/movable-clock.ts'

/** The party runs in this process. */
const clock = installMovableClock()
let party: TestParty
beforeAll(async () => {
  party = await startParty()
})
afterAll(() => party.stop())

it('[LAN-4, GUEST-2, GAME-38] two guests make a room by themselves and play a game that grants nothing', async () => {
  const { api } = party
  const [ada, bob] = [await party.enter('Ada'), await party.enter('Bob')]
  const { id: roomId, inviteCode } = await api.createRoom(ada, { rounds: 2 })
  // Whoever has the party's code is in its first room.
  expect(inviteCode).toBe(party.party.publicParty().code)
  const { invite } = await api.call<{ invite: object }>('GET', `/rooms/invite/${inviteCode}`)
  expect(invite).toMatchObject({ roomId, host: 'Ada', guests: true })
  const joined = await api.call<{ room: { id: string } }>('POST', '/rooms/join-by-code', bob.token, {
    inviteCode,
  })
  expect(joined.room.id).toBe(roomId)
  // The next one has a code of its own.
  const zoe = await party.enter('Zoe')
  expect((await api.createRoom(zoe)).inviteCode).not.toBe(inviteCode)

  const one = await joinRoomPlay(party.url, ada, roomId)
  const two = await joinRoomPlay(party.url, bob, roomId)
  await one.say('player_ready', { roomId, isReady: true })
  await two.say('player_ready', { roomId, isReady: true })
  await clock.advance(START_COUNTDOWN_MS)
  const { gameSession } = await two.until('game_started')
  const gameSessionId = gameSession.id
  for (const [index, quiz] of QUIZZES.slice(0, 2).entries()) {
    expect(await two.until('round_started', index + 1)).toMatchObject({ quiz: { prompt: quiz.prompt } })
    const right = await two.say('submit_guess', { gameSessionId, guess: quiz.answers[0] })
    expect(right).toMatchObject({ success: true, data: { result: 'correct' } })
    await one.say('end_round', { gameSessionId })
    if (index === 0) await one.say('start_next_round', { gameSessionId })
  }
  const finished = await one.until('game_finished')
  expect(finished.winner).toEqual({ userId: bob.user.id, username: 'Bob' })
  expect(finished.rewards).toBeNull()
  expect(finished.yours).toEqual({
    place: 2,
    accuracy: null,
    fastestMs: null,
    streak: 0,
    level: null,
    rank: null,
  })
  expect((await two.until('game_finished')).yours).toMatchObject({ place: 1, accuracy: 1, streak: 2 })

  // Both want another: one room for them, to which a latecomer's code leads, too.
  const again = (who: PartyGuest) =>
    api.call<{ room: { id: string } }>('POST', `/game/${gameSessionId}/rematch`, who.token)
  const next = await again(ada)
  expect(next.room.id).not.toBe(roomId)
  expect(await two.until('rematch_wanted')).toEqual({
    roomId: next.room.id,
    userIds: [ada.user.id],
    of: 2,
  })
  const same = await again(bob)
  expect(same.room.id).toBe(next.room.id)
  for (const client of [one, two])
    expect(await client.until('matchmaking_room_ready')).toEqual({
      roomId: next.room.id,
      action: 'join_room',
    })
  const late = await api.call<{ invite: object }>('GET', `/rooms/invite/${inviteCode}`)
  expect(late.invite).toMatchObject({ roomId: next.room.id, players: 2 })

  const kept = await api.game(ada, gameSessionId)
  expect(kept).toMatchObject({ status: 'finished', round: 2 })
  const profile = await api.call<{ stats: object; user: object }>('GET', '/auth/profile', bob.token)
  expect(profile).toMatchObject({
    stats: { games: 1, wins: 1, stars: 2 },
    user: { balance: 0, role: 'guest' },
  })

  const { evening } = await api.call<{ evening: { games: EveningGame[] } }>(
    'GET',
    '/party/evening',
    zoe.token,
  )
  const [game] = evening.games
  expect(game).toMatchObject({ gameSessionId, isFinished: true, winner: { username: 'Bob' } })
  expect(game?.album.map(({ answer, solvedBy }) => [answer, solvedBy.map(({ userId }) => userId)])).toEqual(
    QUIZZES.slice(0, 2).map(({ answers }) => [answers[0], [bob.user.id]]),
  )
  const download = async (name: string) => {
    const response = await fetch(`${party.url}/api/party/${name}`, {
      headers: { authorization: `Bearer ${zoe.token}` },
    })
    expect(response.headers.get('content-disposition')).toContain(name)
    return response
  }
  expect(await (await download('evening.json')).json()).toEqual(evening)
  const lines = (await (await download('evening.csv')).text()).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(',1,Bob,')
})

it('[GAME-12, GAME-14] plays by HTTP, with riddles of the bank that nobody there has seen', async () => {
  const { api } = party
  const [cem, dan] = [await party.enter('Cem'), await party.enter('Dan')]
  const told: string[] = []
  for (const _game of [1, 2]) {
    const { id: roomId } = await api.createRoom(cem, { rounds: 2, customQuizzes: undefined })
    const one = await joinRoomPlay(party.url, cem, roomId)
    await joinRoomPlay(party.url, dan, roomId)
    const { gameSession } = await api.call<{ gameSession: { id: string } }>(
      'POST',
      '/game/start',
      cem.token,
      {
        roomId,
      },
    )
    const game = `/game/${gameSession.id}`
    await clock.advance(START_COUNTDOWN_MS)
    const first = await one.until('round_started')
    const answer = bankAnswer(first.quiz.prompt)
    expect(answer).not.toBe('')
    expect(await api.call('POST', `${game}/answer`, dan.token, { answer })).toMatchObject({
      result: 'correct',
    })
    await expect(api.call('POST', `${game}/round/end`, dan.token)).rejects.toThrow('NOT_THE_HOST')
    // Everybody has answered: the round is over.
    await api.call('POST', `${game}/answer`, cem.token, { answer })
    await one.until('round_ended')
    await api.call('POST', `${game}/round/start`, cem.token)
    const second = await one.until('round_started', 2)
    // A riddle counts as seen once its answer was told, as that of each first round is.
    for (const { quiz } of [first, second]) expect(told).not.toContain(quiz.prompt)
    told.push(first.quiz.prompt)
    expect(await api.call('GET', '/game/player/active-colyseus-rooms', dan.token)).toEqual({
      hasActiveRooms: true,
      primaryRoom: { colyseusRoomId: roomId, isInProgress: true },
    })
    await api.call('POST', `${game}/end`, cem.token)
    await one.until('game_finished')
  }
})

it('[GUEST-2] lets nobody shut out guests, for everybody is one', async () => {
  const gus = await party.enter('Gus')
  const room = await party.api.createRoom(gus, { guests: false })
  expect(room.guests).toBe(true)
  const changed = await party.api.call<{ room: object }>('PATCH', `/rooms/${room.id}`, gus.token, {
    guests: false,
    rounds: 2,
  })
  expect(changed.room).toMatchObject({ guests: true, rounds: 2 })
})

it('opens one room for a call that is repeated under its key', async () => {
  const fay = await party.enter('Fay')
  const create = async (name: string, key: string) => {
    const response = await fetch(`${party.url}/api/rooms`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${fay.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ ...ROOM, name }),
    })
    return (await response.json()) as { data?: { room: { id: string } }; code?: string }
  }
  const [one, again] = await Promise.all([create('Den', 'key-1'), create('Den', 'key-1')])
  expect(one.data?.room.id).toBe(again.data?.room.id)
  expect((await create('Attic', 'key-1')).code).toBe('CONFLICT')
  expect((await create('Den', 'key-2')).data?.room.id).not.toBe(one.data?.room.id)
})

it('gives everybody at the table another name, and keeps it theirs', async () => {
  const [first, second] = [await party.enter('Eve'), await party.enter('eve')]
  expect([first.user.username, second.user.username]).toEqual(['Eve', 'eve 2'])
  expect(first.user.avatar).not.toBe(second.user.avatar)
  await expect(party.api.call('PATCH', '/auth/profile', second.token, { username: 'EVE' })).rejects.toThrow(
    'USERNAME_ALREADY_TAKEN',
  )
  const again = await party.enter('Eve', { deviceToken: first.deviceToken })
  expect(again.user).toMatchObject({ id: first.user.id, username: 'Eve' })
  await expect(party.api.call('PATCH', '/auth/profile', again.token, { email: 'a@b.org' })).rejects.toThrow()
})
