import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ActorRegistry } from '../rooms/quiz-room.ts'
import { createRoomActor } from '../rooms/room-actor.ts'
import { createRoomPassword, digestOf } from '../rooms/room-password.ts'
import { createStageDoor } from '../rooms/stage-door.ts'
import { createUserAllowances } from '../rooms/user-allowances.ts'
import { createRoom } from '../rules/room-state.ts'
import { inMemoryPorts } from '../testing/in-memory-ports.ts'
import { SETTINGS } from '../testing/room-driver.ts'
import { createRooms } from './rooms.ts'

/** By the clock that processes share, which is not this computer's. */
const SHARED_NOW = 1_000_000

const player = (userId: string) => ({ userId, username: userId, avatar: 'thumbs-01', loginId: userId })

function openRoom(changes: Parameters<typeof inMemoryPorts>[0] = {}) {
  const ports = inMemoryPorts(changes)
  const actors: ActorRegistry = new Map()
  const allowances = createUserAllowances()
  const host = { userId: 'ada', username: 'ada' }
  const settings = { ...SETTINGS, hasPassword: true }
  const state = createRoom({ id: 'room1', inviteCode: 'ABC234', settings, host, seed: 1 }, Date.now())
  const actor = createRoomActor({
    state,
    password: createRoomPassword(digestOf('swordfish')),
    stageDoor: createStageDoor(null),
    ports,
    allowances,
    onClose: () => undefined,
    onDismiss: () => undefined,
  })
  const room = { endLogin: () => undefined, ownerOf: () => undefined, putAway: async () => undefined }
  actors.set('room1', { actor, room })
  const { answerCall, leases } = createRooms(ports, actors, allowances, null, () => SHARED_NOW)
  /** As it comes from another process. */
  const call = (name: string, args: object, inMs = 1_000, roomId = 'room1') =>
    answerCall(roomId, JSON.parse(JSON.stringify({ name, args, by: SHARED_NOW + inMs })))
  const join = (userId: string, more: object = {}) =>
    call('join', {
      player: player(userId),
      spectate: false,
      passwordDigest: digestOf('swordfish'),
      ...more,
    })
  return { actor, call, join, ports, leases }
}

