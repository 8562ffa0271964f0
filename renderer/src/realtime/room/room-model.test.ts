import { describe, expect, it } from 'vitest'
import {
  message,
  player,
  quiz,
  room,
  score,
  session,
  view,
} from '#renderer/realtime/testing/room-fixtures.ts'
import type { RoomView } from '#shared/protocol/room-view.ts'
import { type ModelEvent, reduce } from './handle-room-event.ts'
import { linesOf } from './model-chat.ts'
import { emptyModel, type RoomModel } from './room-model.ts'

/** Events a second apart, each with the time of its arrival. */
type Told = {
  [Name in ModelEvent['name']]: Omit<Extract<ModelEvent, { name: Name }>, 'at'>
}[ModelEvent['name']]
const play = (events: readonly Told[], from: RoomModel = emptyModel('ada')): RoomModel =>
  events.reduce<RoomModel>(
    (model, event, n) => reduce(model, { ...event, at: 1000 * (n + 1) } as ModelEvent),
    from,
  )
const fromView = (changes: Partial<RoomView>, at: number): RoomModel =>
  reduce(emptyModel('ada'), { name: 'room_view', payload: view(changes), at })

/** What a view tells too; the rest is only in events. */
const told = ({
  room,
  session,
  phase,
  quiz,
  mask,
  countdown,
  pause,
  answered,
  lastRound,
  result,
  you,
}: RoomModel) => ({
  room,
  session,
  phase,
  quiz,
  mask,
  countdown,
  pause,
  answered,
  lastRound,
  result,
  you,
})

const entered: Told = { name: 'room_view', payload: view() }
const started: Told = { name: 'game_started', payload: { roomId: 'r1', gameSession: session() } }
const round = (n: number): Told => ({
  name: 'round_started',
  payload: {
    gameSessionId: 'game-r1',
    round: n,
    rounds: 3,
    quiz: quiz({ id: `q${n}` }),
    durationMs: 30_000,
    seats: 3,
    remainingMs: 30_000,
    endsAt: '2026-11-21T10:02:00.000Z',
  },
})
const solved = (name: string, points: number, order: number): Told => ({
  name: 'correct_answer',
  payload: { userId: name.toLowerCase(), username: name, points, order, streak: 1, answered: order, of: 2 },
})
const ended = (n: number, nextInMs?: number): Told => ({
  name: 'round_ended',
  payload: {
    round: n,
    quizId: `q${n}`,
    answer: 'Paris',
    solved: [],
    scores: [score('Bo', 110, 1), score('Ada')],
    ...(nextInMs === undefined ? {} : { nextInMs }),
  },
})
const inRound = [entered, started, round(1)]
const scoresAfter = [score('Bo', 110, 1), score('Ada')]

describe('a streak', () => {
  const right: Told = { name: 'guess_result', payload: { result: 'correct', points: 100 } }
  const cutShort: Told = {
    name: 'round_ended',
    payload: { round: 2, quizId: 'q2', answer: null, solved: [], scores: [], nextInMs: 5_000 },
  }
  it('[SCORE-9] grows with each right answer in a row, and a missed round ends it', () => {
    const once = play([...inRound, right, ended(1, 5_000), round(2)])
    expect(once.you.streak).toBe(1)
    expect(play([right, ended(2, 5_000)], once).you.streak).toBe(2)
    expect(play([ended(2, 5_000)], once).you.streak).toBe(0)
    expect(play([cutShort], once).you.streak).toBe(1)
  })
})

