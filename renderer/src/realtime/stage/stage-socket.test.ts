import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeRoomSocket } from '#renderer/realtime/testing/fake-transport.ts'
import type { RoomEvent } from '#renderer/realtime/transport/room-connection.ts'
import type { RoomSocket } from '#renderer/realtime/transport/room-transport.ts'
import { followRoom, openInTime } from './stage-socket.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function follow() {
  const socket = fakeRoomSocket('r1', 1)
  const heard: RoomEvent['name'][] = []
  let isOver = false
  const over = followRoom(socket, ({ name }) => heard.push(name)).then(() => {
    isOver = true
  })
  return { socket, heard, over, isOver: () => isOver }
}

describe('the connection of a big screen', () => {
  it('[STAGE-6] is given up when the room no longer answers, however quiet it was before', async () => {
    const { socket, isOver } = follow()
    for (let beat = 0; beat < 5; beat++) {
      await vi.advanceTimersByTimeAsync(4_000)
      socket.say('ack', { ref: 'beat', success: false, code: 'FORBIDDEN' })
    }
    expect(socket.sent).toHaveLength(5)
    expect(isOver()).toBe(false)
    await vi.advanceTimersByTimeAsync(8_000)
    expect(isOver()).toBe(true)
    expect(socket.closedWith).toBe(false)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(socket.sent).toHaveLength(6)
  })

  it('passes on what the room says until it closes, and skips what nobody knows', async () => {
    const { socket, heard, over } = follow()
    socket.say('stages_updated', { roomId: 'r1', stages: 1 })
    socket.say('a_new_event', {})
    socket.drop(4000)
    await over
    expect(heard).toEqual(['stages_updated'])
  })

  it('[STAGE-6] is not waited for longer than ten seconds, and closed when it comes after all', async () => {
    const late = Promise.withResolvers<RoomSocket>()
    const opening = openInTime(late.promise)
    const refused = expect(opening).rejects.toThrow('in time')
    await vi.advanceTimersByTimeAsync(10_000)
    await refused
    const socket = fakeRoomSocket('r1', 1)
    late.resolve(socket)
    await vi.advanceTimersByTimeAsync(0)
    expect(socket.closedWith).toBe(false)
  })
})
