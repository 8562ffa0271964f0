import { describe, expect, it, vi } from 'vitest'
import type { RoomCommand } from '../rules/room-command.ts'
import type { Effect } from '../rules/transition.ts'
import { inMemoryPorts } from '../testing/in-memory-ports.ts'
import { driveRoom } from '../testing/room-driver.ts'
import { createEffects } from './effects.ts'

function finishedGame() {
  const room = driveRoom({ rounds: 1 })
  room.play('ada', 'bob')
  room.guess('ada', 'lantern')
  room.guess('bob', 'lantern')
  const settle = room.effects.find(
    (effect): effect is Extract<Effect, { type: 'settle' }> => effect.type === 'settle',
  )
  if (!settle) throw new Error('the game did not end')
  return { room, settle }
}

describe('keeping a result', () => {
  it('[GAME-37] tries again until it is kept, and tells the room once', async () => {
    vi.useFakeTimers()
    const { room, settle } = finishedGame()
    const told: RoomCommand[] = []
    let tries = 0
    const ports = inMemoryPorts({
      results: {
        noteLeaver: async () => undefined,
        async settle() {
          tries++
          if (tries < 4) throw new Error('the database is away')
          return [{ userId: 'ada', r3: 0, passXp: 0 }]
        },
      },
    })
    const effects = createEffects({
      ports,
      state: () => room.state,
      perform: (command) => told.push(command),
    })
    effects.run(settle)
    await vi.advanceTimersByTimeAsync(10_000)
    await effects.settled()
    vi.useRealTimers()
    expect(tries).toBe(4)
    expect(told).toEqual([{ type: 'settled', rewards: [{ userId: 'ada', r3: 0, passXp: 0 }] }])
  })

  it('[QUIZ-5] deals a host’s own quizzes in their order, and asks nobody for others', async () => {
    const custom = ['one', 'two', 'three'].map((answer) => ({
      prompt: `Say ${answer.length}`,
      answers: [answer],
    }))
    const room = driveRoom({ customQuizzes: custom })
    room.enter('ada', 'bob')
    const told: RoomCommand[] = []
    const pick = vi.fn(async () => [])
    const ports = inMemoryPorts({ quizzes: { pick, markSeen: async () => undefined } })
    const effects = createEffects({
      ports,
      state: () => room.state,
      perform: (command) => told.push(command),
    })
    effects.run({ type: 'deal_quizzes', startsAt: 7 })
    await effects.settled()
    expect(pick).not.toHaveBeenCalled()
    expect(told[0]).toMatchObject({
      type: 'deal',
      startsAt: 7,
      quizzes: [{ answers: ['one'] }, { answers: ['two'] }, { answers: ['three'] }],
    })
  })
})
