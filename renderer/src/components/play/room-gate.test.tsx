import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RoomGate } from '#renderer/components/play/room-gate.tsx'
import { dropConnection } from '#renderer/realtime/room/active-connection.ts'
import { setRoomTransport } from '#renderer/realtime/room/open-connection.ts'
import { forgetRooms } from '#renderer/realtime/room/room-store.ts'
import { stampVoluntaryLeave } from '#renderer/realtime/room/stored-rooms.ts'
import { fakeTransport } from '#renderer/realtime/testing/fake-transport.ts'
import { view } from '#renderer/realtime/testing/room-fixtures.ts'
import { renderUi } from '#renderer/testing/render.tsx'

let server: ReturnType<typeof fakeTransport>

beforeEach(() => {
  forgetRooms()
  localStorage.setItem('auth_token', 'jwt')
  server = fakeTransport()
  setRoomTransport(server.transport)
})
afterEach(() => {
  act(() => {
    dropConnection(false)
    forgetRooms()
  })
  localStorage.clear()
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

  it('[SESS-23] counts the seconds after a leave, and opens when they are over', async () => {
    vi.useFakeTimers()
    const second = () => act(() => vi.advanceTimersByTimeAsync(1_000))
    stampVoluntaryLeave()
    renderUi(<RoomGate roomId="r1">inside</RoomGate>)
    await second()
    expect(screen.getByText(/You can join again in 9 seconds/)).toBeVisible()
    // It changes every second: no alert may hold it.
    expect(screen.queryByRole('alert')).toBeNull()
    const again = screen.getByRole('button', { name: 'Go back in' })
    expect(again).toBeDisabled()
    for (let seconds = 9; seconds > 0; seconds--) await second()
    expect(again).not.toBeDisabled()
    fireEvent.click(again)
    await second()
    expect(server.calls.at(-1)?.method).toBe('join')
    vi.useRealTimers()
  })
})
