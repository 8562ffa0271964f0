import { describe, expect, it } from 'vitest'
import { BETWEEN_ROUNDS_MS } from '#shared/constants/timings.ts'
import { ANSWERS, driveRoom } from '../../testing/room-driver.ts'

function playing(...more: string[]) {
  const room = driveRoom()
  room.play('ada', 'bob', ...more)
  return room
}
const drop = (room: ReturnType<typeof driveRoom>, userId: string) =>
  room.perform({ type: 'disconnect', userId })
const back = (room: ReturnType<typeof driveRoom>, userId: string) => room.perform({ type: 'connect', userId })

describe('a player who drops', () => {
  it('[GAME-32] keeps seat and score for 10 minutes, and not longer', () => {
    const room = playing('cam')
    room.guess('bob', 'lantern')
    drop(room, 'bob')
    room.pass(599_999 - (room.now - 3_000))
    back(room, 'bob')
    expect(room.state.members.find(({ userId }) => userId === 'bob')?.score).toBe(195)
    const waiting = driveRoom()
    waiting.enter('ada', 'bob')
    drop(waiting, 'bob')
    waiting.pass(599_999)
    expect(waiting.state.members).toHaveLength(2)
    waiting.pass(1)
    expect(waiting.state.members).toHaveLength(1)
  })

  it('[GAME-32] gives up seat and score when leaving on purpose', () => {
    const room = playing('cam')
    room.guess('bob', 'lantern')
    room.perform({ type: 'leave', userId: 'bob' })
    expect(room.state.members.map(({ userId }) => userId)).toEqual(['ada', 'cam'])
  })
})

