import { describe, expect, it } from 'vitest'
import { driveRoom, quizzes, type RoomDriver } from '../../testing/room-driver.ts'
import { historyFor } from '../room/chat-policy.ts'
import type { Settings } from '../room-state.ts'
import { viewFor } from '../view.ts'

/** The first of four rounds of 20 s runs. */
function playing(settings: Partial<Settings> = {}) {
  const room = driveRoom({ rounds: 4, ...settings })
  room.play('ada', 'bob', 'cam')
  return room
}
const byHost = (room: RoomDriver, type: 'end_round' | 'start_next_round') =>
  room.perform({ type, userId: 'ada' })
const seen = (room: RoomDriver) =>
  room.effects.flatMap((effect) => (effect.type === 'mark_seen' ? [effect.quizId] : []))
const playedOf = (room: RoomDriver) =>
  room.effects.flatMap((effect) => (effect.type === 'settle' ? [effect.result.rounds] : []))[0]

describe('a round that the host ends', () => {
  it('[GAME-48, RT-26] tells no answer before half of its time, and its quiz counts as unseen', () => {
    const room = playing()
    room.pass(9_999)
    expect(byHost(room, 'end_round')).toMatchObject({ ok: true })
    const [ended] = room.heard('round_ended')
    expect(ended?.answer).toBeNull()
    expect(ended).not.toHaveProperty('explanation')
    expect(JSON.stringify(room.events)).not.toContain('lantern')
    expect(JSON.stringify(viewFor(room.state, 'bob', room.now))).not.toContain('lantern')
    expect(seen(room)).toEqual([])
  })

  it('[GAME-48] tells it from half of its time on', () => {
    const room = playing()
    room.pass(10_000)
    byHost(room, 'end_round')
    expect(room.heard('round_ended')[0]).toMatchObject({ answer: 'lantern', explanation: 'It was thing 1.' })
    expect(seen(room)).toEqual(['test-1'])
  })

  it('[GAME-48] counts the time of a pause as none of the round’s', () => {
    const room = playing()
    room.perform({ type: 'pause_game', userId: 'ada' })
    room.pass(15_000)
    room.perform({ type: 'resume_game', userId: 'ada' })
    byHost(room, 'end_round')
    expect(room.heard('round_ended')[0]?.answer).toBeNull()
  })

  it('[GAME-48] tells what all have answered, and marks it as seen once', () => {
    const room = playing()
    for (const userId of ['ada', 'bob', 'cam']) room.guess(userId, 'lantern')
    expect(room.heard('round_ended')[0]?.answer).toBe('lantern')
    room.pass(25_000)
    expect(seen(room)).toEqual(['test-1', 'test-2'])
  })

  it('[GAME-48] never shows what those who had answered said among themselves', () => {
    const room = playing()
    room.guess('bob', 'lantern')
    room.pass(2_000)
    room.say('bob', 'a lantern, of course')
    room.say('cam', 'is it the lantern perhaps')
    byHost(room, 'end_round')
    expect(room.heard('round_ended')[0]?.answer).toBeNull()
    room.pass(10_000)
    for (const userId of ['ada', 'cam'])
      expect(historyFor(room.state, userId, 100).filter((line) => line.userId !== userId)).toEqual([])
  })

  it('[GAME-48, GAME-39] leaves its answer out of the album, and keeps those of the others', () => {
    const room = playing({ rounds: 2 })
    byHost(room, 'end_round')
    room.pass(25_000)
    expect(playedOf(room)).toMatchObject([
      { quizId: 'test-1', prompt: 'Riddle number 1?', answer: null },
      { quizId: 'test-2', answer: 'compass', explanation: 'It was thing 2.' },
    ])
  })

  it('[GAME-48] always tells the answer of one’s own quizzes', () => {
    const quiz = { prompt: 'What lights the way?', answers: ['lantern'] }
    const room = playing({ customQuizzes: [quiz, quiz, quiz, quiz] })
    byHost(room, 'end_round')
    expect(room.heard('round_ended')[0]?.answer).toBe('lantern')
  })
})

describe('the commands of a host that move rounds', () => {
  it('[GAME-48] are taken once in 5 s, whichever they are, and say how long to wait', () => {
    const room = playing()
    expect(byHost(room, 'end_round')).toMatchObject({ ok: true })
    room.pass(1_500)
    expect(byHost(room, 'start_next_round')).toEqual({
      ok: false,
      code: 'RATE_LIMITED',
      details: { retryAfter: 4 },
    })
    room.pass(3_500)
    expect(byHost(room, 'end_round')).toMatchObject({ ok: true })
  })

  it('[GAME-48] go through a bank at the pace of a game: 60 s are not more than a dozen quizzes', () => {
    const room = driveRoom({ rounds: 30 })
    room.enter('ada', 'bob')
    room.perform({ type: 'start_game', userId: 'ada' })
    room.deal(Array.from({ length: 6 }, () => quizzes).flat())
    room.pass(3_000)
    for (let i = 0; i < 120; i++) {
      byHost(room, 'end_round')
      byHost(room, 'start_next_round')
      room.pass(500)
    }
    expect(room.heard('round_started').length).toBeLessThanOrEqual(13)
    expect(room.heard('round_ended').every(({ answer }) => answer === null)).toBe(true)
  })
})

describe('the id of a quiz', () => {
  it('[GAME-47] is of one game alone and tells nothing of the bank', () => {
    const room = playing()
    room.pass(20_000)
    const [started] = room.heard('round_started')
    expect(started?.quiz.id).toBe('game-room1-1')
    expect(room.heard('round_ended')[0]?.quizId).toBe(started?.quiz.id)
    room.pass(5_000)
    expect(viewFor(room.state, 'bob', room.now).quiz?.id).toBe('game-room1-2')
    expect(JSON.stringify(room.events)).not.toContain('test-')
  })
})
