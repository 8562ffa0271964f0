import { describe, expect, it } from 'vitest'
import { RELOAD_GRACE_MS } from '#shared/constants/timings.ts'
import { ANSWERS, driveRoom, quizzes } from '../../testing/room-driver.ts'

describe('rounds', () => {
  it('[GAME-13, RT-22] plays as many rounds as the room says, each as long as it says', () => {
    const room = driveRoom({ rounds: 3, timePerRound: 20 })
    room.play('ada', 'bob')
    room.pass(3 * 20_000 + 2 * 5_000)
    const rounds = room.heard('round_started')
    expect(rounds.map((round) => [round.round, round.rounds, round.durationMs, round.remainingMs])).toEqual([
      [1, 3, 20_000, 20_000],
      [2, 3, 20_000, 20_000],
      [3, 3, 20_000, 20_000],
    ])
    expect(rounds[0]?.quiz).toEqual({
      id: 'game-room1-1',
      prompt: 'Riddle number 1?',
      kind: 'riddle',
      category: 'Things',
      difficulty: 'medium',
      language: 'english',
      mask: '_______',
    })
    expect(room.state.phase.kind).toBe('settling')
  })

  it('[GAME-40] gives more time to rounds and to the pauses between them when the timers are relaxed', () => {
    const room = driveRoom({ rounds: 2, timePerRound: 15, timeFactor: 1.5 })
    room.play('ada', 'bob')
    expect(room.heard('round_started')[0]).toMatchObject({ durationMs: 22_500, remainingMs: 22_500 })
    room.pass(22_500)
    expect(room.heard('round_ended')[0]?.nextInMs).toBe(7_500)
    room.pass(7_499)
    expect(room.heard('round_started')).toHaveLength(1)
    room.pass(1)
    expect(room.heard('round_started')).toHaveLength(2)
  })

  it('[GAME-24] ends a round when the time is up, and when every connected player has answered', () => {
    const room = driveRoom()
    room.play('ada', 'bob', 'cam')
    room.pass(19_999)
    expect(room.heard('round_ended')).toEqual([])
    room.pass(1)
    expect(room.heard('round_ended')).toHaveLength(1)
    room.pass(5_000)
    room.perform({ type: 'disconnect', userId: 'cam' })
    room.pass(RELOAD_GRACE_MS)
    room.guess('ada', 'compass')
    expect(room.heard('round_ended')).toHaveLength(1)
    room.guess('bob', 'compass')
    expect(room.heard('round_ended')).toHaveLength(2)
  })

  it('[GAME-24] waits a moment for the last one thinking, who may be reloading the page', () => {
    const room = driveRoom()
    room.play('ada', 'bob', 'cam')
    room.guess('ada', 'lantern')
    room.guess('bob', 'lantern')
    room.perform({ type: 'disconnect', userId: 'cam' })
    room.pass(RELOAD_GRACE_MS - 1)
    expect(room.heard('round_ended')).toEqual([])
    room.perform({ type: 'connect', userId: 'cam' })
    room.pass(1)
    expect(room.heard('round_ended')).toEqual([])
    room.perform({ type: 'disconnect', userId: 'cam' })
    room.pass(RELOAD_GRACE_MS)
    expect(room.heard('round_ended')).toHaveLength(1)
  })

  it('[GAME-24] ends the round when the only one who had not answered leaves', () => {
    const room = driveRoom()
    room.play('ada', 'bob', 'cam')
    room.guess('ada', 'lantern')
    room.guess('bob', 'lantern')
    room.perform({ type: 'leave', userId: 'cam' })
    expect(room.heard('round_ended')).toHaveLength(1)
  })

  it('[RT-26] shows answer, explanation and scores at the end of a round', () => {
    const room = driveRoom()
    room.play('ada', 'bob')
    room.guess('ada', 'lantern')
    room.pass(20_000)
    expect(room.heard('round_ended')).toEqual([
      {
        round: 1,
        quizId: 'game-room1-1',
        answer: 'lantern',
        explanation: 'It was thing 1.',
        scores: [
          { userId: 'ada', username: 'ada', score: 195, correct: 1 },
          { userId: 'bob', username: 'bob', score: 0, correct: 0 },
        ],
        solved: [{ userId: 'ada', username: 'ada', elapsedMs: 0, points: 195 }],
        nextInMs: 5_000,
      },
    ])
  })

  it('[GAME-26] begins the next round by itself 5 s later', () => {
    const room = driveRoom()
    room.play('ada', 'bob')
    room.pass(20_000 + 4_999)
    expect(room.heard('round_started')).toHaveLength(1)
    room.pass(1)
    expect(room.heard('round_started')).toHaveLength(2)
  })

  it('[GAME-3, GAME-6] lets the host end a round and skip the wait, and nobody else', () => {
    const room = driveRoom()
    room.play('ada', 'bob')
    expect(room.perform({ type: 'start_next_round', userId: 'ada' })).toMatchObject({ code: 'CONFLICT' })
    expect(room.perform({ type: 'end_round', userId: 'bob' })).toMatchObject({ code: 'NOT_THE_HOST' })
    expect(room.perform({ type: 'end_round', userId: 'ada' })).toMatchObject({ ok: true })
    room.pass(5_000 + 20_000)
    expect(room.perform({ type: 'start_next_round', userId: 'bob' })).toMatchObject({ code: 'NOT_THE_HOST' })
    expect(room.perform({ type: 'start_next_round', userId: 'ada' })).toMatchObject({ ok: true })
    expect(room.heard('round_started').map((round) => round.round)).toEqual([1, 2, 3])
  })

  it('[GAME-7, GAME-46] lets the host end the game before a round is over: unfinished, without a winner', () => {
    const room = driveRoom()
    room.play('ada', 'bob')
    room.guess('ada', 'lantern')
    expect(room.perform({ type: 'end_game', userId: 'bob' })).toMatchObject({ code: 'NOT_THE_HOST' })
    expect(room.perform({ type: 'end_game', userId: 'ada' })).toMatchObject({ ok: true })
    expect(room.heard('game_ended_and_cleaned')).toEqual([{ roomId: 'room1', reason: 'ended_by_host' }])
    expect(room.heard('game_finished')).toEqual([])
    const settled = room.effects.find((effect) => effect.type === 'settle')
    expect(settled).toMatchObject({ result: { outcome: { kind: 'unfinished' } } })
  })

  it.each(['in a round', 'between rounds'])(
    '[GAME-7, GAME-46] a game that its host ends %s after a played one has a result',
    (when) => {
      const room = driveRoom()
      room.play('ada', 'bob')
      room.guess('bob', 'lantern')
      room.pass(20_000)
      if (when === 'in a round') room.pass(6_000)
      expect(room.perform({ type: 'end_game', userId: 'ada' })).toMatchObject({ ok: true })
      expect(room.heard('game_ended_and_cleaned')).toEqual([])
      const settled = room.effects.find((effect) => effect.type === 'settle')
      expect(settled).toMatchObject({
        result: {
          outcome: { kind: 'finished', winner: 'bob', endedByHost: true },
          rounds: [{ answer: 'lantern' }],
        },
      })
      room.perform({ type: 'settled', rewards: [] })
      expect(room.heard('game_finished', 'ada')).toMatchObject([{ winner: { userId: 'bob' } }])
      room.pass(20_000)
      expect(room.heard('return_to_lobby')).toHaveLength(1)
    },
  )

  it('[GAME-14] deals each quiz of a game once, and custom quizzes in their order', () => {
    const room = driveRoom({ rounds: 5, timePerRound: 5 })
    room.play('ada', 'bob')
    room.pass(5 * 10_000)
    expect(room.heard('round_ended').map((round) => round.answer)).toEqual([...ANSWERS])
    expect(new Set(room.heard('round_started').map((round) => round.quiz.id)).size).toBe(5)
  })
})

