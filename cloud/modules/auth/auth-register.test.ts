/**
 * @module-tag postgres
 * Races.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.stop())

const register = (body: unknown) => cloud.call('POST', '/api/auth/register', { body })
const account = (name: string, changes: object = {}) => ({
  username: name,
  email: `${name}@example.org`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...changes,
})

describe('POST /auth/register', () => {
  it('[AUTH-2, AUTH-19] makes a user with the contract’s fields and signs in', async () => {
    const { status, body } = await register(account('Nina'))
    expect(status).toBe(201)
    expect(Object.keys(body.data)).toEqual(['token', 'user'])
    expect(body.data.user).toEqual({
      id: expect.stringMatching(/^[0-9A-Z]{26}$/),
      username: 'Nina',
      email: 'Nina@example.org',
      emailVerified: false,
      avatar: expect.stringMatching(/^thumbs-(0[1-9]|1[0-2])$/),
      preferredLanguage: null,
      tutorialStep: 1,
      role: 'player',
      isGoogleUser: false,
      createdAt: new Date(cloud.clock.now()).toISOString(),
      balance: 100,
      isSubscriber: false,
    })
    expect(await cloud.app.services.auth.authenticate(body.data.token)).toMatchObject({
      userId: body.data.user.id,
    })
  })

  it('[AUTH-25, ERR-12] refuses a username that differs in letter case alone', async () => {
    await register(account('twins'))
    const { status, body } = await register(account('TWINS', { email: 'other@example.org' }))
    expect(status).toBe(409)
    expect(body).toEqual({ success: false, error: 'Username already taken', code: 'USERNAME_ALREADY_TAKEN' })
  })

  it('[AUTH-25, ERR-13] refuses an address that differs in letter case alone', async () => {
    await register(account('mailer'))
    const { status, body } = await register(account('mailer2', { email: 'MAILER@Example.ORG' }))
    expect(status).toBe(409)
    expect(body).toEqual({
      success: false,
      error: 'Account with this e-mail already exists',
      code: 'EMAIL_ALREADY_EXISTS',
    })
  })

  it('[AUTH-25] makes one account when fifty ask for one name at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => register(account('popular', { email: `p${i}@example.org` }))),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([201, ...Array(49).fill(409)])
  })

  it.each([
    ['AUTH-22', { username: undefined }, 'Username and email are required'],
    ['AUTH-22', { username: '' }, 'Username and email are required'],
    ['AUTH-22', { email: '' }, 'Username and email are required'],
    ['AUTH-22', { email: undefined }, 'Username and email are required'],
    ['AUTH-22', { password: undefined }, 'Password is required for non-Google users'],
    ['AUTH-23', { username: 'ab' }, 'Username must be at least 3 characters long'],
    ['AUTH-23', { username: 'a'.repeat(21) }, 'Username must be at most 20 characters long'],
    ['AUTH-24', { username: 'ab c' }, 'Username can only contain letters, numbers and underscores'],
    ['AUTH-24', { username: 'аdmin' }, 'Username can only contain letters, numbers and underscores'],
    ['AUTH-26', { password: 'Pas1' }, 'Password must be at least 6 characters long'],
    ['AUTH-26', { password: `P1${'a'.repeat(127)}` }, 'Password must be at most 128 characters long'],
    ['AUTH-27', { password: 'passw0rd' }, 'Password must contain at least one uppercase letter'],
    ['AUTH-28', { password: 'Password' }, 'Password must contain at least one number'],
    ['AUTH-30', { confirmPassword: 'Passw0rx' }, 'Passwords do not match'],
    ['ERR-28', { email: 'nina' }, 'Invalid email format'],
    ['B1', { username: ['ann'] }, 'Username and email are required'],
    ['B5', { email: { $gt: '' } }, 'Username and email are required'],
  ])(
    '[AUTH-22, AUTH-23, AUTH-24, AUTH-26, AUTH-27, AUTH-28, AUTH-30, ERR-28] %s: refuses %j',
    async (_, changes, text) => {
      const { status, body } = await register(account('refused', changes))
      expect(status).toBe(400)
      expect(body).toMatchObject({ success: false, code: 'VALIDATION_FAILED', error: text })
      expect(body.details[0]).toEqual({ path: Object.keys(changes)[0], message: text })
    },
  )

  it('[API-5, ERR-14, ERR-16, ERR-29] lists every wrong field and says the first', async () => {
    const { body } = await register({ username: 'ann', email: 'ann', password: 'A1', confirmPassword: 'A1' })
    expect(body.error).toBe('Invalid email format')
    expect(body.details).toEqual([
      { path: 'email', message: 'Invalid email format' },
      { path: 'password', message: 'Password must be at least 6 characters long' },
    ])
    expect((await register({ password: PASSWORD })).body.error).toBe('Username and email are required')
    expect((await register({ username: 'ann', email: 'a@b.org' })).body.error).toBe(
      'Password is required for non-Google users',
    )
  })

  it('[API-24] ignores fields that it does not know, and what an attacker would like to set', async () => {
    const { status, body } = await register(
      account('modest', { role: 'admin', balance: 1e9, emailVerified: true, id: 'mine', isSubscriber: true }),
    )
    expect(status).toBe(201)
    expect(body.data.user).toMatchObject({
      role: 'player',
      balance: 100,
      emailVerified: false,
      isSubscriber: false,
    })
    expect(body.data.user.id).not.toBe('mine')
  })

  it('[ERR-22, API-9] reveals nothing of an internal failure', async () => {
    await cloud.db.schema.renameTable('credentials', 'credentials_away')
    const { status, text, body } = await register(account('unlucky'))
    await cloud.db.schema.renameTable('credentials_away', 'credentials')
    expect(status).toBe(500)
    expect(body).toEqual({ success: false, error: 'Registration failed', code: 'REGISTRATION_FAILED' })
    expect(text).not.toMatch(/credentials|insert|\.ts/)
    // The half-made account is gone with its transaction.
    expect((await register(account('unlucky'))).status).toBe(201)
  })

  it('[ERR-23] the same for a login', async () => {
    await cloud.db.schema.renameTable('logins', 'logins_away')
    const { status, body } = await cloud.call('POST', '/api/auth/login', {
      body: { username: 'unlucky', password: PASSWORD },
    })
    await cloud.db.schema.renameTable('logins_away', 'logins')
    expect(status).toBe(500)
    expect(body).toEqual({ success: false, error: 'Login failed', code: 'LOGIN_FAILED' })
  })
})
