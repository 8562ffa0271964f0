import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkIn } from '#cloud/integrations/mail/testing/read-outbox.ts'
import { eventually } from '#cloud/testing/room-calls.ts'
import { PASSWORD, startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { UNDO_EMAIL_MS, VERIFICATION_LINK_MS } from '#shared/constants/timings.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud({ PUBLIC_URL: 'https://riddles.example' })
})
afterAll(() => cloud.stop())

const CONFIRM = 'Confirm your new e-mail address'
const TOLD = 'Your e-mail address is about to change'

let addresses = 0
const newAddress = () => `address_${++addresses}@example.org`

const ask = (token: string, email: string, proof: object = { currentPassword: PASSWORD }) =>
  cloud.call('PATCH', '/api/auth/profile', { token, body: { email, ...proof } })
const verify = (token: string) => cloud.call('POST', '/api/auth/verify-email', { body: { token } })
const undo = (token: unknown) => cloud.call('POST', '/api/auth/undo-email', { body: { token } })
const validate = async (token: string) => cloud.call('GET', '/api/auth/validate', { token })
const userOf = async (token: string) => (await validate(token)).body.data.user
const login = (username: string, password = PASSWORD) =>
  cloud.call('POST', '/api/auth/login', { body: { username, password } })

/** The link of the mail with this subject that came last, as soon as there is one. */
async function linkTo(address: string, subject: string): Promise<URL> {
  const mails = await eventually(
    async () => (await cloud.mailsTo(address)).filter((mail) => mail.subject === subject),
    ({ length }) => length > 0,
  )
  return linkIn(mails.at(-1))
}
const tokenTo = async (...mail: Parameters<typeof linkTo>): Promise<string> =>
  (await linkTo(...mail)).searchParams.get('token') ?? ''

async function registerVerified(): Promise<TestPlayer> {
  const player = await cloud.register()
  await verify(await tokenTo(player.user.email, 'Confirm your e-mail address'))
  return { ...player, user: await userOf(player.token) }
}

/** Asks for another address and takes it; answers the token of the undo link that the former one got. */
async function move(token: string, from: string, to: string): Promise<string> {
  expect((await ask(token, to)).status).toBe(200)
  const undoToken = await tokenTo(from, TOLD)
  expect((await verify(await tokenTo(to, CONFIRM))).status).toBe(200)
  return undoToken
}