describe('a call from another process', () => {
  it('[OPS-6] is done here, and answered in plain data', async () => {
    const { call, join } = openRoom()
    expect(await join('ada')).toMatchObject({ ok: true, data: { room: { id: 'room1' } } })
    expect(await join('bob', { passwordDigest: null })).toEqual({ ok: false, code: 'ROOM_REQUIRES_PASSWORD' })
    expect(await call('standing', { userId: 'ada' })).toEqual({
      ok: true,
      data: { role: 'player', plays: false },
    })
    expect(await call('change', { userId: 'ada', changes: {}, passwordDigest: null })).toMatchObject({
      ok: true,
    })
    expect(await join('bob', { passwordDigest: null })).toMatchObject({ ok: true })
  })

  it('[OPS-6] that comes late is refused, since its caller has given up', async () => {
    const { actor, call } = openRoom()
    const command = { type: 'leave', userId: 'ada' }
    expect(await call('perform', { command }, -1)).toEqual({ ok: false, code: 'SERVICE_UNAVAILABLE' })
    expect(actor.state().phase.kind).toBe('waiting')
  })

  it('[OPS-6] for a room that is gone, or for what no room knows, is refused', async () => {
    const { call } = openRoom()
    expect(await call('show', {}, 1_000, 'room2')).toEqual({ ok: false, code: 'ROOM_NOT_FOUND' })
    for (const name of ['toString', '__proto__', 'halt'])
      expect(await call(name, {})).toEqual({ ok: false, code: 'SERVER_ERROR' })
  })

  it('[OPS-6, ROOM-44] for a user from whom the room is hidden is answered as for an unknown room', async () => {
    const { call, join } = openRoom()
    await join('ada')
    await call('change', { userId: 'ada', changes: { listed: false } })
    for (const [name, args] of [
      ['show', { viewer: 'eve' }],
      ['look', { userId: 'eve' }],
      ['standing', { userId: 'eve' }],
      ['perform', { command: { type: 'leave', userId: 'eve' } }],
      ['join', { player: player('eve'), spectate: false, passwordDigest: null, byCode: false }],
      ['mayReturn', { player: player('eve'), reconnectionToken: 'a-guess' }],
      ['mayShow', { stageToken: 'a-guess' }],
    ] as const)
      expect([name, await call(name, args)]).toEqual([name, { ok: false, code: 'ROOM_NOT_FOUND' }])
    expect(await join('eve', { byCode: true })).toMatchObject({ ok: true })
    expect(await call('look', { userId: 'eve' })).toMatchObject({ ok: true, data: { inviteCode: 'ABC234' } })
  })

  it('[OPS-6] that fails inside is answered, since an error would not arrive', async () => {
    const { directory } = inMemoryPorts()
    const broken = async () => {
      throw new Error('connect ECONNREFUSED 10.0.0.5')
    }
    const { actor, join } = openRoom({ directory: { ...directory, takeSeat: broken } })
    expect(await join('bob')).toEqual({ ok: false, code: 'SERVICE_UNAVAILABLE' })
    expect(actor.state().members).toEqual([])
  })

  it('[OPS-6, ROOM-24] whose player has sat down elsewhere meanwhile is tried once more, then refused', async () => {
    const { directory } = inMemoryPorts()
    let tries = 0
    const takeSeat = async (userId: string) => {
      if (userId === 'bob') tries++
      return userId !== 'bob'
    }
    const { actor, join } = openRoom({ directory: { ...directory, takeSeat } })
    await join('ada')
    expect(await join('bob')).toEqual({ ok: false, code: 'CONFLICT' })
    expect(tries).toBe(2)
    expect(actor.state().members.map(({ userId }) => userId)).toEqual(['ada'])
  })
})

describe('an account connection of another process', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  const connection = { userId: 'bob', connectionId: 'socket of bob' }
  async function entered() {
    vi.useFakeTimers()
    const shown: string[] = []
    const show = (connectionId: string) => void shown.push(connectionId)
    const room = openRoom({ notifier: { deliver: () => undefined, show, displace: () => undefined } })
    await room.join('bob')
    await room.call('enter', { ...connection, leased: true })
    room.leases.start()
    const isConnected = () => room.actor.state().members[0]?.connected
    return { ...room, shown, isConnected }
  }

  it('[OPS-6] counts as long as it is renewed', async () => {
    const { call, isConnected, leases } = await entered()
    for (let round = 0; round < 10; round++) {
      await vi.advanceTimersByTimeAsync(20_000)
      expect(await call('renew', { connections: [connection] })).toEqual({ ok: true, data: { gone: [] } })
      expect(isConnected()).toBe(true)
    }
    await vi.advanceTimersByTimeAsync(25_000)
    expect(isConnected()).toBe(false)
    leases.stop()
  })

  it('[OPS-6] counts again, and is shown the room, when its process was only held up', async () => {
    const { call, isConnected, shown, leases } = await entered()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(isConnected()).toBe(false)
    await call('renew', { connections: [connection] })
    expect(isConnected()).toBe(true)
    expect(shown).toEqual(['socket of bob', 'socket of bob'])
    leases.stop()
  })

  it('[OPS-6] is given up when it has left, or its user is no member any more', async () => {
    const { call, isConnected, leases } = await entered()
    await call('exit', connection)
    expect(isConnected()).toBe(false)
    await call('perform', { command: { type: 'leave', userId: 'bob' } })
    expect(await call('renew', { connections: [connection] })).toEqual({
      ok: true,
      data: { gone: [connection] },
    })
    leases.stop()
  })

  it('[OPS-6] of this process needs no renewal', async () => {
    const { call, isConnected, leases } = await entered()
    await call('exit', connection)
    await call('enter', { ...connection, leased: false })
    await vi.advanceTimersByTimeAsync(300_000)
    expect(isConnected()).toBe(true)
    leases.stop()
  })
})
