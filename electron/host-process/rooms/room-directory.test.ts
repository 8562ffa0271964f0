import { expect, it } from 'vitest'
import { listRoomsQuery, type Room } from '#shared/schemas/room.ts'
import { createRoomDirectory } from './room-directory.ts'

const room = (id: string, changes: Partial<Room> = {}): Room => ({
  id,
  name: id,
  mode: 'quick',
  host: { id: 'a', username: 'Ada' },
  status: 'waiting',
  hasPassword: false,
  inviteCode: 'XXXXXX',
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
  createdAt: '2026-01-01T20:00:00.000Z',
  players: [],
  spectators: 0,
  ...changes,
})

it('leads by the party’s code to its room, and when that is over to the newest', async () => {
  const { list, announce, withdraw } = createRoomDirectory(
    () => 'PARTY2',
    () => undefined,
  )
  expect(await list.findByCode('PARTY2')).toBeNull()
  await announce(room('first', { inviteCode: 'PARTY2' }))
  await announce(room('second', { createdAt: '2026-01-01T21:00:00.000Z' }))
  expect(await list.findByCode('PARTY2')).toBe('first')
  await announce(room('first', { inviteCode: 'PARTY2', status: 'finished' }))
  expect(await list.findByCode('PARTY2')).toBe('second')
  await withdraw('first')
  expect(await list.findByCode('PARTY2')).toBe('second')
  expect(await list.findByCode('NOBODY')).toBeNull()
})

it('lists, filters and sorts as the cloud does', async () => {
  const { list, announce } = createRoomDirectory(
    () => 'PARTY2',
    () => undefined,
  )
  await announce(room('old', { name: 'Épée' }))
  await announce(room('new', { name: 'Attic', createdAt: '2026-01-01T21:00:00.000Z', maxPlayers: 8 }))
  await announce(room('over', { status: 'finished' }))
  const find = async (query: object) => {
    const { rooms, total } = await list.find(listRoomsQuery.parse(query))
    expect(total).toBeGreaterThanOrEqual(rooms.length)
    return rooms.map(({ id }) => id)
  }
  expect(await find({})).toEqual(['new', 'old'])
  expect(await find({ sort: 'name' })).toEqual(['new', 'old'])
  expect(await find({ sort: 'oldest' })).toEqual(['old', 'new'])
  expect(await find({ search: 'epee' })).toEqual(['old'])
  expect(await find({ capacity: '8' })).toEqual(['new'])
  expect(await find({ players: 'some' })).toEqual([])
  expect(await find({ status: 'finished' })).toEqual(['over'])
  expect(await find({ page: '2', limit: '1' })).toEqual(['old'])
})

it('[ROOM-24] moves a seat from where it was seen, and from nowhere else', async () => {
  const { takeSeat, freeSeat, seatOf, withdraw } = createRoomDirectory(
    () => 'PARTY2',
    () => undefined,
  )
  expect(await takeSeat('ada', 'a', null)).toBe(true)
  expect(await takeSeat('ada', 'b', null)).toBe(false)
  expect(await takeSeat('ada', 'b', 'a')).toBe(true)
  await freeSeat('ada', 'a')
  expect(await seatOf('ada')).toBe('b')
  await withdraw('b')
  expect(await seatOf('ada')).toBeNull()
})
