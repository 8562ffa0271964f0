import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endSearch, setMatchmaking } from '#renderer/realtime/matchmaking/matchmaking-store.ts'
import { followInvitation } from '#renderer/realtime/room/invitations.ts'
import { forgetRooms, moveFlow } from '#renderer/realtime/room/room-store.ts'
import { startRealtime } from '#renderer/realtime/start-realtime.ts'
import { inRoom } from '#renderer/realtime/testing/in-room.ts'
import { room, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { sessionEvents } from '#renderer/session/session-events.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'

const QUEUE = '/gamemode/matchmaking'
const me = sampleUser({ id: 'ada', username: 'Ada' })
type Answers = NonNullable<NonNullable<Parameters<typeof visit>[1]>['server']>
type Answer = ReturnType<typeof ok>

const QUICK = {
  isInQueue: true,
  gameModeId: 'quick_match',
  position: 3,
  waitedMs: 65_000,
  estimatedWaitTime: 8_000,
}
/** `status` is the answer of GET status after a search was started; before that the player is in no queue. */
function open(
  path = '/lobby',
  { status = () => ok(QUICK), ...server }: Answers & { status?: () => Answer } = {},
) {
  let isInQueue = false
  const page = visit(path, {
    user: me,
    server: {
      [`POST ${QUEUE}/start`]: () => {
        isInQueue = true
        return ok({ message: '', queueId: 'q', estimatedWaitTime: 12_000 })
      },
      [`POST ${QUEUE}/cancel`]: () => {
        isInQueue = false
        return ok(undefined)
      },
      [`GET ${QUEUE}/status`]: () => (isInQueue ? status() : ok({ isInQueue })),
      ...server,
    },
  })
  return { user: userEvent.setup(), ...page }
}
const find = (name = 'Find a game') => screen.findByRole('button', { name })
const bar = () => screen.findByTestId('search-bar')
const said = () => screen.getByTestId('announcer-polite')

beforeEach(() => startRealtime(() => undefined))
afterEach(() => {
  cleanup()
  // The account's channel, which is opened a moment after the sign-in, must not outlive the page.
  sessionEvents.emit('signed_out', 'logout')
  endSearch()
  setMatchmaking({ rankedBanUntil: null })
  forgetRooms()
  vi.unstubAllGlobals()
})

describe('the search bar', () => {
  it('shows mode, time, estimate and place, and says once that the search has begun', async () => {
    const { user } = open()
    await user.click(await find())
    // First: the live region is cleared after a second.
    await waitFor(() =>
      expect(said()).toHaveTextContent('Looking for a game: Quick match, about 12 sec. Escape cancels.'),
    )
    await waitFor(async () =>
      expect(await bar()).toHaveTextContent('Quick match 1:05 about 8 sec more · number 3 in the queue'),
    )
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off')
  })

  it('says who else searches, and to one who is alone that nobody does', async () => {
    let others = 0
    const { user } = open('/lobby', {
      status: () => ok({ ...QUICK, position: others + 1, others, practiceInMs: 12_000 }),
    })
    await user.click(await find())
    await waitFor(async () =>
      expect(await bar()).toHaveTextContent('nobody else is searching; a practice game starts in 12 sec'),
    )
    expect(await bar()).not.toHaveTextContent(/in the queue|more/)
    others = 3
    await waitFor(async () => expect(await bar()).toHaveTextContent('3 others are searching'), {
      timeout: 10_000,
    })
  })

  it('says nothing of practice where no practice opponents come', async () => {
    const { user } = open('/lobby', {
      status: () => ok({ isInQueue: true, gameModeId: 'ranked', waitedMs: 0, others: 0 }),
    })
    await user.click(await find('Play ranked'))
    await waitFor(async () => expect(await bar()).toHaveTextContent('nobody else is searching just now'))
  })

  it('leaves the button that was pressed the focus, and every door dead until the search is over', async () => {
    const { user, server } = open()
    const button = await find()
    await user.click(button)
    await bar()
    expect(button).toHaveFocus()
    expect(button).toHaveTextContent('Looking for a game')
    await user.keyboard('{Enter}')
    await user.click(await find('Play ranked'))
    expect(server.sent(`POST ${QUEUE}/start`)).toHaveLength(1)
  })

  it('stays over the pages of a member, and takes no part of the others', async () => {
    const { user, router } = open()
    await user.click(await find())
    for (const path of ['/create-lobby', '/ranks', '/lobby']) {
      await act(() => router.navigate(path))
      expect(await bar()).toBeVisible()
    }
    await act(() => router.navigate('/room/nowhere'))
    await waitFor(() => expect(screen.queryByTestId('search-bar')).toBeNull())
  })

  it('cancels by its button, says so, and hands the focus on to the page', async () => {
    const { user } = open()
    await user.click(await find())
    await user.click(within(await bar()).getByRole('button', { name: 'Cancel search' }))
    await waitFor(() => expect(screen.queryByTestId('search-bar')).toBeNull())
    expect(screen.getByRole('main')).toHaveFocus()
    await waitFor(() => expect(said()).toHaveTextContent('Search cancelled'))
  })

  it('cancels by Escape, but not while that closes something else', async () => {
    const { user, server } = open()
    await user.click(await find())
    await bar()
    await user.click((await screen.findAllByRole('button', { name: 'New room' }))[0] as HTMLElement)
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.sent(`POST ${QUEUE}/cancel`)).toEqual([])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByTestId('search-bar')).toBeNull())
  })

  it('goes on when Escape closes a dialog that is out of the page at once', async () => {
    const { user, server } = open()
    await user.click(await find())
    await bar()
    const dialog = document.body.appendChild(document.createElement('div'))
    dialog.setAttribute('role', 'dialog')
    const button = dialog.appendChild(document.createElement('button'))
    button.addEventListener('keydown', () => dialog.remove())
    button.focus()
    await user.keyboard('{Escape}')
    expect(dialog.isConnected).toBe(false)
    expect(server.sent(`POST ${QUEUE}/cancel`)).toEqual([])
    expect(await bar()).toBeVisible()
  })

  it('offers a quick match to who has waited long for a ranked game', async () => {
    const { user, server } = open('/lobby', {
      status: () => ok({ isInQueue: true, gameModeId: 'ranked', waitedMs: 46_000 }),
    })
    await user.click(await find('Play ranked'))
    await user.click(await screen.findByRole('button', { name: 'Quick match instead' }))
    await waitFor(() => expect(server.sent(`POST ${QUEUE}/start`)).toHaveLength(2))
    expect(server.sent(`POST ${QUEUE}/cancel`)).toHaveLength(1)
    expect(server.sent(`POST ${QUEUE}/start`)[1]?.body).toEqual({ gameModeId: 'quick_match' })
  })

  it('says when the server does not answer', async () => {
    const { user } = open('/lobby', {
      status: () => failed(500, 'SERVER_ERROR', 'Server error'),
    })
    await user.click(await find())
    expect(await screen.findByText('No answer just now. Trying again.')).toBeVisible()
  })

  it('says when the game is there, once, and has nothing to cancel then', async () => {
    const { user } = open()
    await user.click(await find())
    await bar()
    act(() => {
      void followInvitation({ roomId: 'r9' })
    })
    expect(await bar()).toHaveTextContent('Your game is ready. Opening the room.')
    expect(within(await bar()).queryByRole('button')).toBeNull()
    await waitFor(() => expect(said()).toHaveTextContent('Your game is ready.'))
    act(() => moveFlow({ name: 'disconnect' }))
  })
})

