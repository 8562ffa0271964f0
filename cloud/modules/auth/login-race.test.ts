/**
 * @module-tag postgres
 * Races.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClientUser } from '#cloud/client-user.ts'
import { createBans } from '#cloud/modules/sanctions/index.ts'
import { startTestCloud, TEST_SECRET, type TestCloud } from '#cloud/testing/test-cloud.ts'
import { deletePassword, findPassword, savePassword } from './auth-repository.ts'
import { createAuthService } from './auth-service.ts'
import { createKnownDevices } from './known-devices.ts'
import { createLockOut } from './lock-out.ts'
import { createLogins } from './logins.ts'
import { createMailTokens } from './mail-tokens.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { createPasswordService } from './password-service.ts'
import { createTokenSigner } from './token-signer.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.stop())

const VISITOR = { ip: '127.0.0.1', deviceCookie: undefined }

/** Finds every password right, after something has happened while it looked. */
const slowHasher = (meanwhile: () => Promise<void>): PasswordHasher => ({
  async hash() {
    await meanwhile()
    return 'a hash'
  },
  async verify() {
    await meanwhile()
    return true
  },
})

function servicesWith(hasher: PasswordHasher) {
  const { db, clock, app } = cloud
  const { users } = app.services
  const { limiter } = app
  const { now } = clock
  const mailTokens = createMailTokens({ db, users, now })
  const bans = createBans({ db, secret: TEST_SECRET, supportUrl: null, now })
  const parts = {
    clientUser: createClientUser({ balance: async () => 0 }, { isSubscriber: async () => false }),
    db,
    users,
    logins: createLogins({ db, users, requireNoBan: bans.requireNone, now }),
    bans,
    hasher,
    tokens: createTokenSigner(TEST_SECRET, now),
    lockOut: createLockOut({ limiter, exemptLoopback: true }),
    devices: createKnownDevices(TEST_SECRET, now),
    now,
  }
  return {
    mailTokens,
    passwords: createPasswordService({
      ...parts,
      mailTokens,
      mailPost: { post: async () => undefined, erase: async () => undefined },
      identify: async () => null,
    }),
    auth: createAuthService({
      ...parts,
      verification: {
        sendLink: async () => undefined,
        request: async () => undefined,
        verify: async () => ({ alreadyConfirmed: false }),
      },
      google: { verify: async () => null },
      googleExchange: { redeem: async () => null },
      enterByGoogle: async () => {
        throw new Error('nobody signs in with Google here')
      },
    }),
  }
}

describe('a login whose password', () => {
  const login = async (meanwhile: (userId: string) => Promise<void>): Promise<void> => {
    const { user, password, token } = await cloud.register()
    const { auth } = servicesWith(slowHasher(() => meanwhile(user.id)))
    const attempt = auth.login({ username: user.username, password }, VISITOR)
    await expect(attempt).rejects.toMatchObject({ code: 'INVALID_USERNAME_OR_PASSWORD' })
    // The one login that there was lives on.
    expect((await cloud.call('GET', '/api/auth/validate', { token })).status).toBe(200)
  }

  it('is changed while it is looked at does not outlive the change', () =>
    login(async (userId) => {
      cloud.clock.advance(1)
      await savePassword(cloud.db, userId, 'the hash of another one', cloud.clock.now())
    }))

  it('gives way to Google while it is looked at does not outlive it', () =>
    login((userId) => deletePassword(cloud.db, userId)))
})

describe('an account that joins Google while its new password is being hashed', () => {
  const becomeGoogleUser = async (id: string): Promise<void> => {
    await cloud
      .db('users')
      .where({ id })
      .update({ google_uid: `accounts.google.com/${id}` })
    await deletePassword(cloud.db, id)
  }
  const REFUSED = { code: 'GOOGLE_USERS_CANNOT_CHANGE_PASSWORD' }

  it('[AUTH-8, ERR-34] gets none by a change', async () => {
    const { user } = await cloud.register()
    const { passwords } = servicesWith({
      ...slowHasher(() => becomeGoogleUser(user.id)),
      verify: async () => true,
    })
    const caller = { userId: user.id, loginId: 'x' }
    const passwordsOf = { currentPassword: 'Passw0rd', newPassword: 'An0therOne' }
    await expect(passwords.change(caller, passwordsOf, undefined)).rejects.toMatchObject(REFUSED)
    expect(await findPassword(cloud.db, user.id)).toBeNull()
  })

  it('[AUTH-10, ERR-34] gets none by a reset', async () => {
    const { user } = await cloud.register()
    const { passwords, mailTokens } = servicesWith(slowHasher(() => becomeGoogleUser(user.id)))
    const token = await mailTokens.issue(user, 'reset')
    await expect(passwords.reset({ token, newPassword: 'An0therOne' }, VISITOR)).rejects.toMatchObject(
      REFUSED,
    )
    expect(await findPassword(cloud.db, user.id)).toBeNull()
  })
})
