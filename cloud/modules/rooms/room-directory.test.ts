import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { createLogger } from '#cloud/logger.ts'
import { createUsersService } from '#cloud/modules/users/index.ts'
import type { Room } from '#shared/schemas/room.ts'
import { createRoomDirectory, type RoomChange } from './room-directory.ts'

let database: TestDatabase
let userId: string
let time = Date.now()
const now = () => time
beforeAll(async () => {
  database = await createTestDatabase()
  const users = createUsersService({ db: database.db, now })
  userId = (await users.create(database.db, { username: 'ada', email: 'ada@example.org' })).id
})
afterAll(() => database.drop())

const make = () => createRoomDirectory({ db: database.db, logger: createLogger({ mode: 'test' }), now })
const roomOf = (id: string): Room => ({
  id,
  name: id,
  mode: 'quick',
  host: { id: 'x', username: 'x' },
  status: 'waiting',
  hasPassword: false,
  inviteCode: 'ABC234',
  maxPlayers: 4,
  rounds: 1,
  timePerRound: 20,
  timeFactor: 1,
  strictness: 'normal',
  difficulty: 'easy',
  language: 'english',
  customQuizzes: false,
  allowSpectators: false,
  locked: false,
  tokenReward: 0,
  paid: false,
  createdAt: new Date(time).toISOString(),
  players: [],
  spectators: 0,
})
const roomIds = async (): Promise<string[]> => (await database.db('rooms').select('id')).map(({ id }) => id)

describe('the directory of rooms', () => {
  it('[ROOM-24] answers a seat that is still being noted', async () => {
    const directory = make()
    // Whoever holds the user’s row keeps the seat from being written.
    const holder = await database.db.transaction()
    await holder('users').where({ id: userId }).forUpdate().first('id')
    void directory.takeSeat(userId, 'slow')
    const seat = directory.seatOf(userId)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await holder.commit()
    expect(await seat).toBe('slow')
    void directory.takeSeat(userId, 'next')
    void directory.freeSeat(userId, 'slow')
    expect(await directory.seatOf(userId)).toBe('next')
    await directory.freeSeat(userId, 'next')
    expect(await directory.seatOf(userId)).toBeNull()
  })

  it('[ROOM-9] a room that is withdrawn while it is announced stays withdrawn, and is told in that order', async () => {
    const directory = make()
    const told: RoomChange[] = []
    directory.onChange((change) => told.push(change))
    for (let i = 0; i < 10; i++) void directory.announce(roomOf('brief'))
    await directory.withdraw('brief')
    expect(await roomIds()).toEqual([])
    expect(told).toHaveLength(11)
    expect(told.at(-1)).toEqual({ roomId: 'brief', room: null })
  })

  it('[ROOM-35] forgets rooms that their process no longer speaks for, and their seats; no others', async () => {
    const gone = make()
    await gone.announce(roomOf('gone'))
    await gone.takeSeat(userId, 'gone')
    time += 26_000
    const living = make()
    await living.announce(roomOf('living'))
    await living.start()
    expect(await roomIds()).toEqual(['living'])
    expect(await living.seatOf(userId)).toBeNull()
    await living.takeSeat(userId, 'not-announced-yet')
    await living.stop()
    time += 26_000
    await living.start()
    // Its own rooms it speaks for; a seat may be noted before its room is.
    expect(await roomIds()).toEqual(['living'])
    expect(await living.seatOf(userId)).toBe('not-announced-yet')
    await living.stop()
  })

  it('[GAME-37] has written everything when it has stopped', async () => {
    const directory = make()
    void directory.announce(roomOf('last'))
    void directory.takeSeat(userId, 'last')
    await directory.stop()
    expect(await roomIds()).toContain('last')
    expect(await database.db('room_seats').where({ user_id: userId }).first('room_id')).toEqual({
      room_id: 'last',
    })
  })
})
