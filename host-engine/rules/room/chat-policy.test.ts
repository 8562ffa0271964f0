import { describe, expect, it } from 'vitest'
import { driveRoom } from '../../testing/room-driver.ts'
import { historyFor, waitBeforeLine } from './chat-policy.ts'

const lines = (room: ReturnType<typeof driveRoom>, userId: string, limit = 100) =>
  historyFor(room.state, userId, limit).map((line) => line.message)

describe('limits', () => {
  it('[CHAT-2, RT-31] takes one line in 2 s, forgives 250 ms, and says how long to wait', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    expect(room.say('ada', 'one')).toMatchObject({ ok: true })
    room.pass(1_749)
    expect(room.say('ada', 'two')).toEqual({ ok: false, code: 'RATE_LIMITED', details: { retryAfter: 1 } })
    expect(room.heard('rate_limit_exceeded', 'ada')).toEqual([{ retryAfter: 1 }])
    expect(room.heard('rate_limit_exceeded', 'bob')).toEqual([])
    room.pass(1)
    expect(room.say('ada', 'three')).toMatchObject({ ok: true })
    expect(lines(room, 'bob')).toEqual(['one', 'three'])
  })

  it('[CHAT-2] counts guesses as lines', () => {
    const room = driveRoom()
    room.play('ada', 'bob')
    room.say('bob', 'umbrella')
    expect(room.guess('bob', 'lantern')).toMatchObject({ code: 'RATE_LIMITED' })
    expect(room.heard('correct_answer')).toEqual([])
  })

  it('[CHAT-3] takes 100 lines in 60 s and not one more', () => {
    const room = driveRoom()
    room.enter('ada')
    const [member] = room.state.members
    if (!member) throw new Error('nobody is in')
    const busy = { ...member, lastLineAt: 10_000, windowStartedAt: 0, windowLines: 100 }
    expect(waitBeforeLine(busy, 30_000)).toBe(30_000)
    expect(waitBeforeLine({ ...busy, windowLines: 99 }, 30_000)).toBe(0)
    expect(waitBeforeLine(busy, 60_000)).toBe(0)
  })
})

describe('history', () => {
  it('[CHAT-8] holds the last lines, oldest first, 100 at most', () => {
    const room = driveRoom()
    room.enter('ada')
    for (let line = 1; line <= 105; line++) {
      room.say('ada', `line ${line}`)
      room.pass(2_000)
    }
    expect(lines(room, 'ada')).toHaveLength(100)
    expect(lines(room, 'ada').at(0)).toBe('line 6')
    expect(lines(room, 'ada', 2)).toEqual(['line 104', 'line 105'])
  })

  it('[CHAT-9] holds no right guess, and no talk of those who have answered, for one still guessing', () => {
    const room = driveRoom()
    room.play('ada', 'bob', 'cam')
    room.guess('ada', 'lantern')
    room.pass(2_000)
    room.say('ada', 'a lantern, of course')
    room.guess('bob', 'umbrella')
    expect(lines(room, 'bob')).toEqual(['umbrella'])
    expect(lines(room, 'ada')).toEqual(['a lantern, of course', 'umbrella'])
    room.pass(20_000)
    expect(lines(room, 'bob')).toEqual(['a lantern, of course', 'umbrella'])
  })

  it('[CHAT-6] is for members: nobody else may send or read', () => {
    const room = driveRoom()
    room.enter('ada')
    expect(room.say('zoe', 'hello')).toMatchObject({ code: 'NOT_A_MEMBER' })
    expect(room.perform({ type: 'read_history', userId: 'zoe', limit: 50 })).toMatchObject({
      code: 'NOT_A_MEMBER',
    })
  })

  it('[CHAT-10, RT-29] sets author, time and kind of a line itself', () => {
    const room = driveRoom()
    room.enter('ada')
    room.say('ada', 'hello')
    expect(room.heard('chat_message')).toEqual([
      {
        id: 'room1-1',
        roomId: 'room1',
        userId: 'ada',
        username: 'ada',
        message: 'hello',
        isGuess: false,
        useTts: false,
        timestamp: '1970-01-01T00:00:00.000Z',
      },
    ])
  })

  it('[RT-30] answers the history, and sends no event', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    room.say('ada', 'hello')
    const reply = room.perform({ type: 'read_history', userId: 'bob', limit: 50 })
    expect(reply).toMatchObject({ ok: true, data: { messages: [{ message: 'hello' }] } })
    for (const userId of ['ada', 'bob']) expect(room.heard('chat_history', userId)).toEqual([])
  })
})

describe('spectators', () => {
  const watched = () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    for (const userId of ['eve', 'fay']) {
      room.join(userId, { spectate: true })
      room.perform({ type: 'connect', userId })
    }
    return room
  }
  const read = (room: ReturnType<typeof driveRoom>, userId: string) =>
    historyFor(room.state, userId, 50).map(({ message }) => message)

  it('[ROOM-30, CHAT-6] talk with everyone while the room waits and between rounds', () => {
    const room = watched()
    room.say('eve', 'good luck')
    expect(room.heard('chat_message', 'ada')).toHaveLength(1)
    room.play()
    room.guess('ada', 'lantern')
    room.guess('bob', 'lantern')
    room.say('eve', 'well played')
    expect(room.heard('chat_message', 'bob').map(({ message }) => message)).toEqual([
      'good luck',
      'well played',
    ])
  })

  it('[ROOM-30, CHAT-6, CHAT-9] talk among themselves while a round runs, unseen by guessers and solvers for good', () => {
    const room = watched()
    room.play()
    room.guess('ada', 'lantern')
    expect(room.say('eve', 'lantern')).toMatchObject({ ok: true })
    room.pass(2_000)
    room.say('ada', 'easy')
    room.say('bob', 'a pencil')
    for (const userId of ['ada', 'bob'])
      expect(room.heard('chat_message', userId).map(({ message }) => message)).not.toContain('lantern')
    expect(room.heard('chat_message', 'fay').map(({ message }) => message)).toEqual(['lantern', 'a pencil'])
    // In a pause, too.
    room.perform({ type: 'pause_game', userId: 'ada' })
    room.pass(2_000)
    room.say('fay', 'still there')
    expect(room.heard('chat_message', 'bob').map(({ message }) => message)).not.toContain('still there')
    room.perform({ type: 'resume_game', userId: 'ada' })
    room.pass(20_000)
    expect(read(room, 'ada')).toEqual(['easy', 'a pencil'])
    expect(read(room, 'fay')).toEqual(['lantern', 'easy', 'a pencil', 'still there'])
    room.join('gil', { spectate: true })
    expect(read(room, 'gil')).toContain('lantern')
  })
})
