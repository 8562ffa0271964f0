/**
 * @module-tag postgres
 * Races for money; queries of purchases-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPostgres } from '#cloud/db/client.ts'
import { waitForBlockedCalls } from '#cloud/db/testing/blocked-calls.ts'
import { type StripeDouble, startStripeDouble } from '#cloud/integrations/payments/testing/stripe-double.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { DAY_MS } from '#shared/constants/timings.ts'

let stripe: StripeDouble
let cloud: TestCloud
beforeAll(async () => {
  stripe = await startStripeDouble()
  cloud = await startTestCloud(stripe.settings)
  stripe.connect(cloud.url, cloud.clock.now)
})
afterAll(async () => {
  await cloud.stop()
  await stripe.stop()
})

const get = async (path: string, { token }: TestPlayer) =>
  (await cloud.call('GET', path, { token })).body.data
const wallet = (player: TestPlayer) => get('/api/wallet', player)
const voice = (player: TestPlayer) => get('/api/voice/status', player)
const buy = ({ token }: TestPlayer, packId: string) =>
  cloud.call('POST', '/api/store/checkout', { token, body: { packId } })
/** Opens a checkout; answers Stripe's id of it. */
const begin = async (player: TestPlayer, packId: string): Promise<string> => {
  expect((await buy(player, packId)).status).toBe(200)
  return stripe.last().id
}
const stateOf = async (player: TestPlayer): Promise<string> =>
  (await get('/api/store/receipts', player)).receipts[0].state
const send = async (...events: Parameters<StripeDouble['send']>[0][]): Promise<void> => {
  for (const event of events) expect(await stripe.send(event)).toBe(200)
}

describe('a checkout at Stripe', () => {
  it('[STORE-2, STORE-6] is asked for with its price, and leads to Stripe’s page', async () => {
    const ada = await cloud.register()
    const { body } = await buy(ada, 'r3-1500')
    const session = stripe.last()
    expect(body.data).toEqual({ url: session.url, checkoutId: session.asked.get('client_reference_id') })
    expect(Object.fromEntries(session.asked)).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '999',
      'metadata[checkoutId]': body.data.checkoutId,
      'payment_intent_data[metadata][checkoutId]': body.data.checkoutId,
    })
    expect(await wallet(ada)).toMatchObject({ balance: 100 })
    expect((await cloud.call('GET', '/api/version')).body.data.payments).toBe('stripe')
  })

  it('[STORE-3] credits what was paid once, however often and at once Stripe says so', async () => {
    const ada = await cloud.register()
    const [paid] = stripe.pay(await begin(ada, 'r3-700'))
    if (!paid) throw new Error('nothing was paid')
    await Promise.all([send(paid), send(paid), send({ ...paid, id: 'evt_another' }), send(paid)])
    expect(await wallet(ada)).toMatchObject({ balance: 800 })
    expect(await stateOf(ada)).toBe('paid')
    const { entries } = await get('/api/wallet/entries', ada)
    expect(entries[0]).toMatchObject({ amount: 700, reason: 'store_paid', balance: 800 })
  })

  it.each([
    ['a forged one', () => 't=1,v1=00'],
    ['one signed with another secret', (body: string) => stripe.sign(body, { secret: 'whsec_other' })],
    ['none', () => ''],
    [
      'one of an hour ago',
      (body: string) => stripe.sign(body, { at: Math.floor(cloud.clock.now() / 1000) - 3600 }),
    ],
  ])('[STORE-3, STORE-5, ERR-48] refuses a signature that is not Stripe’s: %s', async (_, sign) => {
    const ada = await cloud.register()
    const [paid] = stripe.pay(await begin(ada, 'r3-700'))
    const raw = JSON.stringify({ object: 'event', ...paid })
    const headers = { 'content-type': 'application/json', 'stripe-signature': sign(raw) }
    const refused = await cloud.call('POST', '/api/store/webhook/stripe', { raw, headers })
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      422,
      'PAYMENT_VERIFICATION_ERROR',
      'Payment verification error',
    ])
    expect(await wallet(ada)).toMatchObject({ balance: 100 })
  })

  it('answers 404 to another vendor, and ignores what it does not know', async () => {
    for (const provider of ['sandbox', 'paypal']) {
      const path = `/api/store/webhook/${provider}`
      expect((await cloud.call('POST', path, { body: {} })).status).toBe(404)
    }
    await send(stripe.event('customer.created', { id: 'cus_1' }))
    await send(
      stripe.event('checkout.session.completed', { id: 'cs_other', metadata: {}, payment_status: 'paid' }),
    )
    const strange = {
      id: 'cs_1',
      metadata: { checkoutId: 'nobody’s' },
      payment_status: 'paid',
      amount_total: 1,
    }
    await send(stripe.event('checkout.session.completed', strange))
  })

  it('[STORE-5, ERR-48] credits nothing for another sum or currency', async () => {
    const ada = await cloud.register()
    const [paid] = stripe.pay(await begin(ada, 'r3-700'))
    if (!paid) throw new Error('nothing was paid')
    for (const other of [{ amount_total: 498 }, { amount_total: 500 }, { currency: 'usd' }]) {
      const object = { ...paid.data.object, ...other }
      expect(await stripe.send({ ...paid, data: { object } })).toBe(422)
    }
    expect(await wallet(ada)).toMatchObject({ balance: 100 })
    await send(paid)
    expect(await wallet(ada)).toMatchObject({ balance: 800 })
  })

  it('[STORE-5] credits nothing for what expired or failed, and what is paid after all the same', async () => {
    const ada = await cloud.register()
    const id = await begin(ada, 'r3-250')
    await send(stripe.expire(id))
    expect([await stateOf(ada), (await wallet(ada)).balance]).toEqual(['failed', 100])
    const [paid] = stripe.pay(id)
    if (!paid) throw new Error('nothing was paid')
    await send(paid, stripe.event('checkout.session.expired', paid.data.object))
    expect([await stateOf(ada), (await wallet(ada)).balance]).toEqual(['paid', 350])
    const slow = stripe.payLater(await begin(ada, 'r3-250'))
    await send(slow.completed)
    expect([await stateOf(ada), (await wallet(ada)).balance]).toEqual(['pending', 350])
    await send(slow.fails())
    expect([await stateOf(ada), (await wallet(ada)).balance]).toEqual(['failed', 350])
    await send(slow.arrives())
    expect([await stateOf(ada), (await wallet(ada)).balance]).toEqual(['paid', 600])
  })

  it('[ERR-47] fails without a word of Stripe’s when Stripe gives no page', async () => {
    const ada = await cloud.register()
    stripe.goAway()
    const { status, body, text } = await buy(ada, 'r3-700').finally(() => stripe.goAway(false))
    expect([status, body.code, body.error]).toEqual([422, 'PAYMENT_FAILED', 'Payment failed'])
    expect(text).not.toContain(stripe.base)
    expect(await stateOf(ada)).toBe('failed')
  })
})

