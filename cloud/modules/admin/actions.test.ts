import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toJson } from '#cloud/db/columns.ts'
import { newId } from '#cloud/ids.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { EXPORTED_ACTIONS_MAX } from '#shared/constants/admin.ts'
import { signInAdmin } from './testing/sign-in-admin.ts'

let cloud: TestCloud
let ann: TestPlayer
let bea: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud({ MIN_APP_VERSION: '1.41.7' })
  ann = await signInAdmin(cloud)
  bea = await signInAdmin(cloud)
})
afterAll(() => cloud.stop())

const setVersion = (admin: TestPlayer, minVersion: unknown, headers = {}) =>
  cloud.call('PUT', '/api/admin/min-version', { token: admin.token, body: { minVersion }, headers })
const actions = async (query = '') =>
  (await cloud.call('GET', `/api/admin/actions${query}`, { token: ann.token })).body.data

describe('the oldest app that may play', () => {
  it('[ADMIN-4] is what an admin sets, at once, until it is taken back', async () => {
    const shown = async () => (await cloud.call('GET', '/api/status')).body.minVersion
    const kept = () => cloud.call('GET', '/api/admin/min-version', { token: ann.token })
    expect((await kept()).body.data).toEqual({ minVersion: '1.41.7', isSet: false })
    expect((await setVersion(ann, '1.50.0')).body.data).toEqual({ minVersion: '1.50.0', isSet: true })
    expect([await shown(), (await kept()).body.data.isSet]).toEqual(['1.50.0', true])
    expect((await cloud.call('GET', '/api/version')).body.data.minVersion).toBe('1.50.0')
    expect((await setVersion(ann, null)).body.data).toEqual({ minVersion: '1.41.7', isSet: false })
    expect(await shown()).toBe('1.41.7')
  })

  it.each(['1.5', 'v1.5.0', '1.5.0-beta', '', 7, undefined])('[ADMIN-4] cannot be %j', async (wrong) => {
    const { status, body } = await setVersion(ann, wrong)
    expect([status, body.code, body.details[0].path]).toEqual([400, 'VALIDATION_FAILED', 'minVersion'])
  })
})

