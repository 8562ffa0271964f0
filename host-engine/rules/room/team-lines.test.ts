import { describe, expect, it } from 'vitest'
import { CHAT_HISTORY_MAX } from '#shared/constants/limits.ts'
import { driveRoom } from '../../testing/room-driver.ts'
import { viewFor } from '../view.ts'
import { watchedLines } from './chat-policy.ts'
import { gameBefore } from './rematch.ts'

describe('a line of the team', () => {
  it('[ADMIN-26] is read by all at once, in the middle of a round, and is no guess', () => {
    const room = driveRoom()
    room.play('ada', 'bob')
    room.forget()
    room.perform({ type: 'post_team_line', message: 'Be kind: no lantern jokes' })
    const [line] = room.heard('chat_message')
    expect(line).toMatchObject({ byTeam: true, isGuess: false, message: 'Be kind: no lantern jokes' })
    expect(room.heard('guess_submitted')).toEqual([])
    for (const viewer of ['ada', 'bob'])
      expect(viewFor(room.state, viewer, 0).chat.map(({ message }) => message)).toEqual([line?.message])
    expect(gameBefore(room.state).chat).toEqual([line])
  })

  it('[ADMIN-26] takes the place of the oldest where the chat is full, and ids stay apart', () => {
    const room = driveRoom()
    room.enter('ada')
    for (let said = 0; said <= CHAT_HISTORY_MAX; said++)
      room.perform({ type: 'post_team_line', message: `line ${said}` })
    const messages = room.state.chat.map(({ message }) => message)
    expect([messages.length, messages[0]?.message]).toEqual([CHAT_HISTORY_MAX, 'line 1'])
    expect(new Set(messages.map(({ id }) => id)).size).toBe(CHAT_HISTORY_MAX)
  })
})

describe('the lines of a watched room', () => {
  it('[ADMIN-25] are all that is said, each marked while some may not read it', () => {
    const room = driveRoom()
    room.play('ada', 'bob')
    room.guess('ada', 'lantern')
    room.pass(2_000)
    room.perform({ type: 'say', userId: 'ada', message: 'that was easy', useTts: false })
    room.guess('bob', 'umbrella')
    const lines = () =>
      watchedLines(room.state, CHAT_HISTORY_MAX).map(({ message, toSome }) => [message, toSome])
    expect(lines()).toEqual([
      ['that was easy', true],
      ['umbrella', false],
    ])
    room.pass(20_000)
    expect(lines()).toEqual([
      ['that was easy', false],
      ['umbrella', false],
    ])
  })
})
