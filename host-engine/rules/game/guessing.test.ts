import { describe, expect, it } from 'vitest'
import { driveRoom } from '../../testing/room-driver.ts'

function playing(...more: string[]) {
  const room = driveRoom()
  room.play('ada', 'bob', ...more)
  room.forget()
  return room
}
const said = (room: ReturnType<typeof driveRoom>, by: string) =>
  room.heard('chat_message', by).map((line) => line.message)

describe('lines during a round', () => {
  it('[GAME-23] takes a slip as the answer, but not when the lexicon of its language knows the word', () => {
    const lexicon = (language: string) => (word: string) => language === 'english' && word === 'lanter'
    const known = driveRoom({}, 1, lexicon)
    known.play('ada', 'bob')
    expect(known.guess('bob', 'lanter')).toMatchObject({ data: { result: 'close' } })
    expect(playing().guess('bob', 'lanter')).toMatchObject({ data: { result: 'correct' } })
  })

  it('[GAME-41] judges a slip by the strictness of the room', () => {
    const verdictIn = (strictness: 'strict' | 'normal' | 'relaxed') => {
      const room = driveRoom({ strictness })
      room.play('ada', 'bob')
      const reply = room.guess('bob', 'lanturn')
      return reply.ok ? reply.data : reply
    }
    expect(verdictIn('strict')).toMatchObject({ result: 'close' })
    expect(verdictIn('normal')).toMatchObject({ result: 'correct' })
    expect(verdictIn('relaxed')).toMatchObject({ result: 'correct' })
    const farther = driveRoom({ strictness: 'relaxed' })
    farther.play('ada', 'bob')
    expect(farther.guess('bob', 'lanturrn')).toMatchObject({ data: { result: 'correct' } })
  })

  it('[GAME-15, GAME-16, RT-25] takes a right line as the answer: hidden, and announced without it', () => {
    const room = playing('cam')
    expect(room.say('bob', 'The Lantern!')).toEqual({ ok: true, data: { result: 'correct', points: 195 } })
    expect(room.heard('chat_message')).toEqual([])
    expect(room.heard('correct_answer')).toEqual([
      { userId: 'bob', username: 'bob', points: 195, order: 1, streak: 1, answered: 1, of: 3 },
    ])
    room.guess('cam', 'lantern')
    expect(room.heard('correct_answer').at(-1)).toMatchObject({
      userId: 'cam',
      order: 2,
      answered: 2,
      of: 3,
    })
  })

  it('[GAME-17, RT-24] reports a near miss to its author alone', () => {
    const room = playing()
    expect(room.guess('bob', 'lanturrn')).toEqual({ ok: true, data: { result: 'close', points: 0 } })
    expect(room.heard('guess_result', 'bob')).toEqual([{ result: 'close', points: 0 }])
    expect(room.heard('guess_result', 'ada')).toEqual([])
    expect(room.heard('chat_message', 'ada')).toEqual([])
  })

  it('[GAME-18, RT-23] shows a wrong guess to all once, as a line that is a guess', () => {
    const room = playing()
    room.guess('bob', 'umbrella')
    expect(room.heard('chat_message')).toHaveLength(1)
    expect(room.heard('chat_message', 'ada')[0]).toMatchObject({
      message: 'umbrella',
      isGuess: true,
      userId: 'bob',
    })
    expect(room.heard('guess_submitted')).toEqual([{ round: 1, guesses: 1 }])
  })

  it('[RT-61] acknowledges wrong and close guesses by frames of one shape', () => {
    const room = playing()
    room.guess('bob', 'umbrella')
    room.guess('ada', 'lanturrn')
    const [wrong, close] = [room.heard('guess_result', 'bob')[0], room.heard('guess_result', 'ada')[0]]
    expect(Object.keys(wrong ?? {})).toEqual(Object.keys(close ?? {}))
  })

  it('[GAME-19] gives no points for a second answer', () => {
    const room = playing('cam')
    room.guess('bob', 'lantern')
    room.pass(2_000)
    expect(room.guess('bob', 'lantern')).toEqual({
      ok: true,
      data: { result: 'already_answered', points: 0 },
    })
    expect(room.state.members.find(({ userId }) => userId === 'bob')?.score).toBe(195)
  })

  it('[GAME-20] lets those who have answered talk among themselves until the round ends', () => {
    const room = playing('cam', 'dan')
    room.guess('ada', 'lantern')
    room.guess('bob', 'lantern')
    room.pass(2_000)
    room.say('ada', 'it was the lantern, wasn’t it')
    expect(said(room, 'bob')).toHaveLength(1)
    expect(said(room, 'cam')).toEqual([])
    room.pass(20_000)
    room.say('ada', 'now all may know')
    expect(said(room, 'cam')).toEqual(['now all may know'])
  })

  it('[GAME-21] shows a line that holds the answer only to those who have it, and calls it close', () => {
    const room = playing('cam')
    room.guess('ada', 'lantern')
    expect(room.guess('bob', 'maybe it is the lantern then')).toEqual({
      ok: true,
      data: { result: 'close', points: 0 },
    })
    expect(said(room, 'ada')).toEqual(['maybe it is the lantern then'])
    expect(said(room, 'cam')).toEqual([])
    expect(room.guess('cam', 'l-a-n-t-e-r-n or so')).toMatchObject({ data: { result: 'close' } })
  })

  it.each([
    'is it a lantern?',
    "it's the lantern",
    'I think it is a lantern',
    'my answer is lantern',
    'your lantern',
    'riddle: lantern',
  ])('[GAME-42] takes “%s” as the answer: with points, and not in the chat', (line) => {
    const room = playing('cam')
    expect(room.say('bob', line)).toEqual({ ok: true, data: { result: 'correct', points: 195 } })
    expect(room.heard('chat_message')).toEqual([])
    expect(room.heard('correct_answer')).toMatchObject([{ userId: 'bob', order: 1 }])
    expect(room.heard('guess_result', 'bob')).toMatchObject([{ result: 'correct', mask: 'lantern' }])
  })

  it.each(['is it a lantern or a candle?', 'not a lantern', "it's a red lantern", 'lantern, candle'])(
    '[GAME-21, GAME-42] takes “%s” for a give-away',
    (line) => {
      const room = playing('cam')
      room.guess('ada', 'lantern')
      room.forget()
      expect(room.say('bob', line)).toEqual({ ok: true, data: { result: 'close', points: 0 } })
      expect(said(room, 'ada')).toEqual([line])
      expect(said(room, 'cam')).toEqual([])
    },
  )

  it('[GAME-42] hides the framed answer of one who has answered already, as any other line of theirs', () => {
    const room = playing('cam')
    room.guess('bob', 'lantern')
    room.pass(2_000)
    room.forget()
    room.say('bob', "it's a lantern")
    expect(said(room, 'cam')).toEqual([])
    expect(room.heard('correct_answer')).toEqual([])
  })

  it('[GAME-36] takes a line between rounds as an ordinary one', () => {
    const room = playing()
    room.pass(20_000)
    room.guess('bob', 'lantern')
    expect(room.heard('chat_message', 'ada').at(-1)).toMatchObject({ message: 'lantern', isGuess: false })
    expect(room.heard('correct_answer')).toEqual([])
  })

  it('[SCORE-6] costs nothing to be wrong or close', () => {
    const room = playing()
    room.guess('bob', 'umbrella')
    room.pass(2_000)
    room.guess('bob', 'lanturrn')
    expect(room.state.members.find(({ userId }) => userId === 'bob')).toMatchObject({ score: 0, correct: 0 })
  })

  it('[RT-25] says nothing to all about an answer but the one frame that bears its counts', () => {
    const room = playing('cam')
    room.guess('bob', 'lantern')
    room.pass(1_000)
    expect(room.events.filter(({ to }) => to === 'all').map(({ name }) => name)).toEqual(['correct_answer'])
  })

  it('[RT-23] counts guesses at most once a second, right ones with them, and the last in any case', () => {
    const room = playing('cam', 'dan', 'eve')
    for (const [index, userId] of ['ada', 'bob', 'cam'].entries()) {
      room.pass(index === 0 ? 0 : 300)
      room.guess(userId, 'umbrella')
    }
    room.guess('dan', 'lantern')
    expect(room.heard('guess_submitted')).toEqual([{ round: 1, guesses: 1 }])
    room.pass(699)
    expect(room.heard('guess_submitted')).toHaveLength(1)
    room.pass(1)
    expect(room.heard('guess_submitted').slice(1)).toEqual([{ round: 1, guesses: 4 }])
  })

  it('[RT-23] sends the count along with a guess where guesses keep coming', () => {
    const room = playing('cam', 'dan')
    for (const userId of ['ada', 'bob', 'cam', 'dan', 'ada']) {
      room.guess(userId, 'umbrella')
      room.pass(600)
    }
    const told = room.events.filter(({ to }) => to === 'all').map(({ name }) => name)
    const [line, count] = ['chat_message', 'guess_submitted']
    expect(told).toEqual([line, count, line, line, count, line, line, count])
  })

  it('[RT-25] tells the count by itself when it changes without an answer, and only then', () => {
    const room = playing('cam', 'dan')
    room.guess('cam', 'lantern')
    room.perform({ type: 'disconnect', userId: 'cam' })
    expect(room.heard('player_answered')).toEqual([])
    room.perform({ type: 'disconnect', userId: 'dan' })
    room.perform({ type: 'connect', userId: 'dan' })
    room.perform({ type: 'leave', userId: 'dan' })
    room.perform({ type: 'leave', userId: 'cam' })
    expect(room.heard('player_answered')).toEqual([
      { round: 1, answered: 1, of: 3 },
      { round: 1, answered: 1, of: 4 },
      { round: 1, answered: 1, of: 3 },
      { round: 1, answered: 0, of: 2 },
    ])
  })
})
