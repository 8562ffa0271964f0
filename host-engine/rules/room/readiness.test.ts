import { describe, expect, it } from 'vitest'
import { driveRoom, quizzes } from '../../testing/room-driver.ts'

const ready = (room: ReturnType<typeof driveRoom>, userId: string, isReady = true) =>
  room.perform({ type: 'set_ready', userId, isReady })

describe('getting ready', () => {
  it('[ROOM-31, RT-20] counts down 3 s when two are there and all are ready', () => {
    const room = driveRoom()
    room.enter('ada')
    ready(room, 'ada')
    expect(room.heard('game_starting')).toEqual([])
    room.enter('bob')
    ready(room, 'bob')
    const startsIn = { roomId: 'room1', startsInMs: 3_000 }
    expect(room.heard('all_players_ready')).toEqual([startsIn])
    expect(room.heard('game_starting')).toEqual([startsIn])
    room.deal()
    room.pass(2_999)
    expect(room.heard('game_started')).toEqual([])
    room.pass(1)
    expect(room.heard('game_started')).toHaveLength(1)
  })

  it('[ROOM-31] stops when someone is no longer ready, leaves, or comes', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    ready(room, 'ada')
    ready(room, 'bob')
    ready(room, 'bob', false)
    expect(room.heard('game_start_cancelled')).toEqual([{ roomId: 'room1', reason: 'not_ready' }])
    ready(room, 'bob')
    room.join('cam')
    expect(room.state.phase.kind).toBe('waiting')
    room.perform({ type: 'leave', userId: 'cam' })
    expect(room.state.phase.kind).toBe('starting')
    room.perform({ type: 'leave', userId: 'bob' })
    expect(room.heard('game_start_cancelled').at(-1)).toEqual({ roomId: 'room1', reason: 'player_left' })
    room.pass(10_000)
    expect(room.heard('game_started')).toEqual([])
  })

  it('[ROOM-8, RT-17] un-readies everyone after a change of settings, and says what changed', () => {
    const room = driveRoom()
    room.enter('ada', 'bob', 'cam')
    ready(room, 'bob')
    room.perform({ type: 'change_settings', userId: 'ada', changes: { rounds: 2, timePerRound: 30 } })
    const told = room.heard('room_state_updated').at(-1)
    expect(told?.changed).toEqual(['rounds', 'timePerRound'])
    expect(told?.room.players.map((player) => player.isReady)).toEqual([false, false, false])
    expect(told?.room).toMatchObject({ rounds: 2, timePerRound: 30 })
  })

  it('[ROOM-6] lets only the host change a waiting room, and never below the players who are there', () => {
    const room = driveRoom()
    room.enter('ada', 'bob', 'cam')
    const change = (userId: string, maxPlayers: number) =>
      room.perform({ type: 'change_settings', userId, changes: { maxPlayers } })
    expect(change('bob', 4)).toMatchObject({ code: 'NOT_THE_HOST' })
    expect(change('ada', 2)).toMatchObject({ code: 'CONFLICT' })
    room.play()
    expect(change('ada', 4)).toMatchObject({ code: 'ROOM_ALREADY_STARTED' })
  })

  it('[QUIZ-6] refuses more rounds than the room has custom quizzes', () => {
    const room = driveRoom({ rounds: 1, customQuizzes: [{ prompt: 'What?', answers: ['that'] }] })
    room.enter('ada')
    const change = (changes: object) => room.perform({ type: 'change_settings', userId: 'ada', changes })
    expect(change({ rounds: 2 })).toMatchObject({ code: 'VALIDATION_FAILED' })
    expect(room.state.settings.rounds).toBe(1)
    expect(change({ rounds: 2, customQuizzes: null })).toMatchObject({ ok: true })
  })

  it('[GAME-1] lets the host start two players who are not ready, and refuses one alone, and others', () => {
    const room = driveRoom()
    room.enter('ada')
    expect(room.perform({ type: 'start_game', userId: 'ada' })).toMatchObject({ code: 'TOO_FEW_PLAYERS' })
    room.enter('bob')
    expect(room.perform({ type: 'start_game', userId: 'bob' })).toMatchObject({ code: 'NOT_THE_HOST' })
    expect(room.perform({ type: 'start_game', userId: 'ada' })).toMatchObject({
      ok: true,
      data: { gameSession: { id: 'game-room1', status: 'playing', round: 0 } },
    })
  })

  it('[GAME-2] answers the running game instead of starting a second one', () => {
    const room = driveRoom()
    room.play('ada', 'bob')
    room.forget()
    expect(room.perform({ type: 'start_game', userId: 'ada' })).toMatchObject({
      ok: true,
      data: { gameSession: { id: 'game-room1', round: 1 } },
    })
    expect(room.events).toEqual([])
  })

  it('[ROOM-38] tells how many quizzes are of another difficulty, and nothing when none is', () => {
    const told = [
      quizzes,
      quizzes.map((quiz, at) => (at > 1 ? quiz : { ...quiz, difficulty: 'hard' as const })),
    ].map((dealt) => {
      const room = driveRoom()
      room.enter('ada', 'bob')
      ready(room, 'ada')
      ready(room, 'bob')
      room.deal(dealt)
      return room.heard('quizzes_filled_up')
    })
    expect(told).toEqual([[], [{ roomId: 'room1', others: 2 }]])
  })

  it('[ROOM-31] goes back to waiting when no quizzes could be dealt in time', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    room.perform({ type: 'start_game', userId: 'ada' })
    room.pass(3_000)
    expect(room.heard('game_start_cancelled')).toEqual([{ roomId: 'room1', reason: 'no_quizzes' }])
    expect(room.state.phase.kind).toBe('waiting')
  })

  it('[ROOM-9] closes a waiting room for its host, and sends members home', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    expect(room.perform({ type: 'close_room', userId: 'bob' })).toMatchObject({ code: 'NOT_THE_HOST' })
    expect(room.perform({ type: 'close_room', userId: 'ada' })).toMatchObject({ ok: true })
    expect(room.heard('return_to_lobby', 'bob')).toEqual([{ roomId: 'room1', reason: 'room_closed' }])
    const started = driveRoom()
    started.play('ada', 'bob')
    expect(started.perform({ type: 'close_room', userId: 'ada' })).toMatchObject({
      code: 'ROOM_ALREADY_STARTED',
    })
  })
})
