/**
 * @module-tag postgres
 * Races for money.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { R3_PACKS, VOICE_PLANS } from '#shared/constants/store.ts'
import { economyEventSchemas } from '#shared/protocol/economy-events.ts'
import { createTable } from '../../../tests/support/table.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.stop())

const get = async (path: string, { token }: TestPlayer) =>
  (await cloud.call('GET', path, { token })).body.data
const checkout = async ({ token }: TestPlayer, packId: string) =>
  cloud.call('POST', '/api/store/checkout', { token, body: { packId } })
const press = (url: string, decision: string) =>
  cloud.call('POST', new URL(url).pathname, {
    raw: `decision=${decision}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const states = async (player: TestPlayer): Promise<string[]> =>
  (await get('/api/store/receipts', player)).receipts.map(({ state }: { state: string }) => state)

describe('the sandbox', () => {
  it('[STORE-1, STORE-7, STORE-8, STORE-10] sells packs whose R3 grow cheaper, and two voice plans', async () => {
    const ada = await cloud.register()
    const { packs, voicePlans } = await get('/api/store/packs', ada)
    expect(packs).toEqual(R3_PACKS)
    const worth = packs.map(({ r3, price }: (typeof R3_PACKS)[number]) => r3 / price.amount)
    expect(worth).toHaveLength(4)
    expect(worth).toEqual(worth.toSorted((a: number, b: number) => a - b))
    expect(new Set(worth).size).toBe(4)
    expect(voicePlans).toEqual([
      { id: 'voice-starter', tokens: 1_000, price: { amount: 89, currency: 'EUR' }, monthly: false },
      { id: 'voice-pro', tokens: 10_000, price: { amount: 499, currency: 'EUR' }, monthly: true },
    ])
    const [starter, pro] = VOICE_PLANS
    const cheaper = 1 - pro.price.amount / pro.tokens / (starter.price.amount / starter.tokens)
    expect(Math.round(cheaper * 100)).toBe(44)
  })

  it('[STORE-2, STORE-3] answers a page, credits nothing yet, and once when it is paid there', async () => {
    const ada = await cloud.register()
    const { status, body } = await checkout(ada, 'r3-700')
    expect(status).toBe(200)
    const { url, checkoutId } = body.data
    expect(await get('/api/wallet', ada)).toMatchObject({ balance: 100, owed: 0 })
    expect(await states(ada)).toEqual(['pending'])
    const page = await cloud.call('GET', new URL(url).pathname)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Pay €4.99')
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
    const paid = await press(url, 'pay')
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      `http://localhost:3000/buy-r3?checkout=${checkoutId}`,
    ])
    expect(await get('/api/wallet', ada)).toMatchObject({ balance: 800 })
    await press(url, 'pay')
    await press(url, 'refuse')
    expect(await get('/api/wallet', ada)).toMatchObject({ balance: 800 })
    const { receipts } = await get('/api/store/receipts', ada)
    expect(receipts).toEqual([
      {
        id: checkoutId,
        item: 'r3-700',
        price: { amount: 499, currency: 'EUR' },
        state: 'paid',
        at: new Date(cloud.clock.now()).toISOString(),
      },
    ])
  })

  it('[STORE-11] refunds a second subscription, whose page was open while the first one was paid', async () => {
    const ada = await cloud.register()
    const pages = [await checkout(ada, 'voice-pro'), await checkout(ada, 'voice-pro')]
    for (const { body } of pages) await press(body.data.url, 'pay')
    const bank = () => cloud.db('sandbox_checkouts').where({ id: pages[1]?.body.data.checkoutId })
    await expect.poll(async () => (await bank().first('refunded')).refunded).toBe(499)
    expect(await states(ada)).toEqual(['refunded', 'paid'])
    expect(await get('/api/voice/status', ada)).toMatchObject({
      tokens: 10_010,
      hasActiveSubscription: true,
    })
  })

  it('[STORE-3] tells the buyer’s open pages, and nobody else’s', async () => {
    const table = createTable(cloud.url)
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const [page, other] = [await table.connect(ada), await table.connect(bob)]
    const { url, checkoutId } = (await checkout(ada, 'r3-250')).body.data
    await press(url, 'pay')
    const told = await page.until('purchase_updated')
    expect(told).toMatchObject({ receipt: { id: checkoutId, item: 'r3-250', state: 'paid' } })
    expect(economyEventSchemas.purchase_updated.parse(told)).toEqual(told)
    expect(other.all('purchase_updated')).toEqual([])
    table.leave()
  })

  it.each([
    ['refuse', 'refused'],
    ['cancel', 'cancelled'],
  ])('[STORE-5, ERR-47] credits nothing when the payment is %sd', async (decision) => {
    const ada = await cloud.register()
    const { url, checkoutId } = (await checkout(ada, 'voice-starter')).body.data
    const { headers } = await press(url, decision)
    expect(headers.get('location')).toBe(`http://localhost:3000/buy-r3?checkout=${checkoutId}&cancelled=1`)
    expect(await states(ada)).toEqual(['failed'])
    await press(url, 'pay')
    expect(await states(ada)).toEqual(['failed'])
    expect(await get('/api/voice/status', ada)).toMatchObject({ tokens: 10 })
  })

  it('[STORE-3, STORE-8] grants voice tokens, and Voice Pro for a month', async () => {
    const ada = await cloud.register()
    for (const plan of ['voice-starter', 'voice-pro'])
      await press((await checkout(ada, plan)).body.data.url, 'pay')
    expect(await get('/api/voice/status', ada)).toMatchObject({
      tokens: 11_010,
      hasActiveSubscription: true,
      subscriptionType: 'voice-pro',
    })
  })

  it('[STORE-3, ERR-48] refuses a webhook that it has not signed', async () => {
    const ada = await cloud.register()
    const { checkoutId } = (await checkout(ada, 'r3-250')).body.data
    await cloud.db('sandbox_checkouts').where({ id: checkoutId }).update({ state: 'paid' })
    const at = cloud.clock.now()
    for (const signature of ['', 'nonsense', `t=${at},v1=${'0'.repeat(64)}`]) {
      const headers = { 'sandbox-signature': signature }
      const body = { id: 'forged', checkout: checkoutId }
      const refused = await cloud.call('POST', '/api/store/webhook/sandbox', { body, headers })
      expect([refused.status, refused.body.code]).toEqual([422, 'PAYMENT_VERIFICATION_ERROR'])
    }
    expect(await states(ada)).toEqual(['pending'])
    const stripe = await cloud.call('POST', '/api/store/webhook/stripe', { body: {} })
    expect(stripe.status).toBe(404)
  })

  it('has its page in Italian, and none for what was never asked for', async () => {
    const ada = await cloud.register()
    await cloud.db('users').where({ id: ada.user.id }).update({ preferred_language: 'italian' })
    const { url } = (await checkout(ada, 'r3-1500')).body.data
    const page = await cloud.call('GET', new URL(url).pathname)
    expect(page.text).toContain('Non si muove denaro')
    expect(page.text).toContain('<html lang="it">')
    expect((await cloud.call('GET', '/sandbox/nothing')).status).toBe(404)
  })

  it('is for accounts alone, and sells nothing else', async () => {
    const ada = await cloud.register()
    const { token } = await cloud.guest('Gus')
    const body = { packId: 'r3-250' }
    expect((await cloud.call('POST', '/api/store/checkout', { token, body })).body.code).toBe(
      'ACCOUNT_REQUIRED',
    )
    expect((await checkout(ada, 'r3-1000000')).status).toBe(400)
    expect((await cloud.call('POST', '/api/store/checkout', { body })).status).toBe(401)
  })

  it('[API-10] opens one checkout a key', async () => {
    const { token } = await cloud.register()
    const headers = { 'idempotency-key': 'one-checkout' }
    const body = { packId: 'r3-250' }
    const [one, two] = await Promise.all([
      cloud.call('POST', '/api/store/checkout', { token, body, headers }),
      cloud.call('POST', '/api/store/checkout', { token, body, headers }),
    ])
    expect(one.body.data).toEqual(two.body.data)
  })
})