describe('asking for another address', () => {
  it('[AUTH-44, AUTH-6, AUTH-18] leaves the present one, proven as it is, until the link mailed to the new one is opened', async () => {
    const { token, user } = await registerVerified()
    const email = newAddress()
    const answer = await ask(token, email)
    expect([answer.status, answer.body.data.user]).toEqual([200, { ...user, pendingEmail: email }])
    expect(await userOf(token)).toEqual({ ...user, pendingEmail: email })
    const link = await linkTo(email, CONFIRM)
    expect(link.href).toMatch(/^https:\/\/riddles\.example\/verify-email\?token=[\w-]{43}$/)
    expect((await verify(link.searchParams.get('token') ?? '')).status).toBe(200)
    expect(await userOf(token)).toEqual({ ...user, email, emailVerified: true })
  })

  it('[AUTH-47] answers for the new address that it is confirmed already, and no more for the former one', async () => {
    const { token, user } = await cloud.register()
    const former = await tokenTo(user.email, 'Confirm your e-mail address')
    await verify(former)
    const email = newAddress()
    await move(token, user.email, email)
    const again = await verify(await tokenTo(email, CONFIRM))
    expect([again.status, again.body.data]).toEqual([200, { alreadyConfirmed: true }])
    expect((await userOf(token)).email).toBe(email)
    expect((await verify(former)).status).toBe(400)
  })

  it('[AUTH-44] proves nothing of the present address', async () => {
    const { token, user } = await cloud.register()
    await ask(token, newAddress())
    expect(await userOf(token)).toMatchObject({ email: user.email, emailVerified: false })
  })

  it.each([
    [{}, 'VALIDATION_FAILED', 'Current password is required'],
    [{ idToken: 'x' }, 'VALIDATION_FAILED', 'Current password is required'],
    [{ currentPassword: '' }, 'VALIDATION_FAILED', 'Current password is required'],
    [{ currentPassword: 'Wrong1' }, 'CURRENT_PASSWORD_INCORRECT', 'Current password is incorrect'],
  ])('[AUTH-44, AUTH-6] needs the password, not %j', async (proof, code, error) => {
    const { token, user } = await cloud.register()
    const { status, body } = await ask(token, newAddress(), { username: 'never_so', ...proof })
    expect([status, body.code, body.error]).toEqual([400, code, error])
    if (code === 'VALIDATION_FAILED')
      expect(body.details).toEqual([{ path: 'currentPassword', message: error }])
    expect(await userOf(token)).toEqual(user)
  })

  it('[AUTH-44, AUTH-37] is no way to guess the password', async () => {
    const { token } = await cloud.register()
    for (let i = 0; i < 10; i++)
      expect((await ask(token, newAddress(), { currentPassword: 'Wrong1' })).status).toBe(400)
    expect((await ask(token, newAddress())).status).toBe(429)
  })

  it('[AUTH-44] tells the present address, without the new one, in the language of the account', async () => {
    const { token, user } = await cloud.register()
    await cloud.call('PATCH', '/api/auth/language', { token, body: { language: 'italian' } })
    const email = newAddress()
    await ask(token, email)
    const link = await linkTo(user.email, 'Il tuo indirizzo e-mail sta per cambiare')
    expect(link.href).toMatch(/^https:\/\/riddles\.example\/undo-email\?token=[\w-]{43}$/)
    const told = (await cloud.mailsTo(user.email)).at(-1)
    expect(`${told?.text}${told?.html}`).not.toContain(email)
    await linkTo(email, 'Conferma il tuo nuovo indirizzo e-mail')
  })

  it('[AUTH-44] again, for another one: only the latest comes true', async () => {
    const { token } = await registerVerified()
    const [first, second] = [newAddress(), newAddress()]
    await ask(token, first)
    const old = await tokenTo(first, CONFIRM)
    await ask(token, second)
    expect((await verify(old)).status).toBe(400)
    expect((await verify(await tokenTo(second, CONFIRM))).status).toBe(200)
    expect((await userOf(token)).email).toBe(second)
  })

  it('[AUTH-44, AUTH-36] does not outlive the password that proved it', async () => {
    for (const renew of ['change', 'reset'] as const) {
      const { token, user } = await registerVerified()
      const thiefs = newAddress()
      await ask(token, thiefs)
      const link = await tokenTo(thiefs, CONFIRM)
      const newPassword = 'An0ther'
      if (renew === 'change')
        await cloud.call('POST', '/api/auth/change-password', {
          token,
          body: { currentPassword: PASSWORD, newPassword },
        })
      else {
        await cloud.call('POST', '/api/auth/request-password-reset', { body: { email: user.email } })
        const reset = await tokenTo(user.email, 'Choose a new password')
        await cloud.call('POST', '/api/auth/reset-password', { body: { token: reset, newPassword } })
      }
      expect([renew, (await verify(link)).status]).toEqual([renew, 400])
      expect((await login(user.username, newPassword)).body.data.user).toEqual(user)
    }
  })

  it('[AUTH-44] again, for the present one, ends the wish', async () => {
    const { token, user } = await registerVerified()
    const email = newAddress()
    await ask(token, email)
    const link = await tokenTo(email, CONFIRM)
    expect((await ask(token, user.email)).body.data.user).toEqual(user)
    expect((await verify(link)).status).toBe(400)
    expect(await userOf(token)).toEqual(user)
  })

  it('[AUTH-44, AUTH-17] is forgotten after 24 hours', async () => {
    const { user } = await registerVerified()
    const email = newAddress()
    const { token } = (await login(user.username)).body.data
    await ask(token, email)
    const link = await tokenTo(email, CONFIRM)
    cloud.clock.advance(VERIFICATION_LINK_MS)
    expect((await verify(link)).status).toBe(400)
    const { body } = await login(user.username)
    expect(body.data.user).toEqual(user)
  })

  it('[AUTH-44, AUTH-25] loses against an account that has the address by then, and nothing else is lost', async () => {
    const { token, user } = await registerVerified()
    const other = newAddress()
    await ask(token, other)
    const link = await tokenTo(other, CONFIRM)
    const { user: winner } = await cloud.register(other.split('@')[0])
    expect(winner.email).toBe(other)
    const { status, body } = await verify(link)
    expect([status, body]).toEqual([
      409,
      {
        success: false,
        error: 'Account with this e-mail already exists',
        code: 'EMAIL_ALREADY_EXISTS',
      },
    ])
    expect(await userOf(token)).toEqual({ ...user, pendingEmail: other })
    // The name is free again, and so is the link's use.
    await cloud.db('users').where({ id: winner.id }).delete()
    expect((await verify(link)).status).toBe(200)
  })
})

