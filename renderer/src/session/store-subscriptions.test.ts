import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeDesktop } from '#renderer/testing/fake-desktop.ts'
import { sampleProfile, sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'
import { loadSession } from '#renderer/testing/session.ts'
import { verifySubscriptionBody } from '#shared/schemas/store.ts'

const user = sampleUser()
const subscriber = sampleUser({ isSubscriber: true })
const PRO = { productId: 'voice_pro', purchaseToken: 'of-google-play' }
const OTHERS = { productId: 'voice_pro', purchaseToken: 'of-somebody-else' }

async function logInWith(bought: readonly (typeof PRO)[]) {
  const server = stubServer({
    'POST /auth/login': () => ok({ token: 't1', user }),
    'POST /store/subscriptions/verify': ({ body }) =>
      verifySubscriptionBody.parse(body).token === PRO.purchaseToken
        ? ok({ isSubscriber: true, expiresAt: '2026-12-22T00:00:00.000Z' })
        : failed(422, 'PAYMENT_VERIFICATION_ERROR', 'Payment verification error'),
    'POST /auth/refresh': () => ok({ token: 't2' }),
    'GET /auth/profile': () => ok(sampleProfile(subscriber)),
  })
  const session = await loadSession()
  const { platform } = await import('#renderer/platform/platform.ts')
  const store = { activeSubscriptions: vi.fn(async () => bought) }
  platform.store = store
  const { followAccount } = await import('#renderer/app/follow-account.ts')
  followAccount()
  await vi.dynamicImportSettled()
  expect(store.activeSubscriptions).not.toHaveBeenCalled()
  await session.logIn({ username: 'Mira', password: 'Secret1' })
  await vi.waitFor(() => expect(store.activeSubscriptions).toHaveBeenCalledTimes(1), 20_000)
  return { server, session }
}

afterEach(() => vi.unstubAllGlobals())

describe('the subscriptions of the system’s store', () => {
  it('[NATIVE-6] are asked for after a login, verified one by one, and then token and user are fetched anew', async () => {
    const { server, session } = await logInWith([OTHERS, PRO])
    await vi.waitFor(() => expect(session.sessionState().user?.isSubscriber).toBe(true), 20_000)
    expect(server.sent('POST /store/subscriptions/verify').map(({ body }) => body)).toEqual([
      { productId: 'voice_pro', token: 'of-somebody-else' },
      { productId: 'voice_pro', token: 'of-google-play' },
    ])
    expect(localStorage.getItem('auth_token')).toBe('t2')
    const order = server.requests.map(({ path }) => path)
    expect(order.indexOf('/auth/refresh')).toBeGreaterThan(order.lastIndexOf('/store/subscriptions/verify'))
    expect(order.indexOf('/auth/profile')).toBeGreaterThan(order.indexOf('/auth/refresh'))
  })

  it('[NATIVE-6] that the server refuses change nothing', async () => {
    const { server, session } = await logInWith([OTHERS])
    await vi.waitFor(() => expect(server.sent('POST /store/subscriptions/verify')).toHaveLength(1), 20_000)
    await new Promise((done) => setTimeout(done))
    expect(server.sent('POST /auth/refresh')).toEqual([])
    expect(session.sessionState()).toMatchObject({ isAuthenticated: true, user: { isSubscriber: false } })
  })
})

it.each([
  ['the web', undefined],
  ['the desktop', fakeDesktop().desktop],
])('[NATIVE-6] %s has no such store', async (_, desktop) => {
  vi.resetModules()
  vi.stubGlobal('desktop', desktop)
  const { platform } = await import('#renderer/platform/platform.ts')
  expect(platform.isNative).toBe(desktop !== undefined)
  expect(platform.store).toBeNull()
})
