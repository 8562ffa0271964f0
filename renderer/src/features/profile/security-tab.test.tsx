import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { onSignedOut } from '#renderer/session/session-events.ts'
import { sessionState } from '#renderer/session/session-store.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import type { User } from '#shared/schemas/user.ts'

const CHANGE = 'POST /auth/change-password'
const DELETE = 'DELETE /auth/account'

async function open(
  server: NonNullable<Parameters<typeof visit>[1]>['server'] = {},
  changes: Partial<User> = {},
) {
  const page = visit('/profile?tab=security', { user: sampleUser(changes), server })
  const user = userEvent.setup()
  await screen.findByRole('heading', { name: 'Delete the account' })
  return { ...page, user }
}
const field = (label: string) => screen.getByLabelText(label)

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the password', () => {
  async function change(user: ReturnType<typeof userEvent.setup>, now: string, next: string, again = next) {
    await user.type(field('Current password'), now)
    await user.type(field('New password'), next)
    await user.type(field('Repeat the password'), again)
    await user.click(screen.getByRole('button', { name: 'Change the password' }))
  }

  it('is changed, and the session goes on with the token of the answer', async () => {
    const { user, server } = await open({ [CHANGE]: () => ok({ token: 'renewed' }) })
    await change(user, 'Secret1', 'Secret2')
    expect(await screen.findByText(/Your password is changed/)).toBeVisible()
    expect(server.sent(CHANGE)[0]?.body).toEqual({ currentPassword: 'Secret1', newPassword: 'Secret2' })
    expect(localStorage.getItem('auth_token')).toBe('renewed')
    for (const label of ['Current password', 'New password', 'Repeat the password'])
      expect(field(label)).toHaveValue('')
  })

  it('is held to the rules of registration, and nothing is sent before', async () => {
    const { user, server } = await open()
    await change(user, 'x', 'abc', 'abd')
    expect(field('New password')).toHaveAccessibleDescription(/at least 6 characters/)
    expect(field('Repeat the password')).toHaveAccessibleDescription(/do not match/)
    await waitFor(() => expect(field('New password')).toHaveFocus())
    expect(server.sent(CHANGE)).toHaveLength(0)
  })

  it('wants the right one of today, and says so at its field', async () => {
    const wrong = () => failed(400, 'CURRENT_PASSWORD_INCORRECT', 'Current password is incorrect')
    const { user } = await open({ [CHANGE]: wrong })
    await change(user, 'Secret9', 'Secret2')
    await waitFor(() => expect(field('Current password')).toHaveAccessibleDescription(/is incorrect/))
    await waitFor(() => expect(field('Current password')).toHaveFocus())
    expect(localStorage.getItem('auth_token')).toBe('t')
  })

  it('[AUTH-43] of a Google user is Google’s: a sentence in place of the form', async () => {
    await open({}, { isGoogleUser: true })
    expect(screen.getByText(/You sign in with Google/)).toBeVisible()
    expect(screen.queryByLabelText('New password')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Change the password' })).toBeNull()
  })
})

describe('the data', () => {
  it('come as a file, whole', async () => {
    const data = { user: { id: 'u1' }, games: [], aNewerPart: [1] }
    const files: Blob[] = []
    URL.createObjectURL = vi.fn((file: Blob) => `blob:${files.push(file)}`)
    URL.revokeObjectURL = vi.fn()
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { user } = await open({ 'GET /auth/export': () => ok(data) })
    await user.click(screen.getByRole('button', { name: 'Download my data' }))
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    expect(click.mock.contexts[0]).toMatchObject({ download: 'riddle-rooms-Mira.json' })
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(data)
  })

  it('are missed in words', async () => {
    const { user } = await open({ 'GET /auth/export': () => failed(500, 'SERVER_ERROR', 'Server error') })
    await user.click(screen.getByRole('button', { name: 'Download my data' }))
    expect(await screen.findByText('Server error')).toBeVisible()
  })
})

describe('the end of the account', () => {
  const confirm = async (user: ReturnType<typeof userEvent.setup>, name: string, password: string | null) => {
    await user.click(screen.getByRole('button', { name: 'Delete my account…' }))
    await user.type(await screen.findByLabelText('To confirm, type your username: Mira'), name)
    const dialog = screen.getByRole('dialog')
    const asked = dialog.querySelector<HTMLInputElement>('input[type="password"]')
    if (password !== null && asked) await user.type(asked, password)
    await user.click(screen.getByRole('button', { name: 'Delete for good' }))
    return { dialog, asked }
  }

  it('takes the name and the password, and forgets everything', async () => {
    const left = vi.fn()
    const stop = onSignedOut(left)
    const { user, server } = await open({ [DELETE]: () => ok(null) })
    await confirm(user, 'mira', 'Secret1')
    await waitFor(() => expect(left).toHaveBeenCalledWith('deleted'))
    expect(server.sent(DELETE)[0]?.body).toEqual({ password: 'Secret1' })
    expect(sessionState()).toMatchObject({ user: null, isAuthenticated: false })
    expect(localStorage.getItem('auth_token')).toBeNull()
    stop()
  })

  it('asks a Google user for the name alone', async () => {
    const { user, server } = await open({ [DELETE]: () => ok(null) }, { isGoogleUser: true })
    const { asked } = await confirm(user, 'Mira', null)
    expect(asked).toBeNull()
    await waitFor(() => expect(server.sent(DELETE)[0]?.body).toEqual({}))
  })

  it('sends nothing without the right name', async () => {
    const { user, server } = await open()
    await confirm(user, 'Otto', 'Secret1')
    expect(await screen.findByText('This is not your username')).toBeVisible()
    expect(server.sent(DELETE)).toHaveLength(0)
  })

  it('does not come with a wrong password', async () => {
    const wrong = () => failed(400, 'CURRENT_PASSWORD_INCORRECT', 'Current password is incorrect')
    const { user } = await open({ [DELETE]: wrong })
    const { asked } = await confirm(user, 'Mira', 'Secret9')
    await waitFor(() => expect(asked).toHaveFocus())
    expect(screen.getByText('Current password is incorrect')).toBeVisible()
    expect(sessionState().isAuthenticated).toBe(true)
  })
})
