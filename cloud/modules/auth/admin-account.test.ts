/**
 * @module-tag postgres
 * Races.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud({ ADMIN_USERNAME: 'Operator', ADMIN_PASSWORD: 'Operat0r' })
})
afterAll(() => cloud.stop())

const login = (username: string, password: string) =>
  cloud.call('POST', '/api/auth/login', { body: { username, password } })

const isAdmin = async (token: string) => (await cloud.app.services.auth.authenticate(token))?.isAdmin

describe('the operator’s account', () => {
  it('[OPS-8] is made at the start', async () => {
    const { status, body } = await login('operator', 'Operat0r')
    expect([status, body.data.user]).toMatchObject([200, { username: 'Operator', role: 'admin' }])
    expect(await isAdmin(body.data.token)).toBe(true)
  })

  it('[OPS-8] is left as it is by a start with the same password', async () => {
    const { body } = await login('operator', 'Operat0r')
    await cloud.app.services.auth.ensureAdmin({ username: 'operator', password: 'Operat0r' })
    expect((await cloud.call('GET', '/api/auth/validate', { token: body.data.token })).status).toBe(200)
  })

  it('[OPS-8] gets another password from a start with another one, which ends its logins', async () => {
    const { body } = await login('operator', 'Operat0r')
    await cloud.app.services.auth.ensureAdmin({ username: 'operator', password: 'An0ther1' })
    expect((await cloud.call('GET', '/api/auth/validate', { token: body.data.token })).status).toBe(401)
    expect((await login('operator', 'Operat0r')).status).toBe(401)
    expect((await login('operator', 'An0ther1')).body.data.user.id).toBe(body.data.user.id)
  })

  it('[OPS-8] is made once when several processes start at once', async () => {
    const admin = { username: 'Captain', password: 'Operat0r' }
    const { auth } = cloud.app.services
    await Promise.all([1, 2, 3, 4].map(() => auth.ensureAdmin(admin)))
    expect((await login('captain', 'Operat0r')).body.data.user.role).toBe('admin')
  })

  it('[AUTH-45] is never one that somebody has registered: neither role nor password nor login changes', async () => {
    const { user, token } = await cloud.register()
    const ensure = cloud.app.services.auth.ensureAdmin({
      username: user.username.toUpperCase(),
      password: 'Operat0r',
    })
    await expect(ensure).rejects.toThrow(`npm run admin -- promote ${user.username.toUpperCase()}`)
    expect(await isAdmin(token)).toBe(false)
    expect((await login(user.username, 'Operat0r')).status).toBe(401)
    expect((await login(user.username, PASSWORD)).body.data.user.role).toBe('player')
  })

  it('[AUTH-45, OPS-8] may be a player’s that the operator has promoted', async () => {
    const { user } = await cloud.register()
    await cloud.app.services.users.setRole(cloud.db, user.id, 'admin')
    await cloud.app.services.auth.ensureAdmin({ username: user.username, password: 'Operat0r' })
    expect((await login(user.username, PASSWORD)).status).toBe(401)
    expect((await login(user.username, 'Operat0r')).body.data.user).toMatchObject({
      id: user.id,
      role: 'admin',
    })
  })

  it('[AUTH-45] may bear a reserved name, and is looked for under its new one', async () => {
    const { body } = await login('operator', 'An0ther1')
    const rename = (username: string) =>
      cloud.call('PATCH', '/api/auth/profile', { token: body.data.token, body: { username } })
    expect((await rename('support')).body.data.user.username).toBe('support')
    const ensure = cloud.app.services.auth.ensureAdmin({ username: 'operator', password: 'An0ther1' })
    await expect(ensure).rejects.toThrow('Set ADMIN_USERNAME=support')
    expect((await rename('operator')).status).toBe(200)
  })
})

describe('reserved names', () => {
  const RESERVED = { success: false, error: 'This username is reserved', code: 'USERNAME_RESERVED' }
  const register = (username: string) => {
    const email = `${username}@example.org`
    const body = { username, email, password: PASSWORD, confirmPassword: PASSWORD }
    return cloud.call('POST', '/api/auth/register', { body })
  }

  it.each(['admin', 'Adm1n', 'Riddle_Rooms', 'staff'])(
    '[AUTH-45] cannot be registered: %s',
    async (username) => {
      const { status, body } = await register(username)
      expect([status, body]).toEqual([400, RESERVED])
      expect(await cloud.db('users').where({ email: `${username}@example.org` })).toEqual([])
    },
  )

  it('[AUTH-45] cannot be taken by another name for one’s account', async () => {
    const { token, user } = await cloud.register()
    const rename = (username: string) =>
      cloud.call('PATCH', '/api/auth/profile', { token, body: { username, avatar: 'thumbs-07' } })
    const { status, body } = await rename('Moderator')
    expect([status, body]).toEqual([400, RESERVED])
    const profile = await cloud.call('GET', '/api/auth/profile', { token })
    expect(profile.body.data.user).toEqual(user)
  })

  it('[AUTH-45] stay with those who had them before, whatever the letter case', async () => {
    const { token, user } = await cloud.register()
    await cloud.db('users').where({ id: user.id }).update({ username: 'system', username_folded: 'system' })
    const { status, body } = await cloud.call('PATCH', '/api/auth/profile', {
      token,
      body: { username: 'System' },
    })
    expect([status, body.data.user.username]).toEqual([200, 'System'])
  })
})

it('[AUTH-45] the operator’s name is reserved while nobody has it, too', async () => {
  const other = await startTestCloud({ ADMIN_USERNAME: 'Captain_Ada', ADMIN_PASSWORD: 'Operat0r' })
  await other.db('users').where({ username: 'Captain_Ada' }).delete()
  const body = {
    username: 'captain_ada',
    email: 'a@example.org',
    password: PASSWORD,
    confirmPassword: PASSWORD,
  }
  expect((await other.call('POST', '/api/auth/register', { body })).body.code).toBe('USERNAME_RESERVED')
  await other.stop()
})
