/**
 * @module-tag postgres
 * Races for money; queries of subscriptions-repository.ts.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type PlayDouble, startPlayDouble } from '#cloud/integrations/google-play/testing/play-double.ts'
import { type StripeDouble, startStripeDouble } from '#cloud/integrations/payments/testing/stripe-double.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { DAY_MS } from '#shared/constants/timings.ts'

let stripe: StripeDouble
let play: PlayDouble
let cloud: TestCloud
beforeAll(async () => {
  stripe = await startStripeDouble()
  play = await startPlayDouble()
  cloud = await startTestCloud({ ...stripe.settings, ...play.settings })
  stripe.connect(cloud.url, cloud.clock.now)
})
afterEach(() => stripe.goAway(false))
afterAll(async () => {
  await cloud.stop()
  await Promise.all([stripe.stop(), play.stop()])
})

const get = async (path: string, { token }: TestPlayer) =>
  (await cloud.call('GET', path, { token })).body.data
const voice = (player: TestPlayer) => get('/api/voice/status', player)
const subscribe = ({ token }: TestPlayer) =>
  cloud.call('POST', '/api/store/checkout', { token, body: { packId: 'voice-pro' } })
/** Opens a payment page for the subscription. Returns Stripe's id of it. */
const openPage = async (player: TestPlayer): Promise<string> => {
  expect((await subscribe(player)).status).toBe(200)
  return stripe.last().id
}
/** States of all receipts, newest first. */
const states = async (player: TestPlayer): Promise<string[]> =>
  (await get('/api/store/receipts', player)).receipts.map(({ state }: { state: string }) => state)
const send = async (...events: Parameters<StripeDouble['send']>[0][]): Promise<void> => {
  for (const event of events) expect(await stripe.send(event)).toBe(200)
}
const calls = (call: string) => stripe.calls.filter((one) => one === call).length
const cancellations = (id: string) => calls(`DELETE /v1/subscriptions/${stripe.sessionOf(id).subscription}`)
const refundsOf = (id: string) => stripe.sessionOf(id).payments.map(({ refunded }) => refunded)

describe('a second subscription of one player', () => {
  it('[STORE-11] is cancelled and its payment refunded, when two payment pages were opened before either was paid', async () => {
    const ada = await cloud.register()
    const [first, second] = [await openPage(ada), await openPage(ada)]
    await send(...stripe.pay(first))
    const events = stripe.pay(second)
    await send(...events, ...events)
    await expect.poll(() => refundsOf(second)).toEqual([499])
    expect([cancellations(first), cancellations(second)]).toEqual([0, 1])
    expect(refundsOf(first)).toEqual([0])
    await send(...stripe.cancelled, ...stripe.refunded)
    expect(await states(ada)).toEqual(['refunded', 'paid'])
    expect(await voice(ada)).toMatchObject({ tokens: 10_010, hasActiveSubscription: true })
    await send(stripe.renew(first))
    expect(await states(ada)).toEqual(['paid', 'refunded', 'paid'])
    expect(await voice(ada)).toMatchObject({ tokens: 20_010, hasActiveSubscription: true })
  })

  it('[STORE-11] rejects exactly one of two that are paid at once', async () => {
    const ada = await cloud.register()
    const pages = [await openPage(ada), await openPage(ada)]
    await Promise.all(pages.flatMap((page) => stripe.pay(page)).map((event) => send(event)))
    await expect.poll(() => pages.flatMap(refundsOf).toSorted()).toEqual([0, 499])
    expect(pages.map(cancellations).toSorted()).toEqual([0, 1])
    expect((await states(ada)).toSorted()).toEqual(['paid', 'refunded'])
    expect(await voice(ada)).toMatchObject({ tokens: 10_010, hasActiveSubscription: true })
  })

  it('[STORE-11] grants no tokens while Stripe is unreachable, and retries', async () => {
    const ada = await cloud.register()
    const [first, second] = [await openPage(ada), await openPage(ada)]
    await send(...stripe.pay(first))
    const events = stripe.pay(second)
    stripe.goAway()
    await send(...events)
    await expect.poll(() => cancellations(second)).toBe(1)
    stripe.goAway(false)
    expect(await states(ada)).toEqual(['refunded', 'paid'])
    expect(await voice(ada)).toMatchObject({ tokens: 10_010 })
    await expect
      .poll(() => {
        cloud.clock.advance(1_000)
        return refundsOf(second)
      })
      .toEqual([499])
    expect(cancellations(second)).toBe(2)
  })

  it('[STORE-11] is sold once the first one has ended, though its month is not over', async () => {
    const ada = await cloud.register()
    const first = await openPage(ada)
    await send(...stripe.pay(first), stripe.endSubscription(first))
    cloud.clock.advance(1)
    const second = await openPage(ada)
    await send(...stripe.pay(second))
    expect(await states(ada)).toEqual(['paid', 'paid'])
    expect(await voice(ada)).toMatchObject({ tokens: 20_010, hasActiveSubscription: true })
  })

  it('[STORE-11] is never the older one, which renews while a later purchase at Google Play runs', async () => {
    const ada = await cloud.register()
    const first = await openPage(ada)
    await send(...stripe.pay(first))
    play.sell('bought-later', cloud.clock.now() + 60 * DAY_MS)
    const body = { token: 'bought-later' }
    const verified = await cloud.call('POST', '/api/store/subscriptions/verify', { token: ada.token, body })
    expect(verified.status).toBe(200)
    await send(stripe.renew(first))
    expect(await states(ada)).toEqual(['paid', 'paid', 'paid'])
    expect(await voice(ada)).toMatchObject({ tokens: 30_010, hasActiveSubscription: true })
  })

  it('[STORE-11] is the renewal of one that had lapsed before the player bought another', async () => {
    const ada = await cloud.register()
    const first = await openPage(ada)
    await send(...stripe.pay(first))
    cloud.clock.advance(40 * DAY_MS)
    const later = await cloud.signIn(ada)
    const second = await openPage(later)
    await send(...stripe.pay(second), stripe.renew(first))
    await expect.poll(() => refundsOf(first)).toEqual([0, 499])
    expect([cancellations(first), cancellations(second)]).toEqual([1, 0])
    expect(await voice(later)).toMatchObject({ tokens: 20_010, hasActiveSubscription: true })
  })
})

describe('the end of a subscription', () => {
  it('[STORE-12] may be reported before its payment, and holds all the same', async () => {
    const ada = await cloud.register()
    const page = await openPage(ada)
    const paid = stripe.pay(page)
    await send(stripe.endSubscription(page), ...paid)
    expect(await voice(ada)).toMatchObject({ tokens: 10_010, hasActiveSubscription: false })
    expect((await subscribe(ada)).status).toBe(200)
  })
})

describe('a payment for an account that is gone', () => {
  it('[STORE-13] is refunded and its subscription cancelled, also when Stripe cannot be reached at first', async () => {
    const ada = await cloud.register()
    const page = await openPage(ada)
    const paid = stripe.pay(page)
    const { token, password } = ada
    const gone = await cloud.call('DELETE', '/api/auth/account', { token, body: { password } })
    expect(gone.status).toBe(200)
    stripe.goAway()
    await send(...paid)
    await expect.poll(() => cancellations(page)).toBe(1)
    stripe.goAway(false)
    await expect
      .poll(() => {
        cloud.clock.advance(1_000)
        return refundsOf(page)
      })
      .toEqual([499])
    expect(stripe.sessionOf(page).endedAt).not.toBeNull()
  })
})
