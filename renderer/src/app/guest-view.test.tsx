import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeAccountOffer } from '#renderer/session/account-offer.ts'
import { sessionState } from '#renderer/session/session-store.ts'
import { sampleProfile, sampleRoom, sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'

vi.mock('#renderer/realtime/room/lobby-watch.ts', () => ({ watchLobby: () => () => undefined }))

const guest = sampleUser({ role: 'guest', email: null, emailVerified: false, balance: 0 })
const account = sampleUser({ balance: 100 })

type Server = NonNullable<NonNullable<Parameters<typeof visit>[1]>['server']>
function open(path: string, server: Server = {}, user = guest) {
  const page = visit(path, { user, rooms: [sampleRoom()], server })
  return { ...page, user: userEvent.setup() }
}
const offer = () => screen.findByRole('dialog', { name: 'You need an account for this' })

afterEach(() => {
  closeAccountOffer()
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function claim(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByLabelText('E-mail'))
  await user.paste('mira@example.org')
  for (const label of ['Password', 'Repeat the password']) {
    await user.click(screen.getByLabelText(label))
    await user.paste('Secret1')
  }
  await user.click(screen.getByRole('button', { name: 'Create my account' }))
}

describe('what a guest sees', () => {
  it.each(['Play ranked', 'New room'])(
    '[GUEST-2] “%s” offers an account instead of failing',
    async (name) => {
      const { user, server } = open('/lobby')
      await user.click(await screen.findByRole('button', { name }))
      expect(within(await offer()).getByLabelText('Username')).toHaveValue('Mira')
      expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([])
    },
  )

  it('[GUEST-4, GUEST-7] the form begins with the letters of the nickname that a username may have', async () => {
    const { user } = open('/lobby', {}, { ...guest, username: 'Niccolò 2' })
    await user.click(await screen.findByRole('button', { name: 'New room' }))
    expect(within(await offer()).getByLabelText('Username')).toHaveValue('Niccolo2')
  })

  it('[GUEST-1, GUEST-3] a mark beside the name, and neither R3 nor rank nor a word about an address', async () => {
    open('/lobby')
    const header = await screen.findByTestId('header')
    await waitFor(() => expect(within(header).getByText('Guest')).toBeVisible())
    expect(header).not.toHaveTextContent(/R3|Scholar/)
    expect(screen.queryByTestId('verify-prompt')).toBeNull()
  })

  it.each(['/create-lobby', '/ranks'])('[GUEST-2] %s says that it takes an account', async (path) => {
    const { user } = open(path)
    expect(await screen.findByRole('heading', { name: 'You need an account for this' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Create your account' }))
    expect(await offer()).toBeVisible()
  })

  it('[GUEST-4] the profile makes the guest an account', async () => {
    const { user, server } = open('/profile', {
      'POST /auth/guest/claim': () => ok({ token: 'next', user: account }),
      'GET /auth/profile': () => ok(sampleProfile(sessionState().user ?? guest)),
    })
    expect(await screen.findByText(/for 30 days after your last visit/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Create your account' }))
    await claim(user)
    expect(await screen.findByText(/You have an account now, Mira/)).toBeVisible()
    expect(server.sent('POST /auth/guest/claim')[0]?.body).toMatchObject({ username: 'Mira' })
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible()
  })

  it('[GUEST-4] a refusal is put at its field, and the guest stays', async () => {
    const { user } = open('/profile', {
      'POST /auth/guest/claim': () => failed(409, 'USERNAME_ALREADY_TAKEN', 'Username already taken'),
    })
    await user.click(await screen.findByRole('button', { name: 'Create your account' }))
    await claim(user)
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveAttribute('aria-invalid', 'true'))
    expect(sessionState().user).toEqual(guest)
  })

  it('[ADMIN-11, GUEST-4] an address that is banned is told with the end, and without the reason that is its owner’s to know', async () => {
    const ban = { until: null }
    const { user } = open('/profile', {
      'POST /auth/guest/claim': () => failed(403, 'BANNED', 'This account is banned', ban),
    })
    await user.click(await screen.findByRole('button', { name: 'Create your account' }))
    await claim(user)
    expect(await screen.findByText('The ban is permanent.')).toBeVisible()
    expect(screen.queryByText(/^Reason/)).toBeNull()
    expect(sessionState().user).toEqual(guest)
  })

  it('[GUEST-2] deletes without a password, and has none to change', async () => {
    const { user, server } = open('/profile?tab=security', {
      'DELETE /auth/account': () => ok({}),
    })
    await user.click(await screen.findByRole('button', { name: 'Delete my account…' }))
    expect(screen.queryByText('Change the password')).toBeNull()
    await user.type(await screen.findByLabelText(/type your username/), 'Mira')
    await user.click(screen.getByRole('button', { name: 'Delete for good' }))
    await waitFor(() => expect(server.sent('DELETE /auth/account')[0]?.body).toEqual({}))
  })
})
