/**
 * @module-tag postgres
 * Races.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { linkIn } from '#cloud/integrations/mail/testing/read-outbox.ts'
import { startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'
import { VERIFICATION_LINK_MS } from '#shared/constants/timings.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud({ PUBLIC_URL: 'https://riddles.example' })
})
afterAll(() => cloud.stop())

const ask = (token?: string) => cloud.call('POST', '/api/auth/request-email-verification', { token })
const verify = (token: unknown) => cloud.call('POST', '/api/auth/verify-email', { body: { token } })
const answerOf = ({ status, body }: Awaited<ReturnType<typeof verify>>) => [status, body.data]
const isVerified = async (token: string): Promise<boolean> =>
  (await cloud.call('GET', '/api/auth/profile', { token })).body.data.user.emailVerified
/** Waits for `count` mails to an address, and returns the token of the latest. */
const mailed = async (address: string, count = 1): Promise<string> => {
  const mails = await cloud.mailsOnceThereAre(count, address)
  return linkIn(mails[count - 1]).searchParams.get('token') ?? ''
}

describe('POST /auth/register', () => {
  it('[AUTH-18] leaves the address unverified and mails a link that verifies it', async () => {
    const { token, user } = await cloud.register()
    expect(user.emailVerified).toBe(false)
    const [mail, ...others] = await cloud.mailsOnceThereAre(1, user.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Confirm your e-mail address')
    expect(linkIn(mail).href).toMatch(/^https:\/\/riddles\.example\/verify-email\?token=[\w-]{43}$/)
    expect((await verify(linkIn(mail).searchParams.get('token'))).status).toBe(200)
    expect(await isVerified(token)).toBe(true)
  })

  it('[I18N-5] mails in the language of the page, while the account has none of its own', async () => {
    const body = {
      username: 'nonna',
      email: 'nonna@example.org',
      password: 'Passw0rd',
      confirmPassword: 'Passw0rd',
      language: 'italian',
    }
    const { status, body: answer } = await cloud.call('POST', '/api/auth/register', { body })
    // It is chosen on the next page, and not here.
    expect([status, answer.data.user.preferredLanguage]).toEqual([201, null])
    const [mail] = await cloud.mailsOnceThereAre(1, body.email)
    expect(mail?.subject).toBe('Conferma il tuo indirizzo e-mail')
    expect(mail?.html).toContain('<html lang="it">')
  })

  it('[I18N-5] refuses a language that there is none of', async () => {
    const body = {
      username: 'oma',
      email: 'oma@example.org',
      password: 'Passw0rd',
      confirmPassword: 'Passw0rd',
    }
    const answer = await cloud.call('POST', '/api/auth/register', { body: { ...body, language: 'german' } })
    expect([answer.status, answer.body.error]).toEqual([400, 'Language must be italian or english'])
  })

  it('[OPS-4] mails links to PUBLIC_URL, whatever the Host header says', async () => {
    const body = {
      username: 'hosted',
      email: 'hosted@example.org',
      password: 'Passw0rd',
      confirmPassword: 'Passw0rd',
    }
    // fetch() would not let us lie about the host.
    const lying = request(`${cloud.url}/api/auth/register`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
      },
    })
    lying.end(JSON.stringify(body))
    await once(lying, 'response')
    const [mail] = await cloud.mailsOnceThereAre(1, body.email)
    expect(linkIn(mail).origin).toBe('https://riddles.example')
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
  })
})

