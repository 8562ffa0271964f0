import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkIn } from '#cloud/integrations/mail/testing/read-outbox.ts'
import { eventually } from '#cloud/testing/room-calls.ts'
import { PASSWORD, startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { RESET_LINK_MS } from '#shared/constants/timings.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud({ PUBLIC_URL: 'https://riddles.example' })
})
afterAll(() => cloud.stop())

const NEW = 'An0therOne'
const request = (email: unknown) =>
  cloud.call('POST', '/api/auth/request-password-reset', { body: { email } })
const reset = (token: unknown, newPassword = NEW) =>
  cloud.call('POST', '/api/auth/reset-password', { body: { token, newPassword } })
const login = (username: string, password: string) =>
  cloud.call('POST', '/api/auth/login', { body: { username, password } })
const becomeGoogleUser = (id: string) =>
  cloud
    .db('users')
    .where({ id })
    .update({ google_uid: `g-${id}` })

/** Asks for a link and answers the token that it bears. The first mail of an account is the one that verifies it. */
/** Mails asked for at once may overtake each other, so the earlier ones come first. */
async function mailedToken({ user }: TestPlayer, earlier = 1): Promise<string> {
  await cloud.mailsOnceThereAre(earlier, user.email)
  await request(user.email)
  const mails = await cloud.mailsOnceThereAre(earlier + 1, user.email)
  return linkIn(mails[earlier]).searchParams.get('token') ?? ''
}

/** Asks for another address and opens the link mailed there. */
async function move({ token }: TestPlayer, email: string): Promise<void> {
  await cloud.call('PATCH', '/api/auth/profile', { token, body: { email, currentPassword: PASSWORD } })
  const isMove = ({ subject }: { subject?: string | undefined }) =>
    subject === 'Confirm your new e-mail address'
  const mails = await eventually(
    async () => (await cloud.mailsTo(email)).filter(isMove),
    ({ length }) => length > 0,
  )
  const body = { token: linkIn(mails.at(-1)).searchParams.get('token') }
  expect((await cloud.call('POST', '/api/auth/verify-email', { body })).status).toBe(200)
}

const WRONG = {
  success: false,
  error: 'Invalid or expired reset token',
  code: 'INVALID_OR_EXPIRED_RESET_TOKEN',
}