describe('a checkout of which nothing is heard', () => {
  /** The job runs after its time, and what it changes follows. */
  const passes = (ms: number) => cloud.clock.advance(ms)

  it('[STORE-3] is asked for, after two minutes and then ever more rarely', async () => {
    const ada = await cloud.register()
    const id = await begin(ada, 'r3-250')
    const asked = () => stripe.calls.filter((call) => call === `GET /v1/checkout/sessions/${id}`).length
    const begun = cloud.clock.now()
    /** How old the checkout is, in minutes, when it has been asked for so often. */
    const ageWhenAsked = async (times: number) => {
      const step = () => {
        passes(30_000)
        return asked()
      }
      await expect.poll(step, { interval: 100 }).toBe(times)
      return (cloud.clock.now() - begun) / 60_000
    }
    expect(asked()).toBe(0)
    expect(await ageWhenAsked(1)).toBeGreaterThanOrEqual(2)
    expect(await ageWhenAsked(2)).toBeGreaterThanOrEqual(4)
    expect(await ageWhenAsked(3)).toBeGreaterThanOrEqual(8)
    stripe.pay(id)
    const later = await cloud.signIn(ada)
    // The clock advances in steps, because the next request is due some time after the third one ends.
    const stepToState = () => {
      passes(5 * 60_000)
      return stateOf(later)
    }
    await expect.poll(stepToState, { interval: 100 }).toBe('paid')
    expect(await wallet(later)).toMatchObject({ balance: 350 })
  })

  it('[STORE-5] fails after a day in which nobody paid', async () => {
    const ada = await cloud.register()
    await begin(ada, 'r3-250')
    passes(DAY_MS + 1)
    const later = await cloud.signIn(ada)
    await expect.poll(() => stateOf(later)).toBe('failed')
    expect(await wallet(later)).toMatchObject({ balance: 100 })
  })
})

