import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { somebodyWaits } from '#cloud/db/testing/somebody-waits.ts'
import { linkIn } from '#cloud/integrations/mail/testing/read-outbox.ts'
import { startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'

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

it('[AUTH-18] an address is not verified by what was proven of another one meanwhile', async () => {
  const { token, user } = await cloud.register()
  const email = 'victim@example.org'
  await cloud.call('PATCH', '/api/auth/profile', { token, body: { email } })
  await cloud.app.services.jobs.stop()
  const { change } = await cloud.db.transaction(async (tx) => {
    await tx('users').where({ id: user.id }).forUpdate().first('id')
    const change = cloud.call('PATCH', '/api/auth/profile', { token, body: { email } })
    await somebodyWaits(cloud.db)
    await tx('users')
      .where({ id: user.id })
      .update({ email: user.email, email_folded: user.email, email_verified: true })
    return { change }
  })
  expect((await change).status).toBe(200)
  expect(await emailOf(token)).toEqual({ email, emailVerified: false })
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
    await somebodyWaits(cloud.db)
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
    await somebodyWaits(cloud.db)
    await tx('users').where({ id: user.id }).delete()
    return { verify }
  })
  expect((await verify).status).toBe(400)
  expect(await cloud.db('mail_tokens').where({ user_id: user.id })).toEqual([])
})
