import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reduce } from '#renderer/realtime/room/handle-room-event.ts'
import { emptyModel } from '#renderer/realtime/room/room-model.ts'
import { fakeTransport } from '#renderer/realtime/testing/fake-transport.ts'
import { view } from '#renderer/realtime/testing/room-fixtures.ts'
import { roomServerEventSchemas } from '#shared/protocol/server-events.ts'
import { patientRetry } from './retry.ts'
import { createRoomConnection, type Ending, parseRoomEvent, type RoomEvent } from './room-connection.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

function setUp(options: { password?: string; renewToken?: () => Promise<boolean> } = {}) {
  const server = fakeTransport()
  const log: string[] = []
  const events: RoomEvent[] = []
  const endings: Ending[] = []
  const wakers = new Set<() => void>()
  const connection = createRoomConnection(
    {
      roomId: 'r1',
      transport: server.transport,
      token: () => 'jwt',
      password: options.password,
      retry: patientRetry(() => 1),
      onWakeUp: (listener) => {
        wakers.add(listener)
        return () => wakers.delete(listener)
      },
      renewToken: options.renewToken ?? (async () => false),
    },
    {
      event: (event) => events.push(event),
      lost: () => log.push('lost'),
      up: (token) => log.push(`up ${token}`),
      ended: (ending) => endings.push(ending),
    },
  )
  const wake = () => [...wakers].forEach((waker) => void waker())
  return { ...server, connection, log, events, endings, wake }
}

async function opened(options?: Parameters<typeof setUp>[0]) {
  const all = setUp(options)
  await all.connection.open()
  all.sockets[0]?.say('room_view', view())
  return all
}

