import { notificationsStore } from '@mantine/notifications'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RoomGate } from '#renderer/components/play/room-gate.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { setNavigator } from '#renderer/lib/navigation.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { dropConnection } from '#renderer/realtime/room/active-connection.ts'
import { setRoomTransport } from '#renderer/realtime/room/open-connection.ts'
import { forgetRooms } from '#renderer/realtime/room/room-store.ts'
import { readRecord, saveRecord, stampVoluntaryLeave } from '#renderer/realtime/room/stored-rooms.ts'
import { fakeTransport } from '#renderer/realtime/testing/fake-transport.ts'
import { room, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { renderUi } from '#renderer/testing/render.tsx'
import { ok, stubServer } from '#renderer/testing/server.ts'
import type { Room } from '#shared/schemas/room.ts'

let server: ReturnType<typeof fakeTransport>

beforeEach(() => {
  forgetRooms()
  localStorage.setItem('auth_token', 'jwt')
  server = fakeTransport()
  setRoomTransport(server.transport)
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await act(async () => {
    dropConnection(false)
    forgetRooms()
    await setLanguage('english')
  })
  localStorage.clear()
  notificationsStore.setState({ ...notificationsStore.getState(), notifications: [], queue: [] })
})

describe('the gate of a room', () => {
  it('asks for the password of a locked one, again when it was wrong, and lets in by the right one', async () => {
    server.answer(
      { code: 403, message: 'This room requires a password' },
      { code: 403, message: 'Incorrect password' },
    )
    const user = userEvent.setup()
    renderUi(<RoomGate roomId="r1">inside</RoomGate>)
    await user.type(await screen.findByLabelText('Room password'), 'nope{Enter}')
    expect(await screen.findByText('Incorrect password')).toBeVisible()
    await user.type(screen.getByLabelText('Room password'), 'open{Enter}')
    await waitFor(() => expect(server.sockets).toHaveLength(1))
    expect(server.calls.at(-1)).toMatchObject({ method: 'join', options: { password: 'open' } })
    act(() => server.sockets[0]?.say('room_view', view()))
    expect(await screen.findByText('inside')).toBeVisible()
  })

  it.each([
    ['english', 'Room not found', 'r1:old'],
    ['italian', 'Stanza non trovata', null],
  ] as const)(
    '[ROOM-47] of a room that does not exist says so in %s and leads to /lobby after 500 ms',
    async (language: 'english' | 'italian', text: string, token: string | null) => {
      vi.useFakeTimers()
      await setLanguage(language)
      history.replaceState(null, '', '/room/r1')
      const visited: string[] = []
      setNavigator((path) => visited.push(path))
      if (token) saveRecord('r1', token)
      saveRecord('r2', 'r2:other')
      const gone = { code: 4212, message: 'Room not found' }
      server.answer(gone, gone)
      renderUi(<RoomGate roomId="r1">inside</RoomGate>)
      const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
      await pass(499)
      expect(screen.getByText(text)).toBeVisible()
      expect(visited).toEqual([])
      await pass(1)
      expect(visited).toEqual(['/lobby'])
      expect([readRecord('r1'), readRecord('r2')?.token]).toEqual([null, 'r2:other'])
    },
  )

  describe('that is full', () => {
    const openFull = (changes: Partial<Room>) => {
      server.answer({ code: 409, message: 'Room is full' })
      stubServer({ 'GET /rooms/r1': () => ok({ room: room(changes) }) })
      renderUi(<RoomGate roomId="r1">inside</RoomGate>)
    }
    const offer = { name: 'Watch instead' }

    it('[ROOM-48] lets a spectator in where one has a place', async () => {
      openFull({ spectators: 49 })
      await userEvent.click(await screen.findByRole('button', offer))
      await waitFor(() => expect(server.calls.at(-1)).toMatchObject({ options: { spectate: true } }))
    })

    it.each([
      ['takes no spectators', { allowSpectators: false }],
      ['has no place for one more', { spectators: 50 }],
    ])('[ROOM-48] does not offer to watch if it %s', async (_, changes) => {
      // The offer shows first: it disappears when the page renders the changed room.
      openFull({})
      await screen.findByRole('button', offer)
      stubServer({ 'GET /rooms/r1': () => ok({ room: room(changes) }) })
      await act(() => queryClient.invalidateQueries({ queryKey: ['room', 'r1'] }))
      await waitFor(() => expect(screen.queryByRole('button', offer)).toBeNull())
      expect(screen.getByText('Room is full')).toBeVisible()
    })
  })

  it('[SESS-23] counts the seconds after a leave, and opens when they are over', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date', 'setInterval', 'clearInterval'] })
    const second = () => act(() => vi.advanceTimersByTimeAsync(1_000))
    stampVoluntaryLeave()
    renderUi(<RoomGate roomId="r1">inside</RoomGate>)
    expect(await screen.findByText(/You can join again in 10 seconds/)).toBeVisible()
    await second()
    expect(screen.getByText(/You can join again in 9 seconds/)).toBeVisible()
    // It changes every second: no alert may hold it.
    expect(screen.queryByRole('alert')).toBeNull()
    const again = screen.getByRole('button', { name: 'Go back in' })
    expect(again).toBeDisabled()
    for (let seconds = 9; seconds > 0; seconds--) await second()
    expect(again).not.toBeDisabled()
    fireEvent.click(again)
    vi.useRealTimers()
    await waitFor(() => expect(server.calls.at(-1)?.method).toBe('join'))
  })
})
