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

  it('[OPS-8] may be one that was a player’s', async () => {
    const { user, token } = await cloud.register()
    expect(await isAdmin(token)).toBe(false)
    await cloud.app.services.auth.ensureAdmin({ username: user.username, password: 'Operat0r' })
    expect((await login(user.username, PASSWORD)).status).toBe(401)
    expect((await login(user.username, 'Operat0r')).body.data.user).toMatchObject({
      id: user.id,
      role: 'admin',
    })
  })
})
