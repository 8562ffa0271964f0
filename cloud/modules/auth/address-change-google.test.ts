/**
 * @module-tag postgres
 * Queries of address-changes-repository.ts, auth-repository.ts and google-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  CLIENT_ID,
  type LocalGoogle,
  startLocalGoogle,
} from '#cloud/integrations/google/testing/local-google.ts'
import { linkIn } from '#cloud/integrations/mail/testing/read-outbox.ts'
import { eventually } from '#cloud/testing/room-calls.ts'
import { PASSWORD, startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'

let google: LocalGoogle
let cloud: TestCloud
beforeAll(async () => {
  google = await startLocalGoogle()
  cloud = await startTestCloud({
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_CERTS_URL: google.certsUrl,
  })
})
afterAll(async () => {
  await cloud.stop()
  await google.close()
})

const CONFIRM = 'Confirm your new e-mail address'
const TOLD = 'Your e-mail address is about to change'

let addresses = 0
const newAddress = () => `address_${++addresses}@example.org`

const ask = (token: string, email: string, proof: object = { currentPassword: PASSWORD }) =>
  cloud.call('PATCH', '/api/auth/profile', { token, body: { email, ...proof } })
const verify = (token: string) => cloud.call('POST', '/api/auth/verify-email', { body: { token } })
const undo = (token: unknown) => cloud.call('POST', '/api/auth/undo-email', { body: { token } })
const userOf = async (token: string) =>
  (await cloud.call('GET', '/api/auth/validate', { token })).body.data.user
const login = (username: string, password = PASSWORD) =>
  cloud.call('POST', '/api/auth/login', { body: { username, password } })

/** The token that was mailed under this subject, as soon as it was. */
async function tokenTo(address: string, subject: string): Promise<string> {
  const mails = await eventually(
    async () => (await cloud.mailsTo(address)).filter((mail) => mail.subject === subject),
    ({ length }) => length > 0,
  )
  return linkIn(mails.at(-1)).searchParams.get('token') ?? ''
}

describe('an account that signs in with Google', () => {
  const signIn = async (sub: string) => {
    const body = { firebaseUser: { idToken: await google.token(sub) } }
    const answer = await cloud.call('POST', '/api/auth/google', { body })
    return { idToken: body.firebaseUser.idToken, ...answer.body.data }
  }

  it('[AUTH-44] proves itself by a fresh token of its own, once', async () => {
    const { token, user } = await signIn('mover')
    const email = newAddress()
    const idToken = await google.token('mover')
    expect((await ask(token, email, { idToken })).body.data.user.pendingEmail).toBe(email)
    expect((await ask(token, newAddress(), { idToken })).status).toBe(400)
    expect((await verify(await tokenTo(email, CONFIRM))).status).toBe(200)
    const again = await signIn('mover')
    expect(again.user).toMatchObject({ id: user.id, email })
  })

  it('[AUTH-44] does not by another’s, an old one, the one that it came in with, or a password', async () => {
    const { token, user, idToken: spent } = await signIn('stayer')
    const now = Math.floor(cloud.clock.now() / 1000)
    const old = await google.token('stayer', { iat: now - 601 })
    for (const idToken of [await google.token('mover'), old, spent, 'x']) {
      const { status, body } = await ask(token, newAddress(), { idToken })
      expect([status, body.code]).toEqual([400, 'GOOGLE_AUTHENTICATION_FAILED'])
    }
    for (const proof of [{}, { currentPassword: PASSWORD }]) {
      const { status, body } = await ask(token, newAddress(), proof)
      const message = 'Valid Firebase user data required'
      expect([status, body.details]).toEqual([400, [{ path: 'idToken', message }]])
    }
    expect(await userOf(token)).toEqual(user)
  })
})

describe('POST /auth/undo-email', () => {
  it('[AUTH-44] parts the account from a Google identity that joined it at the other address', async () => {
    const { token, user: newcomer } = await cloud.register()
    await verify(await tokenTo(newcomer.email, 'Confirm your e-mail address'))
    const user = await userOf(token)
    await ask(token, 'thief_by_google@example.org')
    await verify(await tokenTo('thief_by_google@example.org', CONFIRM))
    const link = await tokenTo(user.email, TOLD)
    const signIn = async () => {
      const idToken = await google.token('thief_by_google')
      return cloud.call('POST', '/api/auth/google', { body: { firebaseUser: { idToken } } })
    }
    expect((await signIn()).body.data.user).toMatchObject({ id: user.id, isGoogleUser: true })
    expect((await undo(link)).status).toBe(200)
    expect((await signIn()).body.data.user.id).not.toBe(user.id)
    // The joining deleted the password; the owner gets a new one by mail.
    await cloud.call('POST', '/api/auth/request-password-reset', { body: { email: user.email } })
    const body = { token: await tokenTo(user.email, 'Choose a new password'), newPassword: 'An0ther' }
    expect((await cloud.call('POST', '/api/auth/reset-password', { body })).status).toBe(200)
    expect((await login(user.username, 'An0ther')).body.data.user).toEqual(user)
  })

  it('[AUTH-44] does so even when the address had come back before', async () => {
    const { token, user: newcomer } = await cloud.register()
    await verify(await tokenTo(newcomer.email, 'Confirm your e-mail address'))
    const user = await userOf(token)
    const thiefs = 'thief_who_returns@example.org'
    await ask(token, thiefs)
    await verify(await tokenTo(thiefs, CONFIRM))
    const link = await tokenTo(user.email, TOLD)
    const signIn = async () => {
      const idToken = await google.token('thief_who_returns')
      return cloud.call('POST', '/api/auth/google', { body: { firebaseUser: { idToken } } })
    }
    const { token: thief } = (await signIn()).body.data
    cloud.clock.advance(1_000)
    await ask(thief, user.email, { idToken: await google.token('thief_who_returns') })
    await verify(await tokenTo(user.email, CONFIRM))
    expect((await undo(link)).status).toBe(200)
    expect((await signIn()).body.data?.user.id).not.toBe(user.id)
  })
})
