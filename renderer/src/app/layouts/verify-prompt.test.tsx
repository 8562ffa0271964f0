import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sessionEvents } from '#renderer/session/session-events.ts'
import { sampleProfile, sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'

const AGAIN = 'POST /auth/request-email-verification'
const unproven = sampleUser({ emailVerified: false })
const prompt = () => screen.queryByRole('region', { name: 'Confirm your e-mail address' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

afterEach(() => {
  sessionEvents.emit('signed_out', 'logout')
  vi.unstubAllGlobals()
})

describe('the prompt to verify an address', () => {
  it('[AUTH-42] is shown to an account with an unverified address', async () => {
    visit('/lobby', { user: unproven })
    expect(await screen.findByText(/Please confirm mira@example.org/)).toBeVisible()
  })

  it('[AUTH-42] is shown to no other, nor where it would disturb', async () => {
    visit('/lobby', { user: sampleUser() })
    await screen.findByRole('heading', { level: 1 })
    expect(prompt()).toBeNull()
    const { container } = visit('/select-language', {
      user: sampleUser({ emailVerified: false, preferredLanguage: null }),
    })
    await screen.findByRole('heading', { name: 'Choose your language' })
    expect(container.querySelector('[data-part="verify-prompt"]')).toBeNull()
  })

  it('has the link sent again, and says so in its place', async () => {
    const { server } = visit('/lobby', { user: unproven, server: { [AGAIN]: () => ok(null) } })
    await press('Send the link again')
    expect(await screen.findByText(/A link is on its way to mira@example.org/)).toBeVisible()
    expect(server.sent(AGAIN)).toHaveLength(1)
  })

  it('says kindly when to try again, after too many', async () => {
    const tooMany = () => failed(429, 'RATE_LIMITED', 'Rate limit exceeded', { retryAfter: 600 })
    visit('/lobby', { user: unproven, server: { [AGAIN]: tooMany } })
    await press('Send the link again')
    expect(await screen.findByText('Too many tries. Try again in 10 minutes.')).toBeVisible()
  })

  it('stays away once it was put off, also after a reload, until the next login', async () => {
    const { unmount } = visit('/lobby', { user: unproven })
    await press('Later')
    expect(prompt()).toBeNull()
    unmount()
    visit('/lobby', { user: unproven })
    await screen.findByRole('heading', { level: 1 })
    expect(prompt()).toBeNull()
    expect(sessionStorage.getItem('verification_put_off')).toBe('mira@example.org')
    sessionEvents.emit('signed_out', 'logout')
    await waitFor(() => expect(prompt()).not.toBeNull())
  })

  it('goes when the address was verified elsewhere, as soon as one comes back', async () => {
    let user = unproven
    visit('/lobby', { user, server: { 'GET /auth/profile': () => ok(sampleProfile(user)) } })
    await screen.findByText(/Please confirm/)
    user = sampleUser()
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(prompt()).toBeNull())
  })
})
