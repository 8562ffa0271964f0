import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { roomViewSchema } from '#shared/protocol/room-view.ts'
import { gameSessionSchema } from '#shared/schemas/game.ts'
import { roomSchema } from '#shared/schemas/room.ts'
import { driveRoom } from '../testing/room-driver.ts'
import { forStrangers, roomOf, sessionFor, viewFor } from './view.ts'

/** A room in each phase that a client may come into. */
function inEachPhase() {
  const waiting = driveRoom()
  waiting.enter('ada', 'bob')
  const starting = driveRoom()
  starting.enter('ada', 'bob')
  starting.perform({ type: 'start_game', userId: 'ada' })
  const answering = driveRoom()
  answering.play('ada', 'bob')
  const between = driveRoom()
  between.play('ada', 'bob')
  between.pass(20_000)
  const paused = driveRoom()
  paused.play('ada', 'bob')
  paused.perform({ type: 'pause_game', userId: 'ada' })
  const settling = driveRoom({ rounds: 1 })
  settling.play('ada', 'bob')
  settling.pass(20_000)
  const finished = driveRoom({ rounds: 1 })
  finished.play('ada', 'bob')
  finished.guess('bob', 'lantern')
  finished.pass(20_000)
  finished.perform({ type: 'settled', rewards: [] })
  return { waiting, starting, answering, between, paused, settling, finished }
}

describe('what a client sees', () => {
  it('[RT-65, RT-26] after a round: what was asked, and what it brought this player', () => {
    const room = driveRoom()
    room.play('ada', 'bob')
    room.guess('bob', 'lantern')
    const { quiz, you } = viewFor(room.state, 'bob', room.now)
    expect(you.earned).toBeGreaterThan(0)
    room.pass(20_000)
    const after = viewFor(room.state, 'bob', room.now)
    expect(after.lastRound?.quizId).toBe(quiz?.id)
    expect(after.quiz).toMatchObject({ id: quiz?.id, prompt: quiz?.prompt })
    expect(after.you.earned).toBe(you.earned)
    expect(viewFor(room.state, 'ada', room.now).you.earned).toBeNull()
    room.pass(6_000)
    expect(viewFor(room.state, 'bob', room.now)).toMatchObject({ you: { earned: null } })
    expect(viewFor(room.state, 'bob', room.now)).not.toHaveProperty('lastRound')
  })

  it('[RT-60, RT-65] is whole and of the contract’s shape in every phase, for player, spectator and stranger', () => {
    for (const [phase, room] of Object.entries(inEachPhase()))
      for (const viewer of ['ada', 'bob', 'nobody']) {
        const view = viewFor(room.state, viewer, room.now)
        expect(z.strictObject(roomViewSchema.shape).parse(view)).toEqual(view)
        expect(view.phase).toBe(phase)
        expect(view.you.role).toBe(viewer === 'nobody' ? 'spectator' : 'player')
      }
  })

  it('[RT-65] counts the time that is left, not the time of day', () => {
    const { starting, answering, between, paused, finished } = inEachPhase()
    const left = ({ state, now }: ReturnType<typeof driveRoom>) =>
      viewFor(state, 'bob', now + 1_000).remainingMs
    expect([starting, answering, between, finished].map(left)).toEqual([2_000, 19_000, 4_000, 19_000])
    expect(left(paused)).toBe(20_000)
  })

  it('[GAME-11] has a game session with its status, round, scores and times, and an album once over', () => {
    const { answering, paused, finished } = inEachPhase()
    const session = (room: ReturnType<typeof driveRoom>) =>
      z.strictObject(gameSessionSchema.shape).parse(sessionFor(room.state, 'bob'))
    expect(session(answering)).toMatchObject({
      id: 'game-room1',
      roomId: 'room1',
      status: 'playing',
      round: 1,
      rounds: 3,
    })
    expect(session(answering).finishedAt).toBeUndefined()
    expect(session(paused).status).toBe('paused')
    expect(session(finished)).toMatchObject({
      status: 'finished',
      startedAt: '1970-01-01T00:00:03.000Z',
      finishedAt: '1970-01-01T00:00:23.000Z',
      scores: [
        { userId: 'bob', correct: 1 },
        { userId: 'ada', correct: 0 },
      ],
    })
  })

  it('[GAME-39] has an album with one’s own results', () => {
    const { finished } = inEachPhase()
    const album = (viewer: string) => sessionFor(finished.state, viewer)?.album
    expect(album('bob')).toEqual([
      {
        prompt: 'Riddle number 1?',
        answer: 'lantern',
        explanation: 'It was thing 1.',
        yourResult: { result: 'correct', points: 195 },
      },
    ])
    expect(album('ada')?.[0]?.yourResult).toEqual({ result: 'missed', points: 0 })
  })

  it('[ROOM-15, ROOM-16] has a room of the contract’s shape, whose code only members get', () => {
    const { waiting } = inEachPhase()
    const room = roomOf(waiting.state)
    expect(z.strictObject(roomSchema.shape).parse(room)).toEqual(room)
    expect(room.inviteCode).toBe('ABC234')
    expect(forStrangers(room)).not.toHaveProperty('inviteCode')
  })

  it('[RT-21] gets the game’s start with its session', () => {
    const { answering } = inEachPhase()
    expect(answering.heard('game_started')).toEqual([
      {
        roomId: 'room1',
        gameSession: {
          id: 'game-room1',
          roomId: 'room1',
          status: 'playing',
          round: 0,
          rounds: 3,
          scores: [
            { userId: 'ada', username: 'ada', score: 0, correct: 0 },
            { userId: 'bob', username: 'bob', score: 0, correct: 0 },
          ],
          startedAt: '1970-01-01T00:00:03.000Z',
        },
      },
    ])
  })
})
