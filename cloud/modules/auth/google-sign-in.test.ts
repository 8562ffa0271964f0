import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  CLIENT_ID,
  type LocalGoogle,
  startLocalGoogle,
} from '#cloud/integrations/google/testing/local-google.ts'
import { linkIn } from '#cloud/integrations/mail/testing/read-outbox.ts'
import { PASSWORD, startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'

let google: LocalGoogle
let cloud: TestCloud
beforeAll(async () => {
  google = await startLocalGoogle()
  cloud = await startTestCloud({ GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CERTS_URL: google.certsUrl })
})
afterAll(async () => {
  await cloud.stop()
  await google.close()
})

const signIn = async (sub: string, claims?: object) => {
  const idToken = await google.token(sub, claims)
  return cloud.call('POST', '/api/auth/google', { body: { firebaseUser: { idToken } } })
}
const get = (path: string, token: string) => cloud.call('GET', `/api/auth/${path}`, { token })
const login = (username: string) =>
  cloud.call('POST', '/api/auth/login', { body: { username, password: PASSWORD } })
const verify = async ({ user }: TestPlayer) => {
  const [mail] = await cloud.mailsOnceThereAre(1, user.email)
  const token = linkIn(mail).searchParams.get('token')
  expect((await cloud.call('POST', '/api/auth/verify-email', { body: { token } })).status).toBe(200)
}
/** A password account with a verified address. */
async function registerVerified(): Promise<TestPlayer> {
  const player = await cloud.register()
  await verify(player)
  return player
}

const TAKEN = {
  success: false,
  error: 'Account with this e-mail already exists',
  code: 'EMAIL_ALREADY_EXISTS',
}

describe('a first sign-in with Google', () => {
  it('[AUTH-7, AUTH-19] makes an account without a password, and signs in', async () => {
    const { status, body } = await signIn('first', { email: 'First.Time@example.org', given_name: 'Ada' })
    expect(status).toBe(200)
    expect(body.data).toEqual({
      token: expect.any(String),
      user: {
        id: expect.any(String),
        username: 'Ada',
        email: 'First.Time@example.org',
        emailVerified: true,
        avatar: expect.any(String),
        preferredLanguage: null,
        tutorialStep: 1,
        role: 'player',
        isGoogleUser: true,
        firebaseUser: { uid: 'first', email: 'First.Time@example.org' },
        createdAt: new Date(cloud.clock.now()).toISOString(),
        balance: 100,
        isSubscriber: false,
      },
    })
    const { token, user } = body.data
    expect((await get('validate', token)).body.data.user).toEqual(user)
    expect((await get('is-google-user', token)).body.data).toEqual({ isGoogleUser: true })
    expect(await cloud.db('credentials').where({ user_id: user.id })).toEqual([])
    expect((await get('profile', token)).body.data.stats).toMatchObject({ games: 0, wins: 0 })
    expect((await get('export', token)).body.data.passwordChangedAt).toBeNull()
  })

  it('[AUTH-45] takes no reserved name', async () => {
    const { status, body } = await signIn('impostor', { email: 'bob.b@example.org', given_name: 'Admin' })
    expect([status, body.data.user.username]).toEqual([200, 'bob_b'])
  })

  it('takes a name that is free', async () => {
    const names = []
    for (const sub of ['namesake-1', 'namesake-2', 'namesake-3']) {
      const { body } = await signIn(sub, { given_name: 'Grace' })
      names.push(body.data.user.username)
    }
    expect(names[0]).toBe('Grace')
    for (const name of names.slice(1)) expect(name).toMatch(/^Grace_\d{4,6}$/)
    expect(new Set(names).size).toBe(3)
    await cloud.register('Hedy')
    expect((await signIn('hedy-2', { given_name: 'HEDY' })).body.data.user.username).toMatch(/^HEDY_\d+$/)
  })

  it('mails no link to an address that Google has verified', async () => {
    const verified = await signIn('verified')
    const unverified = await signIn('unverified', { email_verified: false })
    expect(unverified.body.data.user.emailVerified).toBe(false)
    // Mails go out in order: the later one is there, so the earlier one would be.
    const [mail] = await cloud.mailsOnceThereAre(1, unverified.body.data.user.email)
    expect(linkIn(mail).pathname).toBe('/verify-email')
    expect(await cloud.mailsTo(verified.body.data.user.email)).toEqual([])
  })

  it('[I18N-5] mails in the language of the page, while the account has none of its own', async () => {
    const idToken = await google.token('nonno', { email_verified: false })
    const { body } = await cloud.call('POST', '/api/auth/google', {
      body: { firebaseUser: { idToken }, language: 'italian' },
    })
    expect(body.data.user.preferredLanguage).toBeNull()
    const [mail] = await cloud.mailsOnceThereAre(1, body.data.user.email)
    expect(mail?.subject).toBe('Conferma il tuo indirizzo e-mail')
  })

  it('makes one account when one person signs in on eight devices at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => signIn('eager', { given_name: 'Eager' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(answers.map(({ body }) => body.data.user.id)).size).toBe(1)
    expect(await cloud.db('users').where({ username_folded: 'eager' })).toHaveLength(1)
  })

  it('makes an account for each of eight people of one name at once', async () => {
    const people = Array.from({ length: 8 }, (_, i) => signIn(`crowd-${i}`, { given_name: 'Crowd' }))
    const answers = await Promise.all(people)
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(answers.map(({ body }) => body.data.user.username)).size).toBe(8)
  })

  it('[AUTH-34, ERR-13] makes none for another identity with a Google user’s address', async () => {
    const { body } = await signIn('owner', { email: 'shared@example.org' })
    const other = await signIn('successor', { email: 'SHARED@example.org' })
    expect([other.status, other.body]).toEqual([409, TAKEN])
    expect((await get('validate', body.data.token)).status).toBe(200)
  })
})

