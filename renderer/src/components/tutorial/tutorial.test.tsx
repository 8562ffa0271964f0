import { notifications, notificationsStore } from '@mantine/notifications'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followAccount } from '#renderer/app/follow-account.ts'
import { endSearch } from '#renderer/realtime/matchmaking/matchmaking-store.ts'
import { fakeSockets } from '#renderer/realtime/testing/fake-socket.ts'
import { setSocketLoader } from '#renderer/realtime/transport/account-channel.ts'
import { handleAccountEvent } from '#renderer/realtime/transport/account-events.ts'
import { sessionEvents } from '#renderer/session/session-events.ts'
import { loadProfile } from '#renderer/session/session-refresh.ts'
import { sessionState } from '#renderer/session/session-store.ts'
import { sampleProfile, sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import { TUTORIAL_ACTIONS, TUTORIAL_STEPS } from '#shared/constants/tutorial.ts'
import { en } from '#shared/i18n/resources.ts'
import type { User } from '#shared/schemas/user.ts'

// It would ask before there is a server, and take the silence for maintenance.
vi.mock('#renderer/app/maintenance/watch-status.ts', () => ({ watchStatus: () => undefined }))

const PATCH = 'PATCH /auth/tutorial-step'
const COMPLETED = en.tutorialCompleted

beforeEach(() => {
  setSocketLoader(async () => fakeSockets().make)
  followAccount()
})
afterEach(() => {
  sessionEvents.emit('signed_out', 'logout')
  endSearch()
  notifications.clean()
  vi.unstubAllGlobals()
})

/** The app before a server that keeps the step as the real one does. */
function open(path: string, step: number, { server = {}, ...changes }: Partial<User> & Answers = {}) {
  const kept = { step }
  const user = () => sampleUser({ tutorialStep: kept.step, ...changes })
  const page = visit(path, {
    user: user(),
    server: {
      'GET /auth/validate': () => ok({ valid: true, user: user() }),
      'GET /auth/profile': () => ok(sampleProfile(user())),
      [PATCH]: ({ body }) => {
        const { step: to, from } = body as { step: number; from?: number }
        if (from === undefined || from === kept.step) kept.step = to
        return ok({ user: user() })
      },
      ...server,
    },
  })
  const asked = () => page.server.sent(PATCH).map(({ body }) => body)
  return { ...page, kept, asked, press: userEvent.setup() }
}
interface Answers {
  server?: NonNullable<Parameters<typeof visit>[1]>['server']
}

const bubble = () => screen.findByRole('region', { name: 'Tutorial' })
const expectStep = async (n: number) =>
  expect(await within(await bubble()).findByText(`Step ${n} of 14`)).toBeVisible()
const way = async (name: string) => within(await bubble()).findByRole('link', { name })
const pressByKey = async (name: string) => {
  const button = await within(await bubble()).findByRole('button', { name })
  act(() => button.focus())
  await userEvent.keyboard('{Enter}')
}
const toasts = () => notificationsStore.getState().notifications
/** The lobby is there, and whatever comes with it. */
const lobby = () => screen.findByRole('heading', { level: 1, name: 'Choose a room' })

describe('where the bubble leads', () => {
  const GOING = [
    ['TUT-2, TUT-17', 1, '/lobby', 'To the library', '/shop'],
    ['TUT-4, TUT-17', 3, '/lobby', 'To your profile', '/profile'],
    ['TUT-8, TUT-17', 7, '/lobby', 'To the voices', '/profile?tab=voice'],
    ['TUT-10, TUT-17', 9, '/profile', 'To the lobby', '/home'],
  ] as const

  it.each(GOING)(
    '[TUT-2, TUT-4, TUT-8, TUT-10, TUT-17] (%s) at step %i, from %s by “%s”, and on to the next step',
    async (...line) => {
      const [, step, from, name, to] = line
      const { press, asked, router } = open(from, step)
      await press.click(await way(name))
      await expectStep(step + 1)
      const at = () => router.state.location.pathname + router.state.location.search
      await waitFor(() => expect(at()).toBe(to))
      expect(asked()).toEqual([{ step: step + 1, from: step }])
    },
  )

  it.each([
    ['TUT-2', 1, '/lobby', 'Library'],
    ['TUT-4', 3, '/lobby', 'Profile'],
    ['TUT-10', 9, '/ranks', 'Play'],
  ])(
    '[TUT-2, TUT-4, TUT-10] (%s) counts going there by the menu, too (step %i)',
    async (_, step, from, name) => {
      const { press, asked } = open(from, step)
      await bubble()
      await press.click(within(screen.getByTestId('tab-bar')).getByRole('link', { name }))
      await expectStep(step + 1)
      expect(asked()).toEqual([{ step: step + 1, from: step }])
    },
  )

  it.each([
    ['TUT-5', 4, 'Inventory'],
    ['TUT-8', 7, 'Voice'],
  ])('[TUT-5, TUT-8] (%s) counts at step %i the tab “%s”', async (_, step, name) => {
    const { press, asked } = open('/profile', step)
    await expectStep(step)
    await press.click(await screen.findByRole('tab', { name }))
    await expectStep(step + 1)
    expect(asked()).toEqual([{ step: step + 1, from: step }])
  })

  const PLACES = ['/shop', '/shop', '/profile', ...Array(3).fill('/profile?tab=inventory')]
    .concat(Array(2).fill('/profile?tab=voice'), ['/home', '/home'])
    .map((to, index) => [index + 1, to] as const)
  it.each(PLACES)('[TUT-18] at step %i to %s', async (step, to) => {
    open('/ranks', step)
    const links = within(await bubble()).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([to])
  })

  it.each([2, 5, 10])('[TUT-16] at step %i going there is not yet what the step is about', async (step) => {
    const { press, asked } = open('/ranks', step)
    await press.click(within(await bubble()).getByRole('link'))
    await expectStep(step)
    expect(asked()).toEqual([])
  })

  it.each([11, 12, 13, 14])('[TUT-18] at step %i nowhere: it is done in a game', async (step) => {
    open('/ranks', step)
    expect(within(await bubble()).queryByRole('link')).toBeNull()
  })
})

describe('the step that is shown', () => {
  it('[TUT-16] changes when the server has answered, and not before', async () => {
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const slow = async () => {
      await answered
      return ok({ user: sampleUser({ tutorialStep: 2 }) })
    }
    const { press, asked } = open('/lobby', 1, { server: { [PATCH]: slow } })
    await press.click(await way('To the library'))
    await waitFor(() => expect(asked()).toHaveLength(1))
    await expectStep(1)
    answer()
    await expectStep(2)
  })

  it('[TUT-16] stays when the server refuses, and the next try counts', async () => {
    let isDown = true
    const { press, asked } = open('/lobby', 1, {
      server: {
        [PATCH]: () =>
          isDown ? failed(503, 'SERVER_ERROR', 'down') : ok({ user: sampleUser({ tutorialStep: 2 }) }),
      },
    })
    // By the press, and by being there.
    await press.click(await way('To the library'))
    await waitFor(() => expect(asked()).toHaveLength(2))
    await expectStep(1)
    isDown = false
    await press.click(await way('To the library'))
    await expectStep(2)
  })

  it('[TUT-16] follows what the server tells of acts that only it sees', async () => {
    const { asked } = open('/ranks', 5)
    await expectStep(5)
    act(() => handleAccountEvent('tutorial_step', { tutorialStep: 6 }))
    await expectStep(6)
    expect(asked()).toEqual([])
  })

  it('[TUT-16] does not change by what another step waits for', async () => {
    const { press, asked } = open('/lobby', 5)
    await bubble()
    for (const name of ['Library', 'Profile', 'Play'])
      await press.click(within(screen.getByTestId('tab-bar')).getByRole('link', { name }))
    await lobby()
    await expectStep(5)
    expect(asked()).toEqual([])
  })

  it('is not led back by a step of this tab when another tab is ahead', async () => {
    const { press, kept, asked } = open('/lobby', 1)
    const link = await way('To the library')
    kept.step = 6
    await press.click(link)
    await expectStep(6)
    expect([kept.step, asked()]).toEqual([6, [{ step: 2, from: 1 }]])
  })

  it('[TUT-11] comes after choosing quick match at step 10', async () => {
    const { press, asked } = open('/lobby', 10, {
      server: {
        'POST /gamemode/matchmaking/start': () => ok({ message: '', queueId: 'q', estimatedWaitTime: 9_000 }),
        'GET /gamemode/matchmaking/status': () => ok({ isInQueue: false }),
      },
    })
    await expectStep(10)
    await press.click(await screen.findByRole('button', { name: 'Find a game' }))
    await expectStep(11)
    expect(asked()).toEqual([{ step: 11, from: 10 }])
  })
})

describe('the bubble', () => {
  it.each(TUTORIAL_ACTIONS.map((action, index) => [index + 1, action] as const))(
    '[TUT-19] says that it is step %i and can be skipped: %s',
    async (step, action) => {
      open('/ranks', step)
      await expectStep(step)
      const { getByText, getByRole } = within(await bubble())
      expect(getByText(en.tutorial.steps[action].title)).toBeVisible()
      expect(getByText(en.tutorial.steps[action].text)).toBeVisible()
      expect(getByRole('button', { name: 'Skip the tutorial' })).toBeVisible()
    },
  )

  it('marks what the step is about by the name of the action, and takes no focus', async () => {
    open('/lobby', 1)
    await expectStep(1)
    expect(document.documentElement.dataset.tutorial).toBe('go_to_shop')
    expect((await bubble()).contains(document.activeElement)).toBe(false)
    act(() => handleAccountEvent('tutorial_step', { tutorialStep: 0 }))
    await waitFor(() => expect(document.documentElement.dataset.tutorial).toBeUndefined())
  })

  it('[TUT-20] is not on the page of the languages', async () => {
    open('/select-language', 1, { preferredLanguage: null })
    await screen.findByRole('heading', { name: 'Choose your language' })
    expect(screen.queryByTestId('tutorial')).toBeNull()
  })

  it('is for accounts: a guest has nothing to be led through', async () => {
    open('/lobby', 1, { role: 'guest', email: null })
    await lobby()
    expect(screen.queryByTestId('tutorial')).toBeNull()
  })

  it('[TUT-22] ends the tutorial when it is skipped', async () => {
    const { asked, kept } = open('/lobby', 4)
    await pressByKey('Skip the tutorial')
    await waitFor(() => expect(screen.queryByTestId('tutorial')).toBeNull())
    expect([asked(), kept.step]).toEqual([[{ step: 0 }], 0])
    expect(document.activeElement?.id).toBe('content')
  })

  it('stays when skipping failed, and says so', async () => {
    const { press } = open('/lobby', 4, { server: { [PATCH]: () => failed(500, 'SERVER_ERROR', 'down') } })
    await press.click(await within(await bubble()).findByRole('button', { name: 'Skip the tutorial' }))
    await waitFor(() => expect(toasts()).toHaveLength(1))
    await expectStep(4)
  })

  it('is put off until it is taken up again, across page loads, and goes on meanwhile', async () => {
    const { unmount } = open('/lobby', 3)
    await pressByKey('Later')
    expect(await bubble()).toHaveFocus()
    expect(document.documentElement.dataset.tutorial).toBeUndefined()
    unmount()
    open('/profile', 3)
    const resume = 'Tutorial 4/14: go on'
    expect(await screen.findByRole('button', { name: resume })).toHaveTextContent('Tutorial 4/14')
    await pressByKey(resume)
    await expectStep(4)
    expect(await bubble()).toHaveFocus()
  })

  it('begins again by a button of the profile', async () => {
    const { press, asked } = open('/profile', 0)
    await press.click(await screen.findByRole('button', { name: 'Start the tutorial again' }))
    await expectStep(1)
    expect(asked()).toEqual([{ step: 1 }])
  })
})

describe('the end', () => {
  it('[TUT-23] says for 4 s that the tutorial is completed, also when it was skipped', async () => {
    open('/lobby', TUTORIAL_STEPS)
    await expectStep(TUTORIAL_STEPS)
    act(() => handleAccountEvent('tutorial_step', { tutorialStep: 0 }))
    expect(toasts()).toMatchObject([{ message: COMPLETED, autoClose: 4_000 }])
  })

  it('[TUT-23] says nothing of a tutorial that was completed before', async () => {
    open('/lobby', 0)
    await lobby()
    act(() => handleAccountEvent('tutorial_step', { tutorialStep: 0 }))
    expect(toasts()).toEqual([])
    expect([screen.queryByTestId('tutorial'), sessionState().user?.tutorialStep]).toEqual([null, 0])
  })

  it('[TUT-23] says nothing when another device had completed it', async () => {
    const { kept } = open('/ranks', 6)
    await expectStep(6)
    kept.step = 0
    await act(loadProfile)
    expect([sessionState().user?.tutorialStep, toasts()]).toEqual([0, []])
  })
})
