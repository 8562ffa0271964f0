import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.stop())

const login = (body: unknown) => cloud.call('POST', '/api/auth/login', { body })

describe('POST /auth/login', () => {
  it('[AUTH-1] answers token and user', async () => {
    const { user } = await cloud.register()
    const answer = await login({ username: user.username, password: PASSWORD })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ success: true, data: { user: { id: user.id } } })
    expect((await cloud.call('GET', '/api/auth/validate', { token: answer.body.data.token })).status).toBe(
      200,
    )
  })

  it('[AUTH-37] shuts a name that nobody has like one that somebody has, however it is spelt', async () => {
    const { user } = await cloud.register()
    const spellings = (name: string) =>
      Array.from({ length: 11 }, (_, i) => (i % 2 ? name.toUpperCase() : name.toLowerCase()))
    const codes = async (name: string) => {
      const found: string[] = []
      for (const username of spellings(name))
        found.push((await login({ username, password: 'Wr0ngOne' })).body.code)
      return found
    }
    const [known, unknown] = [await codes(user.username), await codes('nobody_is_this')]
    expect(known.at(-1)).toBe('RATE_LIMITED')
    expect(unknown).toEqual(known)
  })

  it('[AUTH-1, ERR-11] answers alike for a wrong username and a wrong password', async () => {
    const { user } = await cloud.register()
    const wrongName = await login({ username: 'nobody_at_all', password: PASSWORD })
    const wrongPassword = await login({ username: user.username, password: 'Passw0rx' })
    expect(wrongName.status).toBe(401)
    expect(wrongName.body).toEqual({
      success: false,
      error: 'Invalid username or password',
      code: 'INVALID_USERNAME_OR_PASSWORD',
    })
    expect(wrongPassword.status).toBe(401)
    expect(wrongPassword.body).toEqual(wrongName.body)
  })

  it.each([
    [{}],
    [{ username: 'ann' }],
    [{ password: PASSWORD }],
    [{ username: '', password: PASSWORD }],
    [{ username: null, password: [] }],
  ])('[AUTH-1, ERR-15] refuses %j', async (body) => {
    const { status, body: answer } = await login(body)
    expect(status).toBe(400)
    expect(answer).toMatchObject({ code: 'VALIDATION_FAILED', error: 'Username and password are required' })
  })

  it('[AUTH-25] takes the username in any letter case', async () => {
    const { user } = await cloud.register('MixedCase')
    expect((await login({ username: 'mIXEDcASE', password: PASSWORD })).body.data.user.id).toBe(user.id)
  })

  it('[AUTH-37, API-7] refuses even the right password after ten wrong ones, for 15 minutes', async () => {
    const { user } = await cloud.register()
    const wrong = { username: user.username.toUpperCase(), password: 'Wrong1' }
    for (let i = 0; i < 10; i++) expect((await login(wrong)).status).toBe(401)
    const refused = await login({ username: user.username, password: PASSWORD })
    expect(refused.status).toBe(429)
    const { retryAfter } = refused.body.details
    expect(retryAfter).toBeGreaterThan(800)
    expect(retryAfter).toBeLessThanOrEqual(900)
    expect(refused.headers.get('retry-after')).toBe(String(retryAfter))
    expect(refused.body.error).toBe(`Rate limit exceeded. Try again in ${retryAfter} seconds.`)
    const other = await cloud.register()
    expect((await login({ username: other.user.username, password: PASSWORD })).status).toBe(200)
  })

  it('[AUTH-37] locks a name that nobody has alike', async () => {
    const wrong = { username: 'nobody_here', password: 'Wrong1' }
    for (let i = 0; i < 10; i++) expect((await login(wrong)).status).toBe(401)
    expect((await login(wrong)).status).toBe(429)
  })

  it('[AUTH-37] forgets the wrong ones after a right one', async () => {
    const { user } = await cloud.register()
    const wrong = { username: user.username, password: 'Wrong1' }
    for (let i = 0; i < 9; i++) await login(wrong)
    expect((await login({ username: user.username, password: PASSWORD })).status).toBe(200)
    for (let i = 0; i < 9; i++) expect((await login(wrong)).status).toBe(401)
  })

  it('[SESS-19] ends the older login: its token answers 401, and its listeners are told', async () => {
    const ended: unknown[] = []
    const stopListening = cloud.app.services.auth.onLoginEnded((login) => ended.push(login))
    const { user, token } = await cloud.register()
    const older = await cloud.app.services.auth.authenticate(token)
    const { body } = await login({ username: user.username, password: PASSWORD })
    stopListening()
    expect((await cloud.call('GET', '/api/auth/profile', { token })).body.code).toBe(
      'TOKEN_INVALID_OR_EXPIRED',
    )
    expect((await cloud.call('GET', '/api/auth/profile', { token: body.data.token })).status).toBe(200)
    expect(ended).toEqual([{ userId: user.id, loginId: older?.loginId, reason: 'replaced' }])
    expect(await cloud.app.services.auth.authenticate(token)).toBeNull()
  })

  it('[SESS-19] leaves one login when eight arrive at once', async () => {
    const { user } = await cloud.register()
    const body = { username: user.username, password: PASSWORD }
    // The tenth try and the later ones would run into AUTH-37 before the first has succeeded.
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(body)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const tokens = answers.map((answer) => answer.body.data.token as string)
    const live = await Promise.all(tokens.map((token) => cloud.app.services.auth.authenticate(token)))
    expect(live.filter((caller) => caller !== null)).toHaveLength(1)
  })
})

describe('POST /auth/logout', () => {
  it('[AUTH-3] ends the login and tells the listeners', async () => {
    const ended: unknown[] = []
    const stopListening = cloud.app.services.auth.onLoginEnded((login) => ended.push(login))
    const { token, user } = await cloud.register()
    const answer = await cloud.call('POST', '/api/auth/logout', { token })
    stopListening()
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ success: true })
    expect((await cloud.call('GET', '/api/auth/validate', { token })).status).toBe(401)
    expect((await cloud.call('POST', '/api/auth/logout', { token })).status).toBe(401)
    expect(ended).toEqual([{ userId: user.id, loginId: expect.any(String), reason: 'logout' }])
  })

  it('[AUTH-3, ERR-20] needs a login', async () => {
    expect((await cloud.call('POST', '/api/auth/logout')).body).toEqual({
      success: false,
      error: 'Unauthorized access',
      code: 'UNAUTHORIZED_ACCESS',
    })
  })
})