describe('a ranked queue that is shut', () => {
  const shut = { [`POST ${QUEUE}/start`]: () => failed(429, 'RATE_LIMITED', 'x', { retryAfter: 900 }) }

  it('is told with the time, in a dialog that gives the focus back', async () => {
    const { user } = open('/lobby', shut)
    await user.click(await find('Play ranked'))
    const dialog = await screen.findByRole('dialog', { name: 'No ranked games for now' })
    expect(dialog).toHaveTextContent(/opens for you again in 15 min, at \d/)
    await user.click(within(dialog).getByRole('button', { name: 'All right' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await find('Play ranked')).toHaveFocus()
  })

  it('offers a quick match', async () => {
    const { user, server } = open('/lobby', shut)
    await user.click(await find('Play ranked'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Play a quick match' }))
    await waitFor(() =>
      expect(server.sent(`POST ${QUEUE}/start`)[1]?.body).toEqual({ gameModeId: 'quick_match' }),
    )
  })
})

describe('the title of the page', () => {
  it('calls a player on another page to the match, until they are ready', async () => {
    open()
    await waitFor(() => expect(document.title).toBe('Play · Riddle Rooms'))
    const line = inRoom()
    const matched = room({ matched: true, mode: 'quick' })
    act(() => line.tell('room_view', view({ room: matched })))
    await waitFor(() => expect(document.title).toBe('Match found! · Riddle Rooms'))
    const players = matched.players.map((one) => ({ ...one, isReady: one.userId === 'ada' }))
    act(() => line.tell('room_state_updated', { room: { ...matched, players } }))
    await waitFor(() => expect(document.title).toBe('Play · Riddle Rooms'))
  })
})
