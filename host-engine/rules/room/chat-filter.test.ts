import { describe, expect, it } from 'vitest'
import { driveRoom, quizzes } from '../../testing/room-driver.ts'

const STOPPED = { ok: false, code: 'OFFENSIVE_LANGUAGE' }

/** Three rounds, in which this is asked for first. */
function asking(...answers: string[]) {
  // Every word is one: nothing is a slip.
  const room = driveRoom({}, 1, () => () => true)
  room.enter('ada', 'bob', 'cam')
  room.perform({ type: 'start_game', userId: 'ada' })
  room.deal(quizzes.map((quiz, index) => (index === 0 ? { ...quiz, answers } : quiz)))
  room.pass(3_000)
  room.forget()
  return room
}
const speakUp = (room: ReturnType<typeof asking>, message: string) =>
  room.perform({ type: 'say', userId: 'bob', message, useTts: true })

describe('a stopped line', () => {
  it.each(['what the fuck', 'porco dio'])(
    '[CHAT-13] is told to its author, never shown or spoken, in a round: %s',
    (line) => {
      const room = asking('lantern')
      expect(speakUp(room, line)).toEqual(STOPPED)
      expect(room.heard('chat_message')).toEqual([])
      expect(room.heard('guess_result', 'bob')).toEqual([])
      expect(room.effects.filter(({ type }) => type === 'speak')).toEqual([])
      room.pass(20_000)
      expect(room.heard('round_ended')[0]).not.toHaveProperty('wrongGuess')
      expect(room.state.chat).toEqual([])
    },
  )

  it('[CHAT-13] is stopped while the room waits, after an answer, in a pause and among spectators alike', () => {
    const room = driveRoom()
    room.enter('ada')
    expect(room.say('ada', 'stronzo')).toEqual(STOPPED)
    const game = asking('lantern')
    game.guess('bob', 'lantern')
    game.pass(2_000)
    expect(game.say('bob', 'stronzo')).toEqual(STOPPED)
    game.perform({ type: 'pause_game', userId: 'ada' })
    expect(game.say('cam', 'stronzo')).toEqual(STOPPED)
    game.join('eve', { spectate: true })
    game.perform({ type: 'connect', userId: 'eve' })
    expect(game.say('eve', 'stronzo')).toEqual(STOPPED)
    game.perform({ type: 'resume_game', userId: 'ada' })
    game.pass(20_000)
    expect(game.guess('cam', 'stronzo')).toEqual(STOPPED)
    expect(game.heard('chat_message')).toEqual([])
  })

  it('[CHAT-13, CHAT-2] counts as a line: swearing cannot be tried out without end', () => {
    const room = driveRoom()
    room.enter('ada')
    room.say('ada', 'stronzo')
    expect(room.say('ada', 'hello')).toMatchObject({ code: 'RATE_LIMITED' })
  })
})

describe('the judge', () => {
  it('[CHAT-14] has the first word: a right answer counts, whatever it says', () => {
    expect(asking('ass', 'donkey').guess('bob', 'ass')).toMatchObject({ data: { result: 'correct' } })
    expect(asking('Scunthorpe', 'cunt').say('bob', 'cunt')).toMatchObject({ data: { result: 'correct' } })
  })

  it('[CHAT-14] tells a near miss as one, and shows it to nobody', () => {
    const near = asking('stronzio')
    expect(near.guess('bob', 'stronzo')).toMatchObject({ data: { result: 'close' } })
    expect(near.heard('chat_message')).toEqual([])
    near.pass(20_000)
    expect(near.heard('round_ended')[0]).not.toHaveProperty('wrongGuess')
  })

  it('[CHAT-14, GAME-21] lets the answers be named, by those who still guess, those who had them, between rounds and after the game', () => {
    const room = asking('donkey', 'ass')
    expect(room.say('bob', 'perhaps an ass or a mule')).toMatchObject({ data: { result: 'close' } })
    room.guess('cam', 'donkey')
    room.pass(2_000)
    expect(room.say('cam', 'an ass, of course')).toEqual({ ok: true })
    room.pass(20_000)
    expect(room.heard('round_ended', 'bob')).toHaveLength(1)
    expect(room.say('bob', 'I said ass')).toEqual({ ok: true })
    expect(room.say('ada', 'you ass, you bitch')).toEqual(STOPPED)
    room.perform({ type: 'end_game', userId: 'ada' })
    room.pass(2_000)
    expect(room.say('bob', 'it was an ass')).toEqual({ ok: true })
  })

  it('[CHAT-14, GAME-21] tells who has the answer so among words that nobody should read, and shows the line to nobody', () => {
    const room = asking('lantern')
    expect(room.say('bob', 'a fucking big lantern')).toMatchObject({ data: { result: 'close' } })
    room.pass(20_000)
    expect(room.heard('chat_message')).toEqual([])
  })

  it('[CHAT-14] knows no answer but the one that is asked for', () => {
    const room = asking('lantern')
    expect(room.say('bob', 'an ass')).toEqual(STOPPED)
  })
})
