import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoomDirectory } from '../ports/room-directory.ts'
import { inMemoryPorts } from '../testing/in-memory-ports.ts'
import { matchOf, openMatchIn } from '../testing/match-of.ts'
import { SETTINGS } from '../testing/room-driver.ts'
import { createGameServer, type GameServer } from './create-game-server.ts'

/** Runs before a seat is taken. */
let beforeSeat: (userId: string) => Promise<void>
let requeued: string[]
let delivered: string[]
beforeEach(() => {
  beforeSeat = async () => undefined
  requeued = []
  delivered = []
})

let directory: RoomDirectory
let games: GameServer
beforeAll(async () => {
  const ports = inMemoryPorts()
  directory = {
    ...ports.directory,
    async takeSeat(userId, roomId, from) {
      await beforeSeat(userId)
      return ports.directory.takeSeat(userId, roomId, from)
    },
  }
  games = createGameServer({
    ...ports,
    directory,
    queue: { begun: async () => undefined, requeue: async (roomId) => void requeued.push(roomId) },
    notifier: { ...ports.notifier, deliver: (userIds) => void delivered.push(...userIds) },
  })
  await games.start()
})
afterAll(() => games.stop())

const seatedIn = async (roomId: string): Promise<string[]> =>
  (await games.room(roomId, null))?.players.map(({ userId }) => userId) ?? []

describe('a match whose room opens', () => {
  it('[MM-23] leaves no room behind when a seat cannot be taken', async () => {
    beforeSeat = async (userId) => {
      if (userId === 'bob') throw new Error('the database is away')
    }
    await expect(games.openMatch(matchOf(['ada', 'bob']))).rejects.toThrow('the database is away')
    expect(games.counts().rooms).toBe(0)
    // The host of the engine returns the players to the queue.
    expect([requeued, delivered]).toEqual([[], []])
    beforeSeat = async () => undefined
    const roomId = await openMatchIn(games, matchOf(['ada', 'bob']))
    expect(await seatedIn(roomId)).toEqual(['ada', 'bob'])
  })

  it('[MM-23] leaves no room behind when its players cannot be confirmed', async () => {
    const confirm = () => Promise.reject(new Error('the database is away'))
    const before = games.counts().rooms
    await expect(games.openMatch({ ...matchOf(['cam', 'dan']), confirm })).rejects.toThrow('away')
    expect(games.counts().rooms).toBe(before)
  })

  it('[MM-4] seats those who still want it, if they are enough', async () => {
    const roomId = await openMatchIn(games, {
      ...matchOf(['eve', 'fay', 'gus']),
      confirm: async () => ['fay', 'gus'],
    })
    expect(await seatedIn(roomId)).toEqual(['fay', 'gus'])
    expect(await directory.seatOf('eve')).toBeNull()
    const before = games.counts().rooms
    const opened = await games.openMatch({ ...matchOf(['hal', 'ida']), confirm: async () => ['hal'] })
    expect(opened).toEqual({ roomId: null, seated: ['hal'] })
    expect(games.counts().rooms).toBe(before)
  })

  it('[MM-11] does not take a player from a room where they have just sat down', async () => {
    const opened = await games.createRoom(
      { userId: 'jan', username: 'jan', avatar: 'thumbs-01', loginId: 'jan' },
      SETTINGS,
    )
    if (!opened.ok) throw new Error(opened.code)
    const { id } = (opened.data as { room: { id: string } }).room
    await directory.freeSeat('jan', id)
    beforeSeat = async (userId) => {
      beforeSeat = async () => undefined
      if (userId === 'jan') await directory.takeSeat('jan', id, null)
    }
    const { roomId, seated } = await games.openMatch(matchOf(['jan', 'kim', 'lea']))
    expect(seated).toEqual(['kim', 'lea'])
    expect(await seatedIn(roomId ?? '')).toEqual(['kim', 'lea'])
    expect(await directory.seatOf('jan')).toBe(id)
  })
})
