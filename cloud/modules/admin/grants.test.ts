/**
 * @module-tag postgres
 * Races for money; queries of grants-repository.ts and ledger.ts.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { BULK_GRANT_MAX, GRANT_MAX, GRANTS_A_DAY } from '#shared/constants/grants.ts'
import { DAY_MS } from '#shared/constants/timings.ts'
import { economyCalls } from '#shared/i18n/en/economy-calls.ts'
import { confirmAdmin, signInConfirmedAdmin } from './testing/confirm-admin.ts'
import { signInAdmin } from './testing/sign-in-admin.ts'

let cloud: TestCloud
let admin: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  admin = await signInConfirmedAdmin(cloud)
})
afterAll(() => cloud.stop())

const post = (path: string, body: object, { as = admin, key = '' } = {}) =>
  cloud.call('POST', `/api/admin${path}`, {
    token: as.token,
    body,
    headers: key === '' ? {} : { 'idempotency-key': key },
  })
const give = (player: { user: { id: string } }, body: object, options = {}) =>
  post(`/users/${player.user.id}/grants`, { reason: 'A lost game', ...body }, options)
const get = async (path: string) =>
  (await cloud.call('GET', `/api/admin${path}`, { token: admin.token })).body.data
const walletOf = async ({ token }: TestPlayer) =>
  (await cloud.call('GET', '/api/wallet', { token })).body.data
const r3 = async (player: TestPlayer): Promise<number> => (await walletOf(player)).balance
const voice = async ({ user }: TestPlayer) => (await get(`/users/${user.id}`)).wallet.voiceTokens

describe('a grant', () => {
  it('[ADMIN-13] moves by the ledger, tells the balance before and after, and is written down', async () => {
    const ada = await cloud.register()
    const { status, body } = await give(ada, { amount: 250, ticket: 'T-7' })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ userId: ada.user.id, before: 100, after: 350 })
    expect(await r3(ada)).toBe(350)
    const [entry] = (await cloud.call('GET', '/api/wallet/entries', { token: ada.token })).body.data.entries
    expect(entry).toMatchObject({ amount: 250, reason: 'granted', balance: 350 })
    expect((await get(`/users/${ada.user.id}/grants`)).grants).toMatchObject([
      {
        admin: { id: admin.user.id, username: admin.user.username },
        currency: 'r3',
        amount: 250,
        reason: 'A lost game',
        ticket: 'T-7',
      },
    ])
    expect((await get('/actions?action=grant.give&limit=1')).actions).toMatchObject([
      {
        target: ada.user.id,
        before: { currency: 'r3', balance: 100 },
        after: { currency: 'r3', balance: 350, amount: 250, reason: 'A lost game', ticket: 'T-7' },
      },
    ])
  })

  it('[ADMIN-13] of voice tokens moves those', async () => {
    const ada = await cloud.register()
    expect((await give(ada, { currency: 'voice', amount: 5 })).body.data).toMatchObject({
      before: 10,
      after: 15,
    })
    expect([await voice(ada), await r3(ada)]).toEqual([15, 100])
  })

  it('[ADMIN-13] below 0 is a correction, which takes no more than there is', async () => {
    const ada = await cloud.register()
    expect(await give(ada, { amount: -101 })).toMatchObject({
      status: 402,
      body: { code: 'INSUFFICIENT_R3', details: { balance: 100, price: 101 } },
    })
    expect(await give(ada, { currency: 'voice', amount: -11 })).toMatchObject({
      status: 402,
      body: { code: 'INSUFFICIENT_VOICE_TOKENS' },
    })
    expect((await give(ada, { amount: -100 })).body.data).toMatchObject({ before: 100, after: 0 })
    expect((await get(`/users/${ada.user.id}/grants`)).grants).toHaveLength(1)
  })

  it('[ADMIN-8, ADMIN-13] waits for the password, and so does one to many', async () => {
    const [other, ada] = [await signInAdmin(cloud), await cloud.register()]
    const refused = { status: 403, body: { code: 'CONFIRMATION_REQUIRED' } }
    expect(await give(ada, { amount: 5 }, { as: other })).toMatchObject(refused)
    const many = { to: [ada.user.id], amount: 5, reason: 'x' }
    expect(await post('/grants', many, { as: other })).toMatchObject(refused)
    expect(await r3(ada)).toBe(100)
  })

  it('[ADMIN-13] happens once under its key', async () => {
    const ada = await cloud.register()
    const tries = await Promise.all(
      Array.from({ length: 3 }, () => give(ada, { amount: 7 }, { key: 'seven' })),
    )
    expect(tries.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect((await give(ada, { amount: 7 }, { key: 'seven' })).body.data).toMatchObject({ after: 107 })
    expect(await r3(ada)).toBe(107)
    expect(await give(ada, { amount: 8 }, { key: 'seven' })).toMatchObject({ status: 409 })
  })

  it.each([
    [{ amount: 0 }, 'amount', economyCalls.nothing],
    [{ amount: 1.5 }, 'amount', undefined],
    [{ amount: GRANT_MAX.r3 + 1 }, 'amount', economyCalls.tooMuch],
    [{ amount: -GRANT_MAX.r3 - 1 }, 'amount', economyCalls.tooMuch],
    [{ amount: GRANT_MAX.voice + 1, currency: 'voice' }, 'amount', economyCalls.tooMuch],
    [{ amount: 5, reason: '  ' }, 'reason', economyCalls.reasonRequired],
    [{ amount: 5, reason: 'x'.repeat(201) }, 'reason', economyCalls.reasonTooLong],
    [{ amount: 5, currency: 'euro' }, 'currency', undefined],
  ])('[ADMIN-13] refuses %j and says what is wrong', async (body, path, message) => {
    const ada = await cloud.register()
    const answer = await give(ada, body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED', details: [{ path }] } })
    if (message !== undefined) expect(answer.body.details[0].message).toBe(message)
    expect(await r3(ada)).toBe(100)
  })

  it('[ADMIN-13] goes to accounts only', async () => {
    const guest = await cloud.guest('visitor')
    expect(await give(guest, { amount: 5 })).toMatchObject({
      status: 403,
      body: { error: economyCalls.guest },
    })
    expect(await post('/users/nobody/grants', { amount: 5, reason: 'x' })).toMatchObject({
      status: 404,
      body: { code: 'USER_NOT_FOUND' },
    })
  })

  it('[ADMIN-13] is bounded a day for each admin, also when two go out at once', async () => {
    const [busy, ada] = [await signInConfirmedAdmin(cloud), await cloud.register()]
    const whole = GRANTS_A_DAY.r3 / GRANT_MAX.r3
    for (let nth = 1; nth < whole; nth++)
      expect((await give(ada, { amount: nth % 2 ? GRANT_MAX.r3 : -GRANT_MAX.r3 }, { as: busy })).status).toBe(
        200,
      )
    const last = await Promise.all([1, 2, 3].map(() => give(ada, { amount: GRANT_MAX.r3 }, { as: busy })))
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    expect(last.find(({ status }) => status === 400)?.body.error).toBe(economyCalls.dayIsFull)
    expect((await give(ada, { amount: 1 }, { as: busy })).status).toBe(400)
    expect((await give(ada, { amount: 1, currency: 'voice' }, { as: busy })).status).toBe(200)
    expect((await give(ada, { amount: 1 })).status).toBe(200)
    cloud.clock.advance(DAY_MS)
    expect(
      (await give(ada, { amount: 1 }, { as: await confirmAdmin(cloud, await cloud.signIn(busy)) })).status,
    ).toBe(200)
    admin = await confirmAdmin(cloud, await cloud.signIn(admin))
  })

  it('[ADMIN-13] and corrections in any order leave what their sum says, and never less than nothing', async () => {
    const amounts = fc.array(
      fc.integer({ min: -150, max: 150 }).filter((amount) => amount !== 0),
      { minLength: 1, maxLength: 6 },
    )
    await fc.assert(
      fc.asyncProperty(amounts, async (some) => {
        const ada = await cloud.register()
        let expected = 100
        for (const amount of some) {
          const { status, body } = await give(ada, { amount })
          expect(status).toBe(expected + amount < 0 ? 402 : 200)
          if (status !== 200) continue
          expect(body.data).toMatchObject({ before: expected, after: expected + amount })
          expected += amount
        }
        expect(await r3(ada)).toBe(expected)
      }),
      { numRuns: 8 },
    )
  })
})

describe('a bulk grant', () => {
  const bulk = (to: readonly string[], body: object = {}) =>
    post('/grants', { to, amount: 30, reason: 'A dark evening', ...body })

  it('[ADMIN-14] tells in a dry run who gets what and who is unknown, and moves nothing', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const guest = await cloud.guest('visitor')
    const before = (await get('/actions?limit=1')).actions
    const to = [ada.user.username.toUpperCase(), 'nobody_here', bob.user.email, ada.user.id, guest.user.id]
    const { status, body } = await bulk(to, { dryRun: true })
    expect(status).toBe(200)
    expect(body.data.grants).toEqual(
      expect.arrayContaining([
        { userId: ada.user.id, username: ada.user.username, before: 100, after: 130 },
        { userId: bob.user.id, username: bob.user.username, before: 100, after: 130 },
      ]),
    )
    expect(body.data.grants).toHaveLength(2)
    expect(body.data).toMatchObject({ unknown: ['nobody_here', guest.user.id], total: 60 })
    expect([await r3(ada), await r3(bob)]).toEqual([100, 100])
    expect((await get('/actions?limit=1')).actions).toEqual(before)
  })

  it('[ADMIN-14] goes to all or to nobody, to each once', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const refused = await bulk([ada.user.id, 'nobody_here'])
    expect(refused).toMatchObject({
      status: 400,
      body: { error: economyCalls.unknownAccounts, details: [{ path: 'to.1' }] },
    })
    expect(await r3(ada)).toBe(100)
    const { body } = await bulk([ada.user.id, bob.user.username, ada.user.username])
    expect(body.data).toMatchObject({ total: 60, unknown: [] })
    expect([await r3(ada), await r3(bob)]).toEqual([130, 130])
    expect((await get('/actions?action=grant.bulk&limit=1')).actions).toMatchObject([
      {
        before: { [ada.user.id]: 100, [bob.user.id]: 100 },
        after: { amount: 30, total: 60, reason: 'A dark evening', balances: { [ada.user.id]: 130 } },
      },
    ])
  })

  it('[ADMIN-14] holds as many accounts as it may, and no more', async () => {
    const { db } = cloud
    const ids = Array.from({ length: BULK_GRANT_MAX }, (_, nth) => `01BK${String(nth).padStart(22, '0')}`)
    const rows = ids.map((id, nth) => ({
      id,
      username: `bulk_${nth}`,
      username_folded: `bulk_${nth}`,
      email: `bulk_${nth}@example.org`,
      email_folded: `bulk_${nth}@example.org`,
      email_verified: false,
      avatar: 'thumbs-01',
      tutorial_step: 1,
      role: 'player',
      collection_private: false,
      created_at: 1,
    }))
    for (let from = 0; from < rows.length; from += 50) await db('users').insert(rows.slice(from, from + 50))
    expect((await bulk([...ids, admin.user.id])).status).toBe(400)
    const answer = await bulk(ids)
    expect(answer.body.data).toMatchObject({ total: BULK_GRANT_MAX * 30 })
    const [row] = await db('wallet_balances').whereIn('user_id', ids).sum({ sum: 'balance' })
    expect(Number(row?.sum)).toBe(BULK_GRANT_MAX * 30)
  })

  it('[ADMIN-14] takes nothing back, and counts to the day of the admin', async () => {
    const ada = await cloud.register()
    expect((await bulk([ada.user.id], { amount: -5 })).status).toBe(400)
    expect((await bulk([], {})).status).toBe(400)
    const busy = await signInConfirmedAdmin(cloud)
    const many = Array.from({ length: GRANTS_A_DAY.r3 / GRANT_MAX.r3 + 1 }, () => cloud.register())
    const to = (await Promise.all(many)).map(({ user }) => user.id)
    const order = { to, amount: GRANT_MAX.r3, reason: 'Too much' }
    expect((await post('/grants', order, { as: busy })).body.error).toBe(economyCalls.dayIsFull)
    expect((await post('/grants', { ...order, to: to.slice(1) }, { as: busy })).body.data.leftToday).toBe(0)
  })
})
