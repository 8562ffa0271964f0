/**
 * @module-tag postgres
 * Query plans; queries of entries-repository.ts, payments-repository.ts and refunds-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPostgres } from '#cloud/db/client.ts'
import { type StripeDouble, startStripeDouble } from '#cloud/integrations/payments/testing/stripe-double.ts'
import { eventually } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { economyCalls } from '#shared/i18n/en/economy-calls.ts'
import type { AdminPaymentData } from '#shared/schemas/admin-payments.ts'
import { signInConfirmedAdmin } from './testing/confirm-admin.ts'
import { indexScans } from './testing/index-scans.ts'
import { signInAdmin } from './testing/sign-in-admin.ts'

let stripe: StripeDouble
let cloud: TestCloud
let admin: TestPlayer
beforeAll(async () => {
  stripe = await startStripeDouble()
  cloud = await startTestCloud({ ...stripe.settings, RATE_LIMITS: 'off' })
  stripe.connect(cloud.url, cloud.clock.now)
  admin = await signInConfirmedAdmin(cloud)
})
afterAll(async () => {
  await cloud.stop()
  await stripe.stop()
})

const get = async (path: string, { token }: TestPlayer = admin) =>
  (await cloud.call('GET', `/api${path}`, { token })).body.data
const list = async (query: string) => (await get(`/admin/payments${query}`)).payments
const payment = (id: string): Promise<AdminPaymentData> => get(`/admin/payments/${id}`)
const refund = (id: string, body: object = {}, headers = {}) =>
  cloud.call('POST', `/api/admin/payments/${id}/refund`, {
    token: admin.token,
    body: { reason: 'Bought twice', ...body },
    headers,
  })
const balance = async (player: TestPlayer): Promise<number> => (await get('/wallet', player)).balance

/** Somebody who has paid for a pack; answers the id of the purchase. */
async function buyer(packId = 'r3-700'): Promise<{ player: TestPlayer; id: string; session: string }> {
  const player = await cloud.register()
  const { body } = await cloud.call('POST', '/api/store/checkout', { token: player.token, body: { packId } })
  const session = stripe.last().id
  for (const event of stripe.pay(session)) expect(await stripe.send(event)).toBe(200)
  return { player, id: body.data.checkoutId, session }
}
/** Once the vendor has been asked, it tells of what it gave back. */
async function tellRefund(count: number): Promise<void> {
  await eventually(
    async () => stripe.refunded.length,
    (length) => length === count,
  )
  expect(await stripe.send(stripe.refunded[count - 1] as StripeDouble['refunded'][number])).toBe(200)
}

describe('the search of payments', () => {
  it('[ADMIN-15] finds by account, vendor, state, the vendor’s id and time, with all that is known of one', async () => {
    const { player, id, session } = await buyer()
    await cloud.call('POST', '/api/store/checkout', { token: player.token, body: { packId: 'r3-250' } })
    const [open, paid] = await list(`?user=${player.user.username}`)
    expect(open).toMatchObject({ item: 'r3-250', state: 'pending', paidAt: null })
    expect(paid).toEqual({
      id,
      user: { id: player.user.id, username: player.user.username },
      provider: 'stripe',
      item: 'r3-700',
      price: { amount: 499, currency: 'EUR' },
      state: 'paid',
      refunded: 0,
      takenBack: 0,
      session,
      month: null,
      createdAt: expect.any(String),
      paidAt: expect.any(String),
      failedAt: null,
    })
    const ids = async (query: string) => (await list(query)).map((one: { id: string }) => one.id)
    expect(await ids(`?vendorId=${session}`)).toEqual([id])
    expect(await ids(`?vendorId=${id}`)).toEqual([id])
    expect(await ids(`?user=${player.user.id}&state=paid`)).toEqual([id])
    expect(await ids('?provider=google-play')).toEqual([])
    expect(await ids('?user=nobody')).toEqual([])
    const later = new Date(cloud.clock.now() + 1).toISOString()
    expect(await ids(`?from=${later}`)).toEqual([])
    expect(await payment(id)).toMatchObject({
      granted: { currency: 'r3', amount: 700 },
      refundable: 499,
      disputes: [],
      refunds: [],
      entries: [{ kind: 'store_paid', amount: 700, balance: 800 }],
    })
    expect(await cloud.call('GET', '/api/admin/payments/none', { token: admin.token })).toMatchObject({
      status: 404,
    })
  })

  it('[ADMIN-15] reads a page by an index, however many there are', async () => {
    const { db } = cloud
    const ada = await cloud.register()
    const rows = Array.from({ length: 3_000 }, (_, nth) => ({
      id: `many-${String(nth).padStart(5, '0')}`,
      user_id: nth % 100 ? null : ada.user.id,
      provider: nth % 2 ? 'stripe' : 'google-play',
      item: 'r3-250',
      price: 199,
      session: `cs-${nth}`,
      month: nth % 2 ? null : `GPA-${nth}`,
      created_at: nth,
      failed_at: 1,
      state: 'failed',
      refunded: 0,
      taken_back: 0,
      corrections: 0,
    }))
    for (let from = 0; from < rows.length; from += 50)
      await db('store_purchases').insert(rows.slice(from, from + 50))
    await db.raw('analyze')
    const queries = [
      '',
      '?state=failed&after=2000:many-02000',
      '?provider=stripe',
      `?user=${ada.user.id}`,
      '?vendorId=cs-7',
    ]
    const plans = await indexScans(db, 'store_purchases', async () => {
      for (const query of queries) expect(await list(query)).not.toEqual([])
    })
    expect(plans).toHaveLength(queries.length)
    for (const plan of plans)
      expect(plan).not.toMatch(
        isPostgres(db) ? /Seq Scan on store_purchases/ : /SCAN store_purchases(?! USING)/,
      )
  })
})

