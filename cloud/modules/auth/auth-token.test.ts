/**
 * @module-tag postgres
 * Races.
 */
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestCloud, TEST_SECRET, type TestCloud } from '#cloud/testing/test-cloud.ts'
import { REFRESH_GRACE_MS, TOKEN_LIFE_MS } from '#shared/constants/timings.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.stop())

const validate = (token: string) => cloud.call('GET', '/api/auth/validate', { token })
const refresh = (token: string) => cloud.call('POST', '/api/auth/refresh', { token })

describe('GET /auth/validate', () => {
  it('[AUTH-13] answers valid and the user', async () => {
    const { token, user } = await cloud.register()
    const { status, body } = await validate(token)
    expect(status).toBe(200)
    expect(body.data).toEqual({ valid: true, user })
  })

  it('[AUTH-4] takes a token for an hour', async () => {
    const { token } = await cloud.register()
    cloud.clock.advance(TOKEN_LIFE_MS - 2_000)
    expect((await validate(token)).status).toBe(200)
    cloud.clock.advance(4_000)
    expect((await validate(token)).body.code).toBe('TOKEN_INVALID_OR_EXPIRED')
  })

  it('[AUTH-13, ERR-21] refuses every token that is not ours', async () => {
    const { token, user } = await cloud.register()
    const [head = '', payload = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const signed = (change: object, secret = TEST_SECRET, alg = 'HS256') =>
      new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret))
    const rsHead = Buffer.from('{"alg":"RS256"}').toString('base64url')
    const bad = [
      'null',
      'undefined',
      'a.b.c',
      '0'.repeat(8_000),
      `${head}.${payload}.`,
      // At its start: base64url does not use all the bits of the last character, so another may stand for the same.
      `${head}.${payload}.${signature.startsWith('x') ? 'y' : 'x'}${signature.slice(1)}`,
      `${rsHead}.${payload}.${signature}`,
      new UnsecuredJWT(claims).encode(),
      await signed({}, 'another secret that is long enough too'),
      await signed({}, TEST_SECRET, 'HS512'),
      await signed({ iss: 'somebody' }),
      await signed({ aud: 'a LAN host' }),
      await signed({ exp: undefined }),
      await signed({ login: undefined }),
      await signed({ login: 'unknown' }),
      await signed({ login: { $ne: null } }),
      await signed({ sub: 'somebody else' }),
    ]
    for (const forged of bad) {
      const { status, body } = await validate(forged)
      expect([forged.slice(0, 200), status, body.code]).toEqual([
        forged.slice(0, 200),
        401,
        'TOKEN_INVALID_OR_EXPIRED',
      ])
      expect((await refresh(forged)).status).toBe(401)
    }
    const notYet = await signed({ nbf: Math.floor(cloud.clock.now() / 1000) + 3600 })
    expect((await validate(notYet)).status).toBe(401)
    expect((await validate(await signed({}))).body.data.user.id).toBe(user.id)
  })

  it.each(['Bearer', 'Bearer ', 'Basic abc', 'Bearer a b', 'bearer', ','])(
    '[ERR-21] refuses the header %j',
    async (authorization) => {
      const { status, body } = await cloud.call('GET', '/api/auth/validate', { headers: { authorization } })
      expect(status).toBe(401)
      expect(body.success).toBe(false)
    },
  )

  it('[AUTH-13] takes no token from query or body', async () => {
    const { token } = await cloud.register()
    expect((await cloud.call('GET', `/api/auth/validate?access_token=${token}`)).status).toBe(401)
    const inBody = await cloud.call('POST', '/api/auth/logout', { body: { access_token: token, token } })
    expect(inBody.status).toBe(401)
  })

  it('[ERR-21] refuses the token of a deleted user', async () => {
    const { token, user } = await cloud.register()
    await cloud.db('users').where({ id: user.id }).delete()
    expect((await validate(token)).body.code).toBe('TOKEN_INVALID_OR_EXPIRED')
    expect((await refresh(token)).body.code).toBe('TOKEN_INVALID_OR_EXPIRED')
  })
})

describe('POST /auth/refresh', () => {
  it('[AUTH-4] answers another token; the older one stays valid until it expires', async () => {
    const { token } = await cloud.register()
    cloud.clock.advance(TOKEN_LIFE_MS / 2)
    const { status, body } = await refresh(token)
    expect(status).toBe(200)
    expect(Object.keys(body.data)).toEqual(['token'])
    expect(body.data.token).not.toBe(token)
    expect((await validate(token)).status).toBe(200)
    cloud.clock.advance(TOKEN_LIFE_MS / 2 + 2_000)
    expect((await validate(token)).status).toBe(401)
    expect((await validate(body.data.token)).status).toBe(200)
  })

  it('[AUTH-4] takes a token that expired less than 30 days ago, and no older one', async () => {
    const { token } = await cloud.register()
    cloud.clock.advance(TOKEN_LIFE_MS + REFRESH_GRACE_MS - 5_000)
    expect((await refresh(token)).status).toBe(200)
    cloud.clock.advance(10_000)
    expect((await refresh(token)).body.code).toBe('TOKEN_INVALID_OR_EXPIRED')
  })

  it('[AUTH-4] both tokens end with their login', async () => {
    const { token } = await cloud.register()
    const { data } = (await refresh(token)).body
    await cloud.call('POST', '/api/auth/logout', { token })
    for (const ended of [token, data.token]) {
      expect((await validate(ended)).status).toBe(401)
      expect((await refresh(ended)).status).toBe(401)
    }
  })

  it('[SESS-20] a second tab with the same token displaces nothing', async () => {
    const { token } = await cloud.register()
    const [first, second] = await Promise.all([refresh(token), refresh(token)])
    expect(first.body.data.token).not.toBe(second.body.data.token)
    for (const tab of [first, second]) expect((await validate(tab.body.data.token)).status).toBe(200)
  })

  it('[AUTH-4, ERR-20] needs a token', async () => {
    expect((await cloud.call('POST', '/api/auth/refresh')).body.code).toBe('UNAUTHORIZED_ACCESS')
  })
})