describe('a later sign-in with Google', () => {
  it('[AUTH-7, SESS-19] opens the same account, whatever its name and address are by now, and ends the older login', async () => {
    const first = (await signIn('again')).body.data
    const ended: unknown[] = []
    const stopListening = cloud.app.services.auth.onLoginEnded((login) => ended.push(login))
    const { status, body } = await signIn('again', { email: 'moved@example.org', given_name: 'Other' })
    stopListening()
    expect(status).toBe(200)
    expect(body.data.user).toEqual(first.user)
    expect((await get('validate', first.token)).status).toBe(401)
    expect((await get('validate', body.data.token)).status).toBe(200)
    expect(ended).toMatchObject([{ userId: first.user.id, reason: 'replaced' }])
  })

  it('knows one issuer’s subject from another’s', async () => {
    const { body } = await signIn('same-subject')
    const kept = await cloud.db('users').where({ id: body.data.user.id }).first('google_uid')
    expect(kept.google_uid).toBe('accounts.google.com/same-subject')
  })

  it('[ERR-19] answers 404 once an admin has removed the account', async () => {
    const { body } = await signIn('removed')
    const { id } = body.data.user
    await cloud.db('users').where({ id }).delete()
    await cloud.db('google_identities_barred').insert({
      google_uid: 'accounts.google.com/removed',
      barred_at: cloud.clock.now(),
    })
    for (const email of ['removed@example.org', 'elsewhere@example.org']) {
      const answer = await signIn('removed', { email })
      expect([answer.status, answer.body]).toEqual([
        404,
        { success: false, error: 'Google user not found', code: 'GOOGLE_USER_NOT_FOUND' },
      ])
    }
    expect((await signIn('not-removed', { email: 'removed@example.org' })).status).toBe(200)
  })

  it('[ERR-19] begins anew once the owner has deleted the account', async () => {
    const { token, user } = (await signIn('comes-back')).body.data
    const gone = await cloud.call('DELETE', '/api/auth/account', { token, body: {} })
    expect(gone.status).toBe(200)
    const { status, body } = await signIn('comes-back')
    expect([status, body.data.user.email]).toEqual([200, user.email])
    expect(body.data.user.id).not.toBe(user.id)
  })
})

describe('a password account with the same address', () => {
  it('[AUTH-34] is joined when both sides have verified it, and its password is no more', async () => {
    const player = await registerVerified()
    const { status, body } = await signIn('joins', { email: player.user.email.toUpperCase() })
    expect(status).toBe(200)
    expect(body.data.user).toEqual({
      ...player.user,
      emailVerified: true,
      isGoogleUser: true,
      firebaseUser: { uid: 'joins', email: player.user.email },
    })
    // All other logins have ended.
    expect((await get('validate', player.token)).status).toBe(401)
    expect((await login(player.user.username)).body.code).toBe('INVALID_USERNAME_OR_PASSWORD')
    expect(await cloud.db('credentials').where({ user_id: player.user.id })).toEqual([])
    expect((await signIn('joins')).body.data.user.id).toBe(player.user.id)
  })

  it('[AUTH-34, ERR-13] is not joined as long as one side has not', async () => {
    const unverified = await cloud.register()
    const verified = await registerVerified()
    for (const [sub, player, email_verified] of [
      ['squatted', unverified, true],
      ['unproven', verified, false],
      ['neither', unverified, false],
    ] as const) {
      const { status, body } = await signIn(sub, { email: player.user.email, email_verified })
      expect([sub, status, body]).toEqual([sub, 409, TAKEN])
      expect((await get('is-google-user', player.token)).body.data).toEqual({ isGoogleUser: false })
    }
    expect((await login(verified.user.username)).status).toBe(200)
    await verify(unverified)
    expect((await signIn('squatted', { email: unverified.user.email })).status).toBe(200)
  })

  it('[AUTH-8, AUTH-10, ERR-34] then has no password to change or reset, not even by an older link', async () => {
    const player = await registerVerified()
    const { user } = player
    await cloud.mailsOnceThereAre(1, user.email)
    await cloud.call('POST', '/api/auth/request-password-reset', { body: { email: user.email } })
    const [, mail] = await cloud.mailsOnceThereAre(2, user.email)
    const { token } = (await signIn('passwordless', { email: user.email })).body.data
    const change = await cloud.call('POST', '/api/auth/change-password', {
      token,
      body: { currentPassword: PASSWORD, newPassword: 'An0therOne' },
    })
    const reset = await cloud.call('POST', '/api/auth/reset-password', {
      body: { token: linkIn(mail).searchParams.get('token'), newPassword: 'An0therOne' },
    })
    for (const { status, body } of [change, reset])
      expect([status, body.code]).toEqual([403, 'GOOGLE_USERS_CANNOT_CHANGE_PASSWORD'])
    expect(await cloud.db('credentials').where({ user_id: user.id })).toEqual([])
  })
})

describe('a server without GOOGLE_CLIENT_ID', () => {
  it('[AUTH-33] refuses every token, and fetches no keys', async () => {
    const without = await startTestCloud({ GOOGLE_CERTS_URL: google.certsUrl })
    const fetched = google.fetched()
    const idToken = await google.token('anyone')
    const { status, body } = await without.call('POST', '/api/auth/google', {
      body: { firebaseUser: { idToken } },
    })
    await without.stop()
    expect([status, body.code]).toEqual([401, 'GOOGLE_AUTHENTICATION_FAILED'])
    expect(google.fetched()).toBe(fetched)
  })
})