describe('POST /auth/request-password-reset', () => {
  it('[AUTH-9, OPS-4] mails a known address a link to /reset-password', async () => {
    const { user } = await cloud.register()
    await cloud.mailsOnceThereAre(1, user.email)
    expect((await request(user.email.toUpperCase())).status).toBe(200)
    const [, mail] = await cloud.mailsOnceThereAre(2, user.email)
    expect(mail?.subject).toBe('Choose a new password')
    expect(linkIn(mail).href).toMatch(/^https:\/\/riddles\.example\/reset-password\?token=[\w-]{43}$/)
  })

  it('[AUTH-9] answers the same for every address, before it looks at any', async () => {
    const { user } = await cloud.register()
    const google = await cloud.register()
    await becomeGoogleUser(google.user.id)
    for (const { email } of [user, google.user]) await cloud.mailsOnceThereAre(1, email)
    const { jobs } = cloud.app.services
    await jobs.stop()
    // No query can read a user now.
    await cloud.db.schema.renameTable('users', 'users_away')
    const answers = []
    for (const email of [user.email, google.user.email, 'nobody@example.org']) {
      const { status, body, headers } = await request(email)
      answers.push([status, body, [...headers.keys()].toSorted()])
    }
    await cloud.db.schema.renameTable('users_away', 'users')
    await jobs.start()
    expect(answers[0]).toEqual([200, { success: true }, expect.arrayContaining(['x-request-id'])])
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    // And the work was done after all.
    await cloud.mailsOnceThereAre(2, user.email)
    expect(await cloud.mailsTo('nobody@example.org')).toEqual([])
  })

  it('[AUTH-35, I18N-5] mails a Google account the advice to sign in with Google, and no reset link', async () => {
    const { token, user } = await cloud.register()
    await cloud.call('PATCH', '/api/auth/language', { token, body: { language: 'italian' } })
    await cloud.mailsOnceThereAre(1, user.email)
    await becomeGoogleUser(user.id)
    expect((await request(user.email)).body).toEqual({ success: true })
    const [, mail] = await cloud.mailsOnceThereAre(2, user.email)
    expect(mail?.subject).toBe('Il tuo accesso è con Google')
    expect(linkIn(mail).href).toBe('https://riddles.example/login')
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/reset-password|token=/)
    expect(await cloud.db('mail_tokens').where({ user_id: user.id, purpose: 'reset' })).toEqual([])
  })

  it('[AUTH-9, AUTH-15] strangers who ask too often keep the owner, who is signed in, from no mail', async () => {
    const { token, user } = await cloud.register()
    const subjects = async () => (await cloud.mailsTo(user.email)).map(({ subject }) => subject).toSorted()
    const [verifies, resets] = ['Confirm your e-mail address', 'Choose a new password']
    await cloud.mailsOnceThereAre(1, user.email)
    const other = await cloud.register()
    for (let i = 0; i < 12; i++) await request(user.email)
    // Somebody else's login makes nobody the owner.
    const path = '/api/auth/request-password-reset'
    await cloud.call('POST', path, { token: other.token, body: { email: user.email } })
    await cloud.mailsOnceThereAre(11, user.email)
    await cloud.call('POST', '/api/auth/request-email-verification', { token })
    await cloud.call('POST', path, { token, body: { email: user.email.toUpperCase() } })
    await cloud.mailsOnceThereAre(13, user.email)
    expect(await subjects()).toEqual([...Array(11).fill(resets), verifies, verifies])
  })

  it.each([
    [undefined],
    [''],
    ['nowhere'],
    [7],
    [['a@b.org']],
    ['a@b.org, c@d.org'],
    ['a@b.org\r\nBcc: c@d.org'],
  ])('[AUTH-9] refuses %j, which is no address', async (email) => {
    const { status, body } = await request(email)
    expect([status, body.error]).toEqual([400, 'Invalid email format'])
  })
})

