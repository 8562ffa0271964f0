import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, type stubServer } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import { SWITCHES } from '#shared/constants/switches.ts'
import { adminCalls } from '#shared/i18n/en/admin-calls.ts'
import type { Health } from '#shared/schemas/operations.ts'

const HEALTH: Health = {
  parts: [
    { name: 'database', state: 'up', tookMs: 3 },
    { name: 'redis', state: 'off', tookMs: null },
    { name: 'disk', state: 'up', tookMs: 1 },
    { name: 'mail', state: 'down', tookMs: 2_000 },
    { name: 'ai', state: 'spent', tookMs: null },
    { name: 'speech', state: 'up', tookMs: 0 },
  ],
  mails: { waiting: 2, failed: 1 },
  failedJobs: 1,
  version: '1.40.0',
  processes: 2,
}
const DAY = { ai: { calls: 2, costMicros: 1_250_000 }, voice: { characters: 900, tokens: 12 } }

function open(server: Parameters<typeof stubServer>[0] = {}) {
  const page = visit('/admin/operations', {
    user: sampleUser({ role: 'admin', preferredLanguage: 'english' }),
    server: {
      'GET /admin/maintenance': () => ok({ maintenance: null, isUnderWay: false }),
      'GET /admin/announcements': () => ok({ announcements: [] }),
      'GET /admin/switches': () =>
        ok({ switches: SWITCHES.map((name) => ({ name, isOn: name !== 'store' })) }),
      'GET /admin/min-version': () => ok({ minVersion: '1.40.0', isSet: true }),
      'GET /admin/client-versions': () =>
        ok({
          versions: [
            { version: '1.41.0', clients: 5 },
            { version: '1.9.0', clients: 2 },
          ],
        }),
      'GET /admin/costs': () =>
        ok({
          days: Array.from({ length: 30 }, (_, n) => ({
            day: new Date(Date.parse('2026-11-23T00:00:00.000Z') - n * 86_400_000).toISOString(),
            ...DAY,
          })),
          aiBudgetMicros: 5_000_000,
        }),
      'GET /admin/health': () => ok(HEALTH),
      'GET /admin/mail-test': () => ok({ to: 'ada@example.org', state: 'sent', error: null }),
      ...server,
    },
  })
  return { ...page, user: userEvent.setup() }
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))

afterEach(() => {
  setLanguage('english')
  vi.unstubAllGlobals()
})