describe('the log of what admins did', () => {
  it('[ADMIN-6] says who changed what, from what to what, and when', async () => {
    await setVersion(bea, '1.60.0')
    const at = new Date(cloud.clock.now()).toISOString()
    expect((await actions('?limit=1')).actions).toEqual([
      {
        id: expect.any(String),
        admin: { id: bea.user.id, username: bea.user.username },
        ip: expect.stringContaining('127.0.0.1'),
        action: 'min_version.set',
        target: null,
        targetName: null,
        before: null,
        after: '1.60.0',
        at,
      },
    ])
    await setVersion(ann, '1.61.0')
    expect((await actions('?limit=1')).actions[0]).toMatchObject({ before: '1.60.0', after: '1.61.0' })
  })

  it('[ADMIN-6] holds nothing of what was refused, and a repeated call once', async () => {
    const before = (await actions()).actions.length
    await setVersion(ann, 'nonsense')
    await cloud.call('POST', '/api/admin/maintenance/end', { token: ann.token })
    expect((await actions()).actions).toHaveLength(before)
    const key = { 'idempotency-key': 'once' }
    for (let time = 0; time < 2; time++) expect((await setVersion(ann, '1.62.0', key)).status).toBe(200)
    expect((await actions()).actions).toHaveLength(before + 1)
  })

  it('[ADMIN-6] is written with the change or not at all', async () => {
    await cloud.db.schema.renameTable('admin_actions', 'admin_actions_away')
    const { status } = await setVersion(ann, '1.99.0')
    await cloud.db.schema.renameTable('admin_actions_away', 'admin_actions')
    expect(status).toBe(500)
    expect((await cloud.call('GET', '/api/status')).body.minVersion).not.toBe('1.99.0')
  })

  it('[ADMIN-6] is read page by page, of one admin, or of one kind', async () => {
    const all = (await actions('?limit=100')).actions
    const first = await actions('?limit=2')
    const second = await actions(`?limit=100&after=${first.next}`)
    expect([...first.actions, ...second.actions]).toEqual(all)
    expect(second.next).toBeNull()
    const ofBea = (await actions(`?adminId=${bea.user.id}`)).actions
    expect(ofBea.map(({ after }: { after: unknown }) => after)).toEqual(['1.60.0'])
    expect((await actions('?action=room.close')).actions).toEqual([])
    expect((await actions('?action=min_version.set&limit=100')).actions).toEqual(all)
  })

  it('[ADMIN-6] outlives the account of the admin, who may take their part of it along', async () => {
    const { body } = await cloud.call('GET', '/api/auth/export', { token: bea.token })
    expect(body.data.adminActions).toEqual([
      {
        action: 'min_version.set',
        target: null,
        ip: expect.stringContaining('127.0.0.1'),
        at: expect.any(String),
      },
    ])
    await cloud.call('DELETE', '/api/auth/account', { token: bea.token, body: { password: bea.password } })
    const [action] = (await actions(`?adminId=${bea.user.id}`)).actions
    expect(action).toMatchObject({ admin: { id: bea.user.id, username: null }, after: '1.60.0' })
  })

  it('[ADMIN-30] is read from one time to another', async () => {
    const timed = async (from: number, to: number) => {
      const span = { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
      return (await actions(`?${new URLSearchParams(span)}`)).actions.map(
        ({ after }: { after: unknown }) => after,
      )
    }
    ann = await cloud.signIn(ann)
    cloud.clock.advance(60_000)
    const start = cloud.clock.now()
    await setVersion(ann, '1.70.0')
    cloud.clock.advance(1_000)
    await setVersion(ann, '1.71.0')
    expect(await timed(start, start + 1_001)).toEqual(['1.71.0', '1.70.0'])
    expect(await timed(start, start + 1_000)).toEqual(['1.70.0'])
    expect(await timed(start + 1_001, start + 9_000)).toEqual([])
    const { status } = await cloud.call('GET', '/api/admin/actions?from=yesterday', { token: ann.token })
    expect(status).toBe(400)
  })
})

describe('the log as a file', () => {
  const file = (query = '') => cloud.call('GET', `/api/admin/actions/export${query}`, { token: ann.token })
  const rowsOf = (csv: string): Record<string, string>[] => parse(csv, { bom: true, columns: true })

  it('[ADMIN-30] holds what the list does, of one kind or all, and no formula', async () => {
    await cloud.db('admin_actions').insert({
      id: newId(),
      admin_id: ann.user.id,
      action: 'room.close',
      target: '=1+1',
      before: toJson({ name: 'a "quoted", name' }),
      after: toJson(null),
      done_at: cloud.clock.now(),
    })
    const { status, text, headers } = await file()
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(headers.get('content-disposition')).toBe('attachment; filename="admin-actions.csv"')
    const listed = (await actions('?limit=100')).actions
    const rows = rowsOf(text)
    expect(rows.map(({ id }) => id)).toEqual(listed.map(({ id }: { id: string }) => id))
    expect(rows[0]).toMatchObject({
      admin: ann.user.username,
      ip: '',
      target: "'=1+1",
      before: JSON.stringify({ name: 'a "quoted", name' }),
    })
    expect(rowsOf((await file('?action=room.close')).text)).toHaveLength(1)
    expect((await file('?action=room.message')).text).toContain('id,at,adminId,admin,ip')
    expect((await file('?action=nothing')).status).toBe(400)
  })

  it('[ADMIN-30] has the newest ten thousand, however many there are', async () => {
    const many = Array.from({ length: EXPORTED_ACTIONS_MAX + 3 }, () => ({
      id: newId(),
      admin_id: ann.user.id,
      action: 'room.watch',
      target: 'r',
      before: 'null',
      after: 'null',
      done_at: 1,
    }))
    await cloud.db.batchInsert('admin_actions', many, 500)
    const rows = rowsOf((await file('?action=room.watch')).text)
    expect(rows).toHaveLength(EXPORTED_ACTIONS_MAX)
    expect([rows[0]?.id, rows.at(-1)?.id]).toEqual([many.at(-1)?.id, many[3]?.id])
  })
})
