import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => cloud.stop())

const NEW = 'An0therOne'
const change = (token: string | undefined, body: unknown) =>
  cloud.call('POST', '/api/auth/change-password', { token, body })
const login = (username: string, password: string) =>
  cloud.call('POST', '/api/auth/login', { body: { username, password } })
const validate = async (token: string) => (await cloud.call('GET', '/api/auth/validate', { token })).status
const refresh = (token: string) => cloud.call('POST', '/api/auth/refresh', { token })

describe('POST /auth/change-password', () => {
  it('[AUTH-8] sets the password', async () => {
    const { token, user } = await cloud.register()
    expect((await change(token, { currentPassword: PASSWORD, newPassword: NEW })).status).toBe(200)
    expect((await login(user.username, PASSWORD)).status).toBe(401)
    expect((await login(user.username, NEW)).status).toBe(200)
  })

  it('[AUTH-36] ends all tokens of the login but the renewed one of the answer', async () => {
    const { token } = await cloud.register()
    const { token: second } = (await refresh(token)).body.data
    const { body } = await change(token, { currentPassword: PASSWORD, newPassword: NEW })
    expect(Object.keys(body.data)).toEqual(['token'])
    expect(await validate(body.data.token)).toBe(200)
    for (const ended of [token, second]) {
      expect(await validate(ended)).toBe(401)
      expect((await refresh(ended)).status).toBe(401)
    }
    expect((await refresh(body.data.token)).status).toBe(200)
  })

  it('[AUTH-36] closes the connections of the older tokens, without a message about another device', async () => {
    const { token } = await cloud.register()
    const connect = (auth: object) =>
      io(cloud.url, { auth, transports: ['websocket'], reconnection: false, forceNew: true })
    const older = connect({ token })
    const said: string[] = []
    older.onAny((name) => said.push(name))
    await new Promise<void>((resolve) => older.once('connect', resolve))
    const closed = new Promise((resolve) => older.once('disconnect', resolve))
    const { body } = await change(token, { currentPassword: PASSWORD, newPassword: NEW })
    expect(await closed).toBe('io server disconnect')
    expect(said).not.toContain('force_disconnect')
    const newer = connect({ token: body.data.token })
    await new Promise<void>((resolve) => newer.once('connect', resolve))
    newer.disconnect()
  })

  it('[AUTH-8, ERR-30] refuses a wrong current password, and ends no login', async () => {
    const { token, user } = await cloud.register()
    const { status, body } = await change(token, { currentPassword: 'Passw0rx', newPassword: NEW })
    expect(status).toBe(400)
    expect(body).toEqual({
      success: false,
      error: 'Current password is incorrect',
      code: 'CURRENT_PASSWORD_INCORRECT',
    })
    expect(await validate(token)).toBe(200)
    expect((await login(user.username, PASSWORD)).status).toBe(200)
  })

  it('[AUTH-37] counts wrong ones like failed logins, wherever this login asks from', async () => {
    const { token, user } = await cloud.register()
    const changeFrom = (ip: string, currentPassword: string) =>
      cloud.call('POST', '/api/auth/change-password', {
        token,
        body: { currentPassword, newPassword: NEW },
        headers: { 'x-forwarded-for': ip },
      })
    for (let i = 0; i < 10; i++) expect((await changeFrom(`203.0.113.${i}`, 'Passw0rx')).status).toBe(400)
    expect((await changeFrom('203.0.113.99', PASSWORD)).status).toBe(429)
    const { body } = await login(user.username, PASSWORD)
    expect((await change(body.data.token, { currentPassword: PASSWORD, newPassword: NEW })).status).toBe(200)
  })

  it('[AUTH-46] lets the owner through whatever strangers fail at', async () => {
    const { token, user } = await cloud.register()
    for (let i = 0; i < 11; i++) await login(user.username, 'Wr0ngOne')
    expect((await login(user.username, PASSWORD)).status).toBe(429)
    expect((await change(token, { currentPassword: PASSWORD, newPassword: NEW })).status).toBe(200)
  })

  it('[AUTH-8, ERR-34] refuses a Google user, whatever else they send', async () => {
    const { token, user } = await cloud.register()
    await cloud
      .db('users')
      .where({ id: user.id })
      .update({ google_uid: `g-${user.id}` })
    for (const sent of [{ currentPassword: PASSWORD, newPassword: NEW }, {}]) {
      const { status, body } = await change(token, sent)
      expect(status).toBe(403)
      expect(body).toEqual({
        success: false,
        error: 'Google users cannot change or reset password',
        code: 'GOOGLE_USERS_CANNOT_CHANGE_PASSWORD',
      })
    }
  })

  it.each([
    ['Pas1', 'Password must be at least 6 characters long'],
    ['passw0rd', 'Password must contain at least one uppercase letter'],
    ['Password', 'Password must contain at least one number'],
    [`P1${'a'.repeat(127)}`, 'Password must be at most 128 characters long'],
  ])('[AUTH-29] refuses the new password %s', async (newPassword, error) => {
    const { token } = await cloud.register()
    const { status, body } = await change(token, { currentPassword: PASSWORD, newPassword })
    expect([status, body.error, body.details[0].path]).toEqual([400, error, 'newPassword'])
    const reset = await cloud.call('POST', '/api/auth/reset-password', { body: { token: 'x', newPassword } })
    expect([reset.status, reset.body.error]).toEqual([400, error])
  })

  it.each([
    {},
    { newPassword: NEW },
    { currentPassword: '', newPassword: NEW },
    { currentPassword: PASSWORD },
  ])('[AUTH-8] refuses %j', async (body) => {
    const { token } = await cloud.register()
    const answer = await change(token, body)
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED'])
  })

  it('[AUTH-8] needs a login', async () => {
    expect((await change(undefined, {})).status).toBe(401)
  })

  it('[ERR-31] reveals nothing of an internal failure, and changes nothing', async () => {
    const { token, user } = await cloud.register()
    await cloud.db.schema.renameTable('credentials', 'credentials_away')
    const { status, body } = await change(token, { currentPassword: PASSWORD, newPassword: NEW })
    await cloud.db.schema.renameTable('credentials_away', 'credentials')
    expect(status).toBe(500)
    expect(body).toEqual({
      success: false,
      error: 'Failed to change password',
      code: 'FAILED_TO_CHANGE_PASSWORD',
    })
    expect(await validate(token)).toBe(200)
    expect((await login(user.username, PASSWORD)).status).toBe(200)
  })
})
