import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatDay } from '#renderer/lib/format-date.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { sessionState } from '#renderer/session/session-store.ts'
import { sampleProfile, sampleRank, sampleUser, sampleVersion } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { standInGoogle } from '#renderer/testing/stand-in-google.ts'
import { visit } from '#renderer/testing/visit.tsx'
import { seasonEndAt } from '#shared/seasons.ts'

const PATCH = 'PATCH /auth/profile'
const mira = sampleUser()

afterEach(() => {
  setLanguage('english')
  vi.unstubAllGlobals()
})

async function open(path = '/profile', server: NonNullable<Parameters<typeof visit>[1]>['server'] = {}) {
  const page = visit(path, { user: mira, server })
  const user = userEvent.setup()
  await screen.findByRole('heading', { level: 1, name: 'Profile' })
  return { ...page, user }
}

describe('the profile', () => {
  it('[UI-19] shows level, wins, win rate, games, stars, global rank, total words and online', async () => {
    await open()
    const statistics = await screen.findByTestId('statistics')
    expect(within(statistics).getByRole('heading', { name: 'Level 7' })).toBeVisible()
    expect(statistics).toHaveTextContent('62% of the way to level 8')
    const figure = (name: string) =>
      within(statistics).getByText(name, { exact: false, selector: 'dt' }).parentElement?.querySelector('dd')
    const figures = ['Games', 'Wins', 'Win rate', 'Stars', 'Global rank', 'Total words']
    expect(figures.map((name) => figure(name)?.textContent)).toEqual(['30', '12', '40%', '5', '#214', '3'])
    expect(screen.getByText('Online')).toBeVisible()
  })

  it('[UI-19] shows who is offline, and who has no place yet', async () => {
    const { user, stats, rank } = sampleProfile()
    await open('/profile', {
      'GET /auth/profile': () => ok({ user, rank, stats: { ...stats, online: false, globalRank: null } }),
    })
    expect(await screen.findByText('Offline')).toBeVisible()
    expect(screen.getByText('Not yet')).toBeVisible()
  })

  it.each(['click', 'keyboard'])(
    '[SHOP-9] makes the inventory private and public again by %s',
    async (how) => {
      const kept = { collectionPrivate: false }
      const { user, server } = await open('/profile', {
        'GET /auth/profile': () =>
          ok({
            ...sampleProfile(),
            stats: { ...sampleProfile().stats, collectionPrivate: kept.collectionPrivate },
          }),
        [PATCH]: ({ body }) => {
          Object.assign(kept, body)
          return ok({ user: mira })
        },
      })
      const field = await screen.findByRole('switch', { name: /^Keep my inventory private/ })
      const change = async () => {
        if (how === 'click') return user.click(field)
        act(() => field.focus())
        await user.keyboard(' ')
      }
      expect(field).not.toBeChecked()
      await change()
      await waitFor(() => expect(field).toBeChecked())
      await waitFor(() => expect(field).toHaveAttribute('aria-disabled', 'false'))
      await change()
      await waitFor(() => expect(field).not.toBeChecked())
      expect(server.sent(PATCH).map(({ body }) => body)).toEqual([
        { collectionPrivate: true },
        { collectionPrivate: false },
      ])
    },
  )

  it('[SHOP-9] leaves the switch as it was when the server refuses, and says so', async () => {
    const { user } = await open('/profile', { [PATCH]: () => failed(500, 'SERVER_ERROR', 'down') })
    const field = await screen.findByRole('switch', { name: /^Keep my inventory private/ })
    await user.click(field)
    expect(await screen.findByText('Server error')).toBeVisible()
    expect(field).not.toBeChecked()
  })

  it('shows the rank, its points and the way to the next, in the player’s language', async () => {
    await open()
    const standing = await screen.findByTestId('rank-standing')
    expect(standing).toHaveTextContent(
      `Scholar640 points · Season 1, until ${formatDay(seasonEndAt(Date.now()))}160 points to Sage`,
    )
    setLanguage('italian')
    await waitFor(() => expect(standing).toHaveTextContent('160 punti per diventare Saggio'))
  })

  it.each([
    ['the last rank as such', { rank: 'enigmaster', pointsToNext: null }, /^The highest rank\./],
    ['who rests from it', { rank: 'mystic', pointsToNext: 0 }, /^The title is resting:/],
  ] as const)('shows %s', async (_, changes, words) => {
    const rank = { ...sampleRank, ...changes }
    await open('/profile', { 'GET /auth/profile': () => ok({ ...sampleProfile(), rank }) })
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('offers to try again what did not load', async () => {
    let isDown = true
    const { user } = await open('/profile', {
      'GET /auth/profile': () => (isDown ? failed(400, 'SERVER_ERROR', 'x') : ok(sampleProfile())),
    })
    expect(await screen.findByText('Your profile did not load')).toBeVisible()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByTestId('statistics')).toBeVisible()
  })

  it.each([
    ['english', ['Profile', 'Inventory', 'Security', 'Voice'], 'Current password'],
    ['italian', ['Profilo', 'Inventario', 'Sicurezza', 'Voce'], 'Password attuale'],
  ] as const)(
    '[UI-18] has the tabs profile, inventory, security and voice, in %s',
    async (preferredLanguage, names, password) => {
      visit('/profile', { user: sampleUser({ preferredLanguage }) })
      const user = userEvent.setup()
      const tabs = await screen.findAllByRole('tab')
      expect(tabs.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining([...names]))
      for (const name of names) {
        await user.click(screen.getByRole('tab', { name }))
        await waitFor(() =>
          expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true'),
        )
      }
      await user.click(screen.getByRole('tab', { name: names[2] }))
      expect(await screen.findByLabelText(password)).toBeVisible()
    },
  )

  it('keeps the open tab in the address', async () => {
    const { user, router } = await open('/profile?tab=security')
    expect(screen.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true')
    await user.click(screen.getByRole('tab', { name: 'Profile' }))
    expect(await screen.findByTestId('statistics')).toBeVisible()
    expect(router.state.location.search).toBe('?tab=profile')
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(router.state.location.search).toBe('?tab=security'))
  })

  it('opens at the first tab where the address names none that there is', async () => {
    await open('/profile?tab=nonsense')
    expect(screen.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')
  })
})

describe('name and address', () => {
  const save = () => screen.getByRole('button', { name: 'Save' })
  const retype = async (user: ReturnType<typeof userEvent.setup>, label: string, text: string) => {
    await user.clear(screen.getByLabelText(label))
    await user.paste(text)
  }

  it('are sent as far as they are different', async () => {
    const renamed = sampleUser({ username: 'Mira_2' })
    const { user, server } = await open('/profile', { [PATCH]: () => ok({ user: renamed }) })
    await retype(user, 'Username', 'Mira_2')
    await user.click(save())
    expect(await screen.findByRole('heading', { name: 'Mira_2' })).toBeVisible()
    expect(server.sent(PATCH)[0]?.body).toEqual({ username: 'Mira_2' })
    expect(sessionState().user).toEqual(renamed)
    await user.click(save())
    expect(await screen.findByText('Nothing to change')).toBeVisible()
    expect(server.sent(PATCH)).toHaveLength(1)
  })

  it('[AUTH-44] ask for the password with another address, which waits for the link mailed there', async () => {
    const asked = sampleUser({ pendingEmail: 'new@example.org' })
    const { user, server } = await open('/profile', {
      [PATCH]: () => ok({ user: asked }),
      'GET /auth/profile': () => ok(sampleProfile(asked)),
    })
    expect(screen.queryByLabelText('Current password')).toBeNull()
    await retype(user, 'E-mail', 'new@example.org')
    expect(screen.getByText(/Your address changes when you open it/)).toBeVisible()
    await user.click(save())
    const password = screen.getByLabelText('Current password')
    await waitFor(() => expect(password).toHaveAccessibleDescription('Current password is required'))
    await waitFor(() => expect(password).toHaveFocus())
    expect(server.sent(PATCH)).toEqual([])
    await user.type(password, 'Secret1{Enter}')
    expect(await screen.findByTestId('pending-email')).toHaveTextContent(/written to new@example.org/)
    expect(server.sent(PATCH)[0]?.body).toEqual({ email: 'new@example.org', currentPassword: 'Secret1' })
    expect(screen.getByLabelText('E-mail')).toHaveValue('mira@example.org')
    expect(screen.getByText('Confirmed')).toBeVisible()
    expect(screen.queryByLabelText('Current password')).toBeNull()
    setLanguage('italian')
    expect(await screen.findByText(/entro 24 ore/)).toBeVisible()
  })

  it('[AUTH-44] see the new address when its link was opened in another tab', async () => {
    let shown = sampleUser({ pendingEmail: 'new@example.org' })
    await open('/profile', { 'GET /auth/profile': () => ok(sampleProfile(shown)) })
    expect(await screen.findByTestId('pending-email')).toBeVisible()
    shown = sampleUser({ email: 'new@example.org' })
    act(() => void window.dispatchEvent(new Event('focus')))
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue('new@example.org'))
    expect(screen.queryByTestId('pending-email')).toBeNull()
    expect(screen.queryByLabelText('Current password')).toBeNull()
  })

  it.each([
    ['Username', failed(409, 'USERNAME_ALREADY_TAKEN', 'Username already taken'), /already taken/],
    ['Username', failed(400, 'USERNAME_RESERVED', 'This username is reserved'), /is reserved/],
    ['E-mail', failed(409, 'EMAIL_ALREADY_EXISTS', 'Account with this e-mail already exists'), /already/],
    [
      'Current password',
      failed(400, 'CURRENT_PASSWORD_INCORRECT', 'Current password is incorrect'),
      /incorrect/,
    ],
  ])('show at the field %s what the server refuses', async (label, refusal, text) => {
    const { user } = await open('/profile', { [PATCH]: () => refusal })
    await retype(user, 'Username', 'other')
    await retype(user, 'E-mail', 'other@example.org')
    await user.type(screen.getByLabelText('Current password'), 'Secret1')
    await user.click(save())
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text))
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus())
  })
})

