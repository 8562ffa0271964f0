/**
 * @module-tag postgres
 * Locks.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { createLogger } from '#cloud/logger.ts'
import { testUsers } from '#cloud/testing/services.ts'
import type { Room } from '#shared/schemas/room.ts'
import { createRoomDirectory, type RoomChange, roomSweep } from './room-directory.ts'

let database: TestDatabase
let userId: string
let time = Date.now()
const now = () => time
beforeAll(async () => {
  database = await createTestDatabase()
  const users = testUsers({ db: database.db, now })
  userId = (await users.create(database.db, { username: 'ada', email: 'ada@example.org' })).id
})
afterAll(() => database.drop())

const unplayed: string[] = []
const seatsLost: [string, string][] = []
const roomsLost: string[] = []
const woundUp = new Set<string>()
/** Runs while a room is being restored, after it was saved. */
let duringRestore = async (): Promise<void> => undefined
const make = () =>
  createRoomDirectory({
    db: database.db,
    logger: createLogger({ mode: 'test' }),
    onSeated: async () => undefined,
    onUnplayed: async (roomId) => void unplayed.push(roomId),
    onSeatLost: async (roomId, user) => void seatsLost.push([roomId, user]),
    mayGoOn: async (roomId) => {
      await duringRestore()
      return !woundUp.has(roomId)
    },
    onRoomLost: async (roomId) => void roomsLost.push(roomId),
    now,
  })
const sweep = () =>
  roomSweep({ db: database.db, onGamesLost: () => undefined, now }).run(new AbortController().signal)
const roomOf = (id: string, more: Partial<Room> = {}): Room => ({
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
  category: 'any',
  difficulty: 'easy',
  language: 'english',
  customQuizzes: false,
  allowSpectators: false,
  guests: true,
  listed: true,
  joinInProgress: false,
  presenter: false,
  spectatorLimit: 50,
  locked: false,
  tokenReward: 0,
  paid: false,
  matched: false,
  createdAt: new Date(time).toISOString(),
  players: [],
  spectators: 0,
  ...more,
})
const roomIds = async (): Promise<string[]> => (await database.db('rooms').select('id')).map(({ id }) => id)