describe('POST /auth/request-email-verification', () => {
  it('[AUTH-15] mails a link to /verify-email', async () => {
    const { token, user } = await cloud.register()
    const answer = await ask(token)
    expect([answer.status, answer.body]).toEqual([200, { success: true }])
    const second = await mailed(user.email, 2)
    expect((await verify(second)).status).toBe(200)
    expect(await isVerified(token)).toBe(true)
  })

  it('[AUTH-15] mails a verified account nothing', async () => {
    const { token, user } = await cloud.register()
    await verify(await mailed(user.email))
    expect((await ask(token)).status).toBe(200)
    // What comes after it has come: so it did not.
    const other = await cloud.register()
    await mailed(other.user.email)
    expect(await cloud.mailsTo(user.email)).toHaveLength(1)
  })

  it('[I18N-5] mails in the language of the account', async () => {
    const { token, user } = await cloud.register()
    await cloud.mailsOnceThereAre(1, user.email)
    await cloud.call('PATCH', '/api/auth/language', { token, body: { language: 'italian' } })
    await ask(token)
    const mails = await cloud.mailsOnceThereAre(2, user.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Confirm your e-mail address',
      'Conferma il tuo indirizzo e-mail',
    ])
    expect(mails[1]?.text).toContain(`Ciao ${user.username},`)
    expect(mails[1]?.html).toContain('<html lang="it">')
  })

  it('floods no mailbox, and says nothing of it', async () => {
    const { token, user } = await cloud.register()
    for (let i = 0; i < 12; i++) expect((await ask(token)).status).toBe(200)
    const other = await cloud.register()
    await mailed(other.user.email)
    await vi.waitFor(async () => expect(await cloud.mailsTo(user.email)).toHaveLength(10), 20_000)
  })

  it('[AUTH-15] needs a login', async () => {
    expect((await ask()).status).toBe(401)
  })
})

describe('POST /auth/verify-email', () => {
  it('[AUTH-47] answers for 24 hours that a used token has confirmed the address already', async () => {
    const { user } = await cloud.register()
    const link = await mailed(user.email)
    cloud.clock.advance(VERIFICATION_LINK_MS - 1)
    expect(answerOf(await verify(link))).toEqual([200, { alreadyConfirmed: false }])
    cloud.clock.advance(VERIFICATION_LINK_MS - 1)
    expect(answerOf(await verify(link))).toEqual([200, { alreadyConfirmed: true }])
    cloud.clock.advance(1)
    const late = await verify(link)
    expect(late.status).toBe(400)
    expect(late.body).toEqual({
      success: false,
      error: 'Token is invalid or expired',
      code: 'TOKEN_INVALID_OR_EXPIRED',
    })
  })

  it('[AUTH-47] answers the same for an earlier link to the same address', async () => {
    const { token, user } = await cloud.register()
    const first = await mailed(user.email)
    await ask(token)
    expect(answerOf(await verify(await mailed(user.email, 2)))).toEqual([200, { alreadyConfirmed: false }])
    expect(answerOf(await verify(first))).toEqual([200, { alreadyConfirmed: true }])
  })

  it('[AUTH-16, AUTH-47] verifies once when the same token arrives ten times at once', async () => {
    const { user } = await cloud.register()
    const token = await mailed(user.email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(answers.filter(({ body }) => !body.data.alreadyConfirmed)).toHaveLength(1)
  })

  it('[AUTH-16, AUTH-17] takes it for 24 hours', async () => {
    const [one, other] = [await cloud.register(), await cloud.register()]
    const [inTime, late] = [await mailed(one.user.email), await mailed(other.user.email)]
    cloud.clock.advance(VERIFICATION_LINK_MS - 1)
    expect((await verify(inTime)).status).toBe(200)
    cloud.clock.advance(1)
    expect((await verify(late)).status).toBe(400)
  })

  it('[AUTH-16] refuses an invalid token', async () => {
    const { user } = await cloud.register()
    const token = await mailed(user.email)
    const flipped = (token.startsWith('a') ? 'b' : 'a') + token.slice(1)
    for (const bad of ['x', flipped, token.slice(1), `${token}=`, token.toUpperCase()]) {
      const { status, body } = await verify(bad)
      expect([bad, status, body.code]).toEqual([bad, 400, 'TOKEN_INVALID_OR_EXPIRED'])
    }
    for (const bad of [undefined, null, '', 7, ['x'], 'x'.repeat(1_000), { $ne: '' }]) {
      expect([bad, (await verify(bad)).body.code]).toEqual([bad, 'VALIDATION_FAILED'])
    }
    expect((await verify(token)).status).toBe(200)
  })

  it('is kept as a hash alone, and not for longer than it works', async () => {
    const { user } = await cloud.register()
    const token = await mailed(user.email)
    const rows = () => cloud.db('mail_tokens').where({ user_id: user.id })
    const [row] = await rows()
    expect(row.token_hash).toBe(createHash('sha256').update(token).digest('hex'))
    expect(JSON.stringify(row)).not.toContain(token)
    cloud.clock.advance(VERIFICATION_LINK_MS)
    const other = await cloud.register()
    await mailed(other.user.email)
    expect(await rows()).toEqual([])
  })
})
