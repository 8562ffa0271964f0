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
  it('[GAME-37] tries again until it is stored, and reports to the room once', async () => {
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
      hasLine: () => true,
      perform: (command) => told.push(command),
    })
    effects.run(settle)
    await vi.advanceTimersByTimeAsync(10_000)
    await effects.settled()
    vi.useRealTimers()
    expect(tries).toBe(4)
    expect(told).toEqual([{ type: 'settled', rewards: [{ userId: 'ada', r3: 0, passXp: 0 }] }])
  })

  it('[GAME-37] waits twice as long after each failure, and never longer than five seconds', async () => {
    vi.useFakeTimers()
    const { room, settle } = finishedGame()
    const triedAt: number[] = []
    const ports = inMemoryPorts({
      results: {
        noteLeaver: async () => undefined,
        async settle() {
          triedAt.push(Date.now())
          if (triedAt.length < 10) throw new Error('the database is away')
          return []
        },
      },
    })
    const effects = createEffects({
      ports,
      state: () => room.state,
      hasLine: () => true,
      perform: () => undefined,
    })
    effects.run(settle)
    await vi.advanceTimersByTimeAsync(600_000)
    await effects.settled()
    vi.useRealTimers()
    const waits = triedAt.slice(1).map((at, index) => at - (triedAt[index] ?? 0))
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000, 5_000, 5_000, 5_000])
  })

  it('[RANK-13] waits until the leavers are noted', async () => {
    const { room, settle } = finishedGame()
    const done: string[] = []
    const noted = Promise.withResolvers<void>()
    const ports = inMemoryPorts({
      results: {
        noteLeaver: async ({ userId }) => {
          await noted.promise
          done.push(`noted ${userId}`)
        },
        settle: async () => {
          done.push('settled')
          return []
        },
      },
    })
    const effects = createEffects({
      ports,
      state: () => room.state,
      hasLine: () => true,
      perform: () => undefined,
    })
    effects.run({ type: 'note_leaver', leaver: { userId: 'cam', username: 'cam', leftAt: 0 } })
    effects.run(settle)
    // Longer than a settlement that waits for nobody needs.
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    expect(done).toEqual([])
    noted.resolve()
    await effects.settled()
    expect(done).toEqual(['noted cam', 'settled'])
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
    const ports = inMemoryPorts({
      quizzes: { pick, available: async () => 0, markSeen: async () => undefined },
    })
    const effects = createEffects({
      ports,
      state: () => room.state,
      hasLine: () => true,
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

describe('the beginning of a game', () => {
  it('prepares the voices of its players, and waits for none', async () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    const told: RoomCommand[] = []
    const prepare = vi.fn(() => Promise.reject(new Error('the database is away')))
    const ports = inMemoryPorts({ spokenLines: { speak: async () => null, prepare } })
    const effects = createEffects({
      ports,
      state: () => room.state,
      hasLine: () => true,
      perform: (command) => told.push(command),
    })
    effects.run({ type: 'deal_quizzes', startsAt: 7 })
    await effects.settled()
    expect(prepare.mock.calls).toEqual([[['ada', 'bob']]])
    expect(told).toMatchObject([{ type: 'deal' }])
  })
})
