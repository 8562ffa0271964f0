import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { setPreferences } from '#renderer/lib/preferences.ts'
import { sampleRoom, sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import type { Invite } from '#shared/schemas/invite.ts'

const realtime = vi.hoisted(() => ({ enterRoom: vi.fn((_entry: object) => Promise.resolve(true)) }))
vi.mock('#renderer/realtime/room/room-session.ts', () => ({ enterRoom: realtime.enterRoom }))
vi.mock('#renderer/realtime/room/lobby-watch.ts', () => ({ watchLobby: () => () => undefined }))
vi.mock('#renderer/features/room/room-page.tsx', () => ({ RoomPage: () => null }))

const sampleInvite = (changes: Partial<Invite> = {}): Invite => ({
  roomId: 'r7',
  name: 'Night owls',
  host: 'Otto',
  players: 3,
  maxPlayers: 8,
  language: 'italian',
  rounds: 10,
  timePerRound: 30,
  difficulty: 'hard',
  needsPassword: false,
  status: 'waiting',
  joinInProgress: true,
  allowSpectators: false,
  presenter: false,
  guests: true,
  ...changes,
})
const guest = sampleUser({ role: 'guest', email: null, emailVerified: false, balance: 0 })

type Server = NonNullable<NonNullable<Parameters<typeof visit>[1]>['server']>
function open(changes: Partial<Invite> = {}, server: Server = {}, path = '/join/ABC234') {
  const page = visit(path, {
    server: {
      'GET /rooms/invite/ABC234': () => ok({ invite: sampleInvite(changes) }),
      'POST /auth/guest': () => ok({ token: 't', user: guest, deviceToken: 'd' }),
      'POST /rooms/join-by-code': () => ok({ room: sampleRoom({ id: 'r7' }) }),
      ...server,
    },
  })
  return { ...page, user: userEvent.setup() }
}
const fact = (name: string) => within(screen.getByText(name).closest('div') as HTMLElement)

beforeEach(() => realtime.enterRoom.mockReset().mockResolvedValue(true))
afterEach(() => {
  setLanguage('english')
  setPreferences({ nickname: '' })
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

describe('the page of an invite', () => {
  it('[LOBBY-17] says who invites to what', async () => {
    open({ needsPassword: true })
    expect(await screen.findByRole('heading', { level: 1, name: 'Otto invites you' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Night owls' })).toHaveAttribute('lang', 'it')
    expect(fact('Players').getByText('3 of 8')).toBeVisible()
    expect(fact('Language').getByText('Italian')).toBeVisible()
    expect(fact('Rounds').getByText('10 × 30 seconds')).toBeVisible()
    expect(fact('Difficulty').getByText('Hard')).toBeVisible()
    expect(fact('Password').getByText('Needed: ask Otto')).toBeVisible()
  })

  it('[LOBBY-17, GUEST-1] a nickname is all it takes to play', async () => {
    const { user, server, router } = open()
    await user.type(await screen.findByLabelText('Nickname'), 'Al{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/room/r7'))
    expect(server.sent('POST /auth/guest')[0]?.body).toEqual({ nickname: 'Al', language: 'english' })
    expect(server.sent('POST /rooms/join-by-code')[0]?.body).toEqual({ inviteCode: 'ABC234' })
  })

  it('[LOBBY-17, GUEST-1] checks the nickname, and remembers it', async () => {
    const { user, server } = open()
    const field = await screen.findByLabelText('Nickname')
    await user.click(screen.getByRole('button', { name: 'Play as guest' }))
    expect(
      await screen.findByText('A nickname has 2 to 20 letters of one alphabet, numbers or underscores'),
    ).toBeVisible()
    expect(field).toHaveFocus()
    await user.type(field, 'two words{Enter}')
    expect(
      await screen.findByText('A nickname has 2 to 20 letters of one alphabet, numbers or underscores'),
    ).toBeVisible()
    expect(server.sent('POST /auth/guest')).toEqual([])
    await user.clear(field)
    await user.type(field, 'Al{Enter}')
    await waitFor(() => expect(server.sent('POST /auth/guest')).toHaveLength(1))
    open()
    expect((await screen.findAllByLabelText('Nickname')).at(-1)).toHaveValue('Al')
  })

  it.each(['Sign in', 'Sign up'])('[LOBBY-17] keeps the code through %s', async (way) => {
    const { user } = open()
    await user.click(await screen.findByRole('link', { name: way }))
    expect(await screen.findByRole('heading', { level: 1, name: way })).toBeVisible()
    expect(sessionStorage.getItem('pending_invite')).toBe('ABC234')
  })

  it('[LOBBY-17, GUEST-6] where guests are not welcome says so, and leaves the other two ways', async () => {
    open({ guests: false })
    expect(await screen.findByText(/This room is for players with an account/)).toBeVisible()
    expect(screen.queryByLabelText('Nickname')).toBeNull()
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign up' })).toBeVisible()
  })

  it('[LOBBY-17] says that all seats are taken, and looks again', async () => {
    const rooms = [{ players: 8 }, { players: 7 }]
    const { user } = open(
      {},
      {
        'GET /rooms/invite/ABC234': () => ok({ invite: sampleInvite(rooms.shift()) }),
      },
    )
    expect(await screen.findByText('All seats are taken right now.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Look again' }))
    await waitFor(() => expect(screen.queryByText('All seats are taken right now.')).toBeNull())
    expect(fact('Players').getByText('7 of 8')).toBeVisible()
  })

  it('[LOBBY-17] takes another code where one leads nowhere', async () => {
    const { user } = open({}, {}, '/join/ABC999')
    expect(await screen.findByRole('heading', { name: 'This invitation leads nowhere' })).toBeVisible()
    const field = screen.getByLabelText('Invite code')
    expect(field).toHaveValue('ABC999')
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'Open the invitation' }))
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveAttribute('aria-invalid', 'true')
    await user.type(field, 'abc-234{Enter}')
    expect(await screen.findByRole('heading', { name: 'Otto invites you' })).toBeVisible()
  })

  it('[LOBBY-17, ROOM-40] says how long to wait after too many tries', async () => {
    open(
      {},
      {
        'GET /rooms/invite/ABC234': () =>
          failed(429, 'RATE_LIMITED', 'Rate limit exceeded. Try again in 40 seconds.', { retryAfter: 40 }),
      },
    )
    expect(await screen.findByText(/40 seconds/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See other rooms' })).toHaveAttribute('href', '/login')
  })

  it('[LOBBY-17] is where an invite link leads a visitor, but no player', async () => {
    const { router } = open({}, {}, '/lobby?join=ABC234')
    expect(await screen.findByRole('heading', { name: 'Otto invites you' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/join/ABC234')
    const player = visit('/join/ABC234', {
      user: sampleUser(),
      server: { 'POST /rooms/join-by-code': () => ok({ room: sampleRoom({ id: 'r7' }) }) },
    })
    await waitFor(() => expect(player.router.state.location.pathname).toBe('/room/r7'))
  })
})