describe('maintenance in the panel', () => {
  it('[ADMIN-3] is planned with a preview of what players will see', async () => {
    const { user, server } = open({
      'POST /admin/maintenance/plan': () => ok({ maintenance: null, isUnderWay: false }),
    })
    await user.click(await (await section('Maintenance')).findByRole('button', { name: 'Plan maintenance' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan maintenance' }))
    await user.type(dialog.getByLabelText('Minutes it will take'), '45')
    await user.click(dialog.getByLabelText('Message in English'))
    await user.paste('We move house.')
    expect(dialog.getByTestId('maintenance-banner')).toHaveTextContent('We move house.')
    expect(dialog.getByTestId('maintenance-page')).toHaveTextContent('Expected to take about 45 minutes.')
    await user.click(dialog.getByRole('button', { name: 'Plan maintenance' }))
    expect(await dialog.findByText(adminCalls.messageRequired)).toBeVisible()
    expect(server.sent('POST /admin/maintenance/plan')).toEqual([])
    await user.click(dialog.getByLabelText('Message in Italian'))
    await user.paste('Traslochiamo.')
    await user.click(dialog.getByRole('button', { name: 'Plan maintenance' }))
    await waitFor(() =>
      expect(server.sent('POST /admin/maintenance/plan')[0]?.body).toEqual({
        startsAt: expect.stringMatching(/^20\d\d-.*Z$/),
        durationMinutes: 45,
        message: { english: 'We move house.', italian: 'Traslochiamo.' },
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[ADMIN-3] is not planned for the past, nor for less than a minute', async () => {
    const { user, server } = open({})
    await user.click(await (await section('Maintenance')).findByRole('button', { name: 'Plan maintenance' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan maintenance' }))
    await user.type(dialog.getByLabelText('Minutes it will take'), '-5')
    fireEvent.change(dialog.getByLabelText(/^Starts/), { target: { value: '2020-01-01T10:00' } })
    await user.click(dialog.getByLabelText('Message in English'))
    await user.paste('We move house.')
    await user.click(dialog.getByLabelText('Message in Italian'))
    await user.paste('Traslochiamo.')
    expect(dialog.getByText('Traslochiamo.', { selector: 'p' })).toHaveAttribute('lang', 'it')
    expect(dialog.getByTestId('maintenance-page')).not.toHaveTextContent('Expected to take')
    await user.click(dialog.getByRole('button', { name: 'Plan maintenance' }))
    expect(await dialog.findByText(adminCalls.startPast)).toBeVisible()
    expect(dialog.getByLabelText('Minutes it will take')).toHaveAccessibleDescription(
      'A whole number from 1 to 10,080',
    )
    expect(server.sent('POST /admin/maintenance/plan')).toEqual([])
  })

  it('[ADMIN-3] that is under way is ended after a question', async () => {
    const maintenance = { startsAt: '2026-11-23T16:00:00.000Z' }
    const { user, server } = open({
      'GET /admin/maintenance': () => ok({ maintenance, isUnderWay: true }),
      'POST /admin/maintenance/end': () => ok({ maintenance: null, isUnderWay: false }),
    })
    const shown = await section('Maintenance')
    expect(await shown.findByText(/^Under way since/)).toBeVisible()
    expect(shown.queryByRole('button', { name: 'Start now' })).toBeNull()
    await user.click(shown.getByRole('button', { name: 'End maintenance' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'End maintenance?' }))
    await user.click(dialog.getByRole('button', { name: 'End maintenance' }))
    await waitFor(() => expect(server.sent('POST /admin/maintenance/end')).toHaveLength(1))
  })
})

describe('announcements in the panel', () => {
  it('[ADMIN-20] are made in both languages, and what the server refuses is said', async () => {
    const { user, server } = open({
      'POST /admin/announcements': () => failed(409, 'CONFLICT', adminCalls.announcementsFull),
    })
    const shown = await section('Announcements')
    await user.click(await shown.findByRole('button', { name: 'New announcement' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New announcement' }))
    await user.click(dialog.getByLabelText('Text in English'))
    await user.paste('A tournament!')
    await user.click(dialog.getByLabelText('Text in Italian'))
    await user.paste('Un torneo!')
    await user.click(dialog.getByRole('button', { name: 'Announce' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(adminCalls.announcementsFull)
    expect(server.sent('POST /admin/announcements')[0]?.body).toMatchObject({
      texts: { english: 'A tournament!', italian: 'Un torneo!' },
    })
  })

  it('[ADMIN-20] that run are listed, and removed after a question', async () => {
    const announcement = {
      id: 'n1',
      texts: { english: 'A tournament!', italian: 'Un torneo!' },
      from: '2020-01-01T00:00:00.000Z',
      until: '2030-01-01T00:00:00.000Z',
    }
    const { user, server } = open({
      'GET /admin/announcements': () => ok({ announcements: [announcement] }),
      'DELETE /admin/announcements/n1': () => ok(null),
    })
    const shown = await section('Announcements')
    expect(await shown.findByText(/^Shown until/)).toBeVisible()
    await user.click(shown.getByRole('button', { name: 'Remove “A tournament!”' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the announcement?' }))
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(server.sent('DELETE /admin/announcements/n1')).toHaveLength(1))
  })

  it('[ADMIN-20] that could not be removed say so, and the next question begins anew', async () => {
    const announcement = {
      id: 'n1',
      texts: { english: 'A tournament!', italian: 'Un torneo!' },
      from: '2020-01-01T00:00:00.000Z',
      until: '2030-01-01T00:00:00.000Z',
    }
    const { user } = open({
      'GET /admin/announcements': () => ok({ announcements: [announcement] }),
      'DELETE /admin/announcements/n1': () => failed(500, 'SERVER_ERROR', 'Server error'),
    })
    const shown = await section('Announcements')
    const ask = async () => {
      await user.click(await shown.findByRole('button', { name: 'Remove “A tournament!”' }))
      return within(await screen.findByRole('dialog', { name: 'Remove the announcement?' }))
    }
    const dialog = await ask()
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await dialog.findByRole('alert')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await shown.findByRole('alert')).toBeVisible()
    expect((await ask()).queryByRole('alert')).toBeNull()
  })
})

it('[ADMIN-21] a part is turned off after a question, and on without one', async () => {
  const { user, server } = open({
    'PUT /admin/switches/ranked': () => ok(null),
    'PUT /admin/switches/store': () => ok(null),
  })
  const shown = await section('Switches')
  expect(await shown.findByRole('switch', { name: /^Store/ })).not.toBeChecked()
  await user.click(shown.getByRole('switch', { name: /^Store/ }))
  await waitFor(() => expect(server.sent('PUT /admin/switches/store')[0]?.body).toEqual({ isOn: true }))
  await user.click(shown.getByRole('switch', { name: /^Ranked/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn this off for everyone?' }))
  expect(server.sent('PUT /admin/switches/ranked')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Turn off' }))
  await waitFor(() => expect(server.sent('PUT /admin/switches/ranked')[0]?.body).toEqual({ isOn: false }))
})

it('[ADMIN-21] a part that could not be turned on says so beside the switches, until something else is asked', async () => {
  const { user } = open({ 'PUT /admin/switches/store': () => failed(500, 'SERVER_ERROR', 'Server error') })
  const shown = await section('Switches')
  await user.click(await shown.findByRole('switch', { name: /^Store/ }))
  expect(await shown.findByRole('alert')).toBeVisible()
  await user.click(shown.getByRole('switch', { name: /^Ranked/ }))
  await screen.findByRole('dialog', { name: 'Turn this off for everyone?' })
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull()
})

it('[ADMIN-22, ADMIN-4] the minimum version tells how many apps are older, before it is set', async () => {
  const { user, server } = open({
    'PUT /admin/min-version': () => ok({ minVersion: '1.42.0', isSet: true }),
  })
  const shown = await section('Minimum version')
  expect(await shown.findByText('2 connected apps are older (7 connected in all).')).toBeVisible()
  const field = shown.getByLabelText('Oldest app that may play')
  await user.clear(field)
  await user.type(field, '1.42')
  await user.keyboard('{Enter}')
  expect(await shown.findByText(adminCalls.versionInvalid)).toBeVisible()
  await user.type(field, '.0')
  expect(await shown.findByText('7 connected apps are older (7 connected in all).')).toBeVisible()
  await user.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Set the minimum version?' }))
  expect(dialog.getByText(/the newest is 1\.41\.0/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Set' }))
  await waitFor(() =>
    expect(server.sent('PUT /admin/min-version')[0]?.body).toEqual({ minVersion: '1.42.0' }),
  )
})

it('[ADMIN-23] tells how each part is, and what became of a test mail', async () => {
  let state = 'waiting'
  const { user } = open({
    'POST /admin/mail-test': () => ok({ to: 'ada@example.org', state, error: null }),
    'GET /admin/mail-test': () => {
      const answer = ok({ to: 'ada@example.org', state, error: state === 'failed' ? 'no such host' : null })
      state = 'failed'
      return answer
    },
  })
  const shown = await section('Health')
  expect((await shown.findByText('E-mail')).closest('li')).toHaveTextContent('E-mailnot answering')
  expect(shown.getByText('Models').closest('li')).toHaveTextContent('today’s budget is used up')
  expect(shown.getByText(/2 processes · E-mails: 2 waiting, 1 given up · 1 job was given up/)).toBeVisible()
  await user.click(shown.getByRole('button', { name: 'Send a test e-mail' }))
  expect(await shown.findByText('Not sent to ada@example.org: no such host')).toBeVisible()
})

it('[ADMIN-24] tells what models and voices cost, by day and in all', async () => {
  const { user } = open()
  const shown = await section('Costs')
  const rows = async () => within(await shown.findByRole('table')).getAllByRole('row')
  expect((await rows())[1]).toHaveTextContent('All days6037.5027,000360')
  expect((await rows())[2]).toHaveTextContent('Nov 23, 202621.2590012')
  expect(await rows()).toHaveLength(9)
  await user.click(shown.getByRole('button', { name: 'Show all 30 days' }))
  expect(await rows()).toHaveLength(32)
})
