/**
 * @module-tag postgres
 * Queries of sandbox-repository.ts and subscriptions-repository.ts.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PlayDouble, startPlayDouble } from '#cloud/integrations/google-play/testing/play-double.ts'
import { eventually } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { DAY_MS } from '#shared/constants/timings.ts'
import { economyCalls } from '#shared/i18n/en/economy-calls.ts'
import { signInConfirmedAdmin } from './testing/confirm-admin.ts'

let play: PlayDouble
let cloud: TestCloud
let admin: TestPlayer
beforeAll(async () => {
  play = await startPlayDouble()
  // The sandbox is the vendor of the web.
  cloud = await startTestCloud(play.settings)
  admin = await signInConfirmedAdmin(cloud)
})
afterAll(async () => {
  await cloud.stop()
  await play.stop()
})

const get = async (path: string, { token }: TestPlayer = admin) =>
  (await cloud.call('GET', `/api${path}`, { token })).body.data
const refund = (id: string, body: object = {}) =>
  cloud.call('POST', `/api/admin/payments/${id}/refund`, {
    token: admin.token,
    body: { reason: 'Not as expected', ...body },
  })

it('[ADMIN-16] of the sandbox goes the same way as any vendor’s', async () => {
  const ada = await cloud.register()
  const checkout = { token: ada.token, body: { packId: 'r3-700' } }
  const { body } = await cloud.call('POST', '/api/store/checkout', checkout)
  const { url, checkoutId } = body.data
  await cloud.call('POST', new URL(url).pathname, {
    raw: 'decision=pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  const balance = async (): Promise<number> => (await get('/wallet', ada)).balance
  expect(await balance()).toBe(800)
  expect((await refund(checkoutId, { total: 250 })).status).toBe(200)
  await eventually(balance, (r3) => r3 === 800 - Math.floor((700 * 250) / 499))
  expect((await refund(checkoutId)).status).toBe(200)
  await eventually(balance, (r3) => r3 === 100)
  expect((await get('/store/receipts', ada)).receipts).toMatchObject([{ state: 'refunded' }])
})

it('[ADMIN-16] of Google Play is whole, ends the subscription, and takes the tokens back', async () => {
  const ada = await cloud.register()
  const sold = play.sell('a-token', cloud.clock.now() + 20 * DAY_MS)
  await cloud.call('POST', '/api/store/subscriptions/verify', {
    token: ada.token,
    body: { token: 'a-token' },
  })
  const tokens = async (): Promise<number> => (await get('/voice/status', ada)).tokens
  expect(await tokens()).toBe(10_010)
  const [bought] = (await get('/admin/payments?provider=google-play')).payments
  expect(bought).toMatchObject({ month: sold.order, state: 'paid' })
  expect((await refund(bought.id, { total: 100 })).body.details[0].message).toBe(economyCalls.wholeOnly)
  expect((await refund(bought.id)).status).toBe(200)
  await eventually(tokens, (left) => left === 10)
  expect(sold.state).toBe('SUBSCRIPTION_STATE_EXPIRED')
  expect((await get(`/admin/payments/${bought.id}`)).payment).toMatchObject({
    state: 'refunded',
    takenBack: 10_000,
  })
})

/** A player who has paid for a month in the Android app. */
async function subscriber(token: string) {
  const player = await cloud.register()
  const sold = play.sell(token, cloud.clock.now() + 20 * DAY_MS)
  await cloud.call('POST', '/api/store/subscriptions/verify', { token: player.token, body: { token } })
  const [{ id }] = (await get(`/admin/payments?userId=${player.user.id}`)).payments
  const refundStates = async (): Promise<string[]> =>
    (await get(`/admin/payments/${id}`)).refunds.map(({ state }: { state: string }) => state)
  const isRefunded = async () => (await get(`/admin/payments/${id}`)).payment.state === 'refunded'
  return { id, sold, refundStates, isRefunded }
}

const retried = () => cloud.db('jobs').where({ kind: 'refunds', claim: null }).select('error')

it('[ADMIN-16] of Google Play counts also when its answer was lost and it is refused the second time', async () => {
  const { id, sold, refundStates, isRefunded } = await subscriber('lost-answer')
  play.loseRefunds()
  await refund(id)
  await eventually(retried, ([job]) => typeof job?.error === 'string')
  expect(sold.state).toBe('SUBSCRIPTION_STATE_EXPIRED')
  play.loseRefunds(false)
  cloud.clock.advance(1_000)
  await eventually(isRefunded, (is) => is)
  expect(await refundStates()).toEqual(['taken'])
})

it('[ADMIN-16] of Google Play that is under way is waited for, though it is refused the second time', async () => {
  const { id, sold, refundStates, isRefunded } = await subscriber('under-way')
  play.setOrderState(sold.order, 'PENDING_REFUND')
  await refund(id)
  await eventually(refundStates, ([state]) => state !== 'asked')
  expect([await refundStates(), await isRefunded()]).toEqual([['taken'], false])
  play.setOrderState(sold.order, 'REFUNDED')
  cloud.clock.advance(60_000)
  await eventually(isRefunded, (is) => is)
})

it('[ADMIN-16] of Google Play leaves nobody a subscriber for the rest of the month', async () => {
  const ada = await cloud.register()
  const token = 'until-the-end'
  play.sell(token, cloud.clock.now() + 20 * DAY_MS)
  await cloud.call('POST', '/api/store/subscriptions/verify', { token: ada.token, body: { token } })
  const isSubscriber = async (): Promise<boolean> => (await get('/auth/profile', ada)).user.isSubscriber
  expect(await isSubscriber()).toBe(true)
  const [bought] = (await get('/admin/payments?provider=google-play')).payments
  expect((await refund(bought.id)).status).toBe(200)
  await eventually(
    () => get('/voice/status', ada),
    ({ tokens }) => tokens === 10,
  )
  // The next look at what is to be asked for.
  cloud.clock.advance(60_000)
  await eventually(isSubscriber, (is) => !is)
})

it('[ADMIN-16] of a vendor that is not connected is left to its dashboard', async () => {
  const ada = await cloud.register()
  await cloud.db('store_purchases').insert({
    id: 'of-another-vendor',
    user_id: null,
    provider: 'stripe',
    item: 'r3-250',
    price: 199,
    created_at: 1,
    paid_at: 2,
    state: 'paid',
    refunded: 0,
    taken_back: 0,
    corrections: 0,
  })
  expect((await get('/admin/payments/of-another-vendor')).refundable).toBe(0)
  expect(await refund('of-another-vendor')).toMatchObject({
    status: 409,
    body: { error: economyCalls.otherVendor },
  })
  expect((await get('/wallet', ada)).balance).toBe(100)
})

it('[ADMIN-16] of Google Play is waited for as long as Google Play says nothing about the order', async () => {
  const { id, sold, refundStates, isRefunded } = await subscriber('hidden-order')
  play.hideOrders()
  await refund(id)
  await eventually(refundStates, ([state]) => state === 'taken')
  const reads = async () => play.calls.filter((call) => call.endsWith(`/orders/${sold.order}`)).length
  // More often than anything else is tried again.
  for (let times = 1; times <= 6; times++) {
    await eventually(reads, (count) => count >= times)
    await eventually(retried, ({ length }) => length === 1)
    cloud.clock.advance(60_000)
  }
  play.hideOrders(false)
  await eventually(reads, (count) => count >= 7)
  cloud.clock.advance(60_000)
  await eventually(isRefunded, (is) => is)
})
