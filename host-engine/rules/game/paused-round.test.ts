import { describe, expect, it } from 'vitest'
import { driveRoom } from '../../testing/room-driver.ts'
import { historyFor } from '../room/chat-policy.ts'

/** The first round of four players and one who watches stands still; Dan has answered. */
function paused() {
  const room = driveRoom()
  room.enter('ada', 'bob', 'cam', 'dan')
  room.join('eve', { spectate: true })
  room.perform({ type: 'connect', userId: 'eve' })
  room.perform({ type: 'start_game', userId: 'ada' })
  room.deal()
  room.pass(3_000)
  room.guess('dan', 'lantern')
  room.pass(2_000)
  room.perform({ type: 'pause_game', userId: 'ada' })
  room.forget()
  return room
}
const OTHERS = ['ada', 'cam', 'dan', 'eve']
const said = (room: ReturnType<typeof driveRoom>, userId: string) =>
  room.heard('chat_message', userId).map(({ message }) => message)
const history = (room: ReturnType<typeof driveRoom>, userId: string) =>
  historyFor(room.state, userId, 100).map(({ message }) => message)

describe('a pause within a round', () => {
  it.each(['what a pity', 'umbrella', 'lantren', 'it is the lantern', 'lantern'])(
    '[GAME-34, RT-61] keeps %j from everyone but its author, who hears no verdict',
    (line) => {
      const room = paused()
      expect(room.say('bob', line)).toEqual({ ok: true })
      expect(said(room, 'bob')).toEqual([line])
      expect(room.heard('guess_result')).toEqual([])
      expect(room.heard('correct_answer')).toEqual([])
      for (const other of OTHERS) {
        expect(said(room, other)).toEqual([])
        expect(history(room, other)).toEqual([])
      }
      expect(history(room, 'bob')).toEqual([line])
    },
  )

  it.each(['umbrella', 'lantren', 'lantern'])('[GAME-34] judges no guess: %j', (guess) => {
    const room = paused()
    expect(room.guess('bob', guess)).toEqual({ ok: false, code: 'NO_ROUND_RUNNING' })
    expect(room.heard('guess_result')).toEqual([])
    expect(room.heard('chat_message')).toEqual([])
  })

  it('[GAME-34] shows what was kept back when the round has ended, in its order, once', () => {
    const room = paused()
    room.say('bob', 'the first')
    room.say('cam', 'the second')
    room.perform({ type: 'resume_game', userId: 'ada' })
    expect(said(room, 'ada')).toEqual([])
    room.pass(18_000)
    expect(said(room, 'ada')).toEqual(['the first', 'the second'])
    expect(said(room, 'eve')).toEqual(['the first', 'the second'])
    expect(said(room, 'bob')).toEqual(['the first', 'the second'])
    expect(history(room, 'ada')).toEqual(['the first', 'the second'])
    room.pass(60_000)
    expect(said(room, 'ada')).toHaveLength(2)
  })

  it('[GAME-34] lets those who have answered talk among themselves', () => {
    const room = paused()
    room.say('dan', 'a lantern, of course')
    expect(said(room, 'dan')).toEqual(['a lantern, of course'])
    expect(said(room, 'bob')).toEqual([])
  })

  it('[GAME-36] between two rounds changes nothing for the chat', () => {
    const room = driveRoom()
    room.play('ada', 'bob')
    room.pass(20_000)
    room.perform({ type: 'pause_game', userId: 'ada' })
    room.say('bob', 'what a pity')
    expect(said(room, 'ada')).toEqual(['what a pity'])
  })
})
