import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'

const RESET = 'POST /auth/reset-password'
const LINK = { pathname: '/reset-password', state: { token: 's3cret' } }

async function open(server: NonNullable<Parameters<typeof visit>[1]>['server'] = {}) {
  const page = visit(LINK, { server })
  const user = userEvent.setup()
  await screen.findByRole('heading', { name: 'Choose a new password' })
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
    const { choose, server, router } = await open({ [RESET]: () => ok(null) })
    await choose('Secret1')
    expect(await screen.findByText('Your new password is set. Sign in with it.')).toBeVisible()
    expect(router.state.location.pathname).toBe('/login')
    expect(server.sent(RESET)[0]?.body).toEqual({ token: 's3cret', newPassword: 'Secret1' })
    // Nothing of the link is left to go back to.
    expect(router.state.location.state).toBeNull()
  })

  it('holds the new password to the rules of registration, and sends nothing before', async () => {
    const { choose, server } = await open()
    await choose('abc', 'abd')
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/at least 6 characters/)
    expect(screen.getByLabelText('Repeat the password')).toHaveAccessibleDescription(/do not match/)
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus())
    expect(server.requests).toHaveLength(0)
  })

  it.each([
    ['a link that was used', LINK],
    ['a link that was cut off', '/reset-password'],
  ])('offers another mail for %s', async (_what, at) => {
    visit(at, { server: { [RESET]: () => failed(400, 'INVALID_OR_EXPIRED_RESET_TOKEN', 'x') } })
    const user = userEvent.setup()
    if (at === LINK) {
      await user.type(await screen.findByLabelText('New password'), 'Secret1')
      await user.type(screen.getByLabelText('Repeat the password'), 'Secret1{Enter}')
    }
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Mail me another link' }))
    expect(await screen.findByLabelText('E-mail')).toBeVisible()
  })

  it('shows what else the server refuses', async () => {
    const { choose } = await open({
      [RESET]: () => failed(403, 'GOOGLE_USERS_CANNOT_CHANGE_PASSWORD', 'x'),
    })
    await choose('Secret1')
    expect(await screen.findByRole('alert')).toHaveTextContent('Google users cannot change or reset password')
  })

  it('[NAV-7] sends a signed-in user on, and says why', async () => {
    const { router } = visit(LINK, { user: sampleUser() })
    await waitFor(() => expect(router.state.location.pathname).toBe('/lobby'))
    expect(await screen.findByText(/You are signed in on this device/)).toBeVisible()
  })
})
