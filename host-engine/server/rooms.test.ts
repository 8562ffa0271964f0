import { describe, expect, it } from 'vitest'
import type { ActorRegistry } from '../rooms/quiz-room.ts'
import { createRoomActor } from '../rooms/room-actor.ts'
import { createRoomPassword, digestOf } from '../rooms/room-password.ts'
import { createRoom } from '../rules/room-state.ts'
import { inMemoryPorts } from '../testing/in-memory-ports.ts'
import { SETTINGS } from '../testing/room-driver.ts'
import { createRooms } from './rooms.ts'

const player = (userId: string) => ({ userId, username: userId, avatar: 'thumbs-01', loginId: userId })

function openRoom(changes: Parameters<typeof inMemoryPorts>[0] = {}) {
  const ports = inMemoryPorts(changes)
  const actors: ActorRegistry = new Map()
  const host = { userId: 'ada', username: 'ada' }
  const settings = { ...SETTINGS, hasPassword: true }
  const state = createRoom({ id: 'room1', inviteCode: 'ABC234', settings, host, seed: 1 }, Date.now())
  const actor = createRoomActor({
    state,
    password: createRoomPassword(digestOf('swordfish')),
    ports,
    onClose: () => undefined,
    onDismiss: () => undefined,
  })
  actors.set('room1', { actor, room: { endLogin: () => undefined, ownerOf: () => undefined } })
  const { answerCall } = createRooms(ports, actors, null)
  /** As it comes from another process. */
  const call = (name: string, args: object, inMs = 1_000, roomId = 'room1') =>
    answerCall(roomId, JSON.parse(JSON.stringify({ name, args, by: Date.now() + inMs })))
  const join = (userId: string, more: object = {}) =>
    call('join', {
      player: player(userId),
      spectate: false,
      passwordDigest: digestOf('swordfish'),
      ...more,
    })
  return { actor, call, join, ports }
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

  it('[OPS-6] that comes late is not done: its caller was told that it failed', async () => {
    const { actor, call } = openRoom()
    const command = { type: 'leave', userId: 'ada' }
    expect(await call('perform', { command }, -1)).toEqual({ ok: false, code: 'SERVER_ERROR' })
    expect(actor.state().phase.kind).toBe('waiting')
  })

  it('[OPS-6] for a room that is gone, or for what no room knows, is refused', async () => {
    const { call } = openRoom()
    expect(await call('show', {}, 1_000, 'room2')).toEqual({ ok: false, code: 'ROOM_NOT_FOUND' })
    for (const name of ['toString', '__proto__', 'close'])
      expect(await call(name, {})).toEqual({ ok: false, code: 'SERVER_ERROR' })
  })

  it('[OPS-6] that fails inside is answered, for a throw would not arrive', async () => {
    const { directory } = inMemoryPorts()
    const broken = async () => {
      throw new Error('connect ECONNREFUSED 10.0.0.5')
    }
    const { actor, join } = openRoom({ directory: { ...directory, takeSeat: broken } })
    expect(await join('bob')).toEqual({ ok: false, code: 'SERVER_ERROR' })
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
