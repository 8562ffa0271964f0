/**
 * @module-tag postgres
 * Dialects.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually, roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { type Room, roomSchema } from '#shared/schemas/room.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let asker: TestPlayer
const rooms: Room[] = []

const list = async (query: Record<string, string | number> = {}) => {
  const text = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  return calls.as(asker, 'GET', `/rooms?${text}`)
}
const names = async (query: Record<string, string | number> = {}): Promise<string[]> => {
  const { status, body, text } = await list({ sort: 'oldest', limit: 100, ...query })
  expect(status, text).toBe(200)
  return body.data.rooms.map((room: Room) => room.name)
}

/** In the order of their making. */
const MADE = [
  { name: 'Caffè della città', maxPlayers: 2, private: false },
  { name: '100% riddles', maxPlayers: 3, private: true },
  { name: 'under_score', maxPlayers: 4, private: false },
  { name: 'ALPHA centauri', maxPlayers: 4, private: true },
] as const

beforeAll(async () => {
  cloud = await startTestCloud()
  calls = roomCalls(cloud)
  asker = await cloud.register('asker')
  for (const [index, made] of MADE.entries()) {
    const host = await cloud.register(`host_${index}`)
    const settings = { maxPlayers: made.maxPlayers, rounds: 1, timePerRound: 20, difficulty: 'easy' }
    const { body } = made.private
      ? await calls.as(host, 'POST', '/rooms/private', {
          roomName: made.name,
          settings: { ...settings, language: 'english', listed: true },
        })
      : await calls.as(host, 'POST', '/rooms', { ...settings, name: made.name, language: 'english' })
    rooms.push(body.data.room)
    // So that no two were made in the same millisecond.
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const guests = [await cloud.register('guest_0'), await cloud.register('guest_1')] as const
  await calls.join(guests[0], rooms[0]?.id ?? '')
  await calls.join(guests[1], rooms[1]?.id ?? '')
  await eventually(
    () => list({ players: 2 }),
    ({ body }) => body.data.total === 2,
  )
})
afterAll(() => cloud.stop())

describe('GET /rooms', () => {
  it('[ROOM-36, ROOM-1] leaves out a room that is reached by its code alone, as a private one is unless its maker says so', async () => {
    const host = await cloud.register('hidden_host')
    const [settings, guest] = [
      { maxPlayers: 4, rounds: 1, timePerRound: 20 },
      await cloud.register('invited'),
    ]
    const rules = { ...settings, difficulty: 'easy', language: 'english' }
    const listing = async (name: string) => (await names({ search: name })).includes(name)
    for (const [path, body] of [
      ['/rooms', { ...rules, name: 'Attic', listed: false }],
      ['/rooms/private', { roomName: 'Attic', settings: rules }],
      ['/gamemode/private-lobby/create', { roomName: 'Attic', settings: rules }],
    ] as const) {
      const { room } = (await calls.as(host, 'POST', path, body)).body.data
      expect(room.listed).toBe(false)
      expect(await listing('Attic')).toBe(false)
      const joined = await calls.as(guest, 'POST', '/rooms/join-by-code', { inviteCode: room.inviteCode })
      expect(joined.body.data.room.id).toBe(room.id)
      const { body: changed } = await calls.as(host, 'PATCH', `/rooms/${room.id}`, { listed: true })
      expect(changed.data.room.listed).toBe(true)
      await eventually(
        () => listing('Attic'),
        (isThere) => isThere,
      )
      await calls.as(host, 'DELETE', `/rooms/${room.id}`)
      // The list is updated a moment later.
      await eventually(
        () => listing('Attic'),
        (isThere) => !isThere,
      )
    }
  })

  it('[ROOM-1, ROOM-15] answers rooms of every open mode, newest first, with page, limit and total', async () => {
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ total: 4, page: 1, limit: 20 })
    expect(body.data.rooms.map((room: Room) => room.name)).toEqual(MADE.map(({ name }) => name).toReversed())
    expect(new Set(body.data.rooms.map((room: Room) => room.mode))).toEqual(new Set(['quick', 'private']))
    for (const room of body.data.rooms) expect(roomSchema.parse(room)).toEqual(room)
  })

  it('[ROOM-16] shows no invite code', async () => {
    const { text } = await list()
    expect(text).not.toContain('inviteCode')
    for (const { inviteCode } of rooms) expect(text).not.toContain(inviteCode)
  })

  it('[ROOM-1] pages through all, each once', async () => {
    const seen: string[] = []
    for (const page of [1, 2, 3]) {
      const { body } = await list({ page, limit: 2 })
      expect(body.data).toMatchObject({ page, limit: 2, total: 4 })
      seen.push(...body.data.rooms.map((room: Room) => room.id))
    }
    expect(seen).toEqual(rooms.map(({ id }) => id).toReversed())
    expect((await list({ page: 1_000_000 })).body.data).toMatchObject({ rooms: [], total: 4 })
  })

  it.each([
    { limit: 101 },
    { limit: 0 },
    { limit: -1 },
    { limit: 'ten' },
    { limit: '1e309' },
    { limit: 1.5 },
    { page: 0 },
    { page: -1 },
    { page: 2 ** 53 },
    { status: 'open' },
    { mode: 'casual' },
    { capacity: 1 },
    { capacity: 51 },
    { capacity: 'many' },
    { players: 'full' },
    { players: -1 },
    { players: 51 },
    { showFull: 'yes' },
    { sort: 'newest; drop table rooms' },
    { sort: 'constructor' },
    { search: 'x'.repeat(51) },
  ])('[ROOM-1, ROOM-2, ROOM-3, API-5] refuses %j', async (query) => {
    const { status, body } = await list(query as unknown as Record<string, string>)
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(body.details[0].path).toBe(Object.keys(query)[0])
  })

  it('[ROOM-1, LOBBY-4] takes limit 100, and the same parameter once only', async () => {
    expect((await list({ limit: 100 })).status).toBe(200)
    expect((await calls.as(asker, 'GET', '/rooms?limit=1&limit=2')).status).toBe(400)
    expect((await calls.as(asker, 'GET', '/rooms?search[$gt]=')).status).toBe(200)
  })

  it('[ROOM-2] filters by mode, capacity and status', async () => {
    expect(await names({ mode: 'quick' })).toEqual(['Caffè della città', 'under_score'])
    expect(await names({ mode: 'private' })).toEqual(['100% riddles', 'ALPHA centauri'])
    expect(await names({ mode: 'ranked' })).toEqual([])
    expect(await names({ capacity: 4 })).toEqual(['under_score', 'ALPHA centauri'])
    expect(await names({ status: 'waiting' })).toHaveLength(4)
    expect(await names({ status: 'in_progress' })).toEqual([])
    expect(await names({ status: 'finished' })).toEqual([])
    expect(await names({ mode: 'quick', capacity: 4, search: 'score' })).toEqual(['under_score'])
  })

  it('[ROOM-2, LOBBY-6] leaves full rooms out only when showFull is false', async () => {
    expect(await names({ showFull: 'false' })).toEqual(['100% riddles', 'under_score', 'ALPHA centauri'])
    expect(await names({ showFull: 'true' })).toHaveLength(4)
  })

  it('[LOBBY-4] filters by the number of players: empty, some, or so many', async () => {
    expect(await names({ players: 'empty' })).toEqual([])
    expect(await names({ players: 'some' })).toHaveLength(4)
    expect(await names({ players: 2 })).toEqual(['Caffè della città', '100% riddles'])
    expect(await names({ players: 1 })).toEqual(['under_score', 'ALPHA centauri'])
    expect(await names({ players: 0 })).toEqual([])
  })

  it.each([
    ['CITTÀ', ['Caffè della città']],
    ['citta', ['Caffè della città']],
    ['caffe\u0300', ['Caffè della città']],
    ['%', ['100% riddles']],
    ['0% r', ['100% riddles']],
    ['_', ['under_score']],
    ['alpha', ['ALPHA centauri']],
    ['Centauri', ['ALPHA centauri']],
    ['e', ['Caffè della città', '100% riddles', 'under_score', 'ALPHA centauri']],
    ['\\', []],
    ["'", []],
    ["' or 1=1 --", []],
    ['zebra', []],
    ['  alpha ', ['ALPHA centauri']],
    ['al\u0000pha', ['ALPHA centauri']],
    ['\u200balpha', ['ALPHA centauri']],
  ])('[ROOM-3] finds by a part of the name: %j', async (search, found) => {
    expect(await names({ search })).toEqual(found)
  })

  it('[ROOM-3] an empty search is none', async () => {
    expect(await names({ search: '' })).toHaveLength(4)
    expect(await names({ search: '\u0000' })).toHaveLength(4)
  })

  it.each([
    ['newest', ['ALPHA centauri', 'under_score', '100% riddles', 'Caffè della città']],
    ['oldest', ['Caffè della città', '100% riddles', 'under_score', 'ALPHA centauri']],
    ['players', ['100% riddles', 'Caffè della città', 'ALPHA centauri', 'under_score']],
    ['name', ['100% riddles', 'ALPHA centauri', 'Caffè della città', 'under_score']],
  ])('[ROOM-3] sorts by %s', async (sort, sorted) => {
    expect(await names({ sort })).toEqual(sorted)
    const { body } = await list({ sort })
    expect(body.data.total).toBe(sorted.length)
  })

  it('[ROOM-9, ROOM-28] what is closed is listed no more', async () => {
    const host = await cloud.register('leaver')
    const { id } = await calls.create(host, { name: 'Short-lived' })
    expect(await names({ search: 'Short-lived' })).toEqual(['Short-lived'])
    await calls.leave(host, id)
    await eventually(
      () => names({ search: 'Short-lived' }),
      (found) => found.length === 0,
    )
  })
})

describe('rooms of a process that is gone', () => {
  it('[ROOM-35] leave the list, and their codes lead nowhere', async () => {
    const row = await cloud.db('rooms').where({ id: rooms[3]?.id }).first()
    const orphan = { ...row, id: 'orphan', invite_code: 'ZZZZZZ', process_id: 'gone', name_folded: 'orphan' }
    await cloud.db('rooms').insert({ ...orphan, seen_at: cloud.clock.now() - 24_000 })
    expect(await names({ search: 'orphan' })).toHaveLength(1)
    await cloud
      .db('rooms')
      .where({ id: 'orphan' })
      .update({ seen_at: cloud.clock.now() - 26_000 })
    expect(await names({ search: 'orphan' })).toEqual([])
    const byCode = await calls.as(asker, 'POST', '/rooms/join-by-code', { inviteCode: 'ZZZZZZ' })
    expect(byCode).toMatchObject({ status: 404, body: { code: 'NO_ROOM_FOUND_WITH_CODE' } })
  })
})
