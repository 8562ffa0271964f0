import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inMemoryPorts } from '../testing/in-memory-ports.ts'
import { driveRoom } from '../testing/room-driver.ts'
import { createListing } from './listing.ts'

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

  it('says it again when it was not heard, and every half a minute by itself', async () => {
    const announce = vi.fn(async () => undefined)
    announce.mockRejectedValueOnce(new Error('the database is away'))
    const { touch } = list(announce)
    await touch()
    await touch()
    await touch()
    expect(announce).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(announce).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(announce).toHaveBeenCalledTimes(4)
  })
})
