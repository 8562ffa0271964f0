import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'

const REQUEST = 'POST /auth/request-password-reset'

async function open(server: NonNullable<Parameters<typeof visit>[1]>['server'] = {}) {
  const page = visit('/login', { server })
  const user = userEvent.setup()
  const opener = await screen.findByRole('button', { name: 'Forgot your password?' })
  await user.click(opener)
  const field = await screen.findByLabelText('E-mail')
  await waitFor(() => expect(field).toHaveFocus())
  return { ...page, user, opener, field }
}

afterEach(() => {
  setLanguage('english')
  vi.unstubAllGlobals()
})

describe('a forgotten password', () => {
  it('[UI-7] takes the address, and says that a mail was sent, without a word of who has an account', async () => {
    const { user, field, server } = await open({ [REQUEST]: () => ok(null) })
    await user.type(field, 'mira@example.org{Enter}')
    expect(await screen.findByText(/If there is an account with the address mira@example.org/)).toBeVisible()
    expect(server.sent(REQUEST)[0]?.body).toEqual({ email: 'mira@example.org' })
    // The form behind it has not been sent along.
    expect(server.sent('POST /auth/login')).toHaveLength(0)
    expect(screen.queryByText('Username is required')).toBeNull()
  })

  it('[UI-7] lets one try another address, and gives the focus back in the end', async () => {
    const { user, field, opener } = await open({ [REQUEST]: () => ok(null) })
    await user.type(field, 'mira@example.org{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Try another address' }))
    expect(await screen.findByLabelText('E-mail')).toHaveValue('')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  })

  it('asks for an address that is one, and sends nothing before', async () => {
    const { user, field, server } = await open()
    await user.type(field, 'nonsense{Enter}')
    expect(field).toHaveAccessibleDescription(/Invalid email format/)
    expect(server.sent(REQUEST)).toHaveLength(0)
  })

  it('tells who asks too often in minutes when to come again', async () => {
    const { user, field } = await open({
      [REQUEST]: () => failed(429, 'RATE_LIMITED', 'Rate limit exceeded', { retryAfter: 1441 }),
    })
    await user.type(field, 'mira@example.org{Enter}')
    expect(await screen.findByText(/Try again in 25 minutes/)).toBeVisible()
    setLanguage('italian')
    expect(await screen.findByText(/riprova tra 25 minuti/)).toBeVisible()
  })
})
