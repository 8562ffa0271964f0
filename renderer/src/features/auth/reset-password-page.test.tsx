import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'

const RESET = 'POST /auth/reset-password'
const LINK = { pathname: '/reset-password', state: { token: 's3cret' } }

type Answers = NonNullable<NonNullable<Parameters<typeof visit>[1]>['server']>
type Answer = Answers[string]

const dead = () => failed(400, 'INVALID_OR_EXPIRED_RESET_TOKEN', 'x')
const works = () => failed(400, 'VALIDATION_FAILED', 'Password is required for non-Google users')
/** Without a password the page asks whether the link works. */
const server = (onReset: Answer = () => ok(null), onAsk: Answer = works): Answers => ({
  [RESET]: (request) => ('newPassword' in Object(request.body) ? onReset : onAsk)(request),
})

async function open(onReset?: Answer) {
  const page = visit(LINK, { server: server(onReset) })
  const user = userEvent.setup()
  await screen.findByLabelText('New password')
  const choose = async (password: string, again = password) => {
    await user.type(screen.getByLabelText('New password'), password)
    await user.type(screen.getByLabelText('Repeat the password'), again)
    await user.click(screen.getByRole('button', { name: 'Set the password' }))
  }
  return { ...page, user, choose }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the page that a mailed reset link opens', () => {
  it('[UI-8] sets the new password, and leads to the login', async () => {
    const { choose, server, router } = await open()
    await choose('Secret1')
    expect(await screen.findByText('Your new password is set. Sign in with it.')).toBeVisible()
    expect(router.state.location.pathname).toBe('/login')
    expect(server.sent(RESET)[1]?.body).toEqual({ token: 's3cret', newPassword: 'Secret1' })
    // Nothing of the link is left to go back to.
    expect(router.state.location.state).toBeNull()
  })

  it('holds the new password to the rules of registration, and sends nothing before', async () => {
    const { choose, server } = await open()
    await choose('abc', 'abd')
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/at least 6 characters/)
    expect(screen.getByLabelText('Repeat the password')).toHaveAccessibleDescription(/do not match/)
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus())
    expect(server.sent(RESET).map(({ body }) => body)).toEqual([{ token: 's3cret' }])
  })

  it.each([
    ['a link that was used', LINK],
    ['a link that was cut off', '/reset-password'],
  ])('[ERR-33] shows the catalogue’s text and offers another mail at once for %s', async (_what, at) => {
    visit(at, { server: server(undefined, dead) })
    const user = userEvent.setup()
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    expect(screen.getByText(/^Invalid or expired reset token\. /)).toBeVisible()
    expect(screen.queryByLabelText('New password')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Mail me another link' }))
    expect(await screen.findByLabelText('E-mail')).toBeVisible()
  })

  it('offers another mail for a link that is used up while somebody types', async () => {
    const { choose } = await open(dead)
    await choose('Secret1')
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  })

  it('lets nobody type in vain whose account has no password', async () => {
    visit(LINK, {
      server: server(undefined, () => failed(403, 'GOOGLE_USERS_CANNOT_CHANGE_PASSWORD', 'x')),
    })
    expect(await screen.findByText('Google users cannot change or reset password')).toBeVisible()
    expect(screen.queryByLabelText('New password')).toBeNull()
  })

  it('takes a password when nobody can be asked about the link', async () => {
    visit(LINK, { server: server(undefined, () => failed(429, 'RATE_LIMITED', 'x', { retryAfter: 9 })) })
    expect(await screen.findByLabelText('New password')).toBeVisible()
  })

  it('shows what else the server refuses', async () => {
    const { choose } = await open(() => failed(500, 'FAILED_TO_RESET_PASSWORD', 'x'))
    await choose('Secret1')
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to reset password')
  })

  it('[NAV-7] sends a signed-in user on, and says why', async () => {
    const { router } = visit(LINK, { user: sampleUser(), server: server() })
    await waitFor(() => expect(router.state.location.pathname).toBe('/lobby'))
    expect(await screen.findByText(/You are signed in on this device/)).toBeVisible()
  })
})
