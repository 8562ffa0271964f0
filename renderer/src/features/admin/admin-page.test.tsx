import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, type stubServer } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import type { AdminActions } from '#shared/schemas/admin.ts'

const ADMIN = sampleUser({ role: 'admin', preferredLanguage: 'english' })

const action = (id: number): AdminActions['actions'][number] => ({
  id: `a${id}`,
  admin: { id: 'u1', username: 'ada' },
  ip: '203.0.113.7',
  action: 'min_version.set',
  target: null,
  targetName: null,
  before: { minVersion: `1.${id}.0` },
  after: { minVersion: `1.${id + 1}.0` },
  at: '2026-01-02T10:00:00.000Z',
})
const pageOf = (from: number, next: string | null): AdminActions => ({
  actions: [action(from), action(from + 1)],
  next,
})

function open(path: string, server: Parameters<typeof stubServer>[0] = {}, user = ADMIN) {
  const page = visit(path, {
    user,
    server: {
      'GET /admin/actions': ({ query }) =>
        ok(query.get('after') === null ? pageOf(1, 'a2') : pageOf(3, null)),
      ...server,
    },
  })
  return { ...page, user: userEvent.setup() }
}
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Audit log' }))
    .getAllByRole('row')
    .slice(1)

afterEach(() => {
  setLanguage('english')
  vi.unstubAllGlobals()
})

describe('the admin panel', () => {
  it('[NAV-15] opens for whoever is signed in, but turns away whoever is no admin, and asks the server for nothing of it', async () => {
    const { server } = open('/admin/actions', {}, sampleUser({ preferredLanguage: 'english' }))
    await screen.findByRole('heading', { name: 'Admins only' })
    expect(screen.getByRole('link', { name: 'Back to the game' })).toHaveAttribute('href', '/lobby')
    expect(server.requests.filter(({ path }) => path.startsWith('/admin'))).toEqual([])
  })

  it('leads back to its page after a login', async () => {
    const { router } = visit('/admin/actions?target=r1', {
      server: {
        'POST /auth/login': () => ok({ token: 't', user: ADMIN }),
        'GET /admin/actions': () => ok(pageOf(1, null)),
      },
    })
    const user = userEvent.setup()
    await screen.findByRole('heading', { name: 'Sign in' })
    await user.type(screen.getByLabelText('Username'), 'ada')
    await user.type(screen.getByLabelText('Password'), 'Secret1')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await rows()).toHaveLength(2)
    expect(router.state.location).toMatchObject({ pathname: '/admin/actions', search: '?target=r1' })
  })

  it('[NAV-15] opens for an admin with its first part, and marks the one that is open', async () => {
    open('/admin')
    const nav = within(await screen.findByRole('navigation', { name: 'Parts of the panel' }))
    const [first] = nav.getAllByRole('link')
    await waitFor(() => expect(first ?? null).toHaveAttribute('aria-current', 'page'))
  })

  it('reads a list a page at a time', async () => {
    const { server, user } = open('/admin/actions')
    expect(await rows()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await screen.findByText('That is all.')
    expect(await rows()).toHaveLength(4)
    expect(server.sent('GET /admin/actions').map(({ query }) => query.get('after'))).toEqual([null, 'a2'])
  })

  it('[ADMIN-30] names what was changed, and leads to it', async () => {
    const changes: AdminActions['actions'] = [
      { ...action(1), action: 'user.warn', target: 'u2', targetName: 'bob', before: null, after: null },
      { ...action(2), action: 'switch.set', target: 'guests', before: true, after: false },
      {
        ...action(3),
        action: 'room.close',
        target: 'r1',
        before: { name: 'A den' },
        after: { reason: 'Rude' },
      },
    ]
    open('/admin/actions', { 'GET /admin/actions': () => ok({ actions: changes, next: null }) })
    const [warned, turned, closed] = await rows()
    expect(screen.getByRole('link', { name: 'bob' })).toHaveAttribute('href', '/admin/users/u2')
    expect(warned).toHaveTextContent('Player warned')
    expect(turned).toHaveTextContent(/Guestsyes.*no/)
    expect(screen.getByRole('link', { name: 'A den' })).toHaveAttribute('href', '/admin/rooms/r1')
    expect(closed?.querySelector('del')).toBeNull()
  })

  it('keeps filters in the address', async () => {
    const { server, user } = open('/admin/actions?target=r1')
    await rows()
    expect(screen.getByRole('searchbox')).toHaveValue('r1')
    await user.type(screen.getByRole('searchbox'), '2')
    await waitFor(() =>
      expect(server.sent('GET /admin/actions').map(({ query }) => query.get('target'))).toEqual([
        'r1',
        'r12',
      ]),
    )
  })

  it('says how long a search may be, and sends none that is longer', async () => {
    const { server, user } = open('/admin/actions?target=r1')
    await rows()
    await user.click(screen.getByRole('searchbox'))
    await user.paste('x'.repeat(400))
    expect(screen.getByRole('searchbox')).toHaveAccessibleDescription('At most 254 characters')
    await user.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(server.sent('GET /admin/actions')).toHaveLength(2))
    expect(server.sent('GET /admin/actions').map(({ query }) => query.get('target'))).toEqual(['r1', null])
  })

  it('offers no second try of a filter that was refused', async () => {
    open('/admin/actions?from=2026-01-03&to=2026-01-02', {
      'GET /admin/actions': () => failed(400, 'VALIDATION_FAILED', 'Validation failed'),
    })
    await screen.findByRole('heading', { name: 'The list could not be loaded' })
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByLabelText('Until')).toHaveAccessibleDescription('This day is before the first one')
  })

  it('leaves out columns that are not wanted', async () => {
    const { user } = open('/admin/actions')
    await rows()
    await user.click(screen.getByText('Columns'))
    await user.click(await screen.findByRole('checkbox', { name: 'IP address' }))
    expect(screen.queryByRole('columnheader', { name: 'IP address' })).toBeNull()
    expect(screen.getByRole('columnheader', { name: 'What changed' })).toBeVisible()
  })

  it('says when a list cannot be read, and reads it again', async () => {
    let isBroken = true
    const { user } = open('/admin/actions', {
      'GET /admin/actions': () =>
        isBroken ? failed(403, 'FORBIDDEN', 'You cannot do this') : ok(pageOf(1, null)),
    })
    await screen.findByRole('heading', { name: 'The list could not be loaded' })
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rows()).toHaveLength(2)
  })
})
