import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Player } from '../ports/player-directory.ts'
import { type RoomSnapshot, SnapshotError } from '../snapshots/room-snapshot.ts'
import { inMemoryPorts } from '../testing/in-memory-ports.ts'
import { SETTINGS } from '../testing/room-driver.ts'
import { createGameServer, type GameServer } from './create-game-server.ts'

const player = (userId: string): Player => ({
  userId,
  username: userId,
  avatar: 'thumbs-01',
  loginId: userId,
})
const [ada, bob, cam] = [player('ada'), player('bob'), player('cam')]

let roomId: string
let written: RoomSnapshot
let games: GameServer
let ports: ReturnType<typeof inMemoryPorts>

/** One engine is left, and another one, which knows nothing of the first, is started. */
beforeAll(async () => {
  const first = createGameServer(inMemoryPorts())
  await first.start()
  const opened = await first.createRoom(ada, SETTINGS, 'swordfish')
  if (!opened.ok) throw new Error(opened.code)
  roomId = (opened.data as { room: { id: string } }).room.id
  await first.join(bob, roomId, { password: 'swordfish' })
  await first.perform(roomId, { type: 'say', userId: 'bob', message: 'hello', useTts: false })
  const taken = first.snapshot(roomId)
  expect(first.snapshot('nothing')).toBeNull()
  await first.stop()
  written = JSON.parse(JSON.stringify(taken))

  ports = inMemoryPorts()
  games = createGameServer(ports)
  await games.start()
})
afterAll(() => games.stop())

describe('opening a snapshot', () => {
  it('refuses what is no snapshot of this version, and says what is wrong with it', async () => {
    await expect(games.openSnapshot({ ...written, version: 1 })).rejects.toThrow(
      'A snapshot of version 3 is needed, and this is 1.',
    )
    for (const nothing of [null, undefined, 'x', [], 7])
      await expect(games.openSnapshot(nothing)).rejects.toThrow(SnapshotError)
    const { room } = written
    const spoilt: [object, string][] = [
      [{ settings: { ...room.settings, rounds: 'many' } }, 'room.settings.rounds'],
      [{ members: [...room.members, ...room.members] }, 'A member appears twice'],
      [{ id: '../etc/passwd' }, 'room.id'],
      [{ surprise: 1 }, 'surprise'],
      [{ phase: { kind: 'closed', reason: 'empty' } }, 'closed'],
    ]
    for (const [change, told] of spoilt)
      await expect(games.openSnapshot({ ...written, room: { ...room, ...change } })).rejects.toThrow(told)
    await expect(games.openSnapshot({ ...written, passwordDigest: 'swordfish' })).rejects.toThrow(
      'passwordDigest',
    )
  })

  it('opens the room under its id, once, with its seats taken and its password kept', async () => {
    const [one, other] = await Promise.allSettled([games.openSnapshot(written), games.openSnapshot(written)])
    expect(one).toEqual({ status: 'fulfilled', value: roomId })
    expect(other).toMatchObject({ status: 'rejected', reason: { code: 'CONFLICT' } })
    expect(games.counts()).toEqual({ rooms: 1, players: 2 })
    for (const userId of ['ada', 'bob']) expect(await ports.directory.seatOf(userId)).toBe(roomId)
    expect(await games.room(roomId, null)).toMatchObject({
      id: roomId,
      hasPassword: true,
      players: [
        { userId: 'ada', connected: false },
        { userId: 'bob', connected: false },
      ],
    })
    expect(await games.join(cam, roomId, { password: 'trout' })).toMatchObject({ code: 'INCORRECT_PASSWORD' })
    expect(await games.join(cam, roomId, { password: 'swordfish' })).toMatchObject({ ok: true })
    expect(await games.join(bob, roomId, {})).toMatchObject({ ok: true })
    expect(await games.enterByAccount(roomId, 'bob', 'socket of bob')).toMatchObject({ id: roomId })
    expect(await games.perform(roomId, { type: 'read_history', userId: 'bob', limit: 50 })).toMatchObject({
      data: { messages: [{ message: 'hello' }] },
    })
  })

  it('[LAN-9] goes on with a room that was put away, which itself does nothing more', async () => {
    const taken = games.snapshot(roomId)
    await games.putAway()
    expect(games.counts()).toEqual({ rooms: 0, players: 0 })
    expect(await games.perform(roomId, { type: 'leave', userId: 'bob' })).toMatchObject({
      code: 'ROOM_NOT_FOUND',
    })
    expect(await games.openSnapshot(JSON.parse(JSON.stringify(taken)))).toBe(roomId)
    expect(games.counts()).toEqual({ rooms: 1, players: 3 })
    expect(await games.join(bob, roomId, {})).toMatchObject({ ok: true })
  })

  it('[ROOM-9] does not announce a room that closed while its players were seated', async () => {
    const id = 'brief-room'
    const { takeSeat } = ports.directory
    const seat = vi.spyOn(ports.directory, 'takeSeat').mockImplementation(async (userId, ...seats) => {
      await games.closeRoom(id, 'room_closed')
      return takeSeat(userId, ...seats)
    })
    const announced = vi.spyOn(ports.directory, 'announce')
    await games.openSnapshot({ ...written, room: { ...written.room, id } })
    expect(announced.mock.calls.filter(([room]) => room.id === id)).toEqual([])
    seat.mockRestore()
    announced.mockRestore()
  })

  it('[LAN-9] puts a room away whose seats cannot be taken, so that its snapshot can be opened again', async () => {
    const again = { ...written, room: { ...written.room, id: 'second-try' } }
    const before = games.counts().rooms
    const seat = vi.spyOn(ports.directory, 'takeSeat').mockRejectedValueOnce(new Error('the disk is full'))
    await expect(games.openSnapshot(again)).rejects.toThrow('the disk is full')
    seat.mockRestore()
    expect(games.counts().rooms).toBe(before)
    expect(await games.openSnapshot(again)).toBe('second-try')
    await games.closeRoom('second-try', 'room_closed')
  })
})
