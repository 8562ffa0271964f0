import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleUser, sampleVersion } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'

async function open(server: NonNullable<Parameters<typeof visit>[1]>['server'] = {}) {
  const page = visit('/login', { server })
  const user = userEvent.setup()
  await screen.findByRole('heading', { name: 'Sign in' })
  const signIn = async (name: string, password: string) => {
    if (name) await user.type(screen.getByLabelText('Username'), name)
    if (password) await user.type(screen.getByLabelText('Password'), password)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
  }
  return { ...page, signIn }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the login page', () => {
  it('sends nothing while a field is empty, and puts the focus there', async () => {
    const { signIn, server } = await open()
    await signIn('mira', '')
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required')
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
    expect(server.sent('POST /auth/login')).toEqual([])
  })

  it('[AUTH-39] says in a toast that it failed, and why in the form', async () => {
    const { signIn } = await open({
      'POST /auth/login': () => failed(401, 'INVALID_USERNAME_OR_PASSWORD', 'Invalid username or password'),
    })
    await signIn('mira', 'wrong')
    expect(await screen.findAllByText('Invalid username or password')).toHaveLength(1)
    expect(screen.getByText('Login failed')).toBeVisible()
    expect(screen.getByLabelText('Password')).toHaveValue('wrong')
  })

  it('opens the lobby', async () => {
    const { signIn, router } = await open({
      'POST /auth/login': () => ok({ token: 't', user: sampleUser() }),
    })
    await signIn('mira', 'Secret1')
    await waitFor(() => expect(router.state.location.pathname).toBe('/lobby'))
  })

  it('[NAV-10] asks for the language first where none is chosen', async () => {
    const { signIn, router } = await open({
      'POST /auth/login': () => ok({ token: 't', user: sampleUser({ preferredLanguage: null }) }),
    })
    await signIn('mira', 'Secret1')
    await waitFor(() => expect(router.state.location.pathname).toBe('/select-language'))
  })

  it('[GUEST-1] lets somebody play without an account', async () => {
    const guest = sampleUser({ role: 'guest', email: null })
    const { server, router } = await open({
      'GET /version': () => ok(sampleVersion()),
      'POST /auth/guest': () => ok({ token: 't', user: guest, deviceToken: 'd' }),
    })
    const nickname = await screen.findByLabelText('Nickname')
    expect(nickname).toHaveAccessibleDescription('2 to 20 letters, numbers or underscores')
    await userEvent.type(nickname, 'Al')
    await userEvent.click(screen.getByRole('button', { name: 'Play as guest' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/lobby'))
    expect(server.sent('POST /auth/guest')).toHaveLength(1)
  })

  it('[GUEST-1] opens with nothing but the nickname for who comes by the door for guests', async () => {
    const guest = sampleUser({ role: 'guest', email: null })
    const { router } = visit('/login#guest', {
      server: {
        'GET /version': () => ok(sampleVersion()),
        'POST /auth/guest': () => ok({ token: 't', user: guest, deviceToken: 'd' }),
      },
    })
    await userEvent.type(await screen.findByLabelText('Nickname'), 'Al{Enter}')
    expect(screen.queryByLabelText('Password')).toBeNull()
    await waitFor(() => expect(router.state.location.pathname).toBe('/lobby'))
  })

  it.each(['/login', '/login#guest'])(
    '[ADMIN-11, GUEST-1] says at the door for guests of %s why and until when a guest is banned',
    async (path) => {
      const details = {
        reason: 'Insults',
        until: '2026-12-24T18:00:00.000Z',
        supportUrl: 'https://help.example',
      }
      const { router } = visit(path, {
        server: {
          'GET /version': () => ok(sampleVersion()),
          'POST /auth/guest': () => failed(403, 'BANNED', 'This account is banned', details),
        },
      })
      await userEvent.type(await screen.findByLabelText('Nickname'), 'Al')
      await userEvent.click(screen.getByRole('button', { name: 'Play as guest' }))
      expect(await screen.findByText('Reason: Insults')).toBeVisible()
      expect(screen.getByText(/^Until .*2026/)).toBeVisible()
      expect(screen.getByRole('link', { name: /Is this a mistake/ })).toHaveAttribute(
        'href',
        details.supportUrl,
      )
      expect(router.state.location.pathname).toBe('/login')
    },
  )

  it('[GUEST-6] leads from the door for guests to the sign-in where they are shut out', async () => {
    visit('/login#guest', { server: { 'GET /version': () => ok(sampleVersion({ guests: false })) } })
    expect(await screen.findByLabelText('Password')).toBeVisible()
    expect(screen.queryByLabelText('Nickname')).toBeNull()
  })

  it('[GUEST-6] asks for no nickname where guests are shut out', async () => {
    const { server } = await open({ 'GET /version': () => ok(sampleVersion({ guests: false })) })
    await waitFor(() => expect(server.sent('GET /version')).toHaveLength(1))
    expect(screen.queryByLabelText('Nickname')).toBeNull()
  })

  it('links to the registration', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'Create a free account' })).toHaveAttribute('href', '/register')
  })
})
