import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { adminCalls } from '#shared/i18n/en/admin-calls.ts'
import { signInAdmin } from './testing/sign-in-admin.ts'

let cloud: TestCloud
let admin: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  admin = await signInAdmin(cloud)
})
afterAll(() => cloud.stop())

const as = (method: string, path: string, body?: unknown) =>
  cloud.call(method, `/api/admin${path}`, { token: admin.token, body })
const timeIn = (minutes: number) => new Date(cloud.clock.now() + minutes * 60_000).toISOString()
const shown = async () => (await cloud.call('GET', '/api/status')).body.data.announcements
const listed = async () => (await as('GET', '/announcements')).body.data.announcements

const TEXTS = { english: 'A tournament on Sunday!', italian: 'Domenica c’è un torneo!' }

it('[ADMIN-20, ADMIN-6] an announcement is told from its time until its end, and each change is recorded', async () => {
  const body = { texts: TEXTS, from: timeIn(10), until: timeIn(60) }
  const { id } = (await as('POST', '/announcements', body)).body.data.announcement
  expect(await listed()).toEqual([{ id, ...body }])
  expect(await shown()).toBeUndefined()
  cloud.clock.advance(10 * 60_000)
  expect(await shown()).toEqual([{ id, texts: TEXTS }])

  const later = { texts: { ...TEXTS, english: 'The tournament moves.' }, until: timeIn(30) }
  const changed = (await as('PUT', `/announcements/${id}`, later)).body.data.announcement
  expect(changed).toMatchObject({ ...later, from: body.from })
  // Who has closed the first sees the second.
  expect(changed.id).not.toBe(id)
  expect(await shown()).toEqual([{ id: changed.id, texts: later.texts }])

  cloud.clock.advance(30 * 60_000)
  expect([await shown(), await listed()]).toEqual([undefined, []])
  const { actions } = (await as('GET', '/actions?limit=2')).body.data
  expect(actions).toMatchObject([
    { action: 'announcement.change', target: id, before: { id, ...body }, after: changed },
    { action: 'announcement.add', target: id, before: null, after: { id, ...body } },
  ])
})

it('[ADMIN-20] one can be taken back, and begins at once where no start is named', async () => {
  const { id } = (await as('POST', '/announcements', { texts: TEXTS, until: timeIn(5) })).body.data
    .announcement
  expect(await shown()).toEqual([{ id, texts: TEXTS }])
  expect((await as('DELETE', `/announcements/${id}`)).status).toBe(200)
  expect(await shown()).toBeUndefined()
  for (const [method, body] of [['DELETE'], ['PUT', { texts: TEXTS, until: timeIn(5) }]] as const)
    expect(await as(method, `/announcements/${id}`, body)).toMatchObject({ status: 404 })
})

it.each([
  [{ english: 'Only one language' }, 60, adminCalls.announcementRequired],
  [{ english: ' ', italian: 'Ciao' }, 60, adminCalls.announcementRequired],
  [{ ...TEXTS, english: 'x'.repeat(301) }, 60, adminCalls.announcementTooLong],
  [TEXTS, -1, adminCalls.announcementOver],
])('[ADMIN-20] %j until %i minutes from now is refused, and why', async (texts, minutes, message) => {
  const { status, body } = await as('POST', '/announcements', { texts, until: timeIn(minutes) })
  expect(status).toBe(400)
  expect(body.details).toEqual([expect.objectContaining({ message })])
})

it('[ADMIN-20] there are twenty at most', async () => {
  const add = () => as('POST', '/announcements', { texts: TEXTS, from: timeIn(1), until: timeIn(2) })
  for (let count = 0; count < 20; count++) expect((await add()).status).toBe(200)
  expect(await add()).toMatchObject({ status: 409, body: { error: adminCalls.announcementsFull } })
  cloud.clock.advance(2 * 60_000)
  expect((await add()).status).toBe(200)
})
