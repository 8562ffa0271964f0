import { describe, expect, it } from 'vitest'
import { type ModelEvent, reduce } from '#renderer/realtime/room/handle-room-event.ts'
import { emptyModel } from '#renderer/realtime/room/room-model.ts'
import {
  message,
  player,
  quiz,
  room,
  score,
  session,
  view,
} from '#renderer/realtime/testing/room-fixtures.ts'
import { soundsOf } from './room-sounds.ts'

type Told = {
  [Name in ModelEvent['name']]: Omit<Extract<ModelEvent, { name: Name }>, 'at'>
}[ModelEvent['name']]

/** What is heard of each of the events in turn, by Ada in room r1. */
function heard(...events: Told[]): string[] {
  let model = reduce(emptyModel('ada'), { name: 'room_view', payload: view(), at: 0 })
  return events.flatMap((told, n) => {
    const event = { ...told, at: n + 1 } as ModelEvent
    const before = model
    model = reduce(model, event)
    return [...soundsOf(event, before, model)]
  })
}

const guess = (result: 'correct' | 'close' | 'wrong' | 'already_answered'): Told => ({
  name: 'guess_result',
  payload: { result, points: 0 },
})
const people = (...names: string[]): Told => ({
  name: 'room_state_updated',
  payload: { room: room({ players: names.map((name) => player(name)) }) },
})
const says = (name: string, n: number): Told => ({ name: 'chat_message', payload: message(n, name, 'hello') })
const round: Told = {
  name: 'round_started',
  payload: {
    gameSessionId: 'game-r1',
    round: 1,
    rounds: 3,
    quiz: quiz(),
    durationMs: 30_000,
    seats: 3,
    remainingMs: 30_000,
    endsAt: '2026-11-21T10:02:00.000Z',
  },
}
const ended: Told = {
  name: 'round_ended',
  payload: { round: 1, quizId: 'q1', answer: 'Paris', solved: [], scores: [] },
}
const finished = (name: string | null): Told => ({
  name: 'game_finished',
  payload: {
    winner: name === null ? null : { userId: name.toLowerCase(), username: name },
    scores: [score('Ada'), score('Bo')],
    rewards: null,
  },
})

describe('what is heard', () => {
  it('tells right, close and wrong apart', () => {
    expect(heard(guess('correct'), guess('close'), guess('wrong'), guess('already_answered'))).toEqual([
      'correct',
      'close',
      'wrong',
    ])
  })

  it('rings the start once, however often it is told', () => {
    const start = (name: 'all_players_ready' | 'game_starting'): Told => ({
      name,
      payload: { roomId: 'r1', startsInMs: 3000 },
    })
    expect(heard(start('all_players_ready'), start('game_starting'))).toEqual(['match'])
  })

  it('opens and closes each round', () => {
    const started: Told = { name: 'game_started', payload: { roomId: 'r1', gameSession: session() } }
    expect(heard(started, round, ended)).toEqual(['roundStart', 'roundEnd'])
  })

  it('tells the winner from the others, and a game that nobody won from both', () => {
    expect(heard(finished('Ada'))).toEqual(['win'])
    expect(heard(finished('Bo'))).toEqual(['lose'])
    expect(heard(finished(null))).toEqual(['roundEnd'])
    const watching = {
      role: 'spectator' as const,
      answered: false,
      hintsTaken: 0,
      score: 0,
      streak: 0,
      earned: null,
    }
    expect(heard({ name: 'room_view', payload: view({ you: watching }) }, finished('Bo'))).toEqual([
      'roundEnd',
    ])
  })

  it('pops for what others say, not for oneself nor for a line that is known', () => {
    expect(heard(says('Bo', 1), says('Bo', 1), says('Ada', 2))).toEqual(['chat'])
  })

  it('says nothing of a history that is fetched', () => {
    expect(
      heard({ name: 'chat_history', payload: { roomId: 'r1', messages: [message(1, 'Bo', 'hello')] } }),
    ).toEqual([])
  })

  it('hears people come and go, and not that they get ready', () => {
    expect(heard(people('Ada', 'Bo', 'Cy'), people('Ada', 'Bo', 'Cy'), people('Ada', 'Bo'))).toEqual([
      'join',
      'leave',
    ])
  })
})