describe('another address of an account that signs in with Google', () => {
  const googler = sampleUser({ isGoogleUser: true, firebaseUser: { uid: 'g', email: 'mira@example.org' } })
  const version = (googleClientId: string | null) => () => ok(sampleVersion({ googleClientId }))
  const typeAnother = async (googleClientId: string | null, answer = () => ok({ user: googler })) => {
    const page = visit('/profile', {
      user: googler,
      server: {
        'GET /auth/profile': () => ok(sampleProfile(googler)),
        'GET /version': version(googleClientId),
        [PATCH]: answer,
      },
    })
    const user = userEvent.setup()
    const email = await screen.findByLabelText('E-mail')
    await user.clear(email)
    await user.paste('new@example.org')
    return { ...page, user }
  }

  it('[AUTH-44] is sent with the token of a press on Google’s button', async () => {
    const google = standInGoogle()
    google.answerWith('fresh-token')
    const asked = { ...googler, pendingEmail: 'new@example.org' }
    const { user, server } = await typeAnother('12-web.apps.example', () => ok({ user: asked }))
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(screen.queryByLabelText('Current password')).toBeNull()
    await user.click(await screen.findByRole('button', { name: /^Google/ }))
    expect(await screen.findByTestId('pending-email')).toBeVisible()
    expect(server.sent(PATCH)[0]?.body).toEqual({ email: 'new@example.org', idToken: 'fresh-token' })
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible()
    google.leave()
  })

  it('[AUTH-44] says so where Google is not to be had', async () => {
    await typeAnother(null)
    expect(await screen.findByText(/Without it the address cannot be changed/)).toBeVisible()
  })
})

