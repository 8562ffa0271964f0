import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import type { AdminReport, AdminReportData } from '#shared/schemas/admin-reports.ts'

const ADMIN = sampleUser({ role: 'admin', preferredLanguage: 'english' })
const at = '2026-01-02T10:00:00.000Z'
const report = (id: string, changes: Partial<AdminReport> = {}): AdminReport => ({
  id,
  subject: 'player',
  kind: 'insults',
  reason: 'Look at the chat',
  state: 'open',
  at,
  reporter: { id: 'u2', username: 'bob' },
  reported: { id: 'u3', username: 'cem' },
  room: { id: 'r1', name: null },
  closed: null,
  ...changes,
})
const data = (changes: Partial<AdminReportData> = {}): AdminReportData => ({
  report: report('p1'),
  settings: null,
  lines: [{ userId: 'u3', username: 'cem', message: 'You fool', at }],
  earlier: [report('p0', { state: 'upheld', reporter: { id: 'u4', username: 'dan' } })],
  reliability: { open: 1, upheld: 3, dismissed: 1 },
  ...changes,
})

function open(path: string) {
  const page = visit(path, {
    user: ADMIN,
    server: {
      'GET /admin/reports': () =>
        ok({
          reports: [report('p1'), report('p2', { subject: 'room', room: { id: 'r2', name: 'Rude' } })],
          next: null,
        }),
      'GET /admin/reports/p1': () => ok(data()),
      'POST /admin/reports/p1/close': () => ok(null),
    },
  })
  return { ...page, user: userEvent.setup() }
}

afterEach(() => {
  setLanguage('english')
  vi.unstubAllGlobals()
})

describe('the reports of the panel', () => {
  it('[ADMIN-29] are of players and rooms, by what stands in the address', async () => {
    const { server } = open('/admin/reports?state=open&about=u3')
    expect(await screen.findByText('A room: Rude')).toBeVisible()
    const [sent] = server.sent('GET /admin/reports')
    expect([sent?.query.get('state'), sent?.query.get('about')]).toEqual(['open', 'u3'])
  })

  it('[ADMIN-29] show the lines, others about the same player, and how often the reporter was right', async () => {
    open('/admin/reports/p1')
    await screen.findByRole('heading', { name: 'Report about cem', level: 1 })
    expect(screen.getByText('You fool')).toBeVisible()
    expect(screen.getByText('3 of 4 upheld (75%), 1 open')).toBeVisible()
    expect(screen.getByRole('link', { name: 'dan' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the player’s page' })).toHaveAttribute(
      'href',
      '/admin/users/u3',
    )
  })

  it('[ADMIN-29] are closed with a note', async () => {
    const { server, user } = open('/admin/reports/p1')
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await user.type(await screen.findByLabelText('Note for other admins'), 'Just a joke')
    await user.keyboard('{Tab}{Tab}{Enter}')
    await waitFor(() => expect(server.sent('POST /admin/reports/p1/close')).toHaveLength(1))
    expect(server.sent('POST /admin/reports/p1/close')[0]?.body).toEqual({
      verdict: 'dismissed',
      note: 'Just a joke',
    })
  })
})
