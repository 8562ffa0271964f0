/**
 * @module-tag postgres
 * Locks.
 */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { waitForBlockedCalls } from '#cloud/db/testing/blocked-calls.ts'
import { linkIn } from '#cloud/integrations/mail/testing/read-outbox.ts'
import { PASSWORD, startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.stop())
// Each test stops them: a job that waits would be taken for its call.
afterEach(() => cloud.app.services.jobs.start())

const emailOf = async (token: string) => {
  const { body } = await cloud.call('GET', '/api/auth/profile', { token })
  const { email, emailVerified } = body.data.user
  return { email, emailVerified }
}

it('[AUTH-44] a link does not bring the address that was given up for another one while it was followed', async () => {
  const { token, user } = await cloud.register()
  const ask = (email: string) =>
    cloud.call('PATCH', '/api/auth/profile', { token, body: { email, currentPassword: PASSWORD } })
  await ask('first@example.org')
  const [mail] = await cloud.mailsOnceThereAre(1, 'first@example.org')
  const body = { token: linkIn(mail).searchParams.get('token') }
  await cloud.app.services.jobs.stop()
  const { verify } = await cloud.db.transaction(async (tx) => {
    await tx('users').where({ id: user.id }).forUpdate().first('id')
    const verify = cloud.call('POST', '/api/auth/verify-email', { body })
    await waitForBlockedCalls(cloud.db)
    await tx('users').where({ id: user.id }).update({ pending_email: 'second@example.org' })
    return { verify }
  })
  expect((await verify).status).toBe(400)
  expect(await emailOf(token)).toEqual({ email: user.email, emailVerified: false })
})

it('[AUTH-44] a change is not asked for by a login that ended while its password was looked at', async () => {
  const { token, user } = await cloud.register()
  const email = 'thief@example.org'
  await cloud.app.services.jobs.stop()
  const { change } = await cloud.db.transaction(async (tx) => {
    await tx('users').where({ id: user.id }).forUpdate().first('id')
    const body = { email, currentPassword: PASSWORD }
    const change = cloud.call('PATCH', '/api/auth/profile', { token, body })
    await waitForBlockedCalls(cloud.db)
    await tx('logins').where({ user_id: user.id }).delete()
    return { change }
  })
  const { status, body } = await change
  // On SQLite it waits before its token is looked at.
  expect([status, body.code]).toEqual([401, 'TOKEN_INVALID_OR_EXPIRED'])
  expect((await cloud.app.services.users.get(user.id)).pendingEmail).toBeNull()
})

it('[AUTH-44, AUTH-25] nobody gets a former address at the moment in which it is given up', async () => {
  const { token, user } = await cloud.register()
  await cloud.db('users').where({ id: user.id }).update({ email_verified: true })
  const ask = { email: 'moved_on@example.org', currentPassword: PASSWORD }
  await cloud.call('PATCH', '/api/auth/profile', { token, body: ask })
  const [mail] = await cloud.mailsOnceThereAre(1, ask.email)
  const body = { token: linkIn(mail).searchParams.get('token') }
  const squatter = {
    username: 'squatter',
    email: user.email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  }
  await cloud.app.services.jobs.stop()
  const answers = await Promise.all([
    cloud.call('POST', '/api/auth/verify-email', { body }),
    ...Array.from({ length: 8 }, (_, i) =>
      cloud.call('POST', '/api/auth/register', { body: { ...squatter, username: `squatter_${i}` } }),
    ),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, ...Array(8).fill(409)])
})

it('[AUTH-16] a link does not verify the address that the account got while it was followed', async () => {
  const { token, user } = await cloud.register()
  const [mail] = await cloud.mailsOnceThereAre(1, user.email)
  const body = { token: linkIn(mail).searchParams.get('token') }
  const email = 'another@example.org'
  await cloud.app.services.jobs.stop()
  const { verify } = await cloud.db.transaction(async (tx) => {
    await tx('users').where({ id: user.id }).forUpdate().first('id')
    const verify = cloud.call('POST', '/api/auth/verify-email', { body })
    await waitForBlockedCalls(cloud.db)
    await tx('users').where({ id: user.id }).update({ email, email_folded: email })
    return { verify }
  })
  expect((await verify).status).toBe(400)
  expect(await emailOf(token)).toEqual({ email, emailVerified: false })
})

it('[AUTH-16] a link that is followed while the account is deleted does not keep it from that', async () => {
  const { user } = await cloud.register()
  const [mail] = await cloud.mailsOnceThereAre(1, user.email)
  const body = { token: linkIn(mail).searchParams.get('token') }
  await cloud.app.services.jobs.stop()
  const { verify } = await cloud.db.transaction(async (tx) => {
    await tx('users').where({ id: user.id }).forUpdate().first('id')
    const verify = cloud.call('POST', '/api/auth/verify-email', { body })
    await waitForBlockedCalls(cloud.db)
    await tx('users').where({ id: user.id }).delete()
    return { verify }
  })
  expect((await verify).status).toBe(400)
  expect(await cloud.db('mail_tokens').where({ user_id: user.id })).toEqual([])
})
