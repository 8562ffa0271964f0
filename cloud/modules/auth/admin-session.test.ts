import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'
import { ADMIN_LOGIN_MS, ADMIN_TOKEN_LIFE_MS, CONFIRMED_FOR_MS } from '#shared/constants/timings.ts'

const ADMIN = { username: 'operator', password: 'Secret123!' }

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud({ ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password })
})
afterAll(() => cloud.stop())

const signIn = async (): Promise<string> =>
  (await cloud.call('POST', '/api/auth/login', { body: ADMIN })).body.data.token
const validate = async (token: string) => (await cloud.call('GET', '/api/auth/validate', { token })).status
const refresh = (token: string) => cloud.call('POST', '/api/auth/refresh', { token })
const confirm = (token: string, body: object) => cloud.call('POST', '/api/auth/confirm', { token, body })

describe('the login of an admin', () => {
  it('[ADMIN-7] has tokens of half an hour', async () => {
    const token = await signIn()
    cloud.clock.advance(ADMIN_TOKEN_LIFE_MS - 2_000)
    expect(await validate(token)).toBe(200)
    cloud.clock.advance(4_000)
    expect(await validate(token)).toBe(401)
    const { token: renewed } = (await refresh(token)).body.data
    expect(await validate(renewed)).toBe(200)
    cloud.clock.advance(ADMIN_TOKEN_LIFE_MS)
    expect(await validate(renewed)).toBe(401)
  })

  it('[ADMIN-7] is renewed for twelve hours, and a player’s for longer', async () => {
    const token = await signIn()
    const player = await cloud.register()
    cloud.clock.advance(ADMIN_LOGIN_MS - 1_000)
    expect((await refresh(token)).status).toBe(200)
    cloud.clock.advance(2_000)
    const { status, body } = await refresh(token)
    expect([status, body.code]).toEqual([401, 'TOKEN_INVALID_OR_EXPIRED'])
    expect((await refresh(player.token)).status).toBe(200)
  })
})

describe('POST /auth/confirm', () => {
  it('[ADMIN-8] takes the password for ten minutes', async () => {
    const { status, body } = await confirm(await signIn(), { currentPassword: ADMIN.password })
    expect(status).toBe(200)
    expect(Date.parse(body.data.confirmedUntil)).toBe(cloud.clock.now() + CONFIRMED_FOR_MS)
  })

  it('[ADMIN-8] refuses a wrong password, none, and a guest', async () => {
    const token = await signIn()
    const codeOf = async (body: object, of = token) => {
      const answer = await confirm(of, body)
      return [answer.status, answer.body.code]
    }
    expect(await codeOf({ currentPassword: PASSWORD })).toEqual([400, 'CURRENT_PASSWORD_INCORRECT'])
    expect(await codeOf({})).toEqual([400, 'VALIDATION_FAILED'])
    expect(await codeOf({ currentPassword: '' })).toEqual([400, 'VALIDATION_FAILED'])
    expect(await codeOf({ idToken: 'x' })).toEqual([400, 'VALIDATION_FAILED'])
    const guest = await cloud.guest('visitor')
    expect(await codeOf({ currentPassword: 'x' }, guest.token)).toEqual([403, 'ACCOUNT_REQUIRED'])
  })
})
