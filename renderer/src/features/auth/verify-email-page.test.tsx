import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { sessionState } from '#renderer/session/session-store.ts'
import { expireSession } from '#renderer/session/sign-out.ts'
import { sampleProfile, sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'

const VERIFY = 'POST /auth/verify-email'
const AGAIN = 'POST /auth/request-email-verification'
const LINK = { pathname: '/verify-email', state: { token: 's3cret' } }
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const dead = () => failed(400, 'TOKEN_INVALID_OR_EXPIRED', 'Token is invalid or expired')
const unproven = sampleUser({ emailVerified: false })

afterEach(() => {
  setLanguage('english')
  vi.unstubAllGlobals()
})

const confirmed = (alreadyConfirmed = false) => ok({ alreadyConfirmed })
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Confirm the address' }))

describe('the page that a mailed verification link opens', () => {
  it('[UI-9, AUTH-48] uses the link at a press, never by opening, and leads a guest to the login', async () => {
    const { server } = visit(LINK, { server: { [VERIFY]: () => confirmed() } })
    await heading('Confirm your e-mail address')
    expect(server.sent(VERIFY)).toEqual([])
    screen.getByRole('button', { name: 'Confirm the address' }).focus()
    await userEvent.keyboard('{Enter}')
    await heading('Address confirmed')
    expect(server.sent(VERIFY).map(({ body }) => body)).toEqual([{ token: 's3cret' }])
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  })

  it('[UI-9] shows a signed-in user as verified from then on', async () => {
    visit(LINK, {
      user: unproven,
      server: {
        [VERIFY]: () => confirmed(),
        'GET /auth/profile': () => ok(sampleProfile(sampleUser())),
      },
    })
    await press()
    await heading('Address confirmed')
    expect(screen.getByRole('link', { name: 'On to the rooms' })).toHaveAttribute('href', '/lobby')
    await waitFor(() => expect(sessionState().user?.emailVerified).toBe(true))
  })

  it('[AUTH-47] says that a used link has confirmed the address already, in Italian, too', async () => {
    visit(LINK, { server: { [VERIFY]: () => confirmed(true) } })
    await press()
    await heading('Already confirmed')
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
    setLanguage('italian')
    await heading('Già confermato')
  })

  it('[UI-9] tells a guest with a link that is too old to sign in', async () => {
    visit(LINK, { server: { [VERIFY]: dead } })
    await press()
    await heading('This link no longer works')
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull()
  })

  it.each([
    ['is too old', LINK],
    ['was cut off', '/verify-email'],
  ])('[UI-9] offers a signed-in user with a link that %s another one', async (_what, at) => {
    const { server } = visit(at, { user: unproven, server: { [VERIFY]: dead, [AGAIN]: () => ok(null) } })
    if (at === LINK) await press()
    await heading('This link no longer works')
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }))
    expect(await screen.findByText(/A link is on its way to mira@example.org/)).toBeVisible()
    expect(server.sent(AGAIN)).toHaveLength(1)
  })

  it('[UI-9] offers no new link for an address that is verified', async () => {
    visit(LINK, { user: sampleUser(), server: { [VERIFY]: dead } })
    await press()
    await heading('Already confirmed')
    expect(screen.getByText(/mira@example.org is confirmed already/)).toBeVisible()
  })

  it('[AUTH-44] says when another account has the address by now, and keeps the old one', async () => {
    visit(LINK, {
      user: sampleUser({ pendingEmail: 'new@example.org' }),
      server: {
        [VERIFY]: () => failed(409, 'EMAIL_ALREADY_EXISTS', 'Account with this e-mail already exists'),
      },
    })
    await press()
    await heading('This address is taken')
    expect(screen.getByRole('link', { name: 'On to the rooms' })).toBeVisible()
  })

  it('shows what the link did although the session ended meanwhile', async () => {
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { server } = visit(LINK, {
      user: unproven,
      server: { [VERIFY]: () => answered.then(() => confirmed()) },
    })
    await press()
    await waitFor(() => expect(server.sent(VERIFY)).toHaveLength(1))
    act(() => expireSession())
    answer()
    await heading('Address confirmed')
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(server.sent(VERIFY)).toHaveLength(1)
  })

  it('tries again when the server did not answer', async () => {
    let isDown = true
    visit(LINK, {
      server: { [VERIFY]: () => (isDown ? failed(500, 'SERVER_ERROR', 'Server error') : confirmed()) },
    })
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error')
    isDown = false
    await press()
    await heading('Address confirmed')
  })
})
