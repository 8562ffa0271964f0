import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inMemoryPorts } from '../testing/in-memory-ports.ts'
import { driveRoom } from '../testing/room-driver.ts'
import { createListing, showsOtherwise } from './listing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function list(announce = vi.fn(async () => undefined)) {
  const room = driveRoom()
  room.enter('ada', 'bob')
  const ports = inMemoryPorts()
  const listing = createListing({ ...ports, directory: { ...ports.directory, announce } }, () => room.state)
  const touch = async (ms = 1_000) => {
    listing.touch()
    await vi.advanceTimersByTimeAsync(ms)
  }
  return { room, announce, touch }
}

describe('what the list shows', () => {
  it('is the same after a line of the chat, and other after what members, rules or the game do', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    const before = room.state
    room.say('ada', 'hello')
    expect(showsOtherwise(before, room.state)).toBe(false)
    for (const change of [
      () => room.perform({ type: 'set_ready', userId: 'bob', isReady: true }),
      () => room.perform({ type: 'disconnect', userId: 'bob' }),
      () => room.perform({ type: 'lock_room', userId: 'ada', locked: true }),
      () => room.perform({ type: 'make_host', userId: 'ada', target: 'bob' }),
      () => room.perform({ type: 'change_settings', userId: 'bob', changes: { rounds: 2 } }),
      () => room.perform({ type: 'lock_room', userId: 'bob', locked: false }),
      () => room.perform({ type: 'leave', userId: 'ada' }),
      () => room.enter('cam'),
      () => room.perform({ type: 'start_game', userId: 'bob' }),
    ]) {
      const earlier = room.state
      change()
      expect(showsOtherwise(earlier, room.state)).toBe(true)
    }
  })
})

describe('the listing of a room', () => {
  it('says what is new, and nothing for a line of the chat', async () => {
    const { room, announce, touch } = list()
    await touch()
    room.say('ada', 'hello')
    await touch()
    expect(announce).toHaveBeenCalledOnce()
    room.enter('cam')
    await touch()
    expect(announce).toHaveBeenCalledTimes(2)
  })

  it('announces it again after a failure, and every two minutes by itself', async () => {
    const announce = vi.fn(async () => undefined)
    announce.mockRejectedValueOnce(new Error('the database is away'))
    const { touch } = list(announce)
    await touch()
    await touch()
    await touch()
    expect(announce).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(announce).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(announce).toHaveBeenCalledTimes(4)
  })
})
