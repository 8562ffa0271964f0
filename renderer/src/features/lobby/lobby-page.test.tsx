import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { setNavigator } from '#renderer/lib/navigation.ts'
import { setPreferences } from '#renderer/lib/preferences.ts'
import type { LobbyUpdate } from '#renderer/realtime/room/lobby-watch.ts'
import type { RoomEntry } from '#renderer/realtime/room/open-connection.ts'
import { stampVoluntaryLeave } from '#renderer/realtime/room/stored-rooms.ts'
import { fakeSockets } from '#renderer/realtime/testing/fake-socket.ts'
import {
  connectAccount,
  disconnectAccount,
  setSocketLoader,
} from '#renderer/realtime/transport/account-channel.ts'
import { sampleModes, sampleRoom, sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import type { Room } from '#shared/schemas/room.ts'

const realtime = vi.hoisted(() => ({
  enterRoom: vi.fn((_entry: RoomEntry): Promise<boolean> => Promise.resolve(true)),
  tell: (_update: LobbyUpdate): void => undefined,
  subscriptions: 0,
}))
vi.mock('#renderer/realtime/room/room-session.ts', () => ({ enterRoom: realtime.enterRoom }))
vi.mock('#renderer/realtime/room/lobby-watch.ts', () => ({
  watchLobby: (listener: typeof realtime.tell) => {
    realtime.tell = listener
    realtime.subscriptions += 1
    return () => undefined
  },
}))
// What stands behind the door is not this page's.
vi.mock('#renderer/features/room/room-page.tsx', () => ({ RoomPage: () => null }))

type Answers = NonNullable<Parameters<typeof visit>[1]>['server']
const rooms = [
  sampleRoom(),
  sampleRoom({ id: 'r2', name: 'Locked', hasPassword: true, mode: 'private', paid: true, tokenReward: 250 }),
]

const sevenRooms = Array.from({ length: 7 }, (_, n) => sampleRoom({ id: `s${n}`, name: `Room ${n}` }))
/** So many that one may search them. */
const manyRooms = [...rooms, ...sevenRooms]

async function open({ path = '/lobby', list = rooms, server = {} as Answers } = {}) {
  const page = visit(path, { user: sampleUser(), rooms: list as Room[], server: server ?? {} })
  await screen.findByRole('heading', { level: 1, name: 'Choose a room' })
  return { ...page, user: userEvent.setup() }
}
const cards = () => screen.queryAllByRole('listitem').filter((one) => one.dataset.roomId)
const card = (name: string) => cards().find((one) => one.textContent?.includes(name)) ?? null
const row = (name: string) =>
  waitFor(() => {
    const found = card(name)
    if (!found) throw new Error(`no room ${name}`)
    return found
  })
const lastQuery = (server: ReturnType<typeof visit>['server']) =>
  server.sent('GET /rooms').at(-1)?.query.toString()

beforeEach(() => {
  setPreferences({ lobbyFilters: '' })
  realtime.enterRoom.mockReset().mockResolvedValue(true)
})
afterEach(() => {
  setLanguage('english')
  disconnectAccount()
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('game modes', () => {
  it('[LOBBY-1] shows the three modes of the server', async () => {
    await open()
    for (const name of ['Quick match', 'Private lobby', 'Ranked']) {
      expect(await screen.findByRole('heading', { name })).toBeVisible()
    }
    expect(screen.getByRole('link', { name: 'Set up a room' })).toHaveAttribute('href', '/create-lobby')
  })

  it('[RANK-14] says what is missing before ranked opens, and mails the link again', async () => {
    const again = 'POST /auth/request-email-verification'
    const locked = { verifyEmail: true, quickMatchesLeft: 2 }
    const gameModes = sampleModes.map((mode) => (mode.id === 'ranked' ? { ...mode, locked } : mode))
    const { user, server } = await open({
      server: { 'GET /gamemode/modes': () => ok({ gameModes }), [again]: () => ok(undefined, 'Sent') },
    })
    const lock = await screen.findByTestId('ranked-lock')
    expect(lock).toHaveTextContent('Confirm your e-mail address')
    expect(lock).toHaveTextContent('Finish 2 more quick matches')
    const play = screen.getByRole('button', { name: 'Play ranked' })
    expect(play).toHaveAttribute('aria-disabled', 'true')
    expect(play).toHaveAccessibleDescription(/Confirm your e-mail address/)
    await user.click(play)
    expect(server.sent('POST /gamemode/matchmaking/start')).toEqual([])
    await user.click(within(lock).getByRole('button', { name: 'Send the link again' }))
    expect(await within(lock).findByText(/A link is on its way/)).toBeVisible()
    expect(server.sent(again)).toHaveLength(1)
  })

  it('[LOBBY-2] says when they cannot be loaded, and tries again', async () => {
    let broken = true
    const { user } = await open({
      server: {
        'GET /gamemode/modes': () =>
          broken ? failed(500, 'SERVER_ERROR', 'Server error') : ok({ gameModes: [] }),
      },
    })
    expect(await screen.findByText('Failed to load game modes')).toBeVisible()
    broken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('Failed to load game modes')).toBeNull())
  })
})

describe('the first screen', () => {
  it('[LOBBY-15] shows three ways in, quick match first, then the code, then the rooms', async () => {
    await open()
    await row('Locked')
    const order = [
      await screen.findByRole('button', { name: 'Find a game' }),
      screen.getByRole('link', { name: 'Set up a room' }),
      screen.getByRole('button', { name: 'Play ranked' }),
      screen.getByLabelText('Invite code'),
      screen.getByRole('heading', { name: 'Open rooms' }),
      screen.getByRole('button', { name: /Join Night owls/ }),
    ]
    const inPage = order.toSorted((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    expect(inPage).toEqual(order)
  })

  it('[LOBBY-15] shows the filters when one is set, however few the rooms', async () => {
    await open({ path: '/lobby?mode=private' })
    expect(await screen.findByLabelText('Mode')).toHaveValue('private')
    expect(screen.getByLabelText('Search by name')).toBeVisible()
  })
})

describe('the room list', () => {
  it('[LOBBY-7] shows what one wants to know of each room', async () => {
    await open()
    const locked = await row('Locked')
    for (const text of ['Otto', 'Private', 'Medium', '3 of 8', 'Waiting', '250 R3', 'Password needed']) {
      expect(locked).toHaveTextContent(text)
    }
    expect(await row('Night owls')).toHaveTextContent('No prize')
    expect(locked).not.toHaveTextContent('Anything')
    expect(within(locked).getByRole('button', { name: 'Join Locked, players: 3 of 8' })).toBeVisible()
  })

  it('[LOBBY-7] says what the quizzes of a room are about, where that was chosen', async () => {
    const own = { customQuizzes: true, category: 'sport' } as const
    await open({
      list: [sampleRoom({ category: 'history' }), sampleRoom({ id: 'r2', name: 'Own', ...own })],
    })
    expect(await within(await row('Night owls')).findByText('History')).toBeVisible()
    expect(await row('Own')).not.toHaveTextContent('Sport')
  })

  it('[LOBBY-3] [LOBBY-4] [LOBBY-5] [LOBBY-6] keeps the filters in the address and asks the server by them', async () => {
    const { user, router, server } = await open({ list: sevenRooms })
    await user.selectOptions(await screen.findByLabelText('Mode'), 'private')
    await user.selectOptions(screen.getByLabelText('Status'), 'waiting')
    await user.selectOptions(screen.getByLabelText('Seats'), '8')
    await user.selectOptions(screen.getByLabelText('Players inside'), 'some')
    await user.selectOptions(screen.getByLabelText('Sort by'), 'players')
    await user.click(screen.getByLabelText('Show full rooms'))
    await user.type(screen.getByLabelText('Search by name'), 'owl')
    const all = {
      mode: 'private',
      status: 'waiting',
      capacity: '8',
      players: 'some',
      sort: 'players',
      showFull: 'true',
      search: 'owl',
    }
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(all),
    )
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(lastQuery(server)))).toEqual({ ...all, limit: '100' }),
    )
  })

  it('[LOBBY-15] has no filters while all rooms are seen at a glance, and keeps those that it has', async () => {
    await open({ list: sevenRooms.slice(1) })
    await row('Room 6')
    expect(screen.queryByLabelText('Mode')).toBeNull()
    expect(screen.queryByLabelText('Search by name')).toBeNull()
    act(() => realtime.tell({ rooms: [sampleRoom({ id: 's7', name: 'Room 7' })], removed: [] }))
    expect(await screen.findByLabelText('Mode')).toBeVisible()
    act(() => realtime.tell({ rooms: [], removed: ['s7'] }))
    await waitFor(() => expect(card('Room 7')).toBeNull())
    expect(screen.getByLabelText('Mode')).toBeVisible()
  })

  it('[API-21] drops a filter that is taken back', async () => {
    const { user, router, server } = await open({ path: '/lobby?mode=quick' })
    await user.selectOptions(await screen.findByLabelText('Mode'), '')
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await waitFor(() => expect(lastQuery(server)).toBe('limit=100'))
  })

  it('opens with the filters of last time', async () => {
    setPreferences({ lobbyFilters: 'mode=private' })
    const { router } = await open()
    await waitFor(() => expect(router.state.location.search).toBe('?mode=private'))
    const mode = await screen.findByLabelText('Mode')
    await waitFor(() => expect(mode).toHaveValue('private'))
  })

  it('[LOBBY-8] follows the server without losing the focus', async () => {
    const { user } = await open({ list: manyRooms })
    const search = await screen.findByLabelText('Search by name')
    await row('Night owls')
    await user.click(search)
    act(() => realtime.tell({ rooms: [sampleRoom({ id: 'r3', name: 'Brand new' })], removed: ['r2'] }))
    expect(await row('Brand new')).toBeVisible()
    expect(card('Locked')).toBeNull()
    expect(search).toHaveFocus()
    await waitFor(() => expect(screen.getByTestId('announcer-polite')).toHaveTextContent('1 new room'))
  })

  it('[LOBBY-18] subscribes once, also when the language or the filters change', async () => {
    realtime.subscriptions = 0
    const { user } = await open({
      server: {
        'GET /rooms': ({ query }) => {
          const listed = query.get('mode') === 'private' ? rooms.slice(1) : manyRooms
          return ok({ rooms: listed, total: listed.length, page: 1, limit: 100 })
        },
      },
    })
    await user.selectOptions(await screen.findByLabelText('Mode'), 'private')
    await waitFor(() => expect(card('Room 1')).toBeNull())
    act(() => setLanguage('italian'))
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'it'))
    // The region is cleared after a second.
    const region = screen.getByTestId('announcer-polite')
    const announced: (string | null)[] = []
    new MutationObserver(() => announced.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    const fresh = [
      sampleRoom({ id: 'r3', name: 'Fits', mode: 'private' }),
      sampleRoom({ id: 'r4', name: 'Other' }),
    ]
    act(() => realtime.tell({ rooms: fresh, removed: ['r2'] }))
    expect(await row('Fits')).toBeVisible()
    expect([card('Other'), card('Locked')]).toEqual([null, null])
    await waitFor(() => expect(announced).toContain('1 stanza nuova'))
    expect(realtime.subscriptions).toBe(1)
  })

  it('[LOBBY-8] hands the focus on when the room under it vanishes', async () => {
    await open()
    ;(await screen.findByRole('button', { name: /Join Night owls/ })).focus()
    act(() => realtime.tell({ rooms: [], removed: ['r1'] }))
    await waitFor(() => expect(screen.getByRole('button', { name: /Join Locked/ })).toHaveFocus())
  })

  it('[LOBBY-8] asks anew when the channel is back, for the rooms that went meanwhile', async () => {
    const list = [...rooms]
    await open({ list })
    await row('Locked')
    const sockets = fakeSockets()
    setSocketLoader(async () => sockets.make)
    await connectAccount()
    list.pop()
    act(() => sockets.last().accept())
    await waitFor(() => expect(card('Locked')).toBeNull())
    expect(await row('Night owls')).toBeVisible()
  })

  it('[LOBBY-15] offers a quick match, the riddle of the day and a room of one’s own where there is none', async () => {
    const { user } = await open({ list: [] })
    expect(await screen.findByText('No open rooms')).toBeVisible()
    const empty = within(screen.getByTestId('empty-state'))
    expect(empty.getByText(/practice bots sit down with you/)).toBeVisible()
    expect(empty.getByRole('button', { name: 'Quick match' })).toBeVisible()
    expect(empty.getByRole('link', { name: 'Riddle of the day' })).toHaveAttribute('href', '/daily')
    await user.click(empty.getByRole('button', { name: 'New room' }))
    expect(await screen.findByRole('dialog', { name: 'New room' })).toBeVisible()
  })

  it('[LOBBY-3] takes the filters away where no room fits them', async () => {
    const { user, server } = await open({ path: '/lobby?status=waiting', list: [] })
    await user.click(await screen.findByRole('button', { name: 'Show all rooms' }))
    await waitFor(() => expect(lastQuery(server)).not.toContain('status'))
    expect(await screen.findByText('No open rooms')).toBeVisible()
  })

  it('walks from room to room by the arrow keys, from the page and from the search as well', async () => {
    const { user } = await open({ list: manyRooms })
    const first = await screen.findByRole('button', { name: /Join Night owls/ })
    await user.keyboard('{ArrowDown}')
    expect(first).toHaveFocus()
    await user.keyboard('/{Escape}')
    expect(document.body).toHaveFocus()
    await user.keyboard('/{ArrowDown}')
    expect(first).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('button', { name: /Join Locked/ })).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('button', { name: /Join Night owls/ })).toHaveFocus()
  })
})

