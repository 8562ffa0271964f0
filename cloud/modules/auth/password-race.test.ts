/**
 * @module-tag postgres
 * Locks.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { waitForBlockedCalls } from '#cloud/db/testing/blocked-calls.ts'
import type { Answer } from '#cloud/testing/api-caller.ts'
import { PASSWORD, startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'
import { savePassword } from './auth-repository.ts'
import { createPasswordHasher } from './password-hasher.ts'

let cloud: TestCloud
let ownersHash: string
beforeAll(async () => {
  cloud = await startTestCloud()
  // A job that waits would be taken for the call.
  await cloud.app.services.jobs.stop()
  ownersHash = await createPasswordHasher().hash('Owner123')
})
afterAll(() => cloud.stop())

/** Resets the owner's password and ends all logins while `attempt` runs and has already read the old password. */
async function resetDuring(userId: string, attempt: () => Promise<Answer>): Promise<Answer> {
  const { answer } = await cloud.db.transaction(async (tx) => {
    await tx('users').where({ id: userId }).forUpdate().first('id')
    const answer = attempt()
    await waitForBlockedCalls(cloud.db)
    await tx('logins').where({ user_id: userId }).delete()
    await savePassword(tx, userId, ownersHash, cloud.clock.now() + 1)
    return { answer }
  })
  return answer
}

const hashOf = async (userId: string): Promise<string> =>
  (await cloud.db('credentials').where({ user_id: userId }).first('password_hash')).password_hash

it('[AUTH-36] a password change that is under way does not outlive a reset', async () => {
  const { token, user } = await cloud.register()
  const body = { currentPassword: PASSWORD, newPassword: 'Thief123' }
  const answer = await resetDuring(user.id, () =>
    cloud.call('POST', '/api/auth/change-password', { token, body }),
  )
  expect([answer.status, answer.body.code]).toEqual([401, 'TOKEN_INVALID_OR_EXPIRED'])
  expect(await hashOf(user.id)).toBe(ownersHash)
  expect(await cloud.db('logins').where({ user_id: user.id })).toEqual([])
})

it('[AUTH-36] nor does a login', async () => {
  const { user } = await cloud.register()
  const body = { username: user.username, password: PASSWORD }
  const { status } = await resetDuring(user.id, () => cloud.call('POST', '/api/auth/login', { body }))
  expect(status).toBe(401)
  expect(await cloud.db('logins').where({ user_id: user.id })).toEqual([])
})