describe('pauses', () => {
  it('[GAME-33, GAME-34, RT-28] pauses with fewer than two there, stops the clock, and goes on with what was left', () => {
    const room = playing()
    room.pass(8_000)
    drop(room, 'bob')
    expect(room.heard('game_paused')).toEqual([{ reason: 'players', remainingMs: 12_000, waitMs: 60_000 }])
    room.pass(30_000)
    expect(room.heard('round_ended')).toEqual([])
    back(room, 'bob')
    expect(room.heard('game_resumed')).toEqual([{ reason: 'players', remainingMs: 12_000 }])
    room.pass(11_999)
    expect(room.heard('round_ended')).toEqual([])
    room.pass(1)
    expect(room.heard('round_ended')).toHaveLength(1)
  })

  it('[GAME-34] scores an answer after a pause by the time that the clock ran', () => {
    const room = playing()
    room.pass(10_000)
    drop(room, 'ada')
    room.pass(20_000)
    back(room, 'ada')
    expect(room.guess('bob', 'lantern')).toMatchObject({ data: { points: 107 } })
  })

  it('[GAME-35] lets one who is there after 60 s win when a round was played, whatever the points', () => {
    const room = playing()
    room.guess('bob', 'lantern')
    room.pass(20_000)
    drop(room, 'bob')
    room.pass(60_000)
    room.perform({ type: 'settled', rewards: [] })
    expect(room.heard('game_finished')[0]).toMatchObject({ winner: { userId: 'ada' } })
    expect(room.heard('game_finished')[0]?.scores.map(({ userId }) => userId)).toEqual(['ada', 'bob'])
  })

  it('[GAME-35, RT-34] ends unfinished when no round was played, or nobody is there', () => {
    const room = playing()
    drop(room, 'bob')
    room.pass(60_000)
    expect(room.heard('game_ended_and_cleaned')).toEqual([{ roomId: 'room1', reason: 'not_enough_players' }])
    const empty = playing()
    empty.pass(20_000)
    drop(empty, 'ada')
    drop(empty, 'bob')
    empty.pass(60_000)
    expect(empty.heard('game_ended_and_cleaned')).toHaveLength(1)
  })

  it('[GAME-35, GAME-21] keeps the talk of a round that the end cut short from those who had no answer', () => {
    const room = playing('cam')
    room.pass(20_000 + BETWEEN_ROUNDS_MS)
    expect(room.heard('round_started').at(-1)?.round).toBe(2)
    room.guess('ada', ANSWERS[1])
    room.pass(3_000)
    room.guess('bob', ANSWERS[1])
    room.pass(3_000)
    room.say('ada', `a ${ANSWERS[1]}, of course`)
    room.perform({ type: 'leave', userId: 'bob' })
    room.perform({ type: 'leave', userId: 'ada' })
    room.perform({ type: 'settled', rewards: [] })
    expect(room.heard('game_finished')[0]?.winner?.userId).toBe('cam')
    const history = room.perform({ type: 'read_history', userId: 'cam', limit: 50 })
    expect(JSON.stringify(history)).not.toContain(ANSWERS[1])
  })

  it('[GAME-35] ends at once when all others left on purpose, with leavers last', () => {
    const room = playing()
    room.guess('bob', 'lantern')
    room.pass(20_000)
    const had = room.heard('round_ended')[0]?.scores.find(({ userId }) => userId === 'bob')
    expect(had?.score).toBeGreaterThan(0)
    room.perform({ type: 'leave', userId: 'bob' })
    room.perform({ type: 'settled', rewards: [] })
    expect(room.heard('game_finished')[0]?.winner).toEqual({ userId: 'ada', username: 'ada' })
    expect(room.heard('game_finished')[0]?.scores).toEqual([
      { userId: 'ada', username: 'ada', score: 0, correct: 0 },
      // They count for nothing, and are still shown.
      { userId: 'bob', username: 'bob', score: had?.score, correct: 1, left: true },
    ])
    const early = playing()
    early.perform({ type: 'leave', userId: 'bob' })
    expect(early.heard('game_ended_and_cleaned')).toHaveLength(1)
  })

  it('[GAME-35] waits for the last one who is merely away, and lets them win when they come back', () => {
    const room = playing()
    room.pass(20_000)
    drop(room, 'ada')
    room.perform({ type: 'leave', userId: 'bob' })
    expect(room.state.phase.kind).toBe('playing')
    room.pass(30_000)
    back(room, 'ada')
    expect(room.state.phase.kind).toBe('settling')
  })

  it('[RT-28] lets the host pause and resume, and nobody else; a forgotten pause ends by itself', () => {
    const room = playing()
    expect(room.perform({ type: 'pause_game', userId: 'bob' })).toMatchObject({ code: 'NOT_THE_HOST' })
    room.perform({ type: 'pause_game', userId: 'ada' })
    expect(room.heard('game_paused').at(-1)).toMatchObject({ reason: 'host', remainingMs: 20_000 })
    expect(room.perform({ type: 'resume_game', userId: 'bob' })).toMatchObject({ code: 'NOT_THE_HOST' })
    room.perform({ type: 'resume_game', userId: 'ada' })
    expect(room.heard('game_resumed')).toHaveLength(1)
    room.perform({ type: 'pause_game', userId: 'ada' })
    room.pass(600_000)
    expect(room.heard('game_resumed')).toHaveLength(2)
  })
})

describe('a server that stops', () => {
  it('[RT-34] ends a game with a message, and a waiting room too', () => {
    const room = playing()
    room.perform({ type: 'shut_down', reason: 'server_stopping' })
    expect(room.heard('game_ended_and_cleaned')).toEqual([{ roomId: 'room1', reason: 'server_stopping' }])
    const waiting = driveRoom()
    waiting.enter('ada')
    waiting.perform({ type: 'shut_down', reason: 'server_stopping' })
    expect(waiting.heard('return_to_lobby')).toEqual([{ roomId: 'room1', reason: 'server_stopping' }])
  })
})

describe('a host who pauses and goes', () => {
  it('[GAME-33, GAME-35] holds nobody up: the pause becomes one for want of players', () => {
    const room = playing()
    room.pass(20_000)
    room.perform({ type: 'pause_game', userId: 'ada' })
    drop(room, 'ada')
    expect(room.heard('game_paused').at(-1)).toMatchObject({ reason: 'players', waitMs: 60_000 })
    room.pass(60_000)
    expect(room.state.phase.kind).toBe('settling')
  })
})
