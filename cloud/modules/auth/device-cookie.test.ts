import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer } from '#cloud/testing/api-caller.ts'
import { PASSWORD, startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => cloud.stop())

let addresses = 0
const newAddress = (): string => `198.51.${++addresses}.1`
let stranger: string
let home: string
// Addresses are counted, too: no test may meet the count of another.
beforeEach(() => {
  stranger = newAddress()
  home = newAddress()
})
const NEW = 'An0therOne'

interface From {
  readonly ip?: string
  readonly cookie?: string
}
const headersOf = ({ ip = home, cookie }: From) => ({
  'x-forwarded-for': ip,
  ...(cookie !== undefined && { cookie }),
})
const post = (path: string, body: unknown, from: From = {}, token?: string) =>
  cloud.call('POST', `/api/auth/${path}`, { body, token, headers: headersOf(from) })
const login = (username: string, password: string, from: From = {}) =>
  post('login', { username, password }, from)
const failTenTimes = async (username: string, from: From) => {
  for (let i = 0; i < 10; i++) expect((await login(username, 'Wrong1', from)).status).toBe(401)
}
/** As a browser would send it back: name and value. */
const cookieOf = ({ headers }: Answer): string => headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''

describe('failed logins', () => {
  it('[AUTH-37] of a stranger do not keep the owner out', async () => {
    const { user } = await cloud.register()
    await failTenTimes(user.username, { ip: stranger })
    expect((await login(user.username, PASSWORD, { ip: stranger })).status).toBe(429)
    expect((await login(user.username, PASSWORD)).status).toBe(200)
  })
})

