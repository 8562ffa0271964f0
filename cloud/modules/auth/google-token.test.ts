/**
 * @module-tag postgres
 * Races.
 */
import { createHmac } from 'node:crypto'
import { exportSPKI, importJWK } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { collectingLogger } from '#cloud/http/testing/test-chain.ts'
import {
  CLIENT_ID,
  googleClaims,
  type LocalGoogle,
  makeSigningKey,
  signClaims,
  startLocalGoogle,
} from '#cloud/integrations/google/testing/local-google.ts'
import { startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'

const OTHER_ID = '5678-phone.apps.googleusercontent.com'
const { logger, lines } = collectingLogger()
let google: LocalGoogle
let cloud: TestCloud
beforeAll(async () => {
  google = await startLocalGoogle()
  const variables = { GOOGLE_CLIENT_ID: `${CLIENT_ID}, ${OTHER_ID}`, GOOGLE_CERTS_URL: google.certsUrl }
  cloud = await startTestCloud(variables, { logger })
})
afterAll(async () => {
  await cloud.stop()
  await google.close()
})
afterEach(() => {
  lines.length = 0
})

const send = (firebaseUser: unknown) => cloud.call('POST', '/api/auth/google', { body: { firebaseUser } })
const signIn = (idToken: string) => send({ idToken })
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600
const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

async function expectRefused(idToken: string): Promise<void> {
  const { status, body, text } = await signIn(idToken)
  expect([status, body], text).toEqual([
    401,
    { success: false, error: 'Google authentication failed', code: 'GOOGLE_AUTHENTICATION_FAILED' },
  ])
}

describe('POST /auth/google', () => {
  it.each([
    undefined,
    null,
    'token',
    [],
    {},
    { idToken: '' },
    { idToken: null },
    { idToken: 7 },
    { idToken: ['x'] },
    { uid: 'google-1', email: 'ann@example.org' },
  ])('[ERR-17] refuses firebaseUser %j', async (firebaseUser) => {
    const { status, body } = await send(firebaseUser)
    expect([status, body.code, body.error]).toEqual([
      400,
      'VALIDATION_FAILED',
      'Valid Firebase user data required',
    ])
    expect(body.details[0].path).toMatch(/^firebaseUser/)
  })

  it('[ERR-17] refuses a call without a body', async () => {
    const { status, body } = await cloud.call('POST', '/api/auth/google')
    expect([status, body.error]).toEqual([400, 'Valid Firebase user data required'])
  })

  it('[AUTH-32] believes nothing that stands beside the token', async () => {
    const { user: victim } = await cloud.register('victim')
    const idToken = await google.token('believed', { email: 'believed@example.org', email_verified: false })
    const { status, body } = await send({
      idToken,
      uid: 'somebody-else',
      sub: 'somebody-else',
      email: victim.email,
      emailVerified: true,
      email_verified: true,
      displayName: 'Root',
      role: 'admin',
    })
    expect(status).toBe(200)
    expect(body.data.user).toMatchObject({
      email: 'believed@example.org',
      emailVerified: false,
      role: 'player',
      firebaseUser: { uid: 'believed', email: 'believed@example.org' },
    })
    expect(body.data.user.id).not.toBe(victim.id)
  })

  it.each([CLIENT_ID, OTHER_ID])('[AUTH-33] accepts a token for %s', async (aud) => {
    expect((await signIn(await google.token(`for-${aud}`, { aud }))).status).toBe(200)
  })

  it('[AUTH-32] takes both spellings of the issuer for one', async () => {
    const first = await signIn(await google.token('spelt', { iss: 'https://accounts.google.com' }))
    const second = await signIn(await google.token('spelt', { iss: 'accounts.google.com' }))
    expect(second.body.data.user.id).toBe(first.body.data.user.id)
  })

  const WRONG: readonly [what: string, changes: () => object][] = [
    ['another issuer', () => ({ iss: 'https://accounts.google.com.evil.example' })],
    ['no issuer', () => ({ iss: undefined })],
    ['another audience', () => ({ aud: '9999-other.apps.googleusercontent.com' })],
    ['several audiences', () => ({ aud: [CLIENT_ID, '9999-other.apps.googleusercontent.com'] })],
    ['no audience', () => ({ aud: undefined })],
    ['an expiry just now', () => ({ iat: inAnHour() - 7200, exp: Math.floor(cloud.clock.now() / 1000) })],
    ['an expiry long ago', () => ({ iat: inAnHour() - 9000, exp: inAnHour() - 5400 })],
    ['no expiry', () => ({ exp: undefined })],
    ['an expiry next week', () => ({ exp: inAnHour() + 7 * 86_400 })],
    ['a beginning in an hour', () => ({ nbf: inAnHour() })],
    ['an issue in an hour', () => ({ iat: inAnHour(), exp: inAnHour() + 3600 })],
    ['no subject', () => ({ sub: undefined })],
    ['an empty subject', () => ({ sub: '' })],
    ['no address', () => ({ email: undefined })],
    ['an address that is none', () => ({ email: 'ann' })],
  ]
  it.each(WRONG)('[AUTH-32, ERR-24] refuses a token with %s', async (_, changes) => {
    await expectRefused(await google.token('refused', changes()))
  })

  it('[AUTH-32, ERR-24] refuses a token signed by another key under a key id of Google’s', async () => {
    const forger = await makeSigningKey(google.key().kid)
    await expectRefused(await signClaims(forger, googleClaims('forged')))
  })

  it('[AUTH-32, ERR-24] refuses claims that were changed after the signature', async () => {
    const [header, , signature] = (await google.token('honest')).split('.')
    await expectRefused([header, base64(googleClaims('forged')), signature].join('.'))
  })

  it('[AUTH-32, ERR-24] refuses every algorithm but RS256, the public key as a secret included', async () => {
    const { kid, jwk } = google.key()
    const pem = await exportSPKI((await importJWK(jwk, 'RS256')) as CryptoKey)
    const claims = base64(googleClaims('forged'))
    for (const alg of ['none', 'None', 'HS256', 'ES256', 'PS256', 'RS512']) {
      const signed = `${base64({ alg, kid, typ: 'JWT' })}.${claims}`
      const mac = createHmac('sha256', pem).update(signed).digest('base64url')
      for (const signature of ['', mac]) await expectRefused(`${signed}.${signature}`)
    }
  })

  it('[AUTH-32, ERR-24] refuses what is no token at all', async () => {
    const good = await google.token('whole')
    const withoutKid = `${base64({ alg: 'RS256' })}.${good.split('.')[1]}.x`
    for (const text of [
      'x',
      'a.b.c',
      '...',
      `${good}.x`,
      `${good}=`,
      `${good} `,
      'é'.repeat(900),
      withoutKid,
    ])
      await expectRefused(text)
    expect((await signIn(good)).status).toBe(200)
  })
})

describe('a token that was used', () => {
  it('[AUTH-32, ERR-24] opens no second login', async () => {
    const idToken = await google.token('replayed')
    const { body } = await signIn(idToken)
    await expectRefused(idToken)
    // Nor does the thief end the login of the one that it belongs to.
    expect((await cloud.call('GET', '/api/auth/validate', { token: body.data.token })).status).toBe(200)
  })

  it('opens one when it comes many times at once', async () => {
    const idToken = await google.token('at-once')
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(idToken)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401, 401])
  })

  it('opens none when its signature is spelt in another way', async () => {
    const idToken = await google.token('respelt')
    await signIn(idToken)
    // Four bits of the last of 342 letters are unused.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const last = alphabet.indexOf(idToken.at(-1) ?? '')
    for (const letter of [last ^ 1, last ^ 15]) await expectRefused(idToken.slice(0, -1) + alphabet[letter])
  })

  it('is forgotten after it could be used', async () => {
    const kept = async (): Promise<number> => {
      const row = await cloud.db('google_tokens_used').count({ n: '*' }).first()
      return Number(row?.n)
    }
    const short = await google.token('short', { exp: inAnHour() - 3000 })
    await signIn(short)
    const before = await kept()
    cloud.clock.advance(601_000)
    await expectRefused(short)
    await signIn(await google.token('sweeper'))
    expect(await kept()).toBe(before + 1)
    cloud.clock.advance(2 * 3_600_000)
    await signIn(await google.token('last-sweeper', { exp: inAnHour() + 3 * 3600 }))
    expect(await kept()).toBe(1)
  })

  it('is not used up by an answer that opened nothing', async () => {
    const { user } = await cloud.register('not_yet')
    const idToken = await google.token('patient', { email: user.email, exp: inAnHour() + 6 * 3600 })
    expect((await signIn(idToken)).status).toBe(409)
    await cloud.db('users').where({ id: user.id }).update({ email_verified: true })
    expect((await signIn(idToken)).status).toBe(200)
  })
})

