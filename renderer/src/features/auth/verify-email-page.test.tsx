import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
  vi.unstubAllGlobals()
})

describe('the page that a mailed verification link opens', () => {
  it('[UI-9] verifies the address, once, and leads a guest to the login', async () => {
    const { server } = visit(LINK, { server: { [VERIFY]: () => ok(null) } })
    await heading('Address confirmed')
    expect(server.sent(VERIFY).map(({ body }) => body)).toEqual([{ token: 's3cret' }])
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  })

  it('[UI-9] knows a signed-in user as verified from then on', async () => {
    visit(LINK, {
      user: unproven,
      server: {
        [VERIFY]: () => ok(null),
        'GET /auth/profile': () => ok(sampleProfile(sampleUser())),
      },
    })
    await heading('Address confirmed')
    expect(screen.getByRole('link', { name: 'On to the rooms' })).toHaveAttribute('href', '/lobby')
    await waitFor(() => expect(sessionState().user?.emailVerified).toBe(true))
  })

  it('[UI-9] tells a guest with a link that was used to sign in', async () => {
    visit(LINK, { server: { [VERIFY]: dead } })
    await heading('This link no longer works')
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull()
  })

  it.each([
    ['was used', LINK],
    ['was cut off', '/verify-email'],
  ])('[UI-9] lets a signed-in user with a link that %s have another', async (_what, at) => {
    const { server } = visit(at, { user: unproven, server: { [VERIFY]: dead, [AGAIN]: () => ok(null) } })
    await heading('This link no longer works')
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }))
    expect(await screen.findByText(/A link is on its way to mira@example.org/)).toBeVisible()
    expect(server.sent(AGAIN)).toHaveLength(1)
  })

  it('[UI-9] has no new link for an address that is verified', async () => {
    visit(LINK, { user: sampleUser(), server: { [VERIFY]: dead } })
    await heading('All is well')
    expect(screen.getByText(/mira@example.org is confirmed already/)).toBeVisible()
  })

  it('[AUTH-44] says when another account has the address by now, and keeps the old one', async () => {
    visit(LINK, {
      user: sampleUser({ pendingEmail: 'new@example.org' }),
      server: {
        [VERIFY]: () => failed(409, 'EMAIL_ALREADY_EXISTS', 'Account with this e-mail already exists'),
      },
    })
    await heading('This address is taken')
    expect(screen.getByRole('link', { name: 'On to the rooms' })).toBeVisible()
  })

  it('sees what the link did although the session ended meanwhile', async () => {
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { server } = visit(LINK, {
      user: unproven,
      server: { [VERIFY]: () => answered.then(() => ok(null)) },
    })
    await waitFor(() => expect(server.sent(VERIFY)).toHaveLength(1))
    act(() => expireSession())
    answer()
    await heading('Address confirmed')
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(server.sent(VERIFY)).toHaveLength(1)
  })

  it('tries again when the server could not be asked', async () => {
    let isDown = true
    visit(LINK, {
      server: { [VERIFY]: () => (isDown ? failed(500, 'SERVER_ERROR', 'Server error') : ok(null)) },
    })
    await heading('The link could not be checked')
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Address confirmed')
  })
})
