import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RoomDirectory } from '../ports/room-directory.ts'
import { createRoom } from '../rules/room-state.ts'
import { inMemoryPorts } from '../testing/in-memory-ports.ts'
import { quizzes, SETTINGS } from '../testing/room-driver.ts'
import { createRoomActor } from './room-actor.ts'
import { createRoomPassword } from './room-password.ts'
import { createStageDoor } from './stage-door.ts'
import { createUserAllowances } from './user-allowances.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function openRoom(changes: Parameters<typeof inMemoryPorts>[0] = {}) {
  const told: string[] = []
  const closed: string[] = []
  const ports = inMemoryPorts({
    notifier: {
      deliver: (userIds, name) => void told.push(`${name} to ${userIds.join(' ')}`),
      show: () => undefined,
      displace: () => undefined,
    },
    ...changes,
  })
  const host = { userId: 'ada', username: 'ada' }
  const state = createRoom(
    { id: 'room1', inviteCode: 'ABC234', settings: SETTINGS, host, seed: 1 },
    Date.now(),
  )
  const actor = createRoomActor({
    state,
    password: createRoomPassword(null),
    stageDoor: createStageDoor(null),
    ports,
    allowances: createUserAllowances(),
    onClose: (reason) => closed.push(reason),
    onDismiss: () => undefined,
  })
  for (const userId of ['ada', 'bob']) {
    actor.perform({
      type: 'join',
      userId,
      username: userId,
      avatar: 'thumbs-01',
      spectate: false,
      password: 'right',
    })
    actor.attachAccount(userId, `socket of ${userId}`)
  }
  return { actor, told, closed, ports }
}

describe('a live room', () => {
  it('[GAME-24, GAME-26, ROOM-31] plays a whole game by its own timer, once all are ready', async () => {
    const { actor, told } = openRoom()
    for (const userId of ['ada', 'bob']) actor.perform({ type: 'set_ready', userId, isReady: true })
    await vi.advanceTimersByTimeAsync(3_000 + 3 * 20_000 + 2 * 5_000)
    expect(told.filter((line) => line.startsWith('round_started'))).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(10)
    expect(told).toContain('game_finished to ada')
    expect(told).toContain('game_finished to bob')
    expect(actor.state().phase.kind).toBe('finished')
  })

  it('[RT-34] that fails in a timer is closed alone, with a message, and its seats are free', async () => {
    const freed: string[] = []
    const { directory } = inMemoryPorts()
    const watched: RoomDirectory = { ...directory, freeSeat: async (userId) => void freed.push(userId) }
    const broken = quizzes.map((quiz) => ({ ...quiz, answers: null as unknown as string[] }))
    const { actor, told, closed } = openRoom({
      directory: watched,
      quizzes: {
        pick: async () => broken,
        available: async () => broken.length,
        markSeen: async () => undefined,
      },
    })
    for (const userId of ['ada', 'bob']) actor.perform({ type: 'set_ready', userId, isReady: true })
    await vi.advanceTimersByTimeAsync(3_100)
    expect(told).toContain('game_ended_and_cleaned to ada bob')
    expect(closed).toEqual(['room_failed'])
    expect(freed).toEqual(['ada', 'bob'])
  })

  it('[MM-13] sends the account channel nothing for practice opponents, who have no account', async () => {
    const { actor, told } = openRoom()
    const players = [{ userId: 'cam', username: 'cam', avatar: 'thumbs-01' }]
    actor.perform({ type: 'seat_match', players, bots: true })
    actor.attachAccount('cam', 'socket of cam')
    actor.perform({ type: 'set_ready', userId: 'cam', isReady: true })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(told).toContain('round_started to cam')
    expect(told.filter((line) => line.includes('bot-'))).toEqual([])
  })

  it('is announced at most once a second, with the latest', async () => {
    const announced: number[] = []
    const { directory } = inMemoryPorts()
    const { actor } = openRoom({
      directory: { ...directory, announce: async (room) => void announced.push(room.players.length) },
    })
    await vi.advanceTimersByTimeAsync(0)
    for (let seat = 1; seat <= 5; seat++) {
      const userId = `guest${seat}`
      actor.perform({
        type: 'join',
        userId,
        username: userId,
        avatar: 'thumbs-01',
        spectate: false,
        password: 'right',
      })
    }
    await vi.advanceTimersByTimeAsync(999)
    expect(announced).toEqual([2])
    await vi.advanceTimersByTimeAsync(1)
    expect(announced).toEqual([2, 7])
  })
})
