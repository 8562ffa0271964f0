import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'
import { ONLINE_FOR_MS } from '#shared/constants/timings.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.stop())

const profile = (token?: string) => cloud.call('GET', '/api/auth/profile', { token })
const change = (token: string | undefined, body: unknown) =>
  cloud.call('PATCH', '/api/auth/profile', { token, body })

describe('GET /auth/profile', () => {
  it('[AUTH-5, AUTH-20] answers user, stats and rank of a newcomer', async () => {
    const { token, user } = await cloud.register()
    const { status, body } = await profile(token)
    expect(status).toBe(200)
    expect(body.data).toEqual({
      user,
      stats: {
        level: 1,
        levelProgress: 0,
        wins: 0,
        winRate: 0,
        games: 0,
        stars: 0,
        globalRank: null,
        totalWords: 0,
        online: true,
        collectionPrivate: false,
      },
      rank: { rank: 'apprentice', points: 0, pointsToNext: 200, season: expect.any(Number), position: null },
    })
  })

  it('counts what games brought', async () => {
    const { token, user } = await cloud.register()
    const { users } = cloud.app.services
    await users.addToStats(cloud.db, user.id, { games: 3, wins: 1, stars: 4, xp: 515 })
    await users.addToStats(cloud.db, user.id, { games: 1, wins: 0, stars: 0, xp: 10 })
    expect((await profile(token)).body.data.stats).toMatchObject({
      level: 3,
      levelProgress: 0.25,
      games: 4,
      wins: 1,
      winRate: 0.25,
      stars: 4,
    })
  })

  it('[AUTH-5, ERR-20] needs a login', async () => {
    expect((await profile()).body).toEqual({
      success: false,
      error: 'Unauthorized access',
      code: 'UNAUTHORIZED_ACCESS',
    })
  })
})

describe('PATCH /auth/profile', () => {
  it('[AUTH-6, AUTH-44] changes username, avatar and collectionPrivate, and notes the e-mail that is asked for', async () => {
    const { token, user } = await cloud.register()
    const changes = { username: 'Renamed_1', avatar: 'thumbs-07', collectionPrivate: true }
    const body = { ...changes, email: 'new@example.org', currentPassword: PASSWORD }
    const answer = await change(token, body)
    expect(answer.status).toBe(200)
    const { collectionPrivate: _, ...shown } = changes
    expect(answer.body.data).toEqual({ user: { ...user, ...shown, pendingEmail: 'new@example.org' } })
    expect((await profile(token)).body.data).toMatchObject({
      user: shown,
      stats: { collectionPrivate: true },
    })
  })

  it('[AUTH-6] the same address in other letters is the same one, proven or not', async () => {
    const { token, user } = await cloud.register()
    await cloud.mailsOnceThereAre(1, user.email)
    await cloud.db('users').where({ id: user.id }).update({ email_verified: true })
    const email = user.email.toUpperCase()
    const same = await change(token, { email, currentPassword: PASSWORD })
    expect(same.body.data.user).toEqual({ ...user, email, emailVerified: true })
    expect(await cloud.mailsTo(email)).toEqual([])
  })

  it('[AUTH-25] refuses a taken name and address, but accepts one’s own in other letter case', async () => {
    const [one, other] = [await cloud.register(), await cloud.register()]
    const name = await change(one.token, { username: other.user.username.toUpperCase() })
    expect([name.status, name.body.code]).toEqual([409, 'USERNAME_ALREADY_TAKEN'])
    const email = other.user.email.toUpperCase()
    const address = await change(one.token, { email, currentPassword: PASSWORD })
    expect([address.status, address.body.code]).toEqual([409, 'EMAIL_ALREADY_EXISTS'])
    expect((await change(one.token, { username: one.user.username.toUpperCase() })).status).toBe(200)
  })

  it('[API-7] limits changes of the address, taken ones included', async () => {
    const [one, other] = [await cloud.register(), await cloud.register()]
    const move = (token: string, email: string) => change(token, { email, currentPassword: PASSWORD })
    const email = (count: number) => (count % 2 ? other.user.email : `move_${count}@example.org`)
    // A wrong password is no change.
    expect((await change(one.token, { email: email(0), currentPassword: 'Wrong1' })).status).toBe(400)
    for (let i = 0; i < 5; i++) expect((await move(one.token, email(i))).status).toBe(i % 2 ? 409 : 200)
    const { status, body, headers } = await move(one.token, email(5))
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(headers.get('retry-after'))).toBe(body.details.retryAfter)
    // What is no move is not counted, and others are not concerned.
    expect((await move(one.token, one.user.email.toUpperCase())).status).toBe(200)
    expect((await move(other.token, 'elsewhere_2@example.org')).status).toBe(200)
  })

  it('[AUTH-6] refuses an avatar that is not owned', async () => {
    const { token } = await cloud.register()
    for (const avatar of ['dragon-01', '../../etc/passwd', 'https://evil.example/a.svg']) {
      expect((await change(token, { avatar })).status).toBe(403)
    }
  })

  it.each([
    [{ role: 'admin' }],
    [{ username: 'fine_name', balance: 1_000_000 }],
    [{ emailVerified: true }],
    [{ id: 'x' }],
    [{ username: 'a' }],
    [{ email: 'nowhere' }],
    [{ username: null }],
    [{ collectionPrivate: 'yes' }],
    [{ currentPassword: PASSWORD }],
    [{ idToken: 'x' }],
    [{}],
    [[]],
  ])('[AUTH-6, AUTH-23, API-24] refuses %j', async (body) => {
    const { token, user } = await cloud.register()
    const answer = await change(token, body)
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect((await profile(token)).body.data.user).toEqual(user)
  })

  it('[API-23] answers 401 before it looks at the body', async () => {
    expect((await change(undefined, { role: 'admin' })).status).toBe(401)
  })
})

