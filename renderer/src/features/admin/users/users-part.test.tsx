import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { sampleProfile, sampleUser } from '#renderer/testing/samples.ts'
import { ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import type { AdminUserData } from '#shared/schemas/admin-users.ts'
import type { AdminSanction } from '#shared/schemas/sanctions.ts'

const ADMIN = sampleUser({ id: 'u-admin', role: 'admin', preferredLanguage: 'english' })
const ADA = sampleUser({ id: 'u-ada', username: 'ada' })
const AT = '2026-01-02T10:00:00.000Z'
const BAN: AdminSanction = {
  id: 's1',
  kind: 'ban',
  preset: null,
  reason: 'Cheats',
  at: AT,
  until: null,
  liftedAt: null,
  acknowledgedAt: null,
  admin: { id: 'u-admin', username: 'boss' },
  holds: true,
}
const whole = (sanctions: AdminSanction[] = []): AdminUserData => ({
  ...sampleProfile(ADA),
  lastActiveAt: AT,
  signedInSince: null,
  sanctions,
  notes: [{ id: 'n1', admin: { id: 'u-gone', username: null }, text: 'Wrote to us', at: AT }],
  reportsBy: [],
  reportsAbout: [
    {
      id: 'r1',
      by: { id: 'u-bob', username: 'bob' },
      about: { id: 'u-ada', username: 'ada' },
      reason: 'Rude',
      roomId: null,
      state: 'open',
      at: AT,
    },
  ],
  roomId: null,
  wallet: {
    balance: 100,
    owed: 0,
    voiceTokens: 10,
    entries: [{ id: 'e1', amount: 100, reason: 'sign_up', at: AT, balance: 100 }],
  },
  games: [],
  quizReports: [{ quizId: 'q1', reason: 'unclear', text: '', at: AT }],
  quizAppeals: [],
})

function open(sanctions?: AdminSanction[]) {
  const done = () => ok(null)
  const page = visit('/admin/users/u-ada', {
    user: ADMIN,
    server: {
      'GET /admin/users/u-ada': () => ok(whole(sanctions)),
      'POST /admin/users/u-ada/warn': done,
      'POST /admin/users/u-ada/ban': done,
      'POST /admin/users/u-ada/notes': done,
      'GET /admin/users/u-ada/grants': () => ok({ grants: [] }),
      'POST /admin/users/u-ada/grants': done,
      'DELETE /admin/users/u-ada/ban': done,
    },
  })
  return { ...page, user: userEvent.setup() }
}

afterEach(() => vi.unstubAllGlobals())

it('finds players by what the address says, and leads to one', async () => {
  const { server } = visit('/admin/users?search=ad&role=player', {
    user: ADMIN,
    server: {
      'GET /admin/users': () =>
        ok({ users: [{ ...ADA, email: 'ada@example.org', role: 'player', lastActiveAt: null }], next: null }),
    },
  })
  expect(await screen.findByRole('link', { name: 'ada' })).toHaveAttribute('href', '/admin/users/u-ada')
  const [{ query } = { query: new URLSearchParams() }] = server.sent('GET /admin/users')
  expect([query.get('search'), query.get('role')]).toEqual(['ad', 'player'])
})

it('[ADMIN-11] shows banned addresses of deleted accounts, finds one and lifts it', async () => {
  const digest = 'ab'.repeat(32)
  const { server } = visit('/admin/users?tab=addresses', {
    user: ADMIN,
    server: {
      'GET /admin/banned-addresses': () =>
        ok({ addresses: [{ digest, reason: 'Cheats', until: null }], next: null }),
      [`DELETE /admin/banned-addresses/${digest}`]: () => ok(null),
    },
  })
  const user = userEvent.setup()
  const table = within(await screen.findByRole('table', { name: 'Banned addresses' }))
  expect(table.getByText('Cheats')).toBeVisible()
  expect(table.getByText('In force for good')).toBeVisible()
  await user.type(screen.getByLabelText('Whole address'), 'ada@example.org')
  await waitFor(() =>
    expect(server.sent('GET /admin/banned-addresses').at(-1)?.query.get('email')).toBe('ada@example.org'),
  )
  await user.click(await screen.findByRole('button', { name: 'Lift the ban' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Let this address in again?' }))
  await user.click(dialog.getByRole('button', { name: 'Lift the ban' }))
  await waitFor(() => expect(server.sent(`DELETE /admin/banned-addresses/${digest}`)).toHaveLength(1))
})

it('shows a player as a whole', async () => {
  open([BAN])
  await screen.findByRole('heading', { level: 1, name: 'ada' })
  const row = within(screen.getByRole('table', { name: 'Sanctions' })).getAllByRole('row')[1]
  expect(row).toHaveTextContent('Ban')
  expect(row).toHaveTextContent('Cheats')
  expect(row).toHaveTextContent('In force for good')
  expect(screen.getByText('Report: Unclear')).toBeVisible()
  expect(screen.getByText('Welcome gift')).toBeVisible()
  expect(screen.getByText('Wrote to us')).toBeVisible()
  expect(screen.getByRole('link', { name: 'bob' })).toHaveAttribute('href', '/admin/users/u-bob')
})

it('bans for a while, or for good', async () => {
  const { server, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Ban' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ban ada' }))
  await user.type(dialog.getByLabelText(/Reason/), 'Cheats')
  await user.click(dialog.getByRole('button', { name: 'Ban' }))
  await waitFor(() =>
    expect(server.sent('POST /admin/users/u-ada/ban').map(({ body }) => body)).toEqual([
      { reason: 'Cheats', minutes: 1440 },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('[ADMIN-13] keeps an amount that cannot be given or taken back, and says why', async () => {
  const { server, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Give or take back' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Give or take back' }))
  await user.type(dialog.getByLabelText(/^Reason/), 'A gift')
  const field = dialog.getByLabelText(/^Amount/)
  for (const [typed, fault] of [
    ['0', 'The amount must not be 0'],
    ['1.5', 'A whole number up to 10,000'],
    ['99999999999', 'A whole number up to 10,000'],
    ['-101', 'There are only 100 R3 to take back'],
  ] as const) {
    await user.clear(field)
    await user.type(field, `${typed}{Enter}`)
    expect(field).toHaveValue(typed)
    expect(field).toHaveAccessibleDescription(fault)
  }
  expect(server.sent('POST /admin/users/u-ada/grants')).toEqual([])
  await user.clear(field)
  await user.type(field, '-100{Enter}')
  await waitFor(() =>
    expect(server.sent('POST /admin/users/u-ada/grants').map(({ body }) => body)).toEqual([
      { currency: 'r3', amount: -100, reason: 'A gift' },
    ]),
  )
})

it('offers to lift the ban that holds', async () => {
  const { server, user } = open([BAN])
  await user.click(await screen.findByRole('button', { name: 'Lift the ban' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Let ada in again?' }))
  await user.click(dialog.getByRole('button', { name: 'Lift the ban' }))
  await waitFor(() => expect(server.sent('DELETE /admin/users/u-ada/ban')).toHaveLength(1))
})

it('warns in prepared words, or in the admin’s own', async () => {
  const { server, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Warn' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Warn ada' }))
  await user.click(dialog.getByRole('radio', { name: 'Own words' }))
  await user.type(dialog.getByLabelText(/Your words/), 'Be kind')
  await user.click(dialog.getByRole('button', { name: 'Warn' }))
  await waitFor(() =>
    expect(server.sent('POST /admin/users/u-ada/warn').map(({ body }) => body)).toEqual([
      { text: 'Be kind' },
    ]),
  )
})
