/**
 * @module-tag postgres
 * Races for money; queries of subscriptions-repository.ts.
 */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createApp } from '#cloud/app.ts'
import { collectingLogger } from '#cloud/http/testing/test-chain.ts'
import { type PlayDouble, startPlayDouble } from '#cloud/integrations/google-play/testing/play-double.ts'
import { createLogger } from '#cloud/logger.ts'
import { startTestCloud, TEST_SECRET, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { DAY_MS } from '#shared/constants/timings.ts'

let play: PlayDouble
let cloud: TestCloud
let made = 0
const { logger, lines } = collectingLogger()
beforeAll(async () => {
  play = await startPlayDouble()
  cloud = await startTestCloud(play.settings, { logger })
})
afterEach(() => {
  play.goAway(false)
  play.forget(null)
  play.refuseChanges(false)
})
afterAll(async () => {
  await cloud.stop()
  await play.stop()
})

const verify = ({ token }: TestPlayer, purchase: string, productId?: string) =>
  cloud.call('POST', '/api/store/subscriptions/verify', { token, body: { token: purchase, productId } })
const get = async (path: string, { token }: TestPlayer) =>
  (await cloud.call('GET', path, { token })).body.data
const voice = (player: TestPlayer) => get('/api/voice/status', player)
const isSubscriber = async (player: TestPlayer) => (await get('/api/auth/profile', player)).user.isSubscriber
const newToken = () => `purchase-token.${++made}`
/** Number of queries for a token that Google Play received. */
const questions = (token: string) => play.calls.filter((call) => call.endsWith(`/${token}`)).length
/** Resolves when the jobs that run have ended. */
const jobsEnd = async () => {
  await cloud.app.services.jobs.stop()
  await cloud.app.services.jobs.start()
}
const hence = (ms: number) => cloud.clock.now() + ms
const refusal = {
  status: 422,
  body: { code: 'PAYMENT_VERIFICATION_ERROR', error: 'Payment verification error' },
}

it('[STORE-4, STORE-8] makes a subscriber until expiry, with the month’s tokens once, and acknowledges it', async () => {
  const ada = await cloud.register()
  const token = newToken()
  const sold = play.sell(token, hence(12 * 60 * 60_000))
  const expiresAt = new Date(sold.expiresAt).toISOString()
  for (let times = 0; times < 2; times++)
    expect((await verify(ada, token, 'voice_pro')).body.data).toEqual({ isSubscriber: true, expiresAt })
  expect(sold.acknowledged).toBe(true)
  expect(play.calls.filter((call) => call.includes('acknowledge'))).toHaveLength(1)
  expect(await voice(ada)).toMatchObject({
    tokens: 10_010,
    hasActiveSubscription: true,
    subscriptionType: 'voice-pro',
    subscriptionExpires: expiresAt,
  })
  expect(await isSubscriber(ada)).toBe(true)
  cloud.clock.advance(12 * 60 * 60_000 + 1)
  sold.state = 'SUBSCRIPTION_STATE_EXPIRED'
  const later = await cloud.signIn(ada)
  expect(await isSubscriber(later)).toBe(false)
  expect(await voice(later)).toMatchObject({ tokens: 10_010, hasActiveSubscription: false })
  expect(await verify(later, token)).toMatchObject(refusal)
})

it('[STORE-4, ERR-48] fails for a token that another account has used', async () => {
  const [ada, bob] = [await cloud.register(), await cloud.register()]
  const token = newToken()
  play.sell(token, hence(DAY_MS))
  expect((await verify(ada, token)).status).toBe(200)
  expect(await verify(bob, token)).toMatchObject(refusal)
  expect([await isSubscriber(ada), await isSubscriber(bob)]).toEqual([true, false])
  expect(await voice(bob)).toMatchObject({ tokens: 10 })
  await cloud.call('DELETE', '/api/auth/account', { token: ada.token, body: { password: ada.password } })
  expect(play.calls.filter((call) => call.endsWith(`${token}:cancel`))).toHaveLength(1)
  expect(await verify(bob, token)).toMatchObject(refusal)
})

it('[STORE-5, ERR-48] fails for what is unknown, expired, held, another product, or cannot be asked for', async () => {
  const ada = await cloud.register()
  const sold = (changes: Parameters<PlayDouble['sell']>[2], expiresAt = hence(DAY_MS)) => {
    const token = newToken()
    play.sell(token, expiresAt, changes)
    return token
  }
  expect(await verify(ada, 'nobody has sold this')).toMatchObject(refusal)
  expect(await verify(ada, '../../../products')).toMatchObject(refusal)
  expect(await verify(ada, sold({}, hence(-1)))).toMatchObject(refusal)
  expect(await verify(ada, sold({ state: 'SUBSCRIPTION_STATE_ON_HOLD' }))).toMatchObject(refusal)
  expect(await verify(ada, sold({ state: 'SUBSCRIPTION_STATE_PENDING' }))).toMatchObject(refusal)
  expect(await verify(ada, sold({ productId: 'another_app' }))).toMatchObject(refusal)
  expect(await verify(ada, sold({}), 'voice_starter')).toMatchObject(refusal)
  const good = sold({})
  play.goAway()
  const away = await verify(ada, good).finally(() => play.goAway(false))
  expect(away).toMatchObject(refusal)
  expect(await voice(ada)).toMatchObject({ tokens: 10, hasActiveSubscription: false })
  expect((await verify(ada, sold({ state: 'SUBSCRIPTION_STATE_CANCELED' }))).status).toBe(200)
})

it('[STORE-4] is asked for again at expiry, and each paid month brings its tokens once', async () => {
  const ada = await cloud.register()
  const token = newToken()
  const sold = play.sell(token, hence(60 * 60_000))
  await verify(ada, token)
  sold.expiresAt = hence(12 * 60 * 60_000)
  sold.order = `${sold.order}..0`
  cloud.clock.advance(60 * 60_000 + 1)
  const later = await cloud.signIn(ada)
  await expect.poll(async () => (await voice(later)).tokens).toBe(20_010)
  expect(await isSubscriber(later)).toBe(true)
  await verify(later, token)
  expect(await voice(later)).toMatchObject({ tokens: 20_010 })
  const { receipts } = await get('/api/store/receipts', later)
  expect(receipts.map(({ state }: { state: string }) => state)).toEqual(['paid', 'paid'])
})

it('[STORE-4] is acknowledged later when Google Play cannot be told at once', async () => {
  const ada = await cloud.register()
  const token = newToken()
  const sold = play.sell(token, hence(DAY_MS))
  play.refuseChanges()
  expect((await verify(ada, token)).status).toBe(200)
  expect(sold.acknowledged).toBe(false)
  play.refuseChanges(false)
  cloud.clock.advance(5 * 60_000 + 1)
  await expect.poll(() => sold.acknowledged).toBe(true)
  expect(await voice(ada)).toMatchObject({ tokens: 10_010 })
})

it('[STORE-4] is acknowledged after a restart when the process died between the grant and the acknowledgement', async () => {
  const ada = await cloud.register()
  const token = newToken()
  const sold = play.sell(token, hence(DAY_MS))
  play.refuseChanges()
  expect((await verify(ada, token)).status).toBe(200)
  await cloud.app.services.jobs.stop()
  play.refuseChanges(false)
  cloud.clock.advance(5 * 60_000 + 1)
  const { db, settings, clock } = cloud
  const logger = createLogger(settings)
  const restarted = createApp({ settings, db, logger, secret: TEST_SECRET, now: clock.now })
  await restarted.start()
  await expect.poll(() => sold.acknowledged).toBe(true)
  await restarted.stop()
  await cloud.app.services.jobs.start()
  expect(await voice(ada)).toMatchObject({ tokens: 10_010, hasActiveSubscription: true })
})

it('[STORE-15] ends the right of the replaced token, in either order and across accounts', async () => {
  const [ada, bob] = [await cloud.register(), await cloud.register()]
  const [old, next, unsent, last] = [newToken(), newToken(), newToken(), newToken()]
  play.sell(old, hence(DAY_MS))
  expect((await verify(ada, old)).status).toBe(200)
  play.sell(next, hence(DAY_MS), { replaces: old })
  expect((await verify(bob, next)).status).toBe(200)
  expect([await isSubscriber(ada), await isSubscriber(bob)]).toEqual([false, true])
  expect(await verify(ada, old)).toMatchObject(refusal)
  expect(await voice(ada)).toMatchObject({ tokens: 10_010, hasActiveSubscription: false })
  play.sell(unsent, hence(DAY_MS))
  play.sell(last, hence(DAY_MS), { replaces: unsent })
  expect((await verify(ada, last)).status).toBe(200)
  for (const player of [ada, bob]) expect(await verify(player, unsent)).toMatchObject(refusal)
  expect(await isSubscriber(ada)).toBe(true)
})

it.each([
  ['Google Play is away', () => play.goAway(), () => play.goAway(false)],
  ['Google Play does not know the token', () => play.forget(404), () => play.forget(null)],
])('[STORE-16] goes on beyond its month while %s, and follows what it says later', async (_, begin, end) => {
  const ada = await cloud.register()
  const token = newToken()
  const sold = play.sell(token, hence(60 * 60_000))
  await verify(ada, token)

  /** Lets the time pass, and the look-up that is due then. */
  const looksUpAfter = async (ms: number): Promise<TestPlayer> => {
    const asked = questions(token)
    cloud.clock.advance(ms)
    await expect.poll(() => questions(token)).toBeGreaterThan(asked)
    await jobsEnd()
    return cloud.signIn(ada)
  }
  begin()
  expect(await isSubscriber(await looksUpAfter(60 * 60_000 + 1))).toBe(true)
  expect(await isSubscriber(await looksUpAfter(60 * 60_000 + 1))).toBe(true)
  end()
  sold.state = 'SUBSCRIPTION_STATE_EXPIRED'
  expect(await isSubscriber(await looksUpAfter(60 * 60_000 + 1))).toBe(false)
  begin()
  const atLast = await looksUpAfter(DAY_MS + 1)
  end()
  expect(await isSubscriber(atLast)).toBe(false)
  expect(await voice(atLast)).toMatchObject({ tokens: 10_010 })
})

it('[STORE-16] is confirmed from the books while Google Play is away', async () => {
  const ada = await cloud.register()
  const token = newToken()
  const sold = play.sell(token, hence(DAY_MS))
  await verify(ada, token)
  play.goAway()
  const away = await verify(ada, token).finally(() => play.goAway(false))
  const expiresAt = new Date(sold.expiresAt).toISOString()
  expect([away.status, away.body.data]).toEqual([200, { isSubscriber: true, expiresAt }])
})

it('[STORE-14] keeps a verification that overtakes an earlier look-up', async () => {
  const ada = await cloud.register()
  const token = newToken()
  const sold = play.sell(token, hence(60 * 60_000))
  await verify(ada, token)
  sold.state = 'SUBSCRIPTION_STATE_EXPIRED'
  const release = play.holdNextAnswer(token)
  const asked = questions(token)
  cloud.clock.advance(60 * 60_000 + 1)
  await expect.poll(() => questions(token)).toBe(asked + 1)
  sold.state = 'SUBSCRIPTION_STATE_ACTIVE'
  sold.expiresAt = hence(12 * 60 * 60_000)
  cloud.clock.advance(1)
  const later = await cloud.signIn(ada)
  expect((await verify(later, token)).status).toBe(200)
  release()
  await jobsEnd()
  expect(await isSubscriber(later)).toBe(true)
})

it('[STORE-15] logs a renewal that a replacement has overtaken, not as a failed look-up', async () => {
  const ada = await cloud.register()
  const [old, next] = [newToken(), newToken()]
  const sold = play.sell(old, hence(60 * 60_000))
  await verify(ada, old)
  sold.expiresAt = hence(12 * 60 * 60_000)
  const release = play.holdNextAnswer(old)
  const asked = questions(old)
  cloud.clock.advance(60 * 60_000 + 1)
  await expect.poll(() => questions(old)).toBe(asked + 1)
  play.sell(next, hence(DAY_MS), { replaces: old })
  const later = await cloud.signIn(ada)
  expect((await verify(later, next)).status).toBe(200)
  lines.length = 0
  release()
  await jobsEnd()
  const warnings = lines.filter(([level]) => level === 'warn').map(([, , message]) => message)
  expect(warnings).toEqual(['Subscription could not be renewed'])
})

it('[ERR-48] fails where Google Play is not set up, and guests have no subscription', async () => {
  const { logger, lines } = collectingLogger()
  const other = await startTestCloud({}, { logger })
  const ada = await other.register()
  const body = { token: 'any' }
  const path = '/api/store/subscriptions/verify'
  const answer = await other.call('POST', path, { token: ada.token, body })
  const guest = await other.guest('Gus')
  const asGuest = await other.call('POST', path, { token: guest.token, body })
  await other.stop()
  expect(answer).toMatchObject(refusal)
  expect(lines.filter(([level]) => level === 'error')).toEqual([])
  expect([asGuest.status, asGuest.body.code]).toEqual([403, 'ACCOUNT_REQUIRED'])
})