describe('a device that has logged in before', () => {
  it.each(['register', 'login'])(
    '[AUTH-46] gets a cookie at %s that is out of reach of scripts',
    async (way) => {
      const { user } = await cloud.register()
      const name = `${user.username}_2`
      const answer =
        way === 'login'
          ? await login(user.username, PASSWORD)
          : await post('register', {
              username: name,
              email: `${name}@example.org`,
              password: PASSWORD,
              confirmPassword: PASSWORD,
            })
      const [cookie = '', ...more] = answer.headers.getSetCookie()
      expect(more).toEqual([])
      const [value, ...attributes] = cookie.split('; ')
      expect(value).toMatch(/^known_device=[\w-]+\.[\w-]+\.[\w-]+$/)
      expect(attributes).toEqual([
        'path=/api/auth',
        expect.stringMatching(/^expires=/),
        'samesite=strict',
        'httponly',
      ])
      const expires = Date.parse(attributes[1]?.slice(8) ?? '')
      expect(expires / 86_400_000).toBeCloseTo(Date.now() / 86_400_000 + 180, 1)
      expect((await login(user.username, 'Wrong1')).headers.getSetCookie()).toEqual([])
    },
  )

  it('[AUTH-46] is not kept out by the failures of others, at the same address or anywhere', async () => {
    const { user } = await cloud.register()
    const cookie = cookieOf(await login(user.username, PASSWORD))
    for (let i = 0; i < 11; i++) await login(user.username, 'Wrong1')
    for (let i = 0; i < 50; i++) await login(`nobody_${i}`, 'Wrong1')
    expect((await login(user.username, PASSWORD)).status).toBe(429)
    expect((await login(user.username, PASSWORD, { cookie })).status).toBe(200)
  })

  it('[AUTH-46] may fail ten times itself, and no more', async () => {
    const { user } = await cloud.register()
    const cookie = cookieOf(await login(user.username, PASSWORD))
    await failTenTimes(user.username, { cookie })
    expect((await login(user.username, PASSWORD, { cookie, ip: stranger })).status).toBe(429)
    expect((await login(user.username, PASSWORD, { ip: newAddress() })).status).toBe(200)
  })

  it('[AUTH-46] stays known after a logout, and for the accounts of others on it', async () => {
    const [ann, bob] = [await cloud.register(), await cloud.register()]
    const first = await login(ann.user.username, PASSWORD)
    const left = await post('logout', undefined, { cookie: cookieOf(first) }, first.body.data.token)
    expect([left.status, left.headers.getSetCookie()]).toEqual([200, []])
    const cookie = cookieOf(await login(bob.user.username, PASSWORD, { cookie: cookieOf(first) }))
    for (const { user } of [ann, bob]) {
      await failTenTimes(user.username, { ip: stranger })
      expect((await login(user.username, PASSWORD, { ip: stranger })).status).toBe(429)
      expect((await login(user.username, PASSWORD, { ip: stranger, cookie })).status).toBe(200)
    }
  })

  it('[AUTH-46] is known to its own accounts only', async () => {
    const [ann, guesser] = [await cloud.register(), await cloud.register()]
    const cookie = cookieOf(await login(guesser.user.username, PASSWORD, { ip: stranger }))
    await failTenTimes(ann.user.username, { ip: stranger, cookie })
    expect((await login(ann.user.username, PASSWORD, { ip: stranger, cookie })).status).toBe(429)
  })

  it('[AUTH-46] is known for 180 days', async () => {
    const { user } = await cloud.register()
    const cookie = cookieOf(await login(user.username, PASSWORD))
    await failTenTimes(user.username, { ip: stranger })
    cloud.clock.advance(180 * 86_400_000 - 2000)
    expect((await login(user.username, PASSWORD, { ip: stranger, cookie })).status).toBe(200)
    cloud.clock.advance(3000)
    expect((await login(user.username, PASSWORD, { ip: stranger, cookie })).status).toBe(429)
  })

  it.each(['known_device=x', 'known_device=', 'known_device=a.b.c', 'other=1'])(
    '[AUTH-46] cannot be made up: %s',
    async (cookie) => {
      const { user } = await cloud.register()
      await failTenTimes(user.username, { ip: stranger, cookie })
      expect((await login(user.username, PASSWORD, { ip: stranger, cookie })).status).toBe(429)
    },
  )

  it('[AUTH-46] shows no login, and a login no device', async () => {
    const { user, token } = await cloud.register()
    const cookie = cookieOf(await login(user.username, PASSWORD))
    const asToken = cookie.slice('known_device='.length)
    expect((await cloud.call('GET', '/api/auth/validate', { token: asToken })).status).toBe(401)
    await failTenTimes(user.username, { ip: stranger })
    const from = { ip: stranger, cookie: `known_device=${token}` }
    expect((await login(user.username, PASSWORD, from)).status).toBe(429)
  })

  it('[AUTH-36, AUTH-46] is forgotten when the password changes, except the one that changed it', async () => {
    const { user } = await cloud.register()
    const other = cookieOf(await login(user.username, PASSWORD))
    const { body } = await login(user.username, PASSWORD)
    cloud.clock.advance(1000)
    const changed = await post(
      'change-password',
      { currentPassword: PASSWORD, newPassword: NEW },
      {},
      body.data.token,
    )
    await failTenTimes(user.username, { ip: stranger })
    const cookie = cookieOf(changed)
    expect((await login(user.username, NEW, { ip: stranger, cookie: other })).status).toBe(429)
    expect((await login(user.username, NEW, { ip: stranger, cookie })).status).toBe(200)
  })

  it('[AUTH-10, AUTH-46] is forgotten by a reset, except the one that followed the link', async () => {
    const { user } = await cloud.register()
    const old = cookieOf(await login(user.username, PASSWORD))
    cloud.clock.advance(1000)
    await cloud.mailsOnceThereAre(1, user.email)
    await post('request-password-reset', { email: user.email })
    const mail = (await cloud.mailsOnceThereAre(2, user.email)).at(-1)
    const token = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const reset = await post('reset-password', { token, newPassword: NEW })
    expect(reset.status).toBe(200)
    await failTenTimes(user.username, { ip: stranger })
    expect((await login(user.username, NEW, { ip: stranger, cookie: old })).status).toBe(429)
    const from = { ip: stranger, cookie: cookieOf(reset) }
    expect((await login(user.username, NEW, from)).status).toBe(200)
  })
})

it('[AUTH-46] the cookie goes over TLS only in production', async () => {
  const production = await startTestCloud({
    NODE_ENV: 'production',
    AUTH_SECRET: 'x'.repeat(32),
    ALLOW_SANDBOX_PAYMENTS: 'true',
  })
  const body = { username: 'ann', email: 'ann@example.org', password: PASSWORD, confirmPassword: PASSWORD }
  const { headers } = await production.call('POST', '/api/auth/register', { body })
  expect(headers.getSetCookie()[0]).toMatch(/; secure/)
  await production.stop()
})