describe('a room connection', () => {
  it('[SESS-24] sends the password only when one was given', async () => {
    const without = await opened()
    const withOne = await opened({ password: 'owl' })
    expect(without.calls[0]?.options).toEqual({ token: 'jwt' })
    expect(withOne.calls[0]?.options).toEqual({ token: 'jwt', password: 'owl' })
  })

  it('[RT-41] hands on what it understands and lets the rest go by', async () => {
    const { sockets, events, log } = await opened()
    sockets[0]?.say('room_view', null)
    sockets[0]?.say('nonsense', {})
    sockets[0]?.say(7, 8)
    sockets[0]?.say('rate_limit_exceeded', { retryAfter: 2 })
    expect(events.map((event) => event.name)).toEqual(['room_view', 'rate_limit_exceeded'])
    expect(log).toEqual(['up r1:secret1'])
  })

  it('[RT-62] answers a request with the ack of its ref', async () => {
    const { sockets, connection } = await opened()
    const asked = connection.request('player_ready', { isReady: true })
    const sent = sockets[0]?.sent[0]
    expect(sent).toMatchObject({ name: 'player_ready', payload: { isReady: true } })
    sockets[0]?.say('ack', { ref: sent?.payload.ref, success: true, data: 5 })
    await expect(asked).resolves.toEqual({ success: true, data: 5 })
  })

  it('[SESS-32] takes 4000 for a leave: nothing is tried, nothing is lost', async () => {
    const { sockets, endings, calls, log } = await opened()
    sockets[0]?.drop(4000)
    await tick(70_000)
    expect([endings, calls.length, log]).toEqual([[{ kind: 'consented' }], 1, ['up r1:secret1']])
  })

  it('[RT-66] stays away when it was displaced: the windows would displace each other without end', async () => {
    const { sockets, endings, calls, log } = await opened()
    sockets[0]?.drop(4409)
    await tick(70_000)
    expect([endings, calls.length, log]).toEqual([[{ kind: 'displaced' }], 1, ['up r1:secret1']])
  })

  it('[RT-67] asks for the history every 2 s at most, and not before it may', async () => {
    const { sockets, wake } = await opened()
    const asked = () => sockets[0]?.sent.filter(({ name }) => name === 'get_chat_history') ?? []
    const refuse = (retryAfter: number) =>
      sockets[0]?.say('ack', {
        ref: asked().at(-1)?.payload.ref,
        success: false,
        code: 'RATE_LIMITED',
        error: '',
        details: { retryAfter },
      })
    wake()
    wake()
    expect(asked()).toHaveLength(1)
    sockets[0]?.say('ack', { ref: asked()[0]?.payload.ref, success: true })
    await tick(2_000)
    wake()
    expect(asked()).toHaveLength(2)
    refuse(10)
    await tick(9_000)
    wake()
    expect(asked()).toHaveLength(2)
    await tick(1_000)
    wake()
    expect(asked()).toHaveLength(3)
    // A refusal is an answer: the connection lives.
    refuse(10)
    await tick(9_000)
    expect(sockets).toHaveLength(1)
  })

  it('[SESS-51] wins a lost line back with the saved token, and sends again what was not answered', async () => {
    const { sockets, connection, log, calls } = await opened()
    const asked = connection.request('player_ready', { isReady: true })
    const { ref } = sockets[0]?.sent[0]?.payload ?? {}
    sockets[0]?.drop(1006)
    expect(log).toEqual(['up r1:secret1', 'lost'])
    await tick(999)
    expect(calls).toHaveLength(1)
    await tick(1)
    expect(calls[1]).toMatchObject({ method: 'reconnect', roomId: 'r1' })
    expect(log.at(-1)).toBe('up r1:secret2')
    expect(sockets[1]?.sent).toEqual([])
    sockets[1]?.say('room_view', view())
    expect(sockets[1]?.sent[0]?.payload.ref).toBe(ref)
    sockets[1]?.say('ack', { ref, success: true })
    await expect(asked).resolves.toEqual({ success: true })
  })

  it('[SESS-51] tries 1 to 5 s apart for 60 s before it counts as lost', async () => {
    const { sockets, endings, calls, answer } = await opened()
    answer(...Array.from({ length: 40 }, () => ({ message: 'offline' })))
    sockets[0]?.drop(1006)
    await tick(59_000)
    expect(endings).toEqual([])
    await tick(6_000)
    expect(endings).toEqual([{ kind: 'lost' }])
    expect(calls.length).toBeGreaterThan(12)
    expect(calls.length).toBeLessThan(20)
  })

  it('[SESS-51] tries at once when the device wakes up', async () => {
    const { sockets, calls, answer, wake } = await opened()
    answer({ message: 'offline' }, { message: 'offline' })
    sockets[0]?.drop(1006)
    await tick(1000)
    await tick(100)
    wake()
    await tick()
    wake()
    await tick()
    expect(calls).toHaveLength(4)
  })

  it.each([4212, 4214, 522, 524])(
    '[SESS-48] joins afresh when the reconnection fails with %i',
    async (code) => {
      const { sockets, calls, answer, log } = await opened()
      answer({ code, message: 'x' })
      sockets[0]?.drop(1006)
      await tick(1000)
      expect(calls.map(({ method }) => method)).toEqual(['join', 'reconnect', 'join'])
      expect(log.at(-1)).toBe('up r1:secret2')
    },
  )

  it('[SESS-48] survives a drop before the join was acknowledged, which no token brings back', async () => {
    const { connection, sockets, calls, answer, log } = setUp()
    await connection.open()
    answer({ code: 4002, message: 'not joined' })
    sockets[0]?.drop(1006)
    await tick(1000)
    expect(calls.map(({ method }) => method)).toEqual(['join', 'reconnect', 'join'])
    expect(log.at(-1)).toBe('up r1:secret2')
  })

  it('[RT-43] ends at once when the room is gone, and tells why', async () => {
    const { sockets, answer, endings } = await opened()
    answer({ code: 4212, message: 'Room not found' }, { code: 4212, message: 'Room not found' })
    sockets[0]?.drop(4503)
    await tick(1000)
    expect(endings).toMatchObject([{ kind: 'refused', failure: { kind: 'gone', code: 4212 } }])
  })

  it('renews the login token once it is refused, and goes on', async () => {
    const renewToken = vi.fn(async () => true)
    const { sockets, answer, log } = await opened({ renewToken })
    answer({ code: 401, message: 'Unauthorized access' })
    sockets[0]?.drop(1006)
    await tick(3000)
    expect(renewToken).toHaveBeenCalledOnce()
    expect(log.at(-1)).toBe('up r1:secret2')
  })

  it('takes a line on which nobody answers for dead, and wins it back', async () => {
    const { sockets, connection, log } = await opened()
    const asked = connection.request('player_ready', { isReady: true })
    await tick(5000)
    expect(sockets[0]?.closedWith).toBe(false)
    await tick(1000)
    expect(log.at(-1)).toBe('up r1:secret2')
    sockets[1]?.say('room_view', view())
    await tick(5000)
    await expect(asked).resolves.toMatchObject({ success: false, code: 'REQUEST_TIMEOUT' })
  })

  it('leaves no ghost behind when it is closed while it is being won back', async () => {
    const { sockets, connection, endings } = await opened()
    sockets[0]?.drop(1006)
    await tick(1000 - 1)
    connection.close(true)
    await tick(10_000)
    expect(sockets).toHaveLength(1)
    expect(endings).toEqual([{ kind: 'consented' }])
  })

  it('hears nothing more after it was closed', async () => {
    const { sockets, connection, events } = await opened()
    const heard = events.length
    connection.close(true)
    sockets[0]?.say('rate_limit_exceeded', { retryAfter: 2 })
    expect(events).toHaveLength(heard)
    expect(sockets[0]?.closedWith).toBe(true)
  })
})

it('[RT-41][RT-42] reads every event of the protocol', () => {
  expect(parseRoomEvent('room_view', view(), 5)).toMatchObject({ name: 'room_view', at: 5 })
  expect(parseRoomEvent('rate_limit_exceeded', { retryAfter: 3, extra: 1 }, 0)?.payload).toEqual({
    retryAfter: 3,
  })
})

it('[RT-41] takes no harm from a null, an unknown or a malformed event', () => {
  const names = [...Object.keys(roomServerEventSchemas), 'toString', '__proto__', '', 'nope']
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...names), fc.anything()), fc.anything(), (name, payload) => {
      const event = parseRoomEvent(name, payload, 1)
      if (event) reduce(emptyModel('ada'), event)
    }),
  )
  for (const name of names) expect(parseRoomEvent(name, null, 1)).toBeNull()
})
