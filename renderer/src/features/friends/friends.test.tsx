import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { followAccount } from '#renderer/app/follow-account.ts'
import { forgetSocial } from '#renderer/components/people/social-store.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { setMatchmaking } from '#renderer/realtime/matchmaking/matchmaking-store.ts'
import { forgetRooms } from '#renderer/realtime/room/room-store.ts'
import { inRoom } from '#renderer/realtime/testing/in-room.ts'
import { session, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { handleAccountEvent } from '#renderer/realtime/transport/account-events.ts'
import { closeAccountOffer } from '#renderer/session/account-offer.ts'
import { sampleRoom, sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import type { Friends } from '#shared/schemas/friends.ts'

const entered = vi.hoisted(() => ({ enterRoom: vi.fn(async () => true) }))
vi.mock('#renderer/realtime/room/room-session.ts', () => ({ ...entered, resumeRoom: async () => undefined }))
vi.mock('#renderer/app/maintenance/watch-status.ts', () => ({ watchStatus: () => undefined }))
vi.mock('#renderer/realtime/room/lobby-watch.ts', () => ({ watchLobby: () => () => undefined }))

followAccount()
afterEach(() => {
  forgetSocial()
  forgetRooms()
  setMatchmaking({ search: null })
  closeAccountOffer()
  entered.enterRoom.mockClear()
  setLanguage('english')
  vi.unstubAllGlobals()
})

const at = '2026-01-01T00:00:00.000Z'
const person = (username: string) => ({ id: `id-${username}`, username, avatar: 'thumbs-01' })
const NOBODY: Friends = { friends: [], received: [], sent: [], recent: [], blocked: [] }
const FULL: Friends = {
  friends: [
    { ...person('Gil'), online: true, place: 'game', since: at },
    { ...person('Rae'), online: true, place: 'room', since: at },
    { ...person('Oz'), online: true, place: null, since: at },
    { ...person('Una'), online: false, place: null, since: at },
  ],
  received: [{ ...person('Rex'), at }],
  sent: [{ ...person('Sol'), at }],
  recent: [{ ...person('Ned'), at }],
  blocked: [{ ...person('Bad'), at }],
}
const lobby = sampleRoom({ id: 'called', name: 'Oz vs Mira', mode: 'private' })

type Server = NonNullable<NonNullable<Parameters<typeof visit>[1]>['server']>
function open(lists: Friends = NOBODY, server: Server = {}, user = sampleUser()) {
  const page = visit('/lobby', { user, server: { 'GET /friends': () => ok(lists), ...server } })
  return { ...page, user: userEvent.setup() }
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const panel = async () => within(await screen.findByRole('dialog', { name: 'Friends' }))
async function openPanel(...given: Parameters<typeof open>) {
  const page = open(...given)
  await page.user.click(await button(/^Friends/))
  return { ...page, panel: await panel() }
}

describe('the panel', () => {
  it('[FRIEND-1, FRIEND-5] shows where friends are, who asks, who was asked, and who is blocked', async () => {
    const { panel } = await openPanel(FULL)
    await panel.findByText('Rex')
    const rows = panel.getAllByTestId('person').map((row) => row.textContent)
    expect(rows).toEqual([
      'RexDeclineAccept',
      'GilIn a gameChallenge',
      'RaeIn a roomChallenge',
      'OzOnlineChallenge',
      'UnaAway',
      'NedAdd',
      'SolWaiting for an answerWithdraw',
      'BadUnblock',
    ])
    expect(screen.getByTestId('friends-button')).toHaveAttribute('aria-label', 'Friends, 1 request')
  })

  it.each([
    ['Accept: Rex', 'POST /friends', { username: 'Rex' }],
    ['Decline: Rex', 'DELETE /friends/id-Rex', undefined],
    ['Withdraw the request to Sol', 'DELETE /friends/id-Sol', undefined],
    ['Add Ned', 'POST /friends', { username: 'Ned' }],
    ['Unblock Bad', 'DELETE /friends/id-Bad/block', undefined],
  ])('[FRIEND-2, FRIEND-3] “%s” calls %s, and looks at the lists again', async (name, call, body) => {
    const answer = () => ok({ state: 'friends', user: person('Rex') })
    const { user, panel, server } = await openPanel(FULL, { [call]: answer })
    await user.click(await panel.findByRole('button', { name }))
    await waitFor(() => expect(server.sent(call).map((sent) => sent.body)).toEqual([body]))
    const sentAt = server.requests.findIndex(({ method }) => method !== 'GET')
    const later = () => server.requests.slice(sentAt + 1).map(({ method, path }) => `${method} ${path}`)
    await waitFor(() => expect(later()).toContain('GET /friends'))
  })

  it('[FRIEND-2] leads who has no friends to where one asks for them', async () => {
    const { user, panel } = await openPanel(NOBODY)
    await user.click(await panel.findByRole('button', { name: 'Add a friend' }))
    expect(panel.getByLabelText('Add a friend')).toHaveFocus()
  })

  it('[FRIEND-2] asks by name, and says at the field why it cannot', async () => {
    const { user, panel } = await openPanel(NOBODY, {
      'POST /friends': ({ body }) =>
        (body as { username: string }).username === 'Zed'
          ? ok({ state: 'asked', user: person('Zed') })
          : failed(404, 'USER_NOT_FOUND', 'User not found'),
    })
    await panel.findByText('Nobody here yet')
    const field = panel.getByLabelText('Add a friend')
    await user.type(field, 'Nil{Enter}')
    expect(await panel.findByRole('alert')).toHaveTextContent('User not found')
    await user.clear(field)
    await user.type(field, 'Zed{Enter}')
    expect(await screen.findByText('Zed has been asked')).toBeVisible()
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
  })

  it('[FRIEND-2] accepts no request that was withdrawn meanwhile', async () => {
    let lists: Friends = { ...NOBODY, received: [{ ...person('Rex'), at }] }
    const { user, server } = open(lists, { 'GET /friends': () => ok(lists) })
    await user.click(await button(/^Friends/))
    const accept = await (await panel()).findByRole('button', { name: 'Accept: Rex' })
    lists = NOBODY
    await user.click(accept)
    expect(await screen.findByText('This request was withdrawn')).toBeVisible()
    expect(server.sent('POST /friends')).toHaveLength(0)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept: Rex' })).toBeNull())
  })

  it('[FRIEND-5] says that the lists could not be loaded, and tries again', async () => {
    let works = false
    const { user, panel } = await openPanel(NOBODY, {
      'GET /friends': () => (works ? ok(FULL) : failed(403, 'FORBIDDEN', 'Forbidden')),
    })
    const state = within(await panel.findByTestId('error-state'))
    works = true
    await user.click(state.getByRole('button', { name: 'Try again' }))
    expect(await panel.findByText('Rex')).toBeVisible()
  })

  it('[FRIEND-5, GUEST-2] tells a guest what an account would give, and asks the server nothing', async () => {
    const guest = sampleUser({ role: 'guest', email: null })
    const { user, panel, server } = await openPanel(NOBODY, {}, guest)
    await user.click(await panel.findByRole('button', { name: 'Create your account' }))
    expect(await screen.findByRole('dialog', { name: 'You need an account for this' })).toBeVisible()
    expect(server.sent('GET /friends')).toEqual([])
  })

  it('[FRIEND-3, FRIEND-8] removes a friend only after a question', async () => {
    const { user, panel, server } = await openPanel(FULL, { 'DELETE /friends/id-Una': () => ok(undefined) })
    await user.click(await panel.findByRole('button', { name: 'More about Una' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from friends' }))
    const question = within(await screen.findByRole('dialog', { name: 'Remove Una?' }))
    expect(server.sent('DELETE /friends/id-Una')).toEqual([])
    await user.click(question.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Una is no longer your friend')).toBeVisible()
  })
})

describe('a challenge', () => {
  it('[FRIEND-4, API-10] is sent with a key, and leads into the room', async () => {
    const { user, panel, server } = await openPanel(FULL, {
      'POST /friends/id-Oz/challenge': () => ok({ room: lobby }),
      'GET /rooms/called': () => ok({ room: lobby }),
    })
    await user.click(await panel.findByRole('button', { name: 'Challenge Oz' }))
    await waitFor(() => expect(entered.enterRoom).toHaveBeenCalledWith({ roomId: 'called' }))
    const [sent] = server.sent('POST /friends/id-Oz/challenge')
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
    expect(sent?.body).toEqual({})
  })

  it('[FRIEND-4] of a friend who has gone says so', async () => {
    const { user, panel } = await openPanel(FULL, {
      'POST /friends/id-Oz/challenge': () => failed(409, 'CONFLICT', 'This player is not online right now'),
    })
    setLanguage('italian')
    await user.click(await panel.findByRole('button', { name: 'Sfida Oz' }))
    expect(await screen.findByText('In questo momento non è online')).toBeVisible()
    expect(entered.enterRoom).not.toHaveBeenCalled()
  })

  const arrives = () => handleAccountEvent('friend_challenge', { room: lobby, from: person('Oz') })
  const card = () => screen.findByRole('region', { name: 'Oz challenges you' })

  it('[FRIEND-7] says who calls and into what, moves neither player nor focus, and can be put off', async () => {
    const { user } = open()
    const field = await screen.findByLabelText('Invite code')
    await user.click(field)
    act(arrives)
    expect(await card()).toHaveTextContent('Into “Oz vs Mira”10 × 30 s · Medium · English')
    expect(field).toHaveFocus()
    expect(entered.enterRoom).not.toHaveBeenCalled()
    await user.click(await button('Not now, Oz'))
    await waitFor(() => expect(screen.queryByTestId('challenge')).toBeNull())
  })

  it('[FRIEND-7] that is joined goes into the room; one that has closed says so and leaves nothing', async () => {
    let isThere = false
    const { user } = open(NOBODY, {
      'GET /rooms/called': () =>
        isThere ? ok({ room: lobby }) : failed(404, 'ROOM_NOT_FOUND', 'Room not found'),
    })
    act(arrives)
    await user.click(await button('Join Oz'))
    await waitFor(() => expect(screen.queryByTestId('challenge')).toBeNull())
    expect(entered.enterRoom).not.toHaveBeenCalled()
    isThere = true
    act(arrives)
    await user.click(await button('Join Oz'))
    await waitFor(() => expect(entered.enterRoom).toHaveBeenCalledWith({ roomId: 'called' }))
  })

  it('[FRIEND-7] waits on when joining it failed for now, and goes when the room is full', async () => {
    let answer = () => failed(409, 'ROOM_IS_LOCKED', 'Room is locked')
    const { user, server } = open(NOBODY, { 'GET /rooms/called': () => answer() })
    act(arrives)
    await user.click(await button('Join Oz'))
    await waitFor(() => expect(server.sent('GET /rooms/called').length).toBeGreaterThan(0))
    await screen.findByRole('alert')
    expect(await card()).toBeVisible()
    answer = () => failed(409, 'ROOM_IS_FULL', 'Room is full')
    await user.click(await button('Join Oz'))
    await waitFor(() => expect(screen.queryByTestId('challenge')).toBeNull())
    expect(entered.enterRoom).not.toHaveBeenCalled()
  })

  it('[FRIEND-7] lies on no game that runs, and is left for a room only after a question', async () => {
    const line = inRoom()
    const { user } = open(NOBODY, { 'GET /rooms/called': () => ok({ room: lobby }) })
    line.tell('room_view', view({ phase: 'answering', gameSession: session() }))
    await screen.findByRole('heading', { level: 1 })
    act(arrives)
    await import('#renderer/features/friends/friend-news.ts')
    await act(async () => undefined)
    expect(screen.queryByTestId('challenge')).toBeNull()
    act(() => line.tell('room_view', view({ phase: 'waiting' })))
    await user.click(await button('Join Oz'))
    const question = within(await screen.findByRole('dialog', { name: 'Leave for the challenge?' }))
    expect(question.getByText('You give up your seat in this room.')).toBeVisible()
    expect(entered.enterRoom).not.toHaveBeenCalled()
    await user.click(question.getByRole('button', { name: 'Leave and go' }))
    await waitFor(() => expect(entered.enterRoom).toHaveBeenCalledWith({ roomId: 'called' }))
  })
})

it('[FRIEND-2] tells of a request, and looks at the lists', async () => {
  const { server } = open()
  await button('Friends')
  const before = server.sent('GET /friends').length
  act(() => handleAccountEvent('friend_request', { user: person('Rex') }))
  expect(await screen.findByText('Rex wants to be your friend')).toBeVisible()
  await waitFor(() => expect(server.sent('GET /friends').length).toBeGreaterThan(before))
})
