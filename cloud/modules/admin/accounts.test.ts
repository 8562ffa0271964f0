/**
 * @module-tag postgres
 * Locks; queries of actions-repository.ts, auth-repository.ts, notes-repository.ts, player-reports-repository.ts
 * and users-repository.ts.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toJson } from '#cloud/db/columns.ts'
import { namelessActions } from '#cloud/db/migrations/0040-nameless-actions.ts'
import { waitForBlockedCalls } from '#cloud/db/testing/blocked-calls.ts'
import { eventually } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { connectAccount } from '../../../tests/support/account-client.ts'
import { signInConfirmedAdmin } from './testing/sign-in-admin.ts'

let cloud: TestCloud
let admin: TestPlayer
let ada: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  admin = await signInConfirmedAdmin(cloud)
})
beforeEach(async () => {
  ada = await cloud.register()
})
afterAll(() => cloud.stop())

const about = (method: string, id: string, path: string, body?: unknown) =>
  cloud.call(method, `/api/admin/users/${id}${path}`, { token: admin.token, body })
const validate = async ({ token }: TestPlayer) =>
  (await cloud.call('GET', '/api/auth/validate', { token })).status
const lastAction = async () =>
  (await cloud.call('GET', '/api/admin/actions?limit=1', { token: admin.token })).body.data.actions[0]

describe('what an admin does to an account', () => {
  it('[ADMIN-12] disconnects it with a reason in its language, and it may sign in again', async () => {
    await cloud.call('PATCH', '/api/auth/language', { token: ada.token, body: { language: 'italian' } })
    const client = await connectAccount(cloud.url, ada)
    expect((await about('POST', ada.user.id, '/disconnect', { reason: 'Prova' })).status).toBe(200)
    expect(await client.until('force_disconnect')).toEqual({
      reason: 'Il team di Riddle Rooms ha chiuso la tua sessione. Motivo: Prova',
    })
    expect(await validate(ada)).toBe(401)
    expect(await validate(await cloud.signIn(ada))).toBe(200)
  })

  it('[ADMIN-12] signs it out everywhere without a word', async () => {
    const client = await connectAccount(cloud.url, ada)
    const gone = new Promise((resolve) => client.socket.once('disconnect', resolve))
    expect((await about('POST', ada.user.id, '/sessions/revoke')).status).toBe(200)
    await gone
    expect(client.heard.map(({ name }) => name)).not.toContain('force_disconnect')
    expect(await validate(ada)).toBe(401)
    expect(await lastAction()).toMatchObject({ action: 'user.revoke_sessions', target: ada.user.id })
  })

  it('[ADMIN-12] takes its address as proven, which a guest has not', async () => {
    expect((await about('POST', ada.user.id, '/verify-email')).status).toBe(200)
    const { body } = await cloud.call('GET', '/api/auth/validate', { token: ada.token })
    expect(body.data.user.emailVerified).toBe(true)
    const { before, after } = await lastAction()
    expect([before, after]).toEqual([{ emailVerified: false }, { emailVerified: true }])
    const guest = await cloud.guest('Visitor')
    expect((await about('POST', guest.user.id, '/verify-email')).status).toBe(409)
  })

  it('[ADMIN-12] begins its tutorial anew', async () => {
    await cloud.call('PATCH', '/api/auth/tutorial-step', { token: ada.token, body: { step: 0 } })
    expect((await about('POST', ada.user.id, '/reset-tutorial')).status).toBe(200)
    const { body } = await cloud.call('GET', '/api/auth/validate', { token: ada.token })
    expect(body.data.user.tutorialStep).toBe(1)
    expect(await lastAction()).toMatchObject({ before: 0, after: 1 })
  })

  it('[ADMIN-12] reads what its owner could, and the log says so', async () => {
    // The mail of the registration is sent in the background. Its link is part of the export.
    await eventually(
      () => cloud.db('mail_tokens').where({ user_id: ada.user.id }),
      (tokens) => tokens.length === 1,
    )
    const { body: owners } = await cloud.call('GET', '/api/auth/export', { token: ada.token })
    const { status, body } = await about('GET', ada.user.id, '/export')
    expect([status, body.data]).toEqual([200, owners.data])
    expect(await lastAction()).toMatchObject({ action: 'user.export', target: ada.user.id })
    expect((await about('GET', 'nobody', '/export')).status).toBe(404)
  })

  it('[ADMIN-12] notes something that other admins read and the player does not', async () => {
    expect((await about('POST', ada.user.id, '/notes', { text: ' Wrote to us. ' })).status).toBe(200)
    expect((await about('POST', ada.user.id, '/notes', { text: '' })).status).toBe(400)
    const note = {
      id: expect.any(String),
      admin: { id: admin.user.id, username: admin.user.username },
      text: 'Wrote to us.',
      at: new Date(cloud.clock.now()).toISOString(),
    }
    expect((await about('GET', ada.user.id, '/notes')).body.data).toEqual({ notes: [note] })
    expect((await about('GET', ada.user.id, '')).body.data.notes).toEqual([note])
    const { body } = await cloud.call('GET', '/api/auth/export', { token: ada.token })
    expect(JSON.stringify(body.data)).not.toContain('Wrote to us')
  })

  it('[ADMIN-12] deletes it for good, once, with all that hangs on it', async () => {
    await about('POST', ada.user.id, '/notes', { text: 'Gone soon' })
    expect((await about('DELETE', ada.user.id, '')).status).toBe(200)
    expect(await validate(ada)).toBe(401)
    for (const table of ['admin_notes', 'logins', 'sanctions', 'credentials'])
      expect(await cloud.db(table).where({ user_id: ada.user.id })).toEqual([])
    const done = await lastAction()
    expect([done.action, done.target, done.before]).toEqual(['user.delete', ada.user.id, { role: 'player' }])
    expect((await about('DELETE', ada.user.id, '')).status).toBe(404)
  })

  it('[ADMIN-12] deletes two friends at the same moment, and neither waits for what the other has begun', async () => {
    const bob = await cloud.register()
    const says = (one: TestPlayer, other: TestPlayer) => ({ user_id: one.user.id, other_id: other.user.id })
    for (const words of [says(ada, bob), says(bob, ada)])
      await cloud.db('player_relations').insert({ ...words, kind: 'friend', since: 1 })
    // A job that waits would be taken for the call.
    await cloud.app.services.jobs.stop()
    const { both } = await cloud.db.transaction(async (tx) => {
      await tx('player_relations').where(says(ada, bob)).forUpdate().first('since')
      const both = Promise.all([ada, bob].map(({ user }) => about('DELETE', user.id, '')))
      await waitForBlockedCalls(cloud.db, 2)
      // Wrapped, or the transaction would wait for it.
      return { both }
    })
    const answers = await both.finally(() => cloud.app.services.jobs.start())
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  it('[ADMIN-2] shows reports that others made of it, and its own', async () => {
    const bob = await cloud.register()
    const body = { reason: 'He is rude' }
    const report = (by: TestPlayer, of: TestPlayer) =>
      cloud.call('POST', `/api/users/${of.user.id}/report`, { token: by.token, body })
    expect((await report(ada, bob)).status).toBe(201)
    expect((await about('GET', bob.user.id, '')).body.data).toMatchObject({
      reportsBy: [],
      reportsAbout: [{ by: { id: ada.user.id }, about: { id: bob.user.id }, reason: 'He is rude' }],
    })
    expect((await about('GET', ada.user.id, '')).body.data.reportsBy).toHaveLength(1)
  })
})

it('[ADMIN-6] what the log took down of names and addresses is forgotten by the migration', async () => {
  const [email, username] = ['gone@example.org', 'gone']
  const logged = [
    ['user.verify_email', { email, emailVerified: false }, { email, emailVerified: true }],
    ['user.delete', { username, role: 'player' }, null],
    ['quiz.edit', { prompt: 'Who is gone?' }, null],
  ] as const
  const ids = logged.map(([action]) => `old-${action}`)
  for (const [action, before, after] of logged)
    await cloud.db('admin_actions').insert({
      id: `old-${action}`,
      admin_id: admin.user.id,
      action,
      target: 'nobody',
      before: toJson(before),
      after: toJson(after),
      done_at: 1,
    })
  for (let times = 0; times < 2; times++) await namelessActions.up(cloud.db)
  const rows = await cloud.db('admin_actions').whereIn('id', ids).orderBy('id').select('before', 'after')
  expect(rows).toEqual([
    { before: toJson({ prompt: 'Who is gone?' }), after: 'null' },
    { before: toJson({ role: 'player' }), after: 'null' },
    { before: toJson({ emailVerified: false }), after: toJson({ emailVerified: true }) },
  ])
})
