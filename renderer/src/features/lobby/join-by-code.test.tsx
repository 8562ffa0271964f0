import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { keepInvite } from '#renderer/lib/pending-invite.ts'
import type { RoomEntry } from '#renderer/realtime/room/open-connection.ts'
import { stampVoluntaryLeave } from '#renderer/realtime/room/stored-rooms.ts'
import { sampleRoom, sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'

const realtime = vi.hoisted(() => ({
  enterRoom: vi.fn((_entry: RoomEntry): Promise<boolean> => Promise.resolve(true)),
}))
vi.mock('#renderer/realtime/room/room-session.ts', () => ({ enterRoom: realtime.enterRoom }))
vi.mock('#renderer/realtime/room/lobby-watch.ts', () => ({ watchLobby: () => () => undefined }))
vi.mock('#renderer/features/room/room-page.tsx', () => ({ RoomPage: () => null }))

type Answer = NonNullable<NonNullable<Parameters<typeof visit>[1]>['server']>[string]
const found = () => ok({ room: sampleRoom({ id: 'r7' }) })

async function open(answer: Answer = found, path = '/lobby') {
  const page = visit(path, { user: sampleUser(), server: { 'POST /rooms/join-by-code': answer } })
  const field = await screen.findByLabelText('Invite code')
  const sent = () => page.server.sent('POST /rooms/join-by-code').map(({ body }) => body)
  return { ...page, field, sent, user: userEvent.setup() }
}

beforeEach(() => realtime.enterRoom.mockReset().mockResolvedValue(true))
afterEach(() => {
  setLanguage('english')
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('joining by code', () => {
  it('[LOBBY-12] takes six characters in any case, and goes at the sixth', async () => {
    const { user, field, sent, router } = await open()
    await user.type(field, 'abc234')
    await waitFor(() => expect(router.state.location.pathname).toBe('/room/r7'))
    expect(sent()).toEqual([{ inviteCode: 'ABC234' }])
    expect(realtime.enterRoom).toHaveBeenCalledWith({ roomId: 'r7' })
  })

  it('[LOBBY-12] takes a pasted link', async () => {
    const { user, field, sent } = await open()
    await user.click(field)
    await user.paste('https://riddle.example/lobby?join=abc234')
    await waitFor(() => expect(sent()).toEqual([{ inviteCode: 'ABC234' }]))
  })

  it('[LOBBY-13] says that a code is needed, in either language, and sends nothing', async () => {
    const { user, field, sent } = await open()
    await user.click(field)
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Invite code is required')).toBeVisible()
    setLanguage('italian')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Il codice di invito è obbligatorio')).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('[LOBBY-14] asks for the password in a second step', async () => {
    const { user, field, sent, router } = await open(({ body }) =>
      JSON.stringify(body).includes('open')
        ? found()
        : failed(403, 'ROOM_REQUIRES_PASSWORD', 'This room requires a password'),
    )
    await user.type(field, 'ABC234')
    await user.type(await screen.findByLabelText('Room password'), 'open{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/room/r7'))
    expect(sent().at(-1)).toEqual({ inviteCode: 'ABC234', password: 'open' })
    expect(realtime.enterRoom).toHaveBeenCalledWith({ roomId: 'r7', password: 'open' })
  })

  it('[LOBBY-14] gives the focus to the code on the way back from the password', async () => {
    const { user, field } = await open(() =>
      failed(403, 'ROOM_REQUIRES_PASSWORD', 'This room requires a password'),
    )
    expect(field).not.toHaveFocus()
    await user.type(field, 'ABC234')
    await user.click(await screen.findByRole('button', { name: 'Another code' }))
    expect(await screen.findByLabelText('Invite code')).toHaveFocus()
  })

  it('takes the focus from the button to a code that is none', async () => {
    const { user, field, sent } = await open()
    await user.type(field, 'AB')
    await user.click(screen.getByRole('button', { name: 'Join' }))
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(sent()).toEqual([])
  })

  it('shows the server’s own words where they are known', async () => {
    const { user, field } = await open(() =>
      failed(404, 'NO_ROOM_FOUND_WITH_CODE', 'No room found with this code'),
    )
    await user.type(field, 'ABC234')
    expect(await screen.findByText('No room found with this code')).toBeVisible()
    expect(field).toHaveValue('ABC234')
  })

  it('[SESS-23] takes no seat right after a leave, and says how long to wait', async () => {
    const { user, field, sent } = await open()
    stampVoluntaryLeave()
    await user.type(field, 'ABC234')
    expect(await screen.findByText(/10 seconds|9 seconds/)).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('[ERR-40] else says to check the code', async () => {
    const { user, field } = await open(() => failed(418, 'TEAPOT', 'short and stout'))
    await user.type(field, 'ABC234')
    expect(await screen.findByText('Failed to join, check the code and retry')).toBeVisible()
  })

  it('follows an invite link once, and takes it out of the address', async () => {
    const { sent, router } = await open(
      () => failed(404, 'ROOM_NOT_FOUND', 'Room not found'),
      '/lobby?join=abc234',
    )
    await waitFor(() => expect(sent()).toEqual([{ inviteCode: 'ABC234' }]))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('follows an invite that waited for the login', async () => {
    keepInvite('abc234')
    const { sent } = await open()
    await waitFor(() => expect(sent()).toEqual([{ inviteCode: 'ABC234' }]))
    expect(sessionStorage.getItem('pending_invite')).toBeNull()
  })
})