describe('POST /auth/undo-email', () => {
  it('[AUTH-44] takes a change back, proven as it was, and ends all logins', async () => {
    const { token, user } = await registerVerified()
    const link = await move(token, user.email, newAddress())
    const { status, body } = await undo(link)
    expect([status, body]).toEqual([200, { success: true }])
    expect((await validate(token)).status).toBe(401)
    expect((await login(user.username)).body.data.user).toEqual(user)
    expect((await undo(link)).body).toEqual({
      success: false,
      error: 'Token is invalid or expired',
      code: 'TOKEN_INVALID_OR_EXPIRED',
    })
  })

  it('[AUTH-44] does it for seven days from the change', async () => {
    const [one, other] = [await registerVerified(), await registerVerified()]
    const links = []
    for (const { user } of [one, other]) {
      const { token } = (await login(user.username)).body.data
      const email = newAddress()
      await ask(token, email)
      // The change is made later than it is asked for.
      cloud.clock.advance(VERIFICATION_LINK_MS / 2)
      links.push(await tokenTo(user.email, TOLD))
      await verify(await tokenTo(email, CONFIRM))
      cloud.clock.advance(UNDO_EMAIL_MS - VERIFICATION_LINK_MS / 2 - 1)
    }
    // Half a day less than a week for the second, a week and half a day for the first.
    expect((await undo(links[0])).status).toBe(400)
    cloud.clock.advance(VERIFICATION_LINK_MS / 2)
    expect((await undo(links[1])).status).toBe(200)
    expect((await login(one.user.username)).body.data.user.email).not.toBe(one.user.email)
    expect((await login(other.user.username)).body.data.user.email).toBe(other.user.email)
  })

  it('[AUTH-44] before the new address is proven stops the change, and ends all logins', async () => {
    const { token, user } = await registerVerified()
    const email = newAddress()
    await ask(token, email)
    const link = await tokenTo(email, CONFIRM)
    expect((await undo(await tokenTo(user.email, TOLD))).status).toBe(200)
    expect((await verify(link)).status).toBe(400)
    expect((await validate(token)).status).toBe(401)
    expect((await login(user.username)).body.data.user).toEqual(user)
  })

  it('[AUTH-44] works after the password was changed, and after further changes of the address', async () => {
    const { token, user } = await registerVerified()
    const second = newAddress()
    const first = await move(token, user.email, second)
    const change = { currentPassword: PASSWORD, newPassword: 'Th1efs' }
    const changed = await cloud.call('POST', '/api/auth/change-password', { token, body: change })
    const { token: thief } = changed.body.data
    cloud.clock.advance(1000)
    const third = newAddress()
    await ask(thief, third, { currentPassword: 'Th1efs' })
    const secondsLink = await tokenTo(second, TOLD)
    await verify(await tokenTo(third, CONFIRM))
    // A reset link to a thief's address dies with the change.
    await cloud.call('POST', '/api/auth/request-password-reset', { body: { email: third } })
    const reset = await tokenTo(third, 'Choose a new password')
    expect((await undo(first)).status).toBe(200)
    expect((await login(user.username, 'Th1efs')).body.data.user).toEqual(user)
    expect((await undo(secondsLink)).status).toBe(400)
    const newPassword = 'Th1efs2'
    const again = await cloud.call('POST', '/api/auth/reset-password', {
      body: { token: reset, newPassword },
    })
    expect(again.status).toBe(400)
  })

  it('[AUTH-44] of a later change leaves the earlier one to be undone', async () => {
    const { token, user } = await registerVerified()
    const [second, third] = [newAddress(), newAddress()]
    const first = await move(token, user.email, second)
    cloud.clock.advance(1000)
    expect((await undo(await move(token, second, third))).status).toBe(200)
    expect((await login(user.username)).body.data.user.email).toBe(second)
    expect((await undo(first)).status).toBe(200)
    expect((await login(user.username)).body.data.user.email).toBe(user.email)
  })

  it('[AUTH-44, AUTH-25] finds the former address free: meanwhile nobody else gets it', async () => {
    const { token, user } = await registerVerified()
    const link = await move(token, user.email, newAddress())
    const squat = () => {
      const body = {
        username: `squatter_${++addresses}`,
        email: user.email.toUpperCase(),
        password: PASSWORD,
        confirmPassword: PASSWORD,
      }
      return cloud.call('POST', '/api/auth/register', { body })
    }
    const other = await cloud.register()
    expect((await squat()).body.code).toBe('EMAIL_ALREADY_EXISTS')
    expect((await ask(other.token, user.email)).body.code).toBe('EMAIL_ALREADY_EXISTS')
    expect((await undo(link)).status).toBe(200)
    const { token: again } = (await login(user.username)).body.data
    await move(again, user.email, newAddress())
    cloud.clock.advance(UNDO_EMAIL_MS)
    expect((await squat()).status).toBe(201)
  })

  it('[AUTH-44] keeps an address that nobody has proven from nobody', async () => {
    const { token, user } = await cloud.register()
    await move(token, user.email, newAddress())
    const body = {
      username: `rightful_${++addresses}`,
      email: user.email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    }
    expect((await cloud.call('POST', '/api/auth/register', { body })).status).toBe(201)
  })

  it('[AUTH-44] leaves nothing behind once it can no longer be asked for', async () => {
    const { token, user } = await registerVerified()
    await move(token, user.email, newAddress())
    await ask(token, newAddress())
    const kept = async () => [
      ...(await cloud.db('address_changes').where({ user_id: user.id })),
      ...(await cloud.db('users').where({ id: user.id }).whereNotNull('pending_email')),
    ]
    expect(await kept()).toHaveLength(2)
    cloud.clock.advance(UNDO_EMAIL_MS)
    expect(await eventually(kept, ({ length }) => length === 0)).toEqual([])
  })

  it('[AUTH-44] is refused to an account that is gone, and to a token of another kind', async () => {
    const { token, user } = await registerVerified()
    const email = newAddress()
    await ask(token, email)
    const [link, confirm] = [await tokenTo(user.email, TOLD), await tokenTo(email, CONFIRM)]
    for (const bad of [confirm, 'x', `${link} `]) expect((await undo(bad)).status).toBe(400)
    for (const bad of [undefined, '', 7]) expect((await undo(bad)).body.code).toBe('VALIDATION_FAILED')
    expect((await verify(link)).status).toBe(400)
    await cloud.call('DELETE', '/api/auth/account', { token, body: { password: PASSWORD } })
    for (const dead of [await undo(link), await verify(confirm)]) expect(dead.status).toBe(400)
  })
})
