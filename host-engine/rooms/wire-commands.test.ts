import { describe, expect, it } from 'vitest'
import { type RoomClientEvent, type RoomEventName, roomEventSchemas } from '#shared/protocol/client-events.ts'
import { commandOf, roomIdIn } from './wire-commands.ts'

const FORGED = {
  playerId: 'mallory',
  userId: 'target',
  token: 'stolen',
  submitTime: 0,
  timestamp: '1970-01-01',
  isGuess: false,
  score: 1_000_000,
  roomId: 'room1',
  gameSessionId: 'game-room1',
  sessionId: 'game-room1',
  isReady: true,
  guess: ' lantern ',
  message: ' hello ',
  locked: true,
  muted: true,
  emote: 'wow',
}

describe('what a client says', () => {
  it.each(Object.keys(roomEventSchemas) as RoomEventName[])(
    '[GAME-12, RT-9, RT-12] becomes %s in the name of the connection’s user, whatever its payload claims',
    (name) => {
      const event = { name, payload: roomEventSchemas[name].parse(FORGED) } as RoomClientEvent
      const command = commandOf(event, 'ada')
      expect(command.userId).toBe('ada')
      expect(JSON.stringify(command)).not.toMatch(/mallory|stolen|submitTime|1000000/)
      expect(roomIdIn(event)).toBe('room1')
    },
  )

  it('[API-24] needs none of the fields that are optional everywhere', () => {
    expect(roomEventSchemas.player_ready.safeParse({ isReady: true }).success).toBe(true)
    expect(roomEventSchemas.chat_message.safeParse({ roomId: 'r', message: 'hi' }).success).toBe(true)
    expect(
      roomEventSchemas.submit_guess.safeParse({ gameSessionId: 'g', guess: 'x', submitTime: 'now' }).success,
    ).toBe(true)
  })

  it('[CHAT-1] is refused when it is empty, only spaces, invisible or longer than 500 characters', () => {
    const message = (text: string) =>
      roomEventSchemas.chat_message.safeParse({ roomId: 'r', message: text }).success
    expect(['', '   ', '\u200b\u200b', '\u202e', 'x'.repeat(501)].map(message)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
    expect([message('x'.repeat(500)), message(` ${'x'.repeat(500)} `), message('è')]).toEqual([
      true,
      true,
      true,
    ])
  })

  it('[CHAT-8, RT-13] asks for 50 lines of history unless it says so, and for 100 at most', () => {
    const limit = (asked?: unknown) =>
      roomEventSchemas.get_chat_history.safeParse({ roomId: 'r', limit: asked })
    expect(limit().data?.limit).toBe(50)
    expect([limit(0), limit(-1), limit(101), limit('ten'), limit(1.5)].map(({ success }) => success)).toEqual(
      [false, false, false, false, false],
    )
    expect(limit(100).success).toBe(true)
  })
})
