import { describe, expect, it } from 'vitest'
import type { SpokenLine } from '../ports/spoken-lines.ts'
import type { RoomCommand } from '../rules/room-command.ts'
import { createSpeaking } from './speaking.ts'

const line = (userId: string, number: number): SpokenLine => ({
  roomId: 'room1',
  messageId: `room1-${number}`,
  userId,
  text: 'hello',
  useTts: true,
  audioDigest: null,
})

/** A room whose lines are made when the test says so. */
function speakingRoom() {
  const told: RoomCommand[] = []
  const asked: { line: SpokenLine; isThere: () => boolean; made: PromiseWithResolvers<string | null> }[] = []
  const lines = new Set<string>()
  const speaking = createSpeaking({
    ports: {
      spokenLines: {
        speak: (one, isThere) => {
          const made = Promise.withResolvers<string | null>()
          asked.push({ line: one, isThere, made })
          return made.promise
        },
      },
    },
    hasLine: (messageId) => lines.has(messageId),
    perform: (command) => told.push(command),
  })
  return { speaking, told, asked, lines }
}

describe('speaking in a room', () => {
  it('[VOICE-22] tells the room of what was made, and nothing of what was not', async () => {
    const { speaking, told, asked } = speakingRoom()
    const both = [speaking.speak(line('ada', 1)), speaking.speak(line('bob', 2))]
    asked[1]?.made.resolve(null)
    asked[0]?.made.resolve('/api/voice/audio/one')
    await Promise.all(both)
    expect(told).toEqual([{ type: 'spoken', messageId: 'room1-1', audioUrl: '/api/voice/audio/one' }])
  })

  it('[VOICE-22] says whether the line that is made is still there', async () => {
    const { speaking, asked, lines } = speakingRoom()
    lines.add('room1-1')
    void speaking.speak(line('ada', 1))
    expect(asked[0]?.isThere()).toBe(true)
    lines.clear()
    expect(asked[0]?.isThere()).toBe(false)
  })

  it('makes two lines of a player at once, and eight of a room; one too many is not spoken', async () => {
    const { speaking, asked } = speakingRoom()
    const users = ['ada', 'ada', 'ada', 'bob', 'bob', 'cam', 'cam', 'dan', 'dan', 'eve']
    const all = users.map((userId, index) => speaking.speak(line(userId, index)))
    expect(asked.map(({ line: { messageId } }) => messageId)).toEqual(
      [0, 1, 3, 4, 5, 6, 7, 8].map((number) => `room1-${number}`),
    )
    for (const { made } of asked) made.resolve(null)
    await Promise.all(all)
    void speaking.speak(line('ada', 10))
    expect(asked).toHaveLength(9)
  })

  it('has room again after a failure', async () => {
    const { speaking, asked } = speakingRoom()
    const failing = [speaking.speak(line('ada', 1)), speaking.speak(line('ada', 2))]
    for (const { made } of asked) made.reject(new Error('the database is away'))
    await expect(Promise.allSettled(failing)).resolves.toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ])
    void speaking.speak(line('ada', 3))
    expect(asked).toHaveLength(3)
  })
})
