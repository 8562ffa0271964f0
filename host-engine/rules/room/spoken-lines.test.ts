import { describe, expect, it } from 'vitest'
import type { SpokenLine } from '../../ports/spoken-lines.ts'
import { driveRoom, type RoomDriver } from '../../testing/room-driver.ts'
import { historyFor } from './chat-policy.ts'

const AUDIO = '/api/voice/audio/made'

const speak = (room: RoomDriver, userId: string, message: string, audioDigest?: string) =>
  room.perform({ type: 'say', userId, message, useTts: audioDigest === undefined, audioDigest })
const asked = (room: RoomDriver): SpokenLine[] =>
  room.effects.flatMap((effect) => (effect.type === 'speak' ? [effect.line] : []))
/** Its audio has been made. */
const spoken = (room: RoomDriver, { messageId }: SpokenLine) =>
  room.perform({ type: 'spoken', messageId, audioUrl: AUDIO })
const hearers = (room: RoomDriver) =>
  room.events.flatMap((event) => (event.name === 'chat_audio' ? [event.to] : []))

function playing(...userIds: string[]): RoomDriver {
  const room = driveRoom()
  room.play('ada', 'bob', ...userIds)
  return room
}
const only = (room: RoomDriver): SpokenLine => {
  const [line, ...more] = asked(room)
  expect(more).toEqual([])
  if (!line) throw new Error('nothing is to be spoken')
  return line
}

describe('a line that is to be spoken', () => {
  it('[VOICE-22] goes to the room at once, and its audio follows to those who saw it', () => {
    const room = playing()
    speak(room, 'bob', 'an umbrella')
    const [message] = room.heard('chat_message')
    expect(message).not.toHaveProperty('audioUrl')
    expect(only(room)).toEqual({
      roomId: 'room1',
      messageId: message?.id,
      userId: 'bob',
      text: 'an umbrella',
      useTts: true,
      audioDigest: null,
    })
    expect(hearers(room)).toEqual([])
    spoken(room, only(room))
    expect(room.heard('chat_audio')).toEqual([{ messageId: message?.id, audioUrl: AUDIO }])
    expect(hearers(room)).toEqual(['all'])
    expect(historyFor(room.state, 'ada', 9)).toEqual([{ ...message, audioUrl: AUDIO }])
  })

  it('is no line without being asked for', () => {
    const room = playing()
    room.say('bob', 'an umbrella')
    expect(asked(room)).toEqual([])
  })

  it('[CHAT-12] takes along what recognises audio of the author’s own', () => {
    const room = playing()
    speak(room, 'bob', 'an umbrella', 'digest')
    expect(only(room)).toMatchObject({ useTts: false, audioDigest: 'digest' })
  })

  it.each(['lantern', 'The Lantern!', 'lantren'])(
    '[VOICE-15] is none when it is judged right or a near miss: %j',
    (line) => {
      const room = playing()
      speak(room, 'bob', line)
      expect(asked(room)).toEqual([])
    },
  )

  it('[VOICE-15] is heard by those alone who have answered when the answer is in it, or they talk', () => {
    const room = playing('cam')
    room.guess('ada', 'lantern')
    speak(room, 'bob', 'is it the lantern perhaps')
    spoken(room, only(room))
    expect(hearers(room)).toEqual([['ada', 'bob']])
    room.forget()
    room.pass(2_000)
    speak(room, 'ada', 'well tried')
    spoken(room, only(room))
    expect(hearers(room)).toEqual([['ada']])
    expect(historyFor(room.state, 'cam', 9)).toEqual([])
    expect(historyFor(room.state, 'bob', 9)).toMatchObject([{ audioUrl: AUDIO }])
  })

  it('[VOICE-15] is not heard by more when it is made after the round', () => {
    const room = playing('cam')
    room.guess('ada', 'lantern')
    speak(room, 'bob', 'is it the lantern perhaps')
    const line = only(room)
    room.pass(20_000)
    spoken(room, line)
    expect(hearers(room)).toEqual([['ada', 'bob']])
  })

  it('[VOICE-15] is spoken when it is shown, where a pause keeps it back', () => {
    const room = playing('cam')
    room.perform({ type: 'pause_game', userId: 'ada' })
    speak(room, 'bob', 'it is the lantern')
    expect(asked(room)).toEqual([])
    room.perform({ type: 'resume_game', userId: 'ada' })
    room.pass(20_000)
    spoken(room, only(room))
    expect(hearers(room)).toEqual(['all'])
  })

  it('[VOICE-15] stays unheard when it is forgotten meanwhile', () => {
    const room = playing('cam')
    room.guess('ada', 'lantern')
    room.pass(2_000)
    speak(room, 'ada', 'a lantern, of course')
    const line = only(room)
    // Before half of the time nobody is told the answer.
    room.perform({ type: 'end_round', userId: 'ada' })
    spoken(room, line)
    expect(hearers(room)).toEqual([])
  })

  it('[VOICE-14] is one of a player, during a game', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    room.join('eve', { spectate: true })
    room.perform({ type: 'connect', userId: 'eve' })
    speak(room, 'bob', 'hello')
    room.play()
    speak(room, 'eve', 'good luck')
    expect(asked(room)).toEqual([])
    for (const userId of ['ada', 'bob']) room.guess(userId, 'lantern')
    room.pass(2_000)
    speak(room, 'bob', 'that was easy')
    expect(only(room).text).toBe('that was easy')
    room.forget()
    room.pass(200_000)
    speak(room, 'bob', 'well played')
    expect(asked(room)).toEqual([])
  })

  it('[VOICE-14] is none of a presenter’s, who does not play', () => {
    const room = driveRoom({ presenter: true })
    room.play('ada', 'bob', 'cam')
    expect(room.state.members[0]?.role).toBe('presenter')
    speak(room, 'ada', 'think of light')
    expect(asked(room)).toEqual([])
  })
})
