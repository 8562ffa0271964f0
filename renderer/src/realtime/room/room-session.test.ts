import { notificationsStore } from '@mantine/notifications'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showRealtimeNotices } from '#renderer/app/realtime-notices.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { setNavigator } from '#renderer/lib/navigation.ts'
import { fakeTransport } from '#renderer/realtime/testing/fake-transport.ts'
import { room, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { stubServer } from '#renderer/testing/server.ts'
import { activeConnection, dropConnection } from './active-connection.ts'
import { submitDraft } from './composer.ts'
import { setRoomTransport } from './open-connection.ts'
import type { RoomEntryError } from './room-entry-error.ts'
import { enterRoom, leaveRoom, resumeRoom } from './room-session.ts'
import { clearRoom, forgetRooms, roomState, setDraft } from './room-store.ts'
import { deleteAllRecords, readRecord, saveRecord } from './stored-rooms.ts'

showRealtimeNotices()

const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
let server: ReturnType<typeof fakeTransport>
let visited: string[]

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  server = fakeTransport()
  visited = []
  setRoomTransport(server.transport)
  setNavigator((path) => visited.push(path))
  stubServer({})
  localStorage.setItem('auth_token', 'jwt')
  localStorage.setItem('user_id', 'ada')
  history.replaceState(null, '', '/room/r1')
})
afterEach(async () => {
  dropConnection(false)
  await tick()
  forgetRooms()
  deleteAllRecords()
  notificationsStore.setState({ ...notificationsStore.getState(), notifications: [], queue: [] })
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const lastSocket = () => server.sockets.at(-1)
const texts = () => notificationsStore.getState().notifications.map(({ message }) => message)
const roomCalled = (id: string) => view({ room: room({ id }) })

/** Enters, as far as the first view. */
async function inside(roomId = 'r1') {
  const entering = enterRoom({ roomId })
  await tick(500)
  lastSocket()?.say('room_view', roomCalled(roomId))
  await entering
}
const failing = (entering: Promise<unknown>) =>
  entering.then(() => null).catch((error: RoomEntryError) => error)

describe('entering a room', () => {
  it('[SESS-21] needs a token, stored or given', async () => {
    localStorage.removeItem('auth_token')
    expect((await failing(enterRoom({ roomId: 'r1' })))?.message).toBe('Not authenticated')
    expect(server.calls).toEqual([])
    void failing(enterRoom({ roomId: 'r1', token: 'given' }))
    await tick()
    expect(server.calls[0]?.options?.token).toBe('given')
  })

  it('[SESS-14][SESS-12] goes from loading to success and remembers the room', async () => {
    const entering = enterRoom({ roomId: 'r1' })
    await tick()
    expect([roomState().joinStatus, roomState().link]).toEqual(['loading', 'connected'])
    lastSocket()?.say('room_view', view())
    await entering
    expect(roomState()).toMatchObject({ joinStatus: 'success', flow: 'in_room', roomId: 'r1' })
    expect(localStorage.getItem('ws_last_room_id')).toBe('r1')
  })

  it('[SESS-22] ignores a second attempt while one runs', async () => {
    const first = enterRoom({ roomId: 'r1' })
    expect(await enterRoom({ roomId: 'r2' })).toBe(false)
    await tick()
    expect(server.calls.map(({ roomId }) => roomId)).toEqual(['r1'])
    lastSocket()?.say('room_view', view())
    expect(await first).toBe(true)
    expect(await enterRoom({ roomId: 'r1' })).toBe(true)
  })

  it('[SESS-23] is blocked for 10 s after a voluntary leave, and tells for how long', async () => {
    await inside()
    await leaveRoom()
    await tick(2500)
    const error = await failing(enterRoom({ roomId: 'r2' }))
    expect(error).toMatchObject({ code: 'JUST_LEFT', message: expect.stringContaining('8 seconds') })
    await tick(7600)
    await inside('r2')
    expect(roomState().roomId).toBe('r2')
  })

  it('[SESS-25] fails after 10 s, and closes what arrives later', async () => {
    const entering = failing(enterRoom({ roomId: 'r1' }))
    await tick(10_000)
    expect((await entering)?.message).toBe('Room join timeout')
    expect(lastSocket()?.closedWith).toBe(false)
    expect(roomState()).toMatchObject({ joinStatus: 'error', roomId: null, flow: 'idle' })
  })

  it('[SESS-26] fails while the device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect((await failing(enterRoom({ roomId: 'r1' })))?.code).toBe('NETWORK_ERROR')
    expect(server.calls).toEqual([])
  })

  it("[SESS-27] fails with the server's message, else 'Failed to join room'", async () => {
    server.answer({ code: 403, message: 'Incorrect password' }, { code: 999, message: '' })
    expect(await failing(enterRoom({ roomId: 'r1', password: 'x' }))).toMatchObject({
      code: 'INCORRECT_PASSWORD',
      message: 'Incorrect password',
    })
    expect((await failing(enterRoom({ roomId: 'r1' })))?.message).toBe('Failed to join room')
    expect(roomState().joinStatus).toBe('error')
  })

  it('[SESS-28] leaves the present room and waits 0.5 s, without the 10 s block', async () => {
    await inside('r1')
    const old = lastSocket()
    const entering = enterRoom({ roomId: 'r2' })
    await tick(499)
    expect(roomState().joinStatus).toBe('loading')
    expect(old?.sent.at(-1)).toMatchObject({ name: 'leave_room', payload: { roomId: 'r1' } })
    expect(old?.closedWith).toBe(true)
    expect(server.calls).toHaveLength(1)
    await tick(1)
    lastSocket()?.say('room_view', roomCalled('r2'))
    await entering
    expect(localStorage.getItem('voluntarily_left_room')).toBeNull()
    expect(roomState().model.room?.id).toBe('r2')
  })

  it('[SESS-29] saves how to come back, anew after every reconnection', async () => {
    await inside()
    expect(readRecord('r1')?.token).toBe('r1:secret1')
    lastSocket()?.drop(1006)
    await tick(2000)
    expect(readRecord('r1')?.token).toBe('r1:secret2')
  })
})

describe('leaving a room', () => {
  it('[SESS-34][RT-51] forgets the way back, stamps the time, then leaves', async () => {
    await inside()
    const socket = lastSocket()
    await leaveRoom()
    expect(readRecord('r1')).toBeNull()
    expect(localStorage.getItem('ws_last_room_id')).toBeNull()
    expect(Number(localStorage.getItem('voluntarily_left_room'))).toBe(Date.now())
    expect(socket?.sent.at(-1)?.name).toBe('leave_room')
    expect(socket?.closedWith).toBe(true)
    expect(roomState()).toMatchObject({ flow: 'idle', roomId: null })
  })

  it('[SESS-34] gives the seat up by HTTP when the line is down', async () => {
    const { sent } = stubServer({})
    await inside()
    lastSocket()?.drop(1006)
    await leaveRoom()
    expect(sent('POST /rooms/r1/leave')).toHaveLength(1)
    await tick(70_000)
    expect(server.calls).toHaveLength(1)
  })
})

describe('coming back after a load of the page', () => {
  it('[SESS-37] rejoins by the saved record', async () => {
    saveRecord('r1', 'r1:old')
    void failing(resumeRoom('r1'))
    await tick()
    expect(server.calls).toMatchObject([{ method: 'reconnect', roomId: 'r1' }])
  })

  it.each([4212, 4214, 522, 524])('[SESS-48] joins afresh when the record fails with %i', async (code) => {
    saveRecord('r1', 'r1:old')
    server.answer({ code, message: 'x' })
    void failing(resumeRoom('r1'))
    await tick()
    expect(server.calls.map(({ method }) => method)).toEqual(['reconnect', 'join'])
    expect(readRecord('r1')?.token).toBe('r1:secret1')
  })

  it('[SESS-37] joins afresh without a record, or with one of ten minutes', async () => {
    saveRecord('r1', 'r1:old', Date.now() - 600_000)
    void failing(resumeRoom('r1'))
    await tick()
    expect(server.calls.map(({ method }) => method)).toEqual(['join'])
  })
})

describe('what a room says at its end', () => {
  beforeEach(() => inside())

  it('[GAME-29][SESS-50] return_to_lobby clears the room and the records, and goes to /lobby after 1 s', async () => {
    saveRecord('other', 'other:x')
    lastSocket()?.say('return_to_lobby', { roomId: 'r1', reason: 'game_over' })
    expect(roomState()).toMatchObject({ roomId: null, flow: 'idle' })
    expect(roomState().model.room).toBeNull()
    expect([readRecord('r1'), readRecord('other')]).toEqual([null, null])
    await tick(999)
    expect(visited).toEqual([])
    await tick(1)
    expect(visited).toEqual(['/lobby'])
  })

  it('[GAME-30][GAME-31] game_ended_and_cleaned tells so, and goes to /lobby after 1 s', async () => {
    lastSocket()?.say('game_ended_and_cleaned', { roomId: 'r1', reason: 'not_enough_players' })
    expect(texts()).toEqual(['The previous game has ended. You have been returned to the lobby.'])
    expect(roomState().flow).toBe('idle')
    await tick(1000)
    expect(visited).toEqual(['/lobby'])
  })

  it.each([
    { code: 'GAME_ENDED_CLEANUP', message: 'x' },
    { code: 'X', message: 'Room not found' },
  ])('[RT-43] error %o clears the room and goes to /lobby after 500 ms', async (error) => {
    lastSocket()?.say('error', error)
    expect([roomState().flow, localStorage.getItem('ws_last_room_id')]).toEqual(['idle', null])
    await tick(500)
    expect(visited).toEqual(['/lobby'])
  })

  it('[RT-44] other errors change nothing', async () => {
    lastSocket()?.say('error', { code: 'NOT_THE_HOST', message: 'Only the host can do this' })
    await tick(2000)
    expect([roomState().flow, visited]).toEqual(['in_room', []])
  })

  it('[SESS-31] a line lost for good says so and goes to /lobby after 0.5 s', async () => {
    server.answer(...Array.from({ length: 60 }, () => ({ message: 'offline' })))
    lastSocket()?.drop(1006)
    expect(roomState()).toMatchObject({ link: 'connecting', flow: 'in_room' })
    expect(roomState().lostAt).not.toBeNull()
    await tick(70_000)
    expect(texts()).toContain('Connection lost. Returning to lobby...')
    expect(roomState()).toMatchObject({ flow: 'idle', roomId: null })
    expect(visited).toEqual(['/lobby'])
  })

  it('[SESS-51] keeps model and typed text while the line is won back', async () => {
    setDraft('r1', 'half a thou')
    lastSocket()?.drop(1006)
    await tick(100)
    expect(roomState().model.room?.id).toBe('r1')
    await tick(2500)
    lastSocket()?.say('room_view', view())
    expect(roomState()).toMatchObject({ link: 'connected', lostAt: null, drafts: { r1: 'half a thou' } })
  })

  it('[SESS-32] a consented close says nothing and leads nowhere', async () => {
    lastSocket()?.drop(4000)
    await tick(5000)
    expect([texts(), visited, roomState().flow]).toEqual([[], [], 'idle'])
    expect(activeConnection()).toBeNull()
  })

  it.each([
    ['english', 'This room is open in too many places. It was closed here.'],
    ['italian', 'Hai aperto questa stanza in troppi posti: qui l’abbiamo chiusa.'],
  ] as const)(
    '[RT-66] says in %s why the oldest window closes, and goes to /lobby',
    async (language: 'english' | 'italian', text: string) => {
      await setLanguage(language)
      lastSocket()?.drop(4409)
      await tick(1_000)
      expect([texts(), visited]).toEqual([[text], ['/lobby']])
      expect(activeConnection()).toBeNull()
      await setLanguage('english')
    },
  )

  it.each([
    ['english', 'Rate limit exceeded. Try again in 7 seconds.'],
    ['italian', 'Troppe richieste. Riprova tra 7 secondi.'],
  ] as const)(
    '[RT-39] says in %s what was refused and that nobody waited for',
    async (language: 'english' | 'italian', text: string) => {
      await setLanguage(language)
      const message = 'Rate limit exceeded. Try again in 7 seconds.'
      lastSocket()?.say('error', { code: 'RATE_LIMITED', message })
      expect(texts()).toEqual([text])
      await setLanguage('english')
    },
  )

  it("[SESS-33] a refused return shows the server's message and goes to /lobby after 1 s", async () => {
    const banned = { code: 403, message: 'You are banned from this room' }
    server.answer(banned, banned)
    lastSocket()?.drop(1006)
    await tick(2000)
    await tick(1000)
    expect(texts()).toEqual(['You are banned from this room'])
    expect(visited).toEqual(['/lobby'])
  })
})

describe('sending lines', () => {
  const sentLines = () =>
    lastSocket()
      ?.sent.filter(({ name }) => name === 'chat_message')
      .map(({ payload }) => payload.message)
  async function acceptLast() {
    const { ref } = lastSocket()?.sent.at(-1)?.payload ?? {}
    lastSocket()?.say('ack', { ref, success: true, data: { result: 'chat' } })
    await tick()
  }
  beforeEach(() => inside())

  it('[CHAT-1] sends no empty line', () => {
    setDraft('r1', '  \u200b ')
    expect(submitDraft()).toBe('empty')
    expect(sentLines()).toEqual([])
  })

  it('[CHAT-2] fixes the next line, holds it back for 2 s, and lets the one after it be typed meanwhile', async () => {
    setDraft('r1', 'one')
    expect(submitDraft()).toBe('sent')
    await acceptLast()
    setDraft('r1', 'two')
    expect(submitDraft()).toBe('waits')
    expect(roomState()).toMatchObject({ waiting: 'two', drafts: { r1: '' } })
    setDraft('r1', 'three')
    expect(submitDraft()).toBe('full')
    await tick(1900)
    expect(sentLines()).toEqual(['one'])
    await tick(110)
    expect(sentLines()).toEqual(['one', 'two'])
    expect(roomState()).toMatchObject({ waiting: null, drafts: { r1: 'three' } })
  })

  it('[CHAT-2] counts the 2 s from the arrival of a delayed line', async () => {
    setDraft('r1', 'one')
    submitDraft()
    setDraft('r1', 'two')
    submitDraft()
    await tick(1000)
    await acceptLast()
    await tick(1700)
    expect(sentLines()).toEqual(['one'])
    await tick(60)
    expect(sentLines()).toEqual(['one', 'two'])
  })

  it('[CHAT-2] sends no line while the previous one is unanswered', async () => {
    setDraft('r1', 'one')
    submitDraft()
    await tick(3000)
    setDraft('r1', 'two')
    expect(submitDraft()).toBe('waits')
    await tick(1000)
    expect(sentLines()).toEqual(['one'])
    await acceptLast()
    await tick(1760)
    expect(sentLines()).toEqual(['one', 'two'])
  })

  it('[CHAT-2] does not lose the line that waits when the room is left', () => {
    for (const text of ['one', 'two']) {
      setDraft('r1', text)
      submitDraft()
    }
    clearRoom()
    expect(roomState()).toMatchObject({ waiting: null, drafts: { r1: 'two' } })
  })

  it('[CHAT-4][CHAT-5] is blocked by rate_limit_exceeded for its seconds, which are shown', async () => {
    lastSocket()?.say('rate_limit_exceeded', { retryAfter: 7 })
    expect(texts()).toEqual(['Rate limit exceeded. Try again in 7 seconds.'])
    setDraft('r1', 'one')
    expect(submitDraft()).toBe('waits')
    await tick(6900)
    expect(sentLines()).toEqual([])
    await tick(200)
    expect(sentLines()).toEqual(['one'])
  })

  it('[CHAT-2] gives a refused line back', async () => {
    setDraft('r1', 'one')
    submitDraft()
    const { ref } = lastSocket()?.sent.at(-1)?.payload ?? {}
    lastSocket()?.say('ack', { ref, success: false, code: 'RATE_LIMITED', error: 'x' })
    await tick()
    expect(roomState().drafts.r1).toBe('one')
  })

  it('[SESS-51] sends a line that was typed without a line as soon as there is one', async () => {
    lastSocket()?.drop(1006)
    setDraft('r1', 'one')
    expect(submitDraft()).toBe('waits')
    await tick(2500)
    lastSocket()?.say('room_view', view())
    await tick()
    expect(sentLines()).toEqual(['one'])
  })
})
