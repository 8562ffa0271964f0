import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#renderer/lib/api-error.ts'
import { apiEvents } from '#renderer/lib/http-client.ts'
import { type FakeRoomSocket, fakeTransport } from '#renderer/realtime/testing/fake-transport.ts'
import { quiz, room, session, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { handleAccountEvent } from '#renderer/realtime/transport/account-events.ts'
import { stubServer } from '#renderer/testing/server.ts'
import { FRESH_VIEW_GAP_MS, ROOM_HEARTBEAT_MS } from '#shared/constants/timings.ts'
import { dropConnection } from './active-connection.ts'
import { setRoomTransport } from './open-connection.ts'
import { enterRoom } from './room-session.ts'
import { forgetRooms, roomState } from './room-store.ts'

// It is fetched with the first room: clocks that stand still fetch nothing.
await import('./fresh-view.ts')

const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const running = (round: number) =>
  view({
    phase: 'answering',
    room: room({ status: 'in_progress' }),
    gameSession: session({ round }),
    quiz: quiz({ id: `q${round}` }),
    remainingMs: 30_000,
    durationMs: 30_000,
  })

let server: ReturnType<typeof fakeTransport>
beforeEach(async () => {
  vi.useFakeTimers()
  server = fakeTransport()
  setRoomTransport(server.transport)
  stubServer({})
  localStorage.setItem('auth_token', 'jwt')
  localStorage.setItem('user_id', 'ada')
  const entering = enterRoom({ roomId: 'r1' })
  await tick(500)
  socket().say('room_view', running(2))
  await entering
})
afterEach(async () => {
  dropConnection(false)
  await tick()
  forgetRooms()
  vi.useRealTimers()
})

function socket(): FakeRoomSocket {
  const last = server.sockets.at(-1)
  if (!last) throw new Error('no connection was opened')
  return last
}
const asked = () => socket().sent.filter(({ name }) => name === 'get_room_view')
const answer = (ack: object) => socket().say('ack', { ref: asked().at(-1)?.payload.ref, ...ack })
const refuse = (retryAfter: number) =>
  answer({ success: false, code: 'RATE_LIMITED', error: '', details: { retryAfter } })
const refuseOnAccount = () => handleAccountEvent('error', { code: 'RATE_LIMITED', message: '' })
const round = () => roomState().model.session?.round

describe('the heartbeat', () => {
  it('[RT-69] takes the server’s view when this client missed a round', async () => {
    await tick(ROOM_HEARTBEAT_MS)
    expect(asked().map(({ payload }) => payload)).toMatchObject([
      { roomId: 'r1', known: { round: 2, phase: 'answering' } },
    ])
    answer({ success: true, data: running(3) })
    await tick()
    expect(round()).toBe(3)
    expect(roomState().model.quiz?.id).toBe('q3')
    await tick(ROOM_HEARTBEAT_MS)
    expect(asked().at(-1)?.payload).toMatchObject({ known: { round: 3 } })
  })

  it('[RT-69] changes nothing while round and phase are the same, or without an answer', async () => {
    const before = roomState().model
    await tick(ROOM_HEARTBEAT_MS)
    answer({ success: true, data: null })
    await tick(2 * ROOM_HEARTBEAT_MS)
    expect(asked()).toHaveLength(3)
    expect(roomState().model).toBe(before)
    expect(server.sockets).toHaveLength(1)
  })

  it('[RT-69] ends with the room', async () => {
    dropConnection(false)
    await tick(3 * ROOM_HEARTBEAT_MS)
    expect(asked()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a refusal by rate limit', () => {
  const REFUSALS: [string, () => void][] = [
    ['of a line', () => socket().say('rate_limit_exceeded', { retryAfter: 2 })],
    ['of a message', () => socket().say('error', { code: 'RATE_LIMITED', message: '' })],
    ['of a request', () => socket().say('ack', { ref: 'x', success: false, code: 'RATE_LIMITED' })],
    ['by the account channel', refuseOnAccount],
    [
      'of a call',
      () => apiEvents.emit('rate_limited', new ApiError({ code: 'RATE_LIMITED', message: '', status: 429 })),
    ],
  ]

  it.each(REFUSALS)('[RT-69] %s leads to a fresh view', async (_, refusal) => {
    refusal()
    await tick()
    expect(asked()).toHaveLength(1)
    expect(asked()[0]?.payload.known).toBeUndefined()
    answer({ success: true, data: running(3) })
    await tick()
    expect(round()).toBe(3)
  })

  it('[RT-69] is followed by at most one request in 5 s, however many there are', async () => {
    for (let n = 0; n < 50; n++) {
      for (const [, refusal] of REFUSALS) refusal()
      await tick(FRESH_VIEW_GAP_MS / 10)
      if (asked().length > 0) answer({ success: true, data: null })
    }
    expect(asked().length).toBeLessThanOrEqual(6)
    expect(asked().length).toBeGreaterThan(3)
  })

  it('[RT-69] waits for the `retryAfter` of a refused view request', async () => {
    refuseOnAccount()
    await tick()
    refuse(20)
    await tick(19_000)
    refuseOnAccount()
    await tick(999)
    expect(asked()).toHaveLength(1)
    await tick(1)
    expect(asked()).toHaveLength(2)
    answer({ success: true, data: running(3) })
    await tick()
    expect(round()).toBe(3)
  })
})
