import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { RoomChange } from '#cloud/modules/rooms/index.ts'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import type { AccountServerPayload } from '#shared/protocol/server-events.ts'
import type { Room } from '#shared/schemas/room.ts'
import type { AccountClient } from '../../tests/support/account-client.ts'
import { createTable, type Table } from '../../tests/support/table.ts'
import { createLobbyFeed } from './lobby-feed.ts'

type Update = AccountServerPayload<'lobby_state_updated'>

describe('the lobby feed', () => {
  const room = (id: string, more: Partial<Room> = {}) =>
    ({ id, status: 'waiting', listed: true, inviteCode: 'SECRET', ...more }) as Room

  it('[RT-18, ROOM-16, ROOM-36] tells at most twice a second, the latest of each room, without codes', () => {
    vi.useFakeTimers()
    const sent: { at: number; update: Update }[] = []
    const shared: Update[] = []
    let change: (change: RoomChange) => void = () => undefined
    const feed = createLobbyFeed({
      list: async () => [],
      onChange: (listener) => {
        change = listener
        return () => {
          change = () => undefined
        }
      },
      send: (update) => sent.push({ at: Date.now(), update }),
      share: (update) => shared.push(update),
    })
    for (let ms = 0; ms < 3_000; ms += 10) {
      change({ roomId: 'a', room: room('a', { name: `name ${ms}` }) })
      vi.advanceTimersByTime(10)
    }
    for (const [index, { at }] of sent.entries())
      if (index > 0) expect(at - (sent[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(500)
    expect(sent.length).toBeGreaterThan(3)
    expect(sent[0]?.update).toEqual({
      rooms: [{ id: 'a', status: 'waiting', listed: true, name: 'name 490' }],
      removed: [],
    })
    sent.length = 0
    vi.advanceTimersByTime(5_000)
    change({ roomId: 'a', room: room('a') })
    change({ roomId: 'a', room: null })
    change({ roomId: 'b', room: null })
    change({ roomId: 'b', room: room('b') })
    for (const id of ['c', 'd']) change({ roomId: id, room: room(id) })
    change({ roomId: 'c', room: room('c', { status: 'finished' }) })
    change({ roomId: 'd', room: room('d', { listed: false }) })
    vi.advanceTimersByTime(500)
    const last = sent.at(-1)?.update
    expect(last?.rooms.map(({ id }) => id)).toEqual(['b'])
    expect(last?.removed.toSorted()).toEqual(['a', 'c', 'd'])
    expect(shared.at(-1)).toEqual(last)
    // What another process shares is told here, and not shared again.
    shared.length = 0
    feed.take({ rooms: [room('far')], removed: ['b'] })
    feed.take({ rooms: [], removed: ['far'] })
    vi.advanceTimersByTime(500)
    expect(sent.at(-1)?.update).toEqual({ rooms: [], removed: ['far', 'b'] })
    expect(shared).toEqual([])
    change({ roomId: 'd', room: room('d') })
    feed.stop()
    expect(shared.at(-1)?.rooms.map(({ id }) => id)).toEqual(['d'])
    sent.length = 0
    change({ roomId: 'e', room: room('e') })
    vi.advanceTimersByTime(5_000)
    expect(sent).toEqual([])
    vi.useRealTimers()
  })
})

describe('a room that is in no list', () => {
  const room = (id: string, more: Partial<Room>) => ({ id, status: 'waiting', listed: true, ...more }) as Room

  it('[ROOM-46] is not named to the lobby: not when it opens, changes or closes', () => {
    vi.useFakeTimers()
    const sent: Update[] = []
    let change: (change: RoomChange) => void = () => undefined
    const feed = createLobbyFeed({
      list: async () => [],
      onChange: (listener) => {
        change = listener
        return () => undefined
      },
      send: (update) => sent.push(update),
      share: (update) => sent.push(update),
    })
    for (const hidden of [{ listed: false }, { matched: true }, { status: 'finished' }] as const) {
      change({ roomId: 'secret', room: room('secret', hidden) })
      vi.advanceTimersByTime(1_000)
      change({ roomId: 'secret', room: null })
      vi.advanceTimersByTime(1_000)
    }
    expect(sent).toEqual([])
    // Watchers have seen this one, and have no other way to learn that it is gone.
    change({ roomId: 'open', room: room('open', {}) })
    vi.advanceTimersByTime(1_000)
    change({ roomId: 'open', room: room('open', { listed: false }) })
    change({ roomId: 'open', room: null })
    vi.advanceTimersByTime(1_000)
    expect(sent.flatMap(({ removed }) => removed)).toEqual(['open', 'open'])
    feed.stop()
    vi.useRealTimers()
  })
})

describe('the list at once', () => {
  it('[RT-18] holds the updates that were sent while it was queried', async () => {
    vi.useFakeTimers()
    const room = (id: string, name = id) => ({ id, name, status: 'waiting', listed: true }) as Room
    const queried = Promise.withResolvers<readonly Room[]>()
    let change: (change: RoomChange) => void = () => undefined
    const feed = createLobbyFeed({
      list: () => queried.promise,
      onChange: (listener) => {
        change = listener
        return () => undefined
      },
      send: () => undefined,
      share: () => undefined,
    })
    change({ roomId: 'gone', room: room('gone') })
    vi.advanceTimersByTime(500)
    const snapshot = feed.snapshot()
    change({ roomId: 'gone', room: null })
    vi.advanceTimersByTime(500)
    change({ roomId: 'kept', room: room('kept', 'Renamed') })
    change({ roomId: 'new', room: room('new') })
    vi.advanceTimersByTime(500)
    queried.resolve([room('gone'), room('kept')])
    expect(await snapshot).toEqual({ rooms: [room('kept', 'Renamed'), room('new')], removed: [] })
    vi.useRealTimers()
  })

  it('[RT-18] is queried once for all watchers who come within a moment, and again after an update', async () => {
    vi.useFakeTimers()
    const list = vi.fn(async () => [{ id: `list ${list.mock.calls.length}` } as Room])
    let change: (change: RoomChange) => void = () => undefined
    const onChange = (listener: typeof change) => {
      change = listener
      return () => undefined
    }
    const feed = createLobbyFeed({ list, onChange, share: () => undefined, send: () => undefined })
    const seen = async () => (await feed.snapshot()).rooms[0]?.id
    const asked = await Promise.all(Array.from({ length: 50 }, seen))
    expect(new Set(asked)).toEqual(new Set(['list 1']))
    change({ roomId: 'a', room: { id: 'a', status: 'waiting', listed: true } as Room })
    vi.advanceTimersByTime(499)
    expect(await seen()).toBe('list 1')
    vi.advanceTimersByTime(1)
    expect(await seen()).toBe('list 2')
    change({ roomId: 'a', room: null })
    vi.advanceTimersByTime(499)
    const late = await seen()
    vi.advanceTimersByTime(1)
    expect([late, await seen()]).toEqual(['list 2', 'list 3'])
    list.mockRejectedValueOnce(new Error('no list'))
    vi.advanceTimersByTime(500)
    await expect(feed.snapshot()).rejects.toThrow('no list')
    expect(await seen()).toBe('list 5')
    feed.stop()
    vi.useRealTimers()
  })

  it('[RT-18] is looked up anew after a change was told, however fresh it is', async () => {
    vi.useFakeTimers()
    const list = vi.fn(async () => [])
    let change: (change: RoomChange) => void = () => undefined
    const onChange = (listener: typeof change) => {
      change = listener
      return () => undefined
    }
    const feed = createLobbyFeed({ list, onChange, share: () => undefined, send: () => undefined })
    change({ roomId: 'a', room: { id: 'a', status: 'waiting', listed: true } as Room })
    vi.advanceTimersByTime(499)
    // It may have been read before the change was written, and later watchers are not told the change.
    await feed.snapshot()
    vi.advanceTimersByTime(1)
    await feed.snapshot()
    expect(list).toHaveBeenCalledTimes(2)
    feed.stop()
    vi.useRealTimers()
  })
})

describe('watch_lobby', () => {
  let cloud: TestCloud
  let calls: ReturnType<typeof roomCalls>
  let table: Table
  let ada: TestPlayer
  let bob: TestPlayer
  beforeAll(async () => {
    cloud = await startTestCloud()
    calls = roomCalls(cloud)
    table = createTable(cloud.url)
    ada = await cloud.register('ada')
    bob = await cloud.register('bob')
  })
  afterEach(() => table.leave())
  afterAll(() => cloud.stop())

  const updates = (client: AccountClient): Update[] =>
    client.heard.filter(({ name }) => name === 'lobby_state_updated').map(({ payload }) => payload as Update)
  const until = async (client: AccountClient, isSo: (update: Update) => boolean): Promise<Update> =>
    vi.waitFor(
      () => {
        const found = updates(client).find(isSo)
        if (!found) throw new Error('not told yet')
        return found
      },
      { timeout: 20_000 },
    )

  it('[RT-18, ROOM-16] sends the list at once and every later change, to watchers only', async () => {
    const there = await calls.create(ada, { name: 'There already' })
    const watcher = await table.connect(bob)
    const other = await table.connect(ada)
    expect(await watcher.say('watch_lobby', { on: true })).toEqual({ success: true })
    expect(updates(watcher)[0]?.rooms.map(({ id }) => id)).toContain(there.id)
    const made = await calls.create(ada, { name: 'New' })
    const told = await until(watcher, ({ rooms }) => rooms.some(({ id }) => id === made.id))
    expect(told.rooms.find(({ id }) => id === made.id)).toMatchObject({
      name: 'New',
      players: [{ username: 'ada' }],
    })
    await until(watcher, ({ removed }) => removed.includes(there.id))
    await calls.as(ada, 'PATCH', `/rooms/${made.id}`, { name: 'Renamed' })
    await until(watcher, ({ rooms }) => rooms.some(({ name }) => name === 'Renamed'))
    await calls.leave(ada, made.id)
    await until(watcher, ({ removed }) => removed.includes(made.id))
    expect(JSON.stringify(updates(watcher))).not.toMatch(new RegExp(`inviteCode|${made.inviteCode}`))
    expect(updates(other)).toEqual([])

    expect(await watcher.say('watch_lobby', { on: false })).toEqual({ success: true })
    const before = updates(watcher).length
    await calls.create(ada)
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    expect(updates(watcher)).toHaveLength(before)
  })

  it('[RT-18] is asked thirty times a minute at most; what is left is not counted', async () => {
    const watcher = await table.connect(await cloud.register())
    for (let i = 0; i < 30; i++)
      expect(await watcher.say('watch_lobby', { on: true })).toEqual({ success: true })
    const refused = await watcher.say('watch_lobby', { on: true })
    expect(refused).toMatchObject({ success: false, code: 'RATE_LIMITED' })
    expect(await watcher.say('watch_lobby', { on: false })).toEqual({ success: true })
  })

  it('[RT-18, ROOM-16] shows no code even of the watcher’s own room', async () => {
    const { id, inviteCode } = await calls.create(bob)
    const watcher = await table.sit(bob, id)
    await watcher.say('watch_lobby', { on: true })
    await calls.as(bob, 'POST', `/rooms/${id}/ready`, { isReady: true })
    await until(watcher, ({ rooms }) => rooms.some((room) => room.players[0]?.isReady === true))
    expect(JSON.stringify(updates(watcher))).not.toContain(inviteCode)
  })
})
