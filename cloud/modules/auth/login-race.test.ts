import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestCloud, TEST_SECRET, type TestCloud } from '#cloud/testing/test-cloud.ts'
import { savePassword } from './auth-repository.ts'
import { createAuthService } from './auth-service.ts'
import { createLockOut } from './lock-out.ts'
import { createLogins } from './logins.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { createTokenSigner } from './token-signer.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.stop())

it('a login whose password is changed while it is looked at does not outlive the change', async () => {
  const { user, password, token } = await cloud.register()
  const { users } = cloud.app.services
  const { db } = cloud
  const { now } = cloud.clock
  const changedMeanwhile: PasswordHasher = {
    hash: async () => 'unused',
    async verify() {
      cloud.clock.advance(1)
      await savePassword(db, user.id, 'the hash of another one', now())
      return true
    },
  }
  const service = createAuthService({
    db,
    users,
    logins: createLogins({ db, users, now }),
    hasher: changedMeanwhile,
    tokens: createTokenSigner(TEST_SECRET, now),
    lockOut: createLockOut({ limiter: cloud.app.limiter, exemptLoopback: true }),
    verification: {
      sendLink: () => undefined,
      request: async () => undefined,
      verify: async () => undefined,
    },
    now,
  })
  const login = service.login({ username: user.username, password }, '127.0.0.1')
  await expect(login).rejects.toMatchObject({ code: 'INVALID_USERNAME_OR_PASSWORD' })
  // The one login that there was lives on.
  expect((await cloud.call('GET', '/api/auth/validate', { token })).status).toBe(200)
})