describe('the end', () => {
  function finish() {
    const room = driveRoom({ rounds: 1 })
    room.play('ada', 'bob')
    room.guess('bob', 'lantern')
    room.guess('ada', 'lantern')
    return room
  }

  it('[GAME-27, GAME-37, RT-27] announces the result after the settlement, with its rewards', () => {
    const room = finish()
    expect(room.heard('game_finished')).toEqual([])
    const rewards = [{ userId: 'bob', r3: 30, passXp: 0 }]
    room.perform({ type: 'settled', rewards })
    expect(room.heard('game_finished', 'ada')).toEqual([
      {
        winner: { userId: 'bob', username: 'bob' },
        scores: [
          { userId: 'bob', username: 'bob', score: 195, correct: 1 },
          { userId: 'ada', username: 'ada', score: 150, correct: 1 },
        ],
        rewards,
        yours: { place: 2, accuracy: 1, fastestMs: 0, streak: 1, level: null, rank: null },
      },
    ])
    expect(room.heard('room_state_updated').at(-1)?.room.status).toBe('finished')
  })

  it('[GAME-37] announces the result without rewards after 5 s, and only once', () => {
    const room = finish()
    room.pass(5_000)
    room.perform({ type: 'settled', rewards: [] })
    expect(room.heard('game_finished', 'ada').map((result) => result.rewards)).toEqual([null])
  })

  it('[GAME-28, RT-33] sends everyone to the lobby 20 s after the result', () => {
    const room = finish()
    room.perform({ type: 'settled', rewards: [] })
    room.pass(19_999)
    expect(room.heard('return_to_lobby')).toEqual([])
    room.pass(1)
    expect(room.heard('return_to_lobby')).toEqual([{ roomId: 'room1', reason: 'game_over' }])
    expect(room.effects.at(-1)).toEqual({ type: 'close' })
  })

  it('[GAME-10] frees the seats when the game is over', () => {
    const room = finish()
    room.forget()
    room.perform({ type: 'settled', rewards: [] })
    expect(room.effects).toEqual([
      { type: 'free_seat', userId: 'ada' },
      { type: 'free_seat', userId: 'bob' },
    ])
  })

  it('[ERR-45] refuses a seat in a finished game', () => {
    const room = finish()
    room.perform({ type: 'settled', rewards: [] })
    expect(room.join('bob')).toMatchObject({ code: 'RECONNECTION_FAILED_GAME_FINISHED' })
  })

  it('[SCORE-8] names no winner when nobody scored', () => {
    const room = driveRoom({ rounds: 1 })
    room.play('ada', 'bob')
    room.pass(20_000)
    room.perform({ type: 'settled', rewards: [] })
    expect(room.heard('game_finished')[0]?.winner).toBeNull()
  })

  it.each([
    { name: 'the smaller total answer time', adaAfter: 10_014, first: 'bob' },
    { name: 'the earlier join when the times are equal, too', adaAfter: 10_010, first: 'ada' },
  ])('[SCORE-7] breaks a tie by $name', ({ adaAfter, first }) => {
    const room = driveRoom({ rounds: 2 })
    room.play('ada', 'bob')
    room.guess('ada', 'lantern')
    room.pass(10_010)
    room.guess('bob', 'lantern')
    room.pass(5_000)
    room.guess('bob', 'compass')
    room.pass(adaAfter)
    room.guess('ada', 'compass')
    room.perform({ type: 'settled', rewards: [] })
    const scores = room.heard('game_finished')[0]?.scores ?? []
    expect(scores).toHaveLength(2)
    expect(scores[0]?.score).toBe(scores[1]?.score)
    expect(scores[0]?.userId).toBe(first)
  })

  it('[GAME-34] deals nothing while nobody is there: a game of two who never connected waits', () => {
    const room = driveRoom()
    room.join('ada')
    room.join('bob')
    room.perform({ type: 'start_game', userId: 'ada' })
    room.deal()
    room.pass(3_000)
    expect(room.heard('game_paused')).toHaveLength(1)
    expect(room.heard('round_started')).toEqual([])
    room.perform({ type: 'connect', userId: 'ada' })
    room.perform({ type: 'connect', userId: 'bob' })
    expect(room.heard('round_started')).toHaveLength(1)
  })
})