describe('the model tells after events what a fresh room_view tells', () => {
  it.each<[string, readonly Told[], Partial<RoomView>, number]>([
    [
      'the countdown',
      [entered, { name: 'game_starting', payload: { roomId: 'r1', startsInMs: 3000 } }],
      { phase: 'starting', remainingMs: 3000 },
      2000,
    ],
    [
      'a countdown that was stopped',
      [
        entered,
        { name: 'game_starting', payload: { roomId: 'r1', startsInMs: 3000 } },
        { name: 'game_start_cancelled', payload: { roomId: 'r1', reason: 'not_ready' } },
      ],
      {},
      3000,
    ],
    [
      'a running round',
      inRound,
      {
        phase: 'answering',
        gameSession: session({ round: 1 }),
        quiz: quiz(),
        mask: '_____',
        durationMs: 30_000,
        remainingMs: 30_000,
      },
      3000,
    ],
    [
      'a round that another has answered',
      [...inRound, solved('Bo', 110, 1)],
      {
        phase: 'answering',
        gameSession: session({ round: 1, scores: scoresAfter }),
        quiz: quiz(),
        mask: '_____',
        durationMs: 30_000,
        remainingMs: 29_000,
        answered: ['bo'],
      },
      4000,
    ],
    [
      'a pause',
      [
        ...inRound,
        { name: 'game_paused', payload: { reason: 'players', remainingMs: 29_000, waitMs: 60_000 } },
      ],
      {
        phase: 'paused',
        gameSession: session({ round: 1, status: 'paused' }),
        quiz: quiz(),
        mask: '_____',
        durationMs: 30_000,
        remainingMs: 29_000,
        pause: { reason: 'players', waitMs: 60_000 },
      },
      4000,
    ],
    [
      'a game that went on after a pause',
      [
        ...inRound,
        { name: 'game_paused', payload: { reason: 'players', remainingMs: 29_000, waitMs: 60_000 } },
        { name: 'game_resumed', payload: { reason: 'players', remainingMs: 29_000 } },
      ],
      {
        phase: 'answering',
        gameSession: session({ round: 1 }),
        quiz: quiz(),
        mask: '_____',
        durationMs: 30_000,
        remainingMs: 29_000,
      },
      5000,
    ],
  ])('%s', (_what, events, changes, at) => {
    expect(told(play(events))).toEqual(told(fromView(changes, at)))
  })

  it('the reveal, of which only the events know the question', () => {
    const { quiz: asked, ...after } = told(play([...inRound, solved('Bo', 110, 1), ended(1, 5000)]))
    const lastRound = {
      round: 1,
      quizId: 'q1',
      answer: 'Paris',
      scores: scoresAfter,
      solved: [],
      nextInMs: 5000,
    }
    const { quiz: none, ...viewed } = told(
      fromView(
        {
          phase: 'between',
          gameSession: session({ round: 1, scores: scoresAfter }),
          lastRound,
          remainingMs: 5000,
        },
        5000,
      ),
    )
    expect(after).toEqual(viewed)
    expect([asked?.id, none]).toEqual(['q1', null])
  })

  it('a finished game, but for the time at which it finished', () => {
    const result = {
      winner: { userId: 'bo', username: 'Bo' },
      scores: scoresAfter,
      rewards: null,
    }
    const over = play([...inRound, ended(1), { name: 'game_finished', payload: result }])
    expect(over.phase).toBe('finished')
    expect(over.countdown).toEqual({ kind: 'running', endsAt: 25_000, durationMs: null })
    expect(over.result).toEqual(result)
    expect(over.session).toMatchObject({ status: 'finished', scores: scoresAfter })
  })
})

it('[GAME-35] leaves nothing of a round behind that the end of the game cut off', () => {
  const over = play([
    ...inRound,
    solved('Bo', 110, 1),
    { name: 'game_paused', payload: { reason: 'players', remainingMs: 9000, waitMs: 60_000 } },
    { name: 'game_finished', payload: { winner: null, scores: scoresAfter, rewards: null } },
  ])
  expect(over).toMatchObject({ phase: 'finished', mask: null, answered: [], pause: null })
})

describe('the round on the model', () => {
  it('[RT-24] counts a right guess once, in the own score and among those who answered', () => {
    const model = play([
      ...inRound,
      { name: 'guess_result', payload: { result: 'correct', points: 96, mask: 'Paris' } },
      solved('Ada', 96, 1),
      solved('Ada', 96, 1),
    ])
    expect(model.you).toMatchObject({ answered: true, score: 96 })
    expect(model.session?.scores[0]).toEqual(score('Ada', 96, 1))
    expect([model.mask, model.earned, model.answered]).toEqual(['Paris', 96, ['ada']])
  })

  it('[GAME-17] shows close and wrong as feedback, anew each time, and changes no score', () => {
    const close: Told = { name: 'guess_result', payload: { result: 'close', points: 0 } }
    const once = play([...inRound, close])
    const twice = play([close], once)
    expect(once.feedback?.result).toBe('close')
    expect(twice.feedback?.seq).toBeGreaterThan(once.feedback?.seq ?? 0)
    expect(twice.you.score).toBe(0)
  })

  it('[HINT-2] shows the own mask with its hints, and begins anew with the next round', () => {
    const hint: Told = {
      name: 'mask_updated',
      payload: { gameSessionId: 'game-r1', round: 1, mask: 'P____', hintsTaken: 1 },
    }
    const model = play([...inRound, hint])
    expect([model.mask, model.you.hintsTaken]).toEqual(['P____', 1])
    const next = play([ended(1, 5000), round(2)], model)
    expect([next.mask, next.you.hintsTaken, next.you.answered, next.answered]).toEqual([
      '_____',
      0,
      false,
      [],
    ])
    expect(play([hint], next).mask).toBe('_____')
  })

  it('[GAME-25] keeps the whole answer before the eyes of one who has it, whatever letter opens', () => {
    const model = play([
      ...inRound,
      { name: 'guess_result', payload: { result: 'correct', points: 96, mask: 'Paris' } },
      { name: 'mask_updated', payload: { gameSessionId: 'game-r1', round: 1, mask: 'P____', hintsTaken: 0 } },
    ])
    expect(model.mask).toBe('Paris')
  })

  it('[RT-23] takes counts of this round only', () => {
    const counts = play([
      ...inRound,
      { name: 'player_answered', payload: { round: 1, answered: 1, of: 2 } },
      { name: 'guess_submitted', payload: { round: 1, guesses: 4 } },
      { name: 'player_answered', payload: { round: 7, answered: 9, of: 9 } },
    ]).counts
    expect(counts).toEqual({ answered: 1, of: 2, guesses: 4 })
  })

  it('[RT-25] counts answers and guesses by the frame of a right answer, which is one of both', () => {
    expect(play([...inRound, solved('Bo', 110, 1)]).counts).toEqual({ answered: 1, of: 2, guesses: 1 })
    const wrong: Told = { name: 'guess_submitted', payload: { round: 1, guesses: 4 } }
    const counts = play([...inRound, wrong, solved('Bo', 110, 1), solved('Ada', 96, 2)]).counts
    expect(counts).toEqual({ answered: 2, of: 2, guesses: 6 })
  })

  it('[SESS-51] keeps question, points and counts when the same round is drawn anew after a loss', () => {
    const before = play([
      ...inRound,
      { name: 'guess_result', payload: { result: 'correct', points: 96, mask: 'Paris' } },
    ])
    const again = play(
      [
        {
          name: 'room_view',
          payload: view({
            phase: 'between',
            gameSession: session({ round: 1 }),
            lastRound: { round: 1, quizId: 'q1', answer: 'Paris', solved: [], scores: [] },
            you: { role: 'player', answered: false, hintsTaken: 0, score: 96, streak: 0, earned: 96 },
          }),
        },
      ],
      before,
    )
    expect([again.quiz?.id, again.earned]).toEqual(['q1', 96])
  })
})

