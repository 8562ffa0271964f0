import { notificationsStore } from '@mantine/notifications'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showRealtimeNotices } from '#renderer/app/realtime-notices.ts'
import { dropConnection } from '#renderer/realtime/room/active-connection.ts'
import { setRoomTransport } from '#renderer/realtime/room/open-connection.ts'
import { forgetRooms, roomState } from '#renderer/realtime/room/room-store.ts'
import { stampVoluntaryLeave } from '#renderer/realtime/room/stored-rooms.ts'
import { startRealtime } from '#renderer/realtime/start-realtime.ts'
import { fakeSockets } from '#renderer/realtime/testing/fake-socket.ts'
import { fakeTransport } from '#renderer/realtime/testing/fake-transport.ts'
import { room, view } from '#renderer/realtime/testing/room-fixtures.ts'
import {
  connectAccount,
  disconnectAccount,
  setSocketLoader,
} from '#renderer/realtime/transport/account-channel.ts'
import { sessionEvents } from '#renderer/session/session-events.ts'
import { setSession } from '#renderer/session/session-store.ts'
import { signedIn } from '#renderer/session/signed-in.ts'
import { sampleRoom, sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'
import type { MatchmakingStatus } from '#shared/schemas/matchmaking.ts'
import { findMatch, loadMatchmaking } from './load-matchmaking.ts'
import { cancelSearch } from './matchmaking.ts'
import { beginSearch, currentSearch, endSearch, setMatchmaking, useMatchmaking } from './matchmaking-store.ts'

showRealtimeNotices()

// Clocks that stand still fetch nothing.
await import('#renderer/realtime/room/room-session.ts')
await loadMatchmaking()

const START = 'POST /gamemode/matchmaking/start'
const CANCEL = 'POST /gamemode/matchmaking/cancel'
const STATUS = 'GET /gamemode/matchmaking/status'
const QUEUE = 'GET /game/player/queue-status'
const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const texts = () => notificationsStore.getState().notifications.map(({ message }) => message)
const visited: string[] = []
let status: MatchmakingStatus
let gameServer: ReturnType<typeof fakeTransport>

type Answers = Parameters<typeof stubServer>[0]
const serve = (answers: Answers = {}) =>
  stubServer({
    [START]: () => ok({ message: 'Searching', queueId: 'q1', estimatedWaitTime: 12_000 }),
    [CANCEL]: () => ok(undefined, 'Left'),
    [STATUS]: () => ok(status),
    [QUEUE]: () => ok({ gameSession: null, activeRoom: null }),
    'GET /auth/validate': () => ok({ valid: true, user: sampleUser() }),
    ...answers,
  })

beforeEach(() => {
  vi.useFakeTimers()
  gameServer = fakeTransport()
  setRoomTransport(gameServer.transport)
  startRealtime((path) => visited.push(path))
  visited.length = 0
  status = { isInQueue: true, queueId: 'q1', gameModeId: 'quick_match', position: 2 }
  localStorage.setItem('auth_token', 'jwt')
  setSession({ user: sampleUser(), isAuthenticated: true, forceDisconnectReason: null })
  history.replaceState(null, '', '/lobby')
})
afterEach(async () => {
  endSearch()
  setMatchmaking({ rankedBanUntil: null })
  disconnectAccount()
  dropConnection(false)
  await tick()
  forgetRooms()
  sessionEvents.emit('signed_out', 'logout')
  notificationsStore.setState({ ...notificationsStore.getState(), notifications: [], queue: [] })
  vi.useRealTimers()
})

describe('a search', () => {
  it('[MM-17] sets the flag, then asks every 2 s while the server says that one is in the queue', async () => {
    const { sent } = serve()
    await findMatch('quick_match')
    expect(sent(START)[0]?.body).toEqual({ gameModeId: 'quick_match' })
    expect(currentSearch()).toMatchObject({ modeId: 'quick_match', estimateMs: 12_000 })
    await tick()
    expect(sent(STATUS)).toHaveLength(1)
    expect(currentSearch()).toMatchObject({ position: 2, silent: false })
    await tick(1_999)
    expect(sent(STATUS)).toHaveLength(1)
    await tick(1)
    expect(sent(STATUS)).toHaveLength(2)
    await tick(4_000)
    expect(sent(STATUS)).toHaveLength(4)
  })

  it('begins once, however often it is pressed', async () => {
    const { sent } = serve()
    await Promise.all([findMatch('quick_match'), findMatch('quick_match')])
    await findMatch('ranked')
    expect(sent(START)).toHaveLength(1)
  })

  it.each([
    ['that it is over', { isInQueue: false }],
    ['another place', { isInQueue: true, gameModeId: 'quick_match', position: 7 }],
  ] as const)('ignores the late answer to a poll of the search before: %s', async (_what, late) => {
    const answer = Promise.withResolvers<void>()
    let polls = 0
    serve({
      [STATUS]: async () => {
        polls += 1
        if (polls > 1) return ok(status)
        await answer.promise
        return ok(late)
      },
    })
    await findMatch('quick_match')
    await tick()
    await cancelSearch()
    await findMatch('ranked')
    const search = currentSearch()
    answer.resolve()
    await tick()
    expect(polls).toBe(1)
    expect(currentSearch()).toEqual(search)
  })

  it('[MM-18] is over when it is cancelled, and nothing more is asked', async () => {
    const { sent } = serve()
    await findMatch('quick_match')
    await tick(2_000)
    await cancelSearch()
    expect(sent(CANCEL)).toHaveLength(1)
    expect(currentSearch()).toBeNull()
    await tick(10_000)
    expect(sent(STATUS)).toHaveLength(2)
  })

  it('[MM-18] is over when the server says that one is in no queue: who has no room is told so', async () => {
    const { sent } = serve()
    await findMatch('quick_match')
    await tick()
    status = { isInQueue: false }
    await tick(2_000)
    expect(currentSearch()).toBeNull()
    expect(texts()).toEqual(['The search has ended without a game. Start it again whenever you like.'])
    await tick(10_000)
    expect(sent(STATUS)).toHaveLength(2)
  })

  it.each([
    ['waiting', '/room/r9'],
    ['in_progress', '/game/r9'],
  ] as const)('leads to the room whose news did not come, while it is %s', async (roomStatus, path) => {
    serve({
      [QUEUE]: () => ok({ gameSession: null, activeRoom: sampleRoom({ id: 'r9', status: roomStatus }) }),
    })
    await findMatch('quick_match')
    await tick()
    status = { isInQueue: false }
    await tick(2_000)
    expect(visited).toEqual([path])
    expect(texts()).toEqual([])
  })

  it('goes on while the server does not answer, and says so', async () => {
    let broken = true
    serve({ [STATUS]: () => (broken ? failed(500, 'SERVER_ERROR', 'Server error') : ok(status)) })
    await findMatch('quick_match')
    await tick()
    expect(currentSearch()).toMatchObject({ silent: true, estimateMs: 12_000 })
    broken = false
    await tick(2_000)
    expect(currentSearch()).toMatchObject({ silent: false, position: 2 })
  })

  it('counts from where the server counts, and not anew for a moment’s difference', async () => {
    serve()
    await findMatch('quick_match')
    const begun = currentSearch()?.since ?? 0
    status = { ...status, waitedMs: 1_200 }
    await tick(2_000)
    expect(currentSearch()?.since).toBe(begun)
    status = { ...status, waitedMs: 40_000 }
    await tick(2_000)
    expect(currentSearch()?.since).toBe(performance.now() - 40_000)
  })

  it('ends with the session', async () => {
    const { sent } = serve()
    await findMatch('quick_match')
    sessionEvents.emit('signed_out', 'logout')
    await tick(10_000)
    expect(currentSearch()).toBeNull()
    expect(sent(STATUS)).toHaveLength(1)
  })

  it('is found again by one question after a load of the page', async () => {
    status = { ...status, gameModeId: 'ranked', waitedMs: 30_000 }
    const { sent } = serve()
    signedIn('jwt', sampleUser())
    await tick()
    expect(currentSearch()).toMatchObject({ modeId: 'ranked', since: performance.now() - 30_000 })
    await tick(2_000)
    expect(sent(STATUS).length).toBeGreaterThan(1)
  })

  it('is not asked about again when there is none', async () => {
    status = { isInQueue: false }
    const { sent } = serve()
    signedIn('jwt', sampleUser())
    await tick(10_000)
    expect(sent(STATUS)).toHaveLength(1)
    expect(texts()).toEqual([])
  })
})

describe('a match', () => {
  async function connected() {
    const sockets = fakeSockets()
    setSocketLoader(async () => sockets.make)
    await connectAccount()
    const socket = sockets.last()
    socket.accept()
    return socket
  }
  const enter = async (roomId: string) => {
    await tick(100)
    gameServer.sockets
      .at(-1)
      ?.say('room_view', view({ room: room({ id: roomId, matched: true, mode: 'ranked' }) }))
    await tick()
  }

  it('that is there already is joined, without a search', async () => {
    const { sent } = serve({
      [START]: () => ok({ message: 'There', queueId: 'q1', estimatedWaitTime: 0, roomId: 'r1' }),
    })
    void findMatch('quick_match')
    await tick()
    await enter('r1')
    expect(visited).toEqual(['/room/r1'])
    expect(sent(STATUS)).toEqual([])
  })

  it('ends the search as soon as one is in its room, like any room that one enters', async () => {
    const { sent } = serve()
    const socket = await connected()
    await findMatch('quick_match')
    socket.say('matchmaking_room_ready', { roomId: 'r1', action: 'join_room' })
    expect(currentSearch()).not.toBeNull()
    await enter('r1')
    expect(currentSearch()).toBeNull()
    await tick(10_000)
    expect(sent(STATUS)).toHaveLength(1)
    expect(texts()).toEqual([])
  })

  it('[RT-43] whose game is gone leads to /lobby by the account channel, while room play is disconnected', async () => {
    serve()
    const socket = await connected()
    socket.say('matchmaking_room_ready', { roomId: 'r1', action: 'join_room' })
    await enter('r1')
    history.replaceState(null, '', '/room/r1')
    const gone = { code: 'GAME_ENDED_CLEANUP', message: 'x' }
    socket.say('error', gone)
    await tick(500)
    expect([roomState().roomId, visited]).toEqual(['r1', ['/room/r1']])
    gameServer.answer(...Array.from({ length: 60 }, () => ({ message: 'offline' })))
    gameServer.sockets.at(-1)?.drop(1006)
    socket.say('error', gone)
    await tick(500)
    expect(roomState()).toMatchObject({ roomId: null, flow: 'idle' })
    expect(localStorage.getItem('ws_last_room_id')).toBeNull()
    expect(visited).toEqual(['/room/r1', '/lobby'])
  })

  it('that fell apart sets the flag again, and the server is asked again', async () => {
    const { sent } = serve()
    const socket = await connected()
    socket.say('matchmaking_room_ready', { roomId: 'r1', action: 'join_room' })
    await enter('r1')
    status = { ...status, gameModeId: 'ranked', position: 1 }
    gameServer.sockets.at(-1)?.say('return_to_lobby', { roomId: 'r1', reason: 'back_in_queue' })
    expect(currentSearch()?.modeId).toBe('ranked')
    expect(texts()).toEqual(['Not everybody came. You are back at the head of the queue.'])
    await tick()
    expect(currentSearch()).toMatchObject({ modeId: 'ranked', position: 1 })
    await tick(2_000)
    expect(sent(STATUS)).toHaveLength(2)
    expect(roomState().roomId).toBeNull()
  })

  it('[MM-20] is joined by any message that bears it, unless one is in that room already', async () => {
    serve()
    const socket = await connected()
    socket.say('lobby_state_updated', { rooms: [], removed: [], targetRoomId: 'r1', action: 'join_room' })
    await enter('r1')
    expect(visited).toEqual(['/room/r1'])
    socket.say('something_new', { targetRoomId: 'r1' })
    await tick(1_000)
    expect(gameServer.calls.map(({ roomId }) => roomId)).toEqual(['r1'])
    socket.say('something_new', { targetRoomId: 'r2' })
    await tick(1_000)
    expect(gameServer.calls.map(({ roomId }) => roomId)).toEqual(['r1', 'r2'])
  })

  it('[MM-21] is taken out of the message before it goes on', async () => {
    serve()
    const socket = await connected()
    const { onAccountEvent } = await import('#renderer/realtime/transport/account-events.ts')
    const heard = vi.fn()
    const off = onAccountEvent('game_ended_and_cleaned', heard)
    socket.say('game_ended_and_cleaned', {
      roomId: 'r5',
      reason: 'x',
      targetRoomId: 'r1',
      action: 'join_room',
    })
    expect(heard).toHaveBeenCalledExactlyOnceWith({ roomId: 'r5', reason: 'x' })
    // What a message says by itself is no target: this one names its room and its action.
    socket.say('matchmaking_room_ready', { roomId: 'r1', action: 'join_room' })
    await enter('r1')
    expect(visited).toEqual(['/room/r1'])
    off()
  })
})

describe('what stands in the way', () => {
  const nonsense = () => new Response('<html>', { status: 502 })

  it('[ERR-53] of a start is shown in the server’s words, else as a failure to start', async () => {
    serve({ [START]: nonsense })
    await findMatch('quick_match')
    serve({ [START]: () => failed(503, 'MAINTENANCE', 'Server under maintenance') })
    await findMatch('quick_match')
    expect(texts()).toEqual(['Failed to start matchmaking', 'Server under maintenance'])
    expect(currentSearch()).toBeNull()
  })

  it('[ERR-54] of a cancellation is shown in the server’s words, else as a failure to cancel; the search goes on', async () => {
    serve({ [CANCEL]: nonsense })
    await findMatch('quick_match')
    await cancelSearch()
    serve({ [CANCEL]: () => failed(503, 'MAINTENANCE', 'Server under maintenance') })
    await cancelSearch()
    expect(texts()).toEqual(['Failed to cancel matchmaking', 'Server under maintenance'])
    expect(currentSearch()).not.toBeNull()
  })

  it('[MM-4] enters the match when a cancellation is refused because it is ready', async () => {
    serve({ [CANCEL]: () => failed(409, 'MATCH_IS_READY', 'Your match is ready', { roomId: 'r1' }) })
    await findMatch('quick_match')
    void cancelSearch()
    await tick(100)
    gameServer.sockets.at(-1)?.say('room_view', view({ room: room({ id: 'r1', matched: true }) }))
    await tick()
    expect(visited).toEqual(['/room/r1'])
    expect(currentSearch()).toBeNull()
    expect(texts()).toEqual([])
  })

  it('[ERR-44] of a start leads back to the game that is still played', async () => {
    serve({
      [START]: () =>
        failed(409, 'ALREADY_IN_ACTIVE_GAME', 'You are already in an active game session. Redirecting...'),
      'GET /game/player/active-colyseus-rooms': () =>
        ok({ hasActiveRooms: true, primaryRoom: { colyseusRoomId: 'busy', isInProgress: true } }),
    })
    await findMatch('ranked')
    await tick()
    expect(visited).toEqual(['/game/busy'])
  })

  it('a shut ranked queue is told apart, with the time, and not as an error', async () => {
    serve({ [START]: () => failed(429, 'RATE_LIMITED', 'Rate limit exceeded.', { retryAfter: 900 }) })
    await findMatch('ranked')
    expect(useMatchmaking.getState().rankedBanUntil).toBe(Date.now() + 900_000)
    expect(texts()).toEqual([])
    await findMatch('quick_match')
    expect(texts()).toEqual(['Rate limit exceeded. Try again in 900 seconds.'])
  })

  it('[SESS-23] a leave of just now: no search begins that could not be followed', async () => {
    const { sent } = serve()
    stampVoluntaryLeave()
    await findMatch('quick_match')
    expect(sent(START)).toEqual([])
    expect(texts()[0]).toMatch(/10 seconds/)
  })

  it('a room that was entered by hand ends the search', async () => {
    serve()
    beginSearch('quick_match')
    const { enterRoom } = await import('#renderer/realtime/room/room-session.ts')
    const entering = enterRoom({ roomId: 'r1' })
    await tick()
    gameServer.sockets.at(-1)?.say('room_view', view())
    await entering
    expect(currentSearch()).toBeNull()
  })
})