describe('the keys', () => {
  // The clock has run ahead of Google's.
  const fresh = (sub: string) => google.token(sub, { exp: inAnHour() + 12 * 3600 })

  it('are kept for as long as their server says', async () => {
    google.publish([google.key().jwk], 'public, max-age=600')
    cloud.clock.advance(3_600_000)
    await signIn(await fresh('keeper'))
    const fetched = google.fetched()
    await signIn(await fresh('keeper'))
    cloud.clock.advance(599_000)
    await signIn(await fresh('keeper'))
    expect(google.fetched()).toBe(fetched)
    cloud.clock.advance(1_000)
    expect((await signIn(await fresh('keeper'))).status).toBe(200)
    expect(google.fetched()).toBe(fetched + 1)
    google.publish([google.key().jwk], 'no-store')
    cloud.clock.advance(600_000)
    for (let i = 1; i <= 2; i++) {
      await signIn(await fresh('keeper'))
      expect(google.fetched()).toBe(fetched + 1 + i)
    }
    google.publish([google.key().jwk], 'public, max-age=3600')
  })

  it('are fetched again, once, for one that is unknown', async () => {
    await signIn(await fresh('rotated'))
    const older = google.key()
    await google.rotate('second')
    expect((await signIn(await fresh('rotated'))).status).toBe(200)
    const fetched = google.fetched()
    await expectRefused(await signClaims(older, googleClaims('rotated', { exp: inAnHour() + 12 * 3600 })))
    await expectRefused(await signClaims({ ...older, kid: '__proto__' }, googleClaims('rotated')))
    expect(google.fetched()).toBe(fetched + 2)
  })

  it('are fetched once for many concurrent sign-ins', async () => {
    const idTokens = await Promise.all(Array.from({ length: 5 }, (_, i) => fresh(`waiting-${i}`)))
    cloud.clock.advance(3_600_000)
    const fetched = google.fetched()
    const answers = await Promise.all(idTokens.map(signIn))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(google.fetched()).toBe(fetched + 1)
  })

  it('are none of other kinds', async () => {
    const { jwk } = google.key()
    google.publish([{ ...jwk, kid: 'ec', kty: 'EC' }, { ...jwk, kid: 'pss', alg: 'PS256' }, jwk])
    cloud.clock.advance(3_600_000)
    expect((await signIn(await fresh('kinds'))).status).toBe(200)
    await expectRefused(await signClaims({ ...google.key(), kid: 'pss' }, googleClaims('kinds')))
  })

  const BROKEN: readonly [what: string, answer: Parameters<LocalGoogle['answerBy']>[0]][] = [
    ['answers 503', (response) => response.writeHead(503).end('{}')],
    ['breaks off', (response) => response.destroy()],
    ['answers no JSON', (response) => response.end('<html>')],
    ['answers something else', (response) => response.end('{"keys":{}}')],
    ['answers a broken key', (response) => response.end('{"keys":[{"kid":"first","kty":"RSA"}]}')],
  ]
  it.each(BROKEN)('[ERR-24] refuse and are logged when their server %s', async (_, answer) => {
    cloud.clock.advance(3_600_000)
    const mend = google.answerBy(answer)
    const idToken = await fresh('patient')
    await expectRefused(idToken)
    const errors = lines.filter(([level]) => level === 'error')
    expect(errors).toEqual([
      [
        'error',
        { err: expect.any(Error), certsUrl: google.certsUrl },
        expect.stringContaining('keys of Google'),
      ],
    ])
    expect(JSON.stringify(lines)).not.toContain(idToken.slice(0, 60))
    mend()
    expect((await signIn(idToken)).status).toBe(200)
  })

  it('[ERR-24] refuse when their server does not answer in time', async () => {
    cloud.clock.advance(3_600_000)
    const silence = new AbortController()
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(silence.signal)
    const mend = google.answerBy(() => silence.abort(new DOMException('too late', 'TimeoutError')))
    await expectRefused(await fresh('patient'))
    expect(limit.mock.calls[0]?.[0]).toBeLessThan(10_000)
    expect(lines.filter(([level]) => level === 'error')).toHaveLength(1)
    limit.mockRestore()
    mend()
  })

  it('are not fetched without limit for made-up key ids', async () => {
    await signIn(await fresh('flooded'))
    const fetched = google.fetched()
    const madeUp = await Promise.all(
      Array.from({ length: 80 }, (_, i) => signClaims({ ...google.key(), kid: `k${i}` }, googleClaims('x'))),
    )
    const statuses = []
    for (const idToken of madeUp) statuses.push((await signIn(idToken)).status)
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
    expect(google.fetched() - fetched).toBeLessThanOrEqual(60)
    // Those that are known open as before.
    expect((await signIn(await fresh('flooded'))).status).toBe(200)
  })
})