describe('PATCH /auth/language', () => {
  const choose = (token: string | undefined, body: unknown) =>
    cloud.call('PATCH', '/api/auth/language', { token, body })

  it.each(['italian', 'english'])('[AUTH-11] takes %s', async (language) => {
    const { token, user } = await cloud.register()
    const { status, body } = await choose(token, { language })
    expect(status).toBe(200)
    expect(body.data).toEqual({ user: { ...user, preferredLanguage: language } })
  })

  it.each(['french', 'Italian', '', null, 1, undefined, ['italian']])(
    '[AUTH-11] refuses %j',
    async (language) => {
      const { token } = await cloud.register()
      const { status, body } = await choose(token, { language })
      expect([status, body.error]).toEqual([400, 'Language must be italian or english'])
    },
  )

  it('[AUTH-11] needs a login', async () => {
    expect((await choose(undefined, { language: 'italian' })).status).toBe(401)
  })
})

describe('PATCH /auth/tutorial-step', () => {
  const set = (token: string | undefined, body: unknown) =>
    cloud.call('PATCH', '/api/auth/tutorial-step', { token, body })

  it('[TUT-1] takes every whole number from 0 to 14', async () => {
    const { token, user } = await cloud.register()
    for (let step = 14; step >= 0; step--) {
      const { status, body } = await set(token, { step })
      expect([status, body.data]).toEqual([200, { user: { ...user, tutorialStep: step } }])
    }
    expect((await profile(token)).body.data.user.tutorialStep).toBe(0)
  })

  it.each([-1, 15, 99, 1.5, '3', null, undefined, [3], true])('[TUT-1] refuses %j', async (step) => {
    const { token, user } = await cloud.register()
    const { status, body } = await set(token, { step })
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect((await profile(token)).body.data.user).toEqual(user)
  })

  it('[TUT-1] needs a login', async () => {
    expect((await set(undefined, { step: 1 })).status).toBe(401)
  })
})

describe('POST /auth/update-activity', () => {
  it('[AUTH-14] keeps a player online for five minutes', async () => {
    const { token } = await cloud.register()
    const online = async () => (await profile(token)).body.data.stats.online
    cloud.clock.advance(ONLINE_FOR_MS)
    expect(await online()).toBe(false)
    expect((await cloud.call('POST', '/api/auth/update-activity', { token })).body).toEqual({ success: true })
    expect(await online()).toBe(true)
    cloud.clock.advance(ONLINE_FOR_MS - 1)
    expect(await online()).toBe(true)
    cloud.clock.advance(1)
    expect(await online()).toBe(false)
  })

  it('[AUTH-14] needs a login', async () => {
    expect((await cloud.call('POST', '/api/auth/update-activity')).status).toBe(401)
  })
})

describe('GET /auth/is-google-user', () => {
  it('[AUTH-12, AUTH-19] says who signs in with Google', async () => {
    const { token, user } = await cloud.register()
    const ask = () => cloud.call('GET', '/api/auth/is-google-user', { token })
    expect((await ask()).body.data).toEqual({ isGoogleUser: false })
    await cloud.db('users').where({ id: user.id }).update({ google_uid: 'g-1' })
    expect((await ask()).body.data).toEqual({ isGoogleUser: true })
    const { body } = await profile(token)
    expect(body.data.user).toMatchObject({
      isGoogleUser: true,
      firebaseUser: { uid: 'g-1', email: user.email },
    })
  })

  it('[AUTH-12] needs a login', async () => {
    expect((await cloud.call('GET', '/api/auth/is-google-user')).status).toBe(401)
  })
})