describe('the directory of rooms', () => {
  it('[ROOM-24] answers a seat that is still being written', async () => {
    const directory = make()
    // The lock on the user’s row keeps the seat from being written.
    const holder = await database.db.transaction()
    await holder('users').where({ id: userId }).forUpdate().first('id')
    void directory.takeSeat(userId, 'slow', null)
    const seat = directory.seatOf(userId)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await holder.commit()
    expect(await seat).toBe('slow')
    void directory.takeSeat(userId, 'next', 'slow')
    void directory.freeSeat(userId, 'slow')
    expect(await directory.seatOf(userId)).toBe('next')
    await directory.freeSeat(userId, 'next')
    expect(await directory.seatOf(userId)).toBeNull()
  })

  it('[ROOM-24] moves a seat from where it was seen, and from nowhere else', async () => {
    const [one, other] = [make(), make()]
    expect(await one.takeSeat(userId, 'a', null)).toBe(true)
    // Another process saw no seat either, and comes too late; for the same room it is no matter who came first.
    expect(await other.takeSeat(userId, 'b', null)).toBe(false)
    expect(await other.takeSeat(userId, 'a', null)).toBe(true)
    expect(await one.takeSeat(userId, 'b', 'a')).toBe(true)
    expect(await other.takeSeat(userId, 'c', 'a')).toBe(false)
    expect(await other.seatOf(userId)).toBe('b')
    await one.freeSeat(userId, 'b')
    expect(await other.takeSeat(userId, 'c', 'b')).toBe(false)
    expect(await other.seatOf(userId)).toBeNull()
  })

  it('[ROOM-24] lets one of many processes move a seat', async () => {
    const rooms = Array.from({ length: 10 }, (_, index) => `room-${index}`)
    const moved = await Promise.all(rooms.map((roomId) => make().takeSeat(userId, roomId, null)))
    expect(moved.filter((isMoved) => isMoved)).toHaveLength(1)
    const directory = make()
    const seat = await directory.seatOf(userId)
    expect(seat).toBe(rooms[moved.indexOf(true)])
    await directory.freeSeat(userId, seat ?? '')
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

  it('tells of rooms that have gone before a game began in them, and of no others', async () => {
    const directory = make()
    unplayed.length = 0
    for (const status of ['waiting', 'in_progress', 'finished'] as const) {
      await directory.announce(roomOf(status, { status }))
      await directory.withdraw(status)
    }
    await directory.withdraw('never announced')
    expect(unplayed).toEqual(['waiting'])
  })

  it('[ROOM-35] forgets rooms that their process no longer marks as alive, and their seats; no others', async () => {
    const gone = make()
    await gone.announce(roomOf('gone'))
    await gone.takeSeat(userId, 'gone', null)
    time += 26_000
    const living = make()
    await living.announce(roomOf('living'))
    await sweep()
    expect(await roomIds()).toEqual(['living'])
    expect(await living.seatOf(userId)).toBeNull()
    await living.takeSeat(userId, 'not-announced-yet', null)
    time += 20_000
    await living.heartbeat()
    time += 20_000
    await sweep()
    // Its own rooms it marks as alive; a seat may be noted before its room is.
    expect(await roomIds()).toEqual(['living'])
    expect(await living.seatOf(userId)).toBe('not-announced-yet')
    await living.freeSeat(userId, 'not-announced-yet')
    await living.withdraw('living')
  })

  it('[GAME-37] has written everything when it has stopped', async () => {
    const directory = make()
    void directory.announce(roomOf('last'))
    void directory.takeSeat(userId, 'last', null)
    await directory.stop()
    expect(await roomIds()).toContain('last')
    expect(await database.db('room_seats').where({ user_id: userId }).first('room_id')).toEqual({
      room_id: 'last',
    })
  })
})

describe('a process that stalls for too long', () => {
  const make26sLate = async (...rooms: Room[]) => {
    await database.db('rooms').delete()
    await database.db('room_seats').delete()
    const stalled = make()
    for (const room of rooms) await stalled.announce(room)
    await stalled.takeSeat(userId, rooms[0]?.id ?? '', null)
    time += 26_000
    await sweep()
    expect(await roomIds()).toEqual([])
    expect(await make().seatOf(userId)).toBeNull()
    return stalled
  }

  it('[ROOM-35, ROOM-24] finds its rooms and their seats again at its next heartbeat', async () => {
    const stalled = await make26sLate(roomOf('one'), roomOf('two'))
    await stalled.heartbeat()
    expect((await roomIds()).toSorted()).toEqual(['one', 'two'])
    expect(await stalled.seatOf(userId)).toBe('one')
    time += 10_000
    await stalled.heartbeat()
    await sweep()
    expect(await roomIds()).toHaveLength(2)
    expect(seatsLost).toEqual([])
  })

  it('[ROOM-24] finds the seats also when a room was announced before the heartbeat came', async () => {
    const stalled = await make26sLate(roomOf('one'))
    await stalled.announce(roomOf('one', { name: 'Renamed' }))
    await stalled.heartbeat()
    expect(await stalled.seatOf(userId)).toBe('one')
    // The clock of the process that swept may be fast: to this one nothing was late.
    for (const table of ['rooms', 'room_seats']) await database.db(table).delete()
    await stalled.announce(roomOf('one', { name: 'Renamed again' }))
    await stalled.heartbeat()
    expect(await stalled.seatOf(userId)).toBe('one')
  })

  it('[ROOM-24] learns who has sat down elsewhere, and who had left', async () => {
    const stalled = await make26sLate(roomOf('one'))
    const other = make()
    await other.takeSeat(userId, 'elsewhere', null)
    await stalled.heartbeat()
    expect(seatsLost.splice(0)).toEqual([['one', userId]])
    expect(await stalled.seatOf(userId)).toBe('elsewhere')
    await other.freeSeat(userId, 'elsewhere')
    await stalled.freeSeat(userId, 'one')
    time += 26_000
    await stalled.heartbeat()
    expect(await stalled.seatOf(userId)).toBeNull()
    expect(seatsLost).toEqual([])
  })

  it('[WALLET-8] learns that its room was wound up, its escrow with it', async () => {
    const paid = { paid: true, tokenReward: 40 }
    const stalled = await make26sLate(
      roomOf('over', { ...paid, status: 'finished' }),
      roomOf('safe', paid),
      roomOf('lost', paid),
      roomOf('free'),
    )
    for (const roomId of ['over', 'lost', 'free']) woundUp.add(roomId)
    await stalled.heartbeat()
    expect(roomsLost).toEqual(['lost'])
  })

  it.each([
    ['withdrawn', null],
    ['renamed', { name: 'Renamed' }],
  ])('[ROOM-9] keeps a room %s during its restoration in that state', async (_what, change) => {
    const room = roomOf('one', { paid: true, tokenReward: 40 })
    const stalled = await make26sLate(room)
    const told: RoomChange[] = []
    stalled.onChange((one) => told.push(one))
    duringRestore = async () => (change ? stalled.announce({ ...room, ...change }) : stalled.withdraw('one'))
    await stalled.heartbeat()
    duringRestore = async () => undefined
    expect(told.at(-1)).toEqual({ roomId: 'one', room: change && { ...room, ...change } })
    expect(await roomIds()).toEqual(change ? ['one'] : [])
    expect(await stalled.seatOf(userId)).toBe(change ? 'one' : null)
  })

  it('tries again at the next heartbeat when the database was away', async () => {
    const stalled = await make26sLate(roomOf('one'))
    await database.db.schema.renameTable('room_seats', 'room_seats_away')
    await expect(stalled.heartbeat()).rejects.toThrow()
    await database.db.schema.renameTable('room_seats_away', 'room_seats')
    time += 10_000
    await stalled.heartbeat()
    expect(await stalled.seatOf(userId)).toBe('one')
  })
})