describe('the chat on the model', () => {
  const texts = (model: RoomModel) =>
    linesOf(model, 'r1').map((line) => (line.kind === 'message' ? line.message.message : line.note.kind))

  it('[CHAT-7] keeps lines by room, and the rate limit apart', () => {
    const other = message(1, 'Bo', 'elsewhere', { roomId: 'r2', id: 'r2-1' })
    const model = play([
      entered,
      { name: 'chat_message', payload: message(1, 'Bo', 'hello') },
      { name: 'chat_message', payload: other },
      { name: 'rate_limit_exceeded', payload: { retryAfter: 7 } },
    ])
    expect(texts(model)).toEqual(['hello'])
    expect(linesOf(model, 'r2')).toHaveLength(1)
    expect(model.blockedUntil).toBe(4000 + 7000)
  })

  it('takes a line once, and puts what was missed to its place', () => {
    const model = play([
      entered,
      { name: 'chat_message', payload: message(1, 'Bo', 'one') },
      { name: 'chat_message', payload: message(3, 'Bo', 'three') },
      {
        name: 'chat_history',
        payload: {
          roomId: 'r1',
          messages: [1, 2, 3].map((n) => message(n, 'Bo', ['', 'one', 'two', 'three'][n] ?? '')),
        },
      },
    ])
    expect(texts(model)).toEqual(['one', 'two', 'three'])
  })

  it('inserts a missed line after every line that is not newer', () => {
    const model = play([
      entered,
      ...[1, 2, 4].map((n): Told => ({ name: 'chat_message', payload: message(n, 'Bo', `${n}`) })),
      { name: 'chat_history', payload: { roomId: 'r1', messages: [message(3, 'Bo', '3')] } },
    ])
    expect(texts(model)).toEqual(['1', '2', '3', '4'])
  })

  it('holds at most 100 lines a room', () => {
    const many = Array.from(
      { length: 320 },
      (_, n): Told => ({ name: 'chat_message', payload: message(n, 'Bo', `${n}`) }),
    )
    const model = play([entered, ...many])
    expect(linesOf(model, 'r1')).toHaveLength(100)
    expect(texts(model).at(-1)).toBe('319')
  })

  it('[GAME-20] marks the talk of those who have answered', () => {
    const model = play([
      ...inRound,
      solved('Bo', 110, 1),
      { name: 'chat_message', payload: message(1, 'Bo', 'easy!') },
    ])
    expect(linesOf(model, 'r1').at(-1)).toMatchObject({ kind: 'message', bySolver: true })
  })

  it('[RT-19] notes who comes, drops, comes back and leaves, once each', () => {
    const cy = player('Cy', { connected: false })
    const states = [
      [...room().players, cy],
      [...room().players, { ...cy, connected: true }],
      [...room().players, { ...cy, connected: false }],
      [...room().players, { ...cy, connected: true }],
      room().players,
    ]
    const model = play([
      entered,
      ...states.map(
        (players): Told => ({ name: 'room_state_updated', payload: { room: room({ players }) } }),
      ),
    ])
    expect(texts(model)).toEqual(['joined', 'away', 'back', 'left'])
  })

  it('[ROOM-8] notes what the host changed, and [ROOM-33] who is host now', () => {
    const model = play([
      entered,
      { name: 'room_state_updated', payload: { room: room({ rounds: 5 }), changed: ['rounds'] } },
      { name: 'room_state_updated', payload: { room: room({ host: { id: 'bo', username: 'Bo' } }) } },
    ])
    expect(texts(model)).toEqual(['changed', 'host'])
  })

  it('[GAME-29][GAME-30] notes that the room is over', () => {
    const model = play([entered, { name: 'return_to_lobby', payload: { roomId: 'r1', reason: 'kicked' } }])
    expect(model.ended).toEqual({ name: 'return_to_lobby', reason: 'kicked' })
  })
})