describe('money that goes back', () => {
  const paidPack = async (player: TestPlayer, packId = 'r3-700'): Promise<string> => {
    const id = await begin(player, packId)
    await send(...stripe.pay(id))
    return id
  }

  it('[WALLET-11] takes back what it bought, in proportion and once', async () => {
    const ada = await cloud.register()
    const id = await paidPack(ada)
    const part = stripe.refund(id, 100)
    await send(part, part)
    expect(await wallet(ada)).toMatchObject({ balance: 800 - 140, owed: 0 })
    expect(await stateOf(ada)).toBe('refunded')
    await send(stripe.refund(id), { ...part, id: 'evt_late' })
    expect(await wallet(ada)).toMatchObject({ balance: 100, owed: 0 })
    const { entries } = await get('/api/wallet/entries', ada)
    expect(entries[0]).toMatchObject({ reason: 'store_refunded', amount: -560, balance: 100 })
  })

  it('[WALLET-11] may be told before the payment is', async () => {
    const ada = await cloud.register()
    const id = await begin(ada, 'r3-700')
    const paid = stripe.pay(id)
    await send(stripe.refund(id))
    expect(await wallet(ada)).toMatchObject({ balance: 100 })
    await send(...paid)
    expect(await wallet(ada)).toMatchObject({ balance: 100, owed: 0 })
    expect(await stateOf(ada)).toBe('refunded')
  })

  it('[WALLET-11] is given again when a dispute is won, and not when it is lost, in any order', async () => {
    const ada = await cloud.register()
    const won = stripe.dispute(await paidPack(ada))
    await send(won.created)
    expect([await stateOf(ada), (await wallet(ada)).balance]).toEqual(['disputed', 100])
    await send(won.closed('won'))
    expect([await stateOf(ada), (await wallet(ada)).balance]).toEqual(['paid', 800])
    const lost = stripe.dispute(await paidPack(ada))
    await send(lost.closed('lost'), lost.created)
    expect([await stateOf(ada), (await wallet(ada)).balance]).toEqual(['refunded', 800])
    const late = stripe.dispute(await paidPack(ada))
    await send(late.closed('won'), late.created)
    expect([await stateOf(ada), (await wallet(ada)).balance]).toEqual(['paid', 1500])
  })

  it('[WALLET-11] is owed when it was spent: the balance stays at 0, purchases answer 402, and what comes pays it first', async () => {
    const ada = await cloud.register()
    const id = await paidPack(ada)
    const spend = () => cloud.call('POST', '/api/game-pass/premium', { token: ada.token })
    expect((await spend()).status).toBe(200)
    expect(await wallet(ada)).toMatchObject({ balance: 400, owed: 0 })
    const dispute = stripe.dispute(id)
    await send(dispute.created)
    expect(await wallet(ada)).toMatchObject({ balance: 0, owed: 300 })
    await send(...stripe.pay(await begin(ada, 'r3-250')))
    expect(await wallet(ada)).toMatchObject({ balance: 0, owed: 50 })
    const { entries } = await get('/api/wallet/entries', ada)
    expect(entries.slice(0, 2)).toMatchObject([
      { reason: 'owed_paid', amount: -250, balance: 0 },
      { reason: 'store_paid', amount: 250, balance: 250 },
    ])
    await send(dispute.closed('won'))
    expect(await wallet(ada)).toMatchObject({ balance: 650, owed: 0 })
  })

  it('[WALLET-11] takes voice tokens back as well', async () => {
    const ada = await cloud.register()
    const id = await paidPack(ada, 'voice-starter')
    expect(await voice(ada)).toMatchObject({ tokens: 1010 })
    await send(stripe.refund(id))
    expect(await voice(ada)).toMatchObject({ tokens: 10, hasActiveSubscription: false })
  })
})