describe('what happens while a result is settled', () => {
  it('[GAME-37] changes nothing: a winner who leaves meanwhile has won', () => {
    const room = driveRoom({ rounds: 1 })
    room.play('ada', 'bob')
    room.guess('bob', 'lantern')
    room.guess('ada', 'lantern')
    room.perform({ type: 'leave', userId: 'bob' })
    room.perform({ type: 'settled', rewards: [] })
    expect(room.heard('game_finished')[0]).toMatchObject({
      winner: { userId: 'bob' },
      scores: [{ userId: 'bob' }, { userId: 'ada' }],
    })
  })
})

describe('a countdown that was stopped', () => {
  it('[GAME-14] takes no quizzes that were asked for before it', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    room.perform({ type: 'start_game', userId: 'ada' })
    const stale = room.effects.find((effect) => effect.type === 'deal_quizzes')
    room.perform({ type: 'leave', userId: 'bob' })
    room.pass(500)
    room.enter('bob')
    room.perform({ type: 'start_game', userId: 'ada' })
    if (stale?.type !== 'deal_quizzes') throw new Error('no quizzes were asked for')
    room.perform({ type: 'deal', startsAt: stale.startsAt, quizzes: [] })
    room.perform({ type: 'deal', startsAt: stale.startsAt, quizzes })
    expect(room.state.phase).toMatchObject({ kind: 'starting', quizzes: null })
    room.deal()
    expect(room.state.phase).toMatchObject({ kind: 'starting', quizzes })
  })
})