describe('the avatar', () => {
  it('is chosen among the free ones', async () => {
    const { user, server } = await open('/profile', {
      [PATCH]: () => ok({ user: sampleUser({ avatar: 'thumbs-05' }) }),
    })
    await user.click(screen.getByRole('button', { name: 'Change avatar' }))
    const faces = await screen.findAllByRole('radio', { name: /Avatar \d+/ })
    expect(faces).toHaveLength(12)
    expect(faces[2]).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Avatar 5' }))
    await user.click(screen.getByRole('button', { name: 'Wear this one' }))
    expect(await screen.findByText('You have a new avatar.')).toBeVisible()
    expect(server.sent(PATCH)[0]?.body).toEqual({ avatar: 'thumbs-05' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change avatar' })).toHaveFocus())
  })

  it('keeps the dialog open when it cannot be saved', async () => {
    const { user } = await open('/profile', { [PATCH]: () => failed(403, 'FORBIDDEN', 'Forbidden') })
    await user.click(screen.getByRole('button', { name: 'Change avatar' }))
    await user.click(await screen.findByRole('radio', { name: 'Avatar 1' }))
    await user.click(screen.getByRole('button', { name: 'Wear this one' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Forbidden')
  })
})

describe('the language', () => {
  it('is seen and saved at once', async () => {
    const italian = sampleUser({ preferredLanguage: 'italian' })
    const { user, server } = await open('/profile', { 'PATCH /auth/language': () => ok({ user: italian }) })
    await user.click(screen.getByRole('radio', { name: 'Italian' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible()
    expect(server.sent('PATCH /auth/language')[0]?.body).toEqual({ language: 'italian' })
  })
})
