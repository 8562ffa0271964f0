import { describe, expect, it } from 'vitest'
import { driveMatch } from '../../testing/match-driver.ts'
import { driveRoom } from '../../testing/room-driver.ts'
import type { PlayerCommand } from '../room-command.ts'

const TOOLS: readonly PlayerCommand[] = [
  { userId: 'ada', type: 'change_settings', changes: { rounds: 1 } },
  { userId: 'ada', type: 'close_room' },
  { userId: 'ada', type: 'start_game' },
  { userId: 'ada', type: 'end_round' },
  { userId: 'ada', type: 'start_next_round' },
  { userId: 'ada', type: 'end_game' },
  { userId: 'ada', type: 'pause_game' },
  { userId: 'ada', type: 'resume_game' },
  { userId: 'ada', type: 'kick_player', target: 'bob', ban: true },
  { userId: 'ada', type: 'mute_player', target: 'bob', muted: true },
  { userId: 'ada', type: 'make_host', target: 'bob' },
  { userId: 'ada', type: 'lock_room', locked: true },
]

describe('the host by chance of a match', () => {
  const waiting = (mode: 'quick' | 'ranked') => driveMatch(['ada', 'bob', 'cam'], { mode })
  const playing = (mode: 'quick' | 'ranked') => {
    const match = waiting(mode)
    match.begin()
    return match
  }
  const between = (mode: 'quick' | 'ranked') => {
    const match = playing(mode)
    match.pass(20_000)
    return match
  }

  it.each([
    ['quick', 'waiting', waiting],
    ['quick', 'playing', playing],
    ['quick', 'between', between],
    ['ranked', 'waiting', waiting],
    ['ranked', 'playing', playing],
    ['ranked', 'between', between],
  ] as const)(
    '[ROOM-41, ROOM-7, ROOM-32, ROOM-43, RT-14, RT-15, GAME-3, GAME-6, GAME-7] has no tools: %s, %s',
    (mode, _, bring) => {
      const match = bring(mode)
      const before = match.state
      for (const command of TOOLS)
        expect(match.perform(command), command.type).toMatchObject({ code: 'FORBIDDEN' })
      expect(match.state).toEqual(before)
    },
  )
})

describe('a host who has put up a reward', () => {
  const playing = (tokenReward: number) => {
    const room = driveRoom({ tokenReward })
    room.play('ada', 'bob', 'cam')
    return room
  }
  const DECIDING = TOOLS.filter(({ type }) => ['end_round', 'end_game', 'kick_player'].includes(type))

  it('[ROOM-41, ROOM-32] cannot decide the running game: no kick, no end of round or game', () => {
    const room = playing(50)
    for (const command of DECIDING)
      expect(room.perform(command), command.type).toMatchObject({ code: 'FORBIDDEN' })
    room.pass(20_000)
    expect(room.perform({ userId: 'ada', type: 'start_next_round' })).toMatchObject({ code: 'FORBIDDEN' })
    expect(room.state.members).toHaveLength(3)
    expect(room.state.phase.kind).toBe('playing')
  })

  it('[ROOM-41, ROOM-32] can do all of it without one, and kick before the game', () => {
    for (const command of DECIDING)
      expect(playing(0).perform(command), command.type).toMatchObject({ ok: true })
    const room = driveRoom({ tokenReward: 50 })
    room.enter('ada', 'bob')
    expect(room.perform({ userId: 'ada', type: 'kick_player', target: 'bob', ban: false })).toEqual({
      ok: true,
    })
  })

  it('[ROOM-41] cannot change to quizzes of their own, whose answers they know', () => {
    const quiz = { prompt: 'What lights the way?', answers: ['lantern'] }
    const changes = { customQuizzes: [quiz, quiz, quiz] }
    const change = (tokenReward: number) => {
      const room = driveRoom({ tokenReward })
      room.enter('ada', 'bob')
      return room.perform({ userId: 'ada', type: 'change_settings', changes })
    }
    expect(change(50)).toMatchObject({ code: 'CONFLICT' })
    expect(change(0)).toMatchObject({ ok: true })
  })
})

it('[WALLET-10] a result says whether the quizzes were the host’s own', () => {
  const quiz = { prompt: 'What lights the way?', answers: ['lantern'] }
  const ownQuizzes = [null, [quiz]].map((customQuizzes) => {
    const room = driveRoom({ rounds: 1, customQuizzes })
    room.play('ada', 'bob')
    room.pass(20_000)
    return room.effects.flatMap((effect) => (effect.type === 'settle' ? [effect.result.ownQuizzes] : []))
  })
  expect(ownQuizzes).toEqual([[false], [true]])
})

describe('somebody who is kicked', () => {
  const kick = (room: ReturnType<typeof driveRoom>) =>
    room.perform({ type: 'kick_player', userId: 'ada', target: 'bob', ban: false })

  it('[ROOM-43, GAME-34] is not heard with what they typed in a pause before', () => {
    const room = driveRoom()
    room.play('ada', 'bob', 'cam')
    room.forget()
    room.perform({ type: 'pause_game', userId: 'ada' })
    room.perform({ type: 'say', userId: 'bob', message: 'wait for me', useTts: true })
    kick(room)
    room.perform({ type: 'resume_game', userId: 'ada' })
    room.pass(20_000)
    expect(room.heard('chat_message', 'cam')).toEqual([])
    expect(room.effects.filter(({ type }) => type === 'speak')).toEqual([])
    expect(room.state.chat).toEqual([])
  })

  it('may still report what they were shown, and nothing else', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    const evidence = (userId: string) => room.perform({ type: 'read_evidence', userId })
    expect(evidence('bob')).toMatchObject({ ok: true, data: { messages: [] } })
    room.say('ada', 'you fool')
    kick(room)
    room.pass(2_000)
    room.say('ada', 'has he gone?')
    expect(evidence('bob')).toMatchObject({ ok: true, data: { messages: [{ message: 'you fool' }] } })
    expect(evidence('cam')).toEqual({ ok: false, code: 'NOT_A_MEMBER' })
    expect(room.perform({ type: 'read_history', userId: 'bob', limit: 9 })).toMatchObject({ ok: false })
  })
})
