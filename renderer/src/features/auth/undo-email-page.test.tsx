import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'

const UNDO = 'POST /auth/undo-email'
const LINK = { pathname: '/undo-email', state: { token: 's3cret' } }
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

afterEach(() => {
  setLanguage('english')
  vi.unstubAllGlobals()
})

describe('the page that the link mailed to a former address opens', () => {
  it('[AUTH-44] asks first, keeps the address, and leads to a new password and the login', async () => {
    const { server } = visit(LINK, { server: { [UNDO]: () => ok(null) } })
    await heading('Keep your address?')
    expect(server.sent(UNDO)).toEqual([])
    const user = userEvent.setup()
    screen.getByRole('button', { name: 'Keep this address' }).focus()
    await user.keyboard('{Enter}')
    await heading('Your account keeps this address')
    expect(server.sent(UNDO).map(({ body }) => body)).toEqual([{ token: 's3cret' }])
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login')
    await user.click(screen.getByRole('button', { name: 'Choose a new password' }))
    expect(await screen.findByRole('dialog', { name: 'Forgot your password?' })).toBeVisible()
  })

  it('[AUTH-44] opens for who is signed in, too, and lets them leave all as it is', async () => {
    const { server } = visit(LINK, { user: sampleUser(), server: { [UNDO]: () => ok(null) } })
    await heading('Keep your address?')
    expect(screen.getByRole('link', { name: 'It was me' })).toHaveAttribute('href', '/lobby')
    expect(server.sent(UNDO)).toEqual([])
  })

  it('[AUTH-44] says when the link works no more, in Italian, too', async () => {
    visit(LINK, {
      server: { [UNDO]: () => failed(400, 'TOKEN_INVALID_OR_EXPIRED', 'Token is invalid or expired') },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Keep this address' }))
    await heading('This link no longer works')
    setLanguage('italian')
    await heading('Questo link non funziona più')
  })

  it('knows at once a link that was cut off on its way', async () => {
    visit('/undo-email', {})
    await heading('This link no longer works')
  })

  it('[AUTH-44] says what else went wrong, and can be tried again', async () => {
    let isDown = true
    visit(LINK, {
      server: { [UNDO]: () => (isDown ? failed(500, 'SERVER_ERROR', 'Server error') : ok(null)) },
    })
    const keep = await screen.findByRole('button', { name: 'Keep this address' })
    await userEvent.click(keep)
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error')
    isDown = false
    await userEvent.click(keep)
    await heading('Your account keeps this address')
  })
})