describe('POST /auth/reset-password', () => {
  it('[AUTH-10, AUTH-36] sets the password and ends every login', async () => {
    const player = await cloud.register()
    const ended: unknown[] = []
    const stopListening = cloud.app.services.auth.onLoginEnded(({ userId, reason }) =>
      ended.push({ userId, reason }),
    )
    const { status, body } = await reset(await mailedToken(player))
    stopListening()
    expect([status, body]).toEqual([200, { success: true }])
    expect(ended).toEqual([{ userId: player.user.id, reason: 'logout' }])
    expect((await cloud.call('GET', '/api/auth/validate', { token: player.token })).status).toBe(401)
    expect((await cloud.call('POST', '/api/auth/refresh', { token: player.token })).status).toBe(401)
    expect((await login(player.user.username, PASSWORD)).status).toBe(401)
    expect((await login(player.user.username, NEW)).status).toBe(200)
  })

  it('[AUTH-17, ERR-33] takes a token once, and none of its like afterwards', async () => {
    const player = await cloud.register()
    const first = await mailedToken(player)
    const second = await mailedToken(player, 2)
    expect((await reset(second)).status).toBe(200)
    for (const used of [second, first]) {
      const { status, body } = await reset(used, 'Y3tAnother')
      expect([status, body]).toEqual([400, WRONG])
    }
    expect((await login(player.user.username, NEW)).status).toBe(200)
  })

  it('[AUTH-17] takes a token once when five come at a time', async () => {
    const player = await cloud.register()
    const token = await mailedToken(player)
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => reset(token, `Passw0rd${n}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
    const winner = answers.findIndex(({ status }) => status === 200) + 1
    expect((await login(player.user.username, `Passw0rd${winner}`)).status).toBe(200)
  })

  it('[AUTH-17, ERR-33] takes it for an hour', async () => {
    const [one, other] = [await cloud.register(), await cloud.register()]
    const [inTime, late] = [await mailedToken(one), await mailedToken(other)]
    cloud.clock.advance(RESET_LINK_MS - 1)
    expect((await reset(inTime)).status).toBe(200)
    cloud.clock.advance(1)
    expect((await reset(late)).body).toEqual(WRONG)
  })

  it('[AUTH-10, ERR-33] refuses a token that is invalid, has another purpose, or went to a former address', async () => {
    const player = await cloud.register()
    const token = await mailedToken(player)
    const [first] = await cloud.mailsTo(player.user.email)
    const forVerification = linkIn(first).searchParams.get('token')
    const flipped = (token.startsWith('a') ? 'b' : 'a') + token.slice(1)
    for (const bad of ['x', flipped, `${token} `, forVerification]) {
      const { status, body } = await reset(bad)
      expect([bad, status, body]).toEqual([bad, 400, WRONG])
    }
    const verify = await cloud.call('POST', '/api/auth/verify-email', { body: { token } })
    expect(verify.status).toBe(400)
    await move(player, 'reset-later@example.org')
    expect((await reset(token)).body).toEqual(WRONG)
    expect((await login(player.user.username, PASSWORD)).status).toBe(200)
  })

  it('[AUTH-10, AUTH-17, ERR-33] says whether a link works before a password is chosen, and does not spend it', async () => {
    const player = await cloud.register()
    const token = await mailedToken(player)
    const ask = (link: unknown) => cloud.call('POST', '/api/auth/reset-password', { body: { token: link } })
    for (let times = 0; times < 2; times++) {
      const { status, body } = await ask(token)
      expect([status, body.code, body.details]).toEqual([
        400,
        'VALIDATION_FAILED',
        [{ path: 'newPassword', message: 'Password is required for non-Google users' }],
      ])
    }
    expect((await cloud.call('GET', '/api/auth/validate', { token: player.token })).status).toBe(200)
    expect((await reset(token)).status).toBe(200)
    for (const dead of [token, 'x']) {
      const { status, body } = await ask(dead)
      expect([status, body]).toEqual([400, WRONG])
    }
  })

  it('[AUTH-10, ERR-33] takes no token that was mailed before the password was changed', async () => {
    const player = await cloud.register()
    const mailed = await mailedToken(player)
    const body = { currentPassword: PASSWORD, newPassword: 'Chang3d' }
    await cloud.call('POST', '/api/auth/change-password', { token: player.token, body })
    expect((await reset(mailed)).body).toEqual(WRONG)
    expect((await login(player.user.username, 'Chang3d')).status).toBe(200)
  })

  it('[AUTH-10, ERR-33] nor one from before the address was changed, though it is the same again', async () => {
    const player = await cloud.register()
    const mailed = await mailedToken(player)
    await move(player, 'in_between@example.org')
    await move(player, player.user.email)
    expect((await reset(mailed)).body).toEqual(WRONG)
  })

  it('[AUTH-10, ERR-34] refuses an account that signs in with Google by now', async () => {
    const player = await cloud.register()
    const token = await mailedToken(player)
    await becomeGoogleUser(player.user.id)
    const { status, body } = await reset(token)
    expect([status, body]).toEqual([
      403,
      {
        success: false,
        error: 'Google users cannot change or reset password',
        code: 'GOOGLE_USERS_CANNOT_CHANGE_PASSWORD',
      },
    ])
  })

  it('[AUTH-37] ends the lock-out of the owner', async () => {
    const player = await cloud.register()
    for (let i = 0; i < 11; i++) await login(player.user.username, 'Wrong1')
    expect((await login(player.user.username, PASSWORD)).status).toBe(429)
    await reset(await mailedToken(player))
    expect((await login(player.user.username, NEW)).status).toBe(200)
  })

  it('[ERR-32] reveals nothing of an internal failure, and the token still works', async () => {
    const player = await cloud.register()
    const token = await mailedToken(player)
    await cloud.db.schema.renameTable('credentials', 'credentials_away')
    const { status, body } = await reset(token)
    await cloud.db.schema.renameTable('credentials_away', 'credentials')
    expect([status, body]).toEqual([
      500,
      { success: false, error: 'Failed to reset password', code: 'FAILED_TO_RESET_PASSWORD' },
    ])
    expect((await cloud.call('GET', '/api/auth/validate', { token: player.token })).status).toBe(200)
    expect((await reset(token)).status).toBe(200)
  })
})