describe('joining from the list', () => {
  it('enters, and opens the room', async () => {
    const { user, router } = await open()
    await user.click(await screen.findByRole('button', { name: /Join Night owls/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/room/r1'))
    expect(realtime.enterRoom).toHaveBeenCalledWith({ roomId: 'r1' })
  })

  it('[SESS-22] stays when another join was running, and lets nobody begin a second', async () => {
    let answer: (entered: boolean) => void = () => undefined
    realtime.enterRoom.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const { user, router } = await open()
    await user.click(await screen.findByRole('button', { name: /Join Night owls/ }))
    expect(screen.getByRole('button', { name: /Join Locked/ })).toBeDisabled()
    await act(async () => answer(false))
    await waitFor(() => expect(screen.getByRole('button', { name: /Join Locked/ })).not.toBeDisabled())
    expect(router.state.location.pathname).toBe('/lobby')
  })

  it('[LOBBY-14] asks for the password in a second step, again when it is wrong', async () => {
    const { user, router } = await open()
    await user.click(await screen.findByRole('button', { name: /Join Locked/ }))
    expect(realtime.enterRoom).not.toHaveBeenCalled()
    realtime.enterRoom.mockRejectedValueOnce({ code: 'INCORRECT_PASSWORD', message: 'Incorrect password' })
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByLabelText('Password'), 'nope{Enter}')
    expect(await within(dialog).findByText('Incorrect password')).toBeVisible()
    await waitFor(() => expect(within(dialog).getByLabelText('Password')).toHaveFocus())
    await user.clear(within(dialog).getByLabelText('Password'))
    await user.type(within(dialog).getByLabelText('Password'), 'open{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/room/r2'))
    expect(realtime.enterRoom).toHaveBeenLastCalledWith({ roomId: 'r2', password: 'open' })
  })

  it('offers to watch what is running, if one may', async () => {
    const running = sampleRoom({ id: 'r4', name: 'Running', status: 'in_progress' })
    const closed = sampleRoom({ id: 'r5', name: 'Closed', status: 'in_progress', allowSpectators: false })
    const { user } = await open({ list: [running, closed] })
    expect(within(await row('Closed')).queryByRole('button', { name: /Watch|Join/ })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Watch Running' }))
    expect(realtime.enterRoom).toHaveBeenCalledWith({ roomId: 'r4', spectate: true })
  })
})

describe('a new room', () => {
  const create = async (server: NonNullable<Answers>) => {
    const page = await open({ server })
    await page.user.click(await screen.findByRole('button', { name: 'New room' }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByLabelText('Room name')).toHaveFocus())
    await page.user.click(dialog.getByRole('button', { name: 'Open the room' }))
    return { ...page, dialog }
  }

  it('[LOBBY-9] is made and opened', async () => {
    const { server, router } = await create({
      'POST /rooms': () => ({
        status: 201,
        body: { success: true, data: { room: sampleRoom({ id: 'new' }) } },
      }),
    })
    await waitFor(() => expect(router.state.location.pathname).toBe('/room/new'))
    expect(server.sent('POST /rooms')[0]?.body).toEqual({
      name: 'Mira’s room',
      maxPlayers: 8,
      rounds: 10,
      timePerRound: 30,
      difficulty: 'medium',
      language: 'english',
      allowSpectators: true,
      guests: true,
    })
  })

  it('[GUEST-6] may be shut to guests', async () => {
    const page = await open({ server: { 'POST /rooms': () => ok({ room: sampleRoom({ id: 'new' }) }) } })
    await page.user.click(await screen.findByRole('button', { name: 'New room' }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.click(await dialog.findByRole('switch', { name: /Guests welcome/ }))
    await page.user.click(dialog.getByRole('button', { name: 'Open the room' }))
    await waitFor(() => expect(page.server.sent('POST /rooms')[0]?.body).toMatchObject({ guests: false }))
  })

  it('leads to its first mistake', async () => {
    const page = await open()
    await page.user.click(await screen.findByRole('button', { name: 'New room' }))
    const dialog = within(await screen.findByRole('dialog'))
    const name = await dialog.findByLabelText('Room name')
    await waitFor(() => expect(name).toHaveFocus())
    await page.user.clear(name)
    await page.user.click(dialog.getByRole('button', { name: 'Open the room' }))
    await waitFor(() => expect(name).toHaveFocus())
    expect(name).toHaveAccessibleDescription('Room name is required')
  })

  it('[SESS-23] is not made right after a leave, and it says how long to wait', async () => {
    stampVoluntaryLeave()
    const { dialog, server } = await create({})
    expect(await dialog.findByText(/10 seconds|[89] seconds/)).toBeVisible()
    expect(server.sent('POST /rooms')).toEqual([])
  })

  it('[LOBBY-9] says when it could not be made', async () => {
    const { dialog, router } = await create({
      'POST /rooms': () => failed(500, 'SERVER_ERROR', 'Server error'),
    })
    expect(await dialog.findByText('Failed to create room')).toBeVisible()
    expect(router.state.location.pathname).toBe('/lobby')
  })

  it('[ERR-44] leads back to the game that is still played', async () => {
    const visited: string[] = []
    setNavigator((path) => visited.push(path))
    await create({
      'POST /rooms': () =>
        failed(409, 'ALREADY_IN_ACTIVE_GAME', 'You are already in an active game session. Redirecting...'),
      'GET /game/player/active-colyseus-rooms': () =>
        ok({ hasActiveRooms: true, primaryRoom: { colyseusRoomId: 'busy', isInProgress: true } }),
    })
    await waitFor(() => expect(visited).toEqual(['/game/busy']))
  })
})

it('leaves the letters of the page to what lies on it', async () => {
  const { user } = await open({ list: manyRooms })
  const field = await screen.findByLabelText('Search by name')
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.setAttribute('role', 'dialog')
  await user.keyboard('/nc')
  expect(field).not.toHaveFocus()
  expect(screen.getByLabelText('Invite code')).not.toHaveFocus()
  expect(screen.getAllByRole('dialog')).toEqual([dialog])
  dialog.remove()
  await user.keyboard('c')
  expect(screen.getByLabelText('Invite code')).toHaveFocus()
})