describe('Voice Pro', () => {
  const me = async ({ token }: TestPlayer) =>
    (await cloud.call('GET', '/api/auth/profile', { token })).body.data.user

  it('[STORE-8, STORE-9] brings 10,000 tokens each paid month, once, and ends when no more is paid', async () => {
    const ada = await cloud.register()
    expect((await me(ada)).isSubscriber).toBe(false)
    const id = await begin(ada, 'voice-pro')
    expect(Object.fromEntries(stripe.last().asked)).toMatchObject({
      mode: 'subscription',
      'line_items[0][price_data][unit_amount]': '499',
      'line_items[0][price_data][recurring][interval]': 'month',
    })
    const events = stripe.pay(id)
    await send(...events.toReversed(), ...events)
    expect(await voice(ada)).toMatchObject({
      tokens: 10_010,
      hasActiveSubscription: true,
      subscriptionType: 'voice-pro',
    })
    expect((await me(ada)).isSubscriber).toBe(true)
    expect((await buy(ada, 'voice-pro')).status).toBe(409)
    const month = stripe.renew(id)
    await send(month, { ...month, id: 'evt_again' })
    expect(await voice(ada)).toMatchObject({ tokens: 20_010 })
    const { receipts } = await get('/api/store/receipts', ada)
    expect(receipts.map(({ state }: { state: string }) => state)).toEqual(['paid', 'paid'])
    cloud.clock.advance(61 * DAY_MS)
    const later = await cloud.signIn(ada)
    expect(await voice(later)).toMatchObject({
      tokens: 20_010,
      hasActiveSubscription: false,
      subscriptionType: null,
      subscriptionExpires: null,
    })
    expect((await me(later)).isSubscriber).toBe(false)
  })

  it('[WALLET-11] of which a month is refunded loses that month’s tokens, known by its invoice alone', async () => {
    const ada = await cloud.register()
    const id = await begin(ada, 'voice-pro')
    await send(...stripe.pay(id))
    const month = stripe.renew(id)
    await send(stripe.refund(id), month)
    expect(await voice(ada)).toMatchObject({ tokens: 10_010 })
    const lost = stripe.dispute(id)
    await send(lost.created)
    expect(await voice(ada)).toMatchObject({ tokens: 10_010 })
  })

  it('[STORE-9] is over at once when Stripe says so', async () => {
    const ada = await cloud.register()
    const id = await begin(ada, 'voice-pro')
    await send(...stripe.pay(id), stripe.endSubscription(id))
    expect(await voice(ada)).toMatchObject({ tokens: 10_010, hasActiveSubscription: false })
  })

  const remove = ({ token, password }: TestPlayer) =>
    cloud.call('DELETE', '/api/auth/account', { token, body: { password } })

  it('is cancelled at Stripe when the account is deleted between two months, and sold to nobody in that time', async () => {
    const ada = await cloud.register()
    const id = await begin(ada, 'voice-pro')
    await send(...stripe.pay(id))
    cloud.clock.advance(32 * DAY_MS)
    const later = await cloud.signIn(ada)
    expect((await me(later)).isSubscriber).toBe(false)
    expect((await buy(later, 'voice-pro')).status).toBe(409)
    expect((await remove(later)).status).toBe(200)
    expect(stripe.calls).toContain(`DELETE /v1/subscriptions/${stripe.sessionOf(id).subscription}`)
  })

  it('is cancelled at Stripe when it is paid after the account is gone', async () => {
    const ada = await cloud.register()
    const id = await begin(ada, 'voice-pro')
    const events = stripe.pay(id)
    expect((await remove(ada)).status).toBe(200)
    await send(...events)
    await expect
      .poll(() => stripe.calls)
      .toContain(`DELETE /v1/subscriptions/${stripe.sessionOf(id).subscription}`)
  })

  it('[STORE-17] is not cancelled when the login of a deletion ends while the password is checked', async () => {
    const ada = await cloud.register()
    const id = await begin(ada, 'voice-pro')
    await send(...stripe.pay(id))
    await cloud.app.services.jobs.stop()
    const { removal } = await cloud.db.transaction(async (tx) => {
      // On SQLite the transaction holds the only connection.
      if (isPostgres(tx)) await tx.raw('lock table credentials in access exclusive mode')
      const removal = remove(ada)
      await waitForBlockedCalls(cloud.db)
      await tx('logins').where({ user_id: ada.user.id }).delete()
      return { removal }
    })
    expect((await removal).status).toBe(401)
    await cloud.app.services.jobs.start()
    expect(stripe.calls).not.toContain(`DELETE /v1/subscriptions/${stripe.sessionOf(id).subscription}`)
    expect((await me(await cloud.signIn(ada))).isSubscriber).toBe(true)
  })

  it('is cancelled at Stripe when the account is deleted, and stays when Stripe cannot be told', async () => {
    const ada = await cloud.register()
    const id = await begin(ada, 'voice-pro')
    await send(...stripe.pay(id))
    stripe.goAway()
    expect((await remove(ada).finally(() => stripe.goAway(false))).status).toBe(503)
    expect((await me(ada)).isSubscriber).toBe(true)
    const exported = await get('/api/auth/export', ada)
    expect(exported).toMatchObject({
      receipts: [{ item: 'voice-pro', state: 'paid' }],
      subscriptions: [{ provider: 'stripe', item: 'voice-pro', endedAt: null }],
    })
    expect((await remove(ada)).status).toBe(200)
    expect(stripe.calls).toContain(`DELETE /v1/subscriptions/${stripe.sessionOf(id).subscription}`)
    const kept = await cloud.db('store_purchases').where({ session: id }).first('user_id', 'paid_at')
    expect(kept).toMatchObject({ user_id: null })
    // A refund that is told later finds nobody to take from.
    await send(stripe.refund(id))
  })
})
