import { notificationsStore } from '@mantine/notifications'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showRealtimeNotices } from '#renderer/app/realtime-notices.ts'
import { setNavigator } from '#renderer/lib/navigation.ts'
import { fakeTransport } from '#renderer/realtime/testing/fake-transport.ts'
import { room, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { ok, stubServer } from '#renderer/testing/server.ts'
import { dropConnection } from './active-connection.ts'
import { setRoomTransport } from './open-connection.ts'
import { restoreSession } from './restore-session.ts'
import { forgetRooms } from './room-store.ts'
import { readRecord, saveRecord } from './stored-rooms.ts'

showRealtimeNotices()

// What is fetched with the first room is here from the start: clocks that stand still fetch nothing.
await import('#renderer/realtime/room/room-session.ts')

const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const ACTIVE = 'GET /game/player/active-colyseus-rooms'
const active = (isInProgress: boolean) => () =>
  ok({ hasActiveRooms: true, primaryRoom: { colyseusRoomId: 'r9', isInProgress } })
let server: ReturnType<typeof fakeTransport>
let visited: string[]
const texts = () => notificationsStore.getState().notifications.map(({ message }) => message)

beforeEach(() => {
  vi.useFakeTimers()
  server = fakeTransport()
  visited = []
  setRoomTransport(server.transport)
  setNavigator((path) => visited.push(path))
  localStorage.setItem('auth_token', 'jwt')
  history.replaceState(null, '', '/lobby')
})
afterEach(async () => {
  dropConnection(false)
  await tick()
  forgetRooms()
  notificationsStore.setState({ ...notificationsStore.getState(), notifications: [], queue: [] })
  vi.useRealTimers()
})

async function restored() {
  const running = restoreSession()
  await tick()
  const roomId = server.sockets.at(-1)?.roomId
  if (roomId) server.sockets.at(-1)?.say('room_view', view({ room: room({ id: roomId }) }))
  await running
}

describe('restoring the session', () => {
  it("[SESS-42] by record shows 'Reconnected!' and opens the room", async () => {
    saveRecord('r1', 'r1:x')
    await restored()
    expect(server.calls).toMatchObject([{ method: 'reconnect' }])
    expect([texts(), visited]).toEqual([['Reconnected!'], ['/room/r1']])
  })

  it('[SESS-48] joins afresh when the server does not know the record', async () => {
    saveRecord('r1', 'r1:x')
    server.answer({ code: 4212, message: 'x' })
    await restored()
    expect(server.calls.map(({ method }) => method)).toEqual(['reconnect', 'join'])
    expect(visited).toEqual(['/room/r1'])
  })

  it('[SESS-46][SESS-49][SESS-44][SESS-45] after another failure asks the server, and opens the running game', async () => {
    saveRecord('r1', 'r1:x')
    stubServer({ [ACTIVE]: active(true) })
    server.answer({ code: 403, message: 'Forbidden' })
    await restored()
    expect(readRecord('r1')).toBeNull()
    expect(texts()).toEqual(['Checking for active sessions...', 'Reconnected!'])
    expect(visited).toEqual(['/game/r9'])
  })

  it("[SESS-44] shows 'Reconnecting...' while it joins the server's room", async () => {
    stubServer({ [ACTIVE]: active(false) })
    const running = restoreSession()
    await tick()
    expect(texts()).toEqual(['Reconnecting...'])
    server.sockets[0]?.say('room_view', view({ room: room({ id: 'r9' }) }))
    await running
    expect([texts(), visited]).toEqual([['Reconnected!'], ['/room/r9']])
  })

  it("[SESS-47] shows 'Failed to reconnect' when that fails", async () => {
    stubServer({ [ACTIVE]: active(true) })
    server.answer({ code: 409, message: 'x' })
    await restoreSession()
    expect([texts(), visited]).toEqual([['Failed to reconnect'], []])
  })

  it('[SESS-43] is silent when there is no room', async () => {
    stubServer({ [ACTIVE]: () => ok({ hasActiveRooms: false, primaryRoom: null }) })
    await restoreSession()
    expect([texts(), visited, server.calls]).toEqual([[], [], []])
  })

  it('[SESS-39] notes the check, and leaves the next one out', async () => {
    const { sent } = stubServer({ [ACTIVE]: () => ok({ hasActiveRooms: false, primaryRoom: null }) })
    await restoreSession()
    await tick(2_999)
    await restoreSession()
    expect(sent(ACTIVE)).toHaveLength(1)
    expect(Number(localStorage.getItem('last_session_check'))).toBeGreaterThan(0)
  })
})