describe('a refund', () => {
  it('[ADMIN-16] is asked of the vendor once, and takes back what was bought when the vendor tells of it', async () => {
    const { player, id } = await buyer()
    const count = stripe.refunded.length
    const key = { 'idempotency-key': 'back' }
    for (let time = 0; time < 2; time++) expect((await refund(id, { ticket: 'T-1' }, key)).status).toBe(200)
    await eventually(
      () => payment(id),
      ({ refunds }) => refunds[0]?.state === 'taken',
    )
    // The vendor has not told of it yet.
    expect(await balance(player)).toBe(800)
    expect(await payment(id)).toMatchObject({ payment: { state: 'paid' }, refundable: 0 })
    await tellRefund(count + 1)
    expect(await balance(player)).toBe(100)
    expect(await payment(id)).toMatchObject({
      payment: { state: 'refunded', refunded: 499, takenBack: 700 },
      refunds: [{ admin: { id: admin.user.id }, amount: 499, reason: 'Bought twice', ticket: 'T-1' }],
      entries: [{ kind: 'store_paid' }, { kind: 'store_refunded', amount: -700 }],
    })
    expect((await get('/admin/actions?action=payment.refund&limit=1')).actions).toMatchObject([
      {
        target: id,
        before: { userId: player.user.id, price: 499, refunded: 0 },
        after: { refunded: 499, amount: 499, reason: 'Bought twice' },
      },
    ])
    expect(stripe.calls.filter((call) => call === 'POST /v1/refunds')).toHaveLength(1)
    expect(await refund(id)).toMatchObject({ status: 409, body: { error: economyCalls.nothingLeft } })
  })

  it('[ADMIN-8, ADMIN-16] waits for the password', async () => {
    const { id } = await buyer()
    const { token } = await signInAdmin(cloud)
    const asked = await cloud.call('POST', `/api/admin/payments/${id}/refund`, {
      token,
      body: { reason: 'x' },
    })
    expect(asked).toMatchObject({ status: 403, body: { code: 'CONFIRMATION_REQUIRED' } })
  })

  it('[ADMIN-16] goes in parts, each of which says how much shall have gone in all', async () => {
    const { player, id } = await buyer()
    const count = stripe.refunded.length
    expect((await refund(id, { total: 250 })).body.data).toMatchObject({ refundable: 249 })
    expect(await refund(id, { total: 250 })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'total', message: economyCalls.nothingLeft }] },
    })
    expect((await refund(id, { total: 500 })).body.details[0].message).toBe(economyCalls.moreThanLeft)
    await tellRefund(count + 1)
    expect(await balance(player)).toBe(800 - Math.floor((700 * 250) / 499))
    expect((await refund(id)).body.data.refunds).toMatchObject([{ amount: 250 }, { amount: 249 }])
    await tellRefund(count + 2)
    expect(await balance(player)).toBe(100)
  })

  it('[ADMIN-16] of the first and of a later month of a subscription finds that month’s payment', async () => {
    const { player, session } = await buyer('voice-pro')
    expect(await stripe.send(stripe.renew(session))).toBe(200)
    const [second, first] = await list(`?user=${player.user.id}`)
    expect([second.month, first.month]).toEqual([expect.stringMatching(/^in_/), null])
    const [one, two] = stripe.sessionOf(session).payments
    await refund(first.id)
    await eventually(
      async () => one?.refunded,
      (cents) => cents === 499,
    )
    await refund(second.id)
    await eventually(
      async () => two?.refunded,
      (cents) => cents === 499,
    )
  })

  it('[ADMIN-16] is tried again while the vendor is away', async () => {
    const { id } = await buyer()
    stripe.goAway()
    expect((await refund(id)).status).toBe(200)
    await eventually(
      async () => (await cloud.db('jobs').where({ kind: 'refunds', key: id }).first()) ?? null,
      () => true,
    )
    expect((await payment(id)).refunds).toMatchObject([{ state: 'asked' }])
    stripe.goAway(false)
    await eventually(
      async () => {
        cloud.clock.advance(20_000)
        return payment(id)
      },
      ({ refunds }) => refunds[0]?.state === 'taken',
    )
  })

  it('[ADMIN-16] that the vendor refuses is told as refused, and may be asked for again', async () => {
    const { id, session } = await buyer()
    // Somebody has given it back in the vendor's dashboard, and its webhook is late.
    stripe.refund(session)
    await refund(id)
    await eventually(
      () => payment(id),
      ({ refunds }) => refunds[0]?.state === 'refused',
    )
    expect((await payment(id)).refundable).toBe(499)
  })

  it('[ADMIN-16] is refused for what was not paid, what a bank holds, and without a reason', async () => {
    const { id, session } = await buyer()
    expect((await refund(id, { reason: '' })).body.details).toMatchObject([{ path: 'reason' }])
    expect((await refund(id, { total: 0 })).status).toBe(400)
    const { created } = stripe.dispute(session)
    expect(await stripe.send(created)).toBe(200)
    expect(await refund(id)).toMatchObject({ status: 409, body: { error: economyCalls.inDispute } })
    const player = await cloud.register()
    const { body } = await cloud.call('POST', '/api/store/checkout', {
      token: player.token,
      body: { packId: 'r3-250' },
    })
    expect(await refund(body.data.checkoutId)).toMatchObject({
      status: 409,
      body: { error: economyCalls.notPaid },
    })
    expect((await refund('none')).status).toBe(404)
  })
})
