import { notificationsStore } from '@mantine/notifications'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showRealtimeNotices } from '#renderer/app/realtime-notices.ts'
import { endSearch, useMatchmaking } from '#renderer/realtime/matchmaking/matchmaking-store.ts'
import { dropConnection } from '#renderer/realtime/room/active-connection.ts'
import { watchLobby } from '#renderer/realtime/room/lobby-watch.ts'
import { setRoomTransport } from '#renderer/realtime/room/open-connection.ts'
import { rematch } from '#renderer/realtime/room/room-actions.ts'
import { forgetRooms, roomState } from '#renderer/realtime/room/room-store.ts'
import { startRealtime } from '#renderer/realtime/start-realtime.ts'
import { fakeSockets } from '#renderer/realtime/testing/fake-socket.ts'
import { fakeTransport } from '#renderer/realtime/testing/fake-transport.ts'
import { room, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { sessionEvents } from '#renderer/session/session-events.ts'
import { forgetStart, sessionReady } from '#renderer/session/session-start.ts'
import { sessionState, setSession } from '#renderer/session/session-store.ts'
import { signedIn } from '#renderer/session/signed-in.ts'
import { sampleProfile, sampleRoom, sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'
import {
  LOBBY_REWATCH_MS,
  LOBBY_UNWATCH_MS,
  SOCKET_CONNECT_DELAY_MS,
  SOCKET_RECONNECT_MAX_MS,
} from '#shared/constants/timings.ts'
import { connectAccount, disconnectAccount, setSocketLoader, useAccountChannel } from './account-channel.ts'
import { SOCKET_OPTIONS } from './account-socket.ts'

showRealtimeNotices()

// What is fetched with the first room is here from the start: clocks that stand still fetch nothing.
await import('#renderer/realtime/room/room-session.ts')

const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const VALIDATE = 'GET /auth/validate'
const valid = { [VALIDATE]: () => ok({ valid: true, user: sampleUser() }) }
const visited: string[] = []
let sockets: ReturnType<typeof fakeSockets>
const texts = () => notificationsStore.getState().notifications.map(({ message }) => message)
const status = () => useAccountChannel.getState().status

beforeEach(() => {
  vi.useFakeTimers()
  sockets = fakeSockets()
  setSocketLoader(async () => sockets.make)
  setRoomTransport(fakeTransport().transport)
  startRealtime((path) => visited.push(path))
  visited.length = 0
  localStorage.setItem('auth_token', 'jwt')
  setSession({ user: sampleUser(), isAuthenticated: true, forceDisconnectReason: null })
  history.replaceState(null, '', '/lobby')
})
afterEach(async () => {
  disconnectAccount()
  dropConnection(false)
  await tick()
  forgetRooms()
  sessionEvents.emit('signed_out', 'logout')
  notificationsStore.setState({ ...notificationsStore.getState(), notifications: [], queue: [] })
  vi.useRealTimers()
})

async function connected() {
  stubServer(valid)
  await connectAccount()
  const socket = sockets.last()
  socket.accept()
  return socket
}

describe('the account channel', () => {
  it('[RT-1][RT-3][RT-4] is a websocket first, patient, with the timings of the specification', () => {
    expect(SOCKET_OPTIONS).toMatchObject({
      path: '/socket.io',
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      randomizationFactor: 0.5,
      reconnectionAttempts: Number.POSITIVE_INFINITY,
      timeout: 20_000,
    })
  })

  it('[RT-36] shows the balance that the server tells of', async () => {
    const socket = await connected()
    socket.say('wallet_updated', { balance: 61 })
    expect(sessionState().user?.balance).toBe(61)
    socket.say('wallet_updated', { balance: -1 })
    expect(sessionState().user?.balance).toBe(61)
  })

  it('[AUTH-41] connects 100 ms after a sign-in', async () => {
    const { sent } = stubServer(valid)
    signedIn('jwt', sampleUser())
    await tick(99)
    expect(status()).toBe('disconnected')
    await tick(1)
    expect(sockets.last().connects).toBe(1)
    // The server has issued the token a moment ago.
    expect(sent(VALIDATE)).toHaveLength(0)
  })

  it('[SESS-15] asks about a stored token once in a page load', async () => {
    const server = stubServer({ ...valid, 'GET /auth/profile': () => ok(sampleProfile()) })
    forgetStart()
    await sessionReady()
    await tick(SOCKET_CONNECT_DELAY_MS)
    await tick()
    expect(sockets.last().connects).toBe(1)
    expect(server.sent(VALIDATE)).toHaveLength(1)
  })

  it('[SESS-15] validates the token first, and logs out when it is none', async () => {
    localStorage.setItem('auth_token', 'stored by another tab')
    stubServer({ [VALIDATE]: () => failed(401, 'TOKEN_INVALID_OR_EXPIRED', 'Token is invalid or expired') })
    await connectAccount()
    expect(sockets.made).toHaveLength(0)
    expect(sessionState().isAuthenticated).toBe(false)
    expect(status()).toBe('disconnected')
  })

  it('fetches socket.io again when its chunk did not come', async () => {
    stubServer(valid)
    let fetches = 0
    setSocketLoader(async () => {
      fetches += 1
      if (fetches === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return sockets.make
    })
    const connecting = connectAccount()
    await tick()
    expect(status()).toBe('connecting')
    expect(sockets.made).toHaveLength(0)
    await tick(SOCKET_RECONNECT_MAX_MS)
    await connecting
    expect(sockets.last().connects).toBe(1)
  })

  it('connects nobody who has logged out while socket.io was fetched', async () => {
    stubServer(valid)
    const fetched = Promise.withResolvers<void>()
    setSocketLoader(async () => {
      await fetched.promise
      return sockets.make
    })
    const connecting = connectAccount()
    disconnectAccount()
    fetched.resolve()
    await connecting
    expect(sockets.made).toHaveLength(0)
    expect(status()).toBe('disconnected')
  })

  it('[SESS-14][RT-40][RT-2] goes from connecting to connected and back, with the token in the handshake', async () => {
    stubServer(valid)
    await connectAccount()
    expect(status()).toBe('connecting')
    expect(sockets.last().token()).toBe('jwt')
    sockets.last().accept()
    expect(status()).toBe('connected')
    sockets.last().lose('transport close')
    expect(status()).toBe('connecting')
    disconnectAccount()
    expect(status()).toBe('disconnected')
  })

  it("[SESS-16] shows 'Reconnected to server' on a reconnection, not on the first connection", async () => {
    const socket = await connected()
    expect(texts()).toEqual([])
    socket.lose('transport close')
    socket.accept()
    expect(texts()).toEqual(['Reconnected to server'])
  })

  it('asks after a reconnection whether a search runs, which the server may have taken up again', async () => {
    const socket = await connected()
    const queued = { isInQueue: true, queueId: 'q', gameModeId: 'ranked', position: 1, waitedMs: 4_000 }
    stubServer({ ...valid, 'GET /gamemode/matchmaking/status': () => ok(queued) })
    socket.lose('transport close')
    socket.accept()
    await vi.waitFor(() => expect(useMatchmaking.getState().search?.modeId).toBe('ranked'), 20_000)
    endSearch()
  })

  it("[SESS-17] ends the session when the handshake is 'Unauthorized' and the token cannot be renewed", async () => {
    const refused = () => failed(401, 'UNAUTHORIZED_ACCESS', 'Unauthorized access')
    const socket = await connected()
    stubServer({ [VALIDATE]: refused, 'POST /auth/refresh': refused })
    socket.refuse('Unauthorized')
    await tick(20)
    expect(sessionState().isAuthenticated).toBe(false)
    expect(status()).toBe('disconnected')
  })

  it("[SESS-18] shows 'Connection failed: {reason}' once while the line is down, in words of its own", async () => {
    const socket = await connected()
    socket.refuse('xhr poll error')
    await tick(5000)
    socket.refuse('xhr poll error')
    expect(texts()).toEqual(['Connection failed: the server cannot be reached. Trying again.'])
  })

  it('[SESS-8][RT-7] hands a renewed token on', async () => {
    const socket = await connected()
    sessionEvents.emit('token_refreshed', { token: 'jwt2' })
    expect(socket.sent).toEqual([{ name: 'authenticate', payload: { token: 'jwt2' } }])
  })

  it('connects anew with the token of a renewed login, and makes no fuss about it', async () => {
    const before = await connected()
    before.lose('io server disconnect')
    localStorage.setItem('auth_token', 'jwt2')
    sessionEvents.emit('login_renewed', { token: 'jwt2' })
    await tick(5000)
    const after = sockets.last()
    expect([after === before, before.connects, after.connects, after.token()]).toEqual([false, 1, 1, 'jwt2'])
    after.accept()
    expect(status()).toBe('connected')
    expect(texts()).toEqual([])
  })

  it('[UI-28][RT-50] force_disconnect keeps its reason, closes the channel and moves the flow to idle', async () => {
    const socket = await connected()
    socket.say('force_disconnect', { reason: 'Logged in from another device' })
    expect(sessionState().forceDisconnectReason).toBe('Logged in from another device')
    expect(socket.closed).toBe(true)
    expect(roomState().flow).toBe('idle')
  })

  it('[MM-19][RT-46] follows matchmaking_room_ready after 100 ms into the room', async () => {
    const server = fakeTransport()
    setRoomTransport(server.transport)
    const socket = await connected()
    socket.say('matchmaking_room_ready', { roomId: 'r1', action: 'join_room' })
    expect(roomState().flow).toBe('joining_room')
    await tick(99)
    expect(server.calls).toEqual([])
    await tick(1)
    expect(roomState().navigateTo).toBe('r1')
    expect(localStorage.getItem('ws_last_room_id')).toBe('r1')
    server.sockets[0]?.say('room_view', view())
    await tick()
    expect(visited).toEqual(['/room/r1'])
    expect(roomState()).toMatchObject({ flow: 'in_room', navigateTo: null })
  })

  it('[GAME-38] follows the answer to a rematch with the channel down, and the same news only once', async () => {
    const server = fakeTransport()
    setRoomTransport(server.transport)
    const socket = await connected()
    stubServer({ 'POST /game//rematch': () => ok({ room: sampleRoom({ id: 'r1' }) }) })
    const asked = rematch()
    await tick(50)
    socket.say('matchmaking_room_ready', { roomId: 'r1', action: 'join_room' })
    await tick(200)
    expect(server.calls.map(({ roomId }) => roomId)).toEqual(['r1'])
    expect(roomState().navigateTo).toBe('r1')
    server.sockets[0]?.say('room_view', view())
    expect(await asked).toBe(true)
    expect(visited).toEqual(['/room/r1'])
  })

  it('takes no harm from what it does not understand', async () => {
    const socket = await connected()
    socket.say('force_disconnect', null)
    socket.say('toString', {})
    socket.say('matchmaking_room_ready', { roomId: 7 })
    expect(status()).toBe('connected')
  })
})

describe('watching the lobby', () => {
  it('[RT-39] says that too much was asked, and for how long; of other errors nothing', async () => {
    const socket = await connected()
    socket.say('error', { code: 'VALIDATION_FAILED', message: 'Invalid input' })
    expect(texts()).toEqual([])
    const message = 'Rate limit exceeded. Try again in 12 seconds.'
    socket.say('error', { code: 'RATE_LIMITED', message })
    expect(texts()).toEqual([message])
  })

  it('[RT-18] asks once, asks again after a reconnection, and takes both names of the event', async () => {
    const socket = await connected()
    const listener = vi.fn()
    const stop = watchLobby(listener)
    const stopOther = watchLobby(vi.fn())
    expect(socket.sent).toEqual([{ name: 'watch_lobby', payload: { on: true } }])
    socket.lose('transport close')
    socket.accept()
    expect(socket.sent).toHaveLength(2)
    const update = { rooms: [room()], removed: ['r2'] }
    socket.say('lobby_state_updated', update)
    socket.say('lobby_state_changed', update)
    socket.say('lobby_state_changed', { rooms: 'none' })
    expect(listener.mock.calls).toEqual([[update], [update]])
    stopOther()
    stop()
    await tick(LOBBY_UNWATCH_MS)
    expect(socket.sent.at(-1)).toEqual({ name: 'watch_lobby', payload: { on: false } })
    socket.say('lobby_state_updated', update)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('[LOBBY-18] sends nothing for a page that stops and watches again at once', async () => {
    const socket = await connected()
    let stop = watchLobby(vi.fn())
    for (let n = 0; n < 40; n++) {
      stop()
      stop = watchLobby(vi.fn())
    }
    await tick(LOBBY_UNWATCH_MS)
    expect(socket.sent).toEqual([{ name: 'watch_lobby', payload: { on: true } }])
    stop()
    await tick(LOBBY_UNWATCH_MS)
    expect(socket.sent.slice(1)).toEqual([{ name: 'watch_lobby', payload: { on: false } }])
  })

  it('[RT-69] watches again after a refusal, once for many', async () => {
    const socket = await connected()
    const refuse = () => socket.say('error', { code: 'RATE_LIMITED', message: '' })
    refuse()
    await tick(LOBBY_REWATCH_MS)
    expect(socket.sent).toEqual([])
    const stop = watchLobby(vi.fn())
    refuse()
    refuse()
    await tick(LOBBY_REWATCH_MS - 1)
    expect(socket.sent).toHaveLength(1)
    await tick(1)
    expect(socket.sent.slice(1)).toEqual([{ name: 'watch_lobby', payload: { on: true } }])
    await tick(LOBBY_REWATCH_MS)
    expect(socket.sent).toHaveLength(2)
    stop()
    await tick(LOBBY_UNWATCH_MS)
  })

  it('[LOBBY-18] stops watching when the page leaves right before it would watch again', async () => {
    const socket = await connected()
    const stop = watchLobby(vi.fn())
    socket.say('error', { code: 'RATE_LIMITED', message: '' })
    await tick(LOBBY_REWATCH_MS - 1)
    stop()
    await tick(LOBBY_UNWATCH_MS)
    expect(socket.sent.slice(1)).toEqual([{ name: 'watch_lobby', payload: { on: false } }])
  })

  it('[LOBBY-18] watches on a connection that opened after the page had left and returned', async () => {
    const socket = await connected()
    const stop = watchLobby(vi.fn())
    stop()
    socket.lose('transport close')
    socket.accept()
    await tick(LOBBY_UNWATCH_MS)
    expect(socket.sent).toHaveLength(1)
    const again = watchLobby(vi.fn())
    expect(socket.sent).toHaveLength(2)
    again()
    await tick(LOBBY_UNWATCH_MS)
  })
})
