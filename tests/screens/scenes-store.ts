import type { Page } from '@playwright/test'
import { R3_PACKS, VOICE_PLANS } from '#shared/constants/store.ts'
import { WALLET_REASONS } from '#shared/constants/wallet.ts'
import type { Receipt } from '#shared/schemas/store.ts'
import type { VoiceStatus } from '#shared/schemas/voice.ts'
import type { WalletEntry } from '#shared/schemas/wallet.ts'
import { answer } from './answers.ts'
import type { Visit } from './visit.ts'

const AT = Date.parse('2026-11-22T20:04:00.000Z')
const HOUR_MS = 3_600_000
const hoursAgo = (hours: number): string => new Date(AT - hours * HOUR_MS).toISOString()

const receipt = (state: Receipt['state'], item: Receipt['item'], hours: number): Receipt => {
  const price = [...R3_PACKS, ...VOICE_PLANS].find(({ id }) => id === item)?.price
  if (!price) throw new Error(`${item} is not sold`)
  return { id: `01KAX7Q0Z${hours}`.padEnd(26, '4'), item, price: { ...price }, state, at: hoursAgo(hours) }
}

const RECEIPTS: Receipt[] = [
  receipt('paid', 'r3-1500', 2),
  receipt('pending', 'r3-700', 26),
  receipt('paid', 'voice-pro', 120),
  receipt('failed', 'r3-3500', 190),
  receipt('refunded', 'voice-starter', 400),
  receipt('disputed', 'r3-250', 900),
]

const AMOUNTS = [100, -250, 500, 250, 30, 5, 40, 50, -150, -950, 1500, -700, -20, 3]
const ENTRIES: WalletEntry[] = WALLET_REASONS.map((reason, n) => ({
  id: `e${n}`,
  amount: AMOUNTS[n] ?? 20,
  reason,
  at: hoursAgo(n * 7),
  balance: 1240 + n * 110,
}))

const STATUS: VoiceStatus = {
  tokens: 1007,
  canWatchAd: true,
  nextAdAt: null,
  hasActiveSubscription: false,
  subscriptionType: null,
  subscriptionExpires: null,
  selectedVoice: null,
}

/** What is sold, how a payment stands, what was bought, where R3 went; and the tokens of a voice. */
export async function storeScenes(visit: Visit): Promise<void> {
  const { api, camera, url, texts } = visit
  const me = await api.register('collector')
  const page = await visit.enter(me)
  const open = async (path: string) => {
    await page.goto(`${url}/buy-r3${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await answer(page, '/store/packs', { packs: R3_PACKS, voicePlans: VOICE_PLANS })
  await answer(page, '/store/receipts', { receipts: [] })
  await answer(page, '/voice/status', STATUS)
  await open('')
  await page.getByTestId('packs').waitFor()
  await camera.take(page, 'store', { whole: true })
  await open('?tab=voice')
  await page.getByTestId('voice-plans').waitFor()
  await camera.take(page, 'store-voice', { whole: true })
  await open('?tab=purchases')
  await page.getByText(texts.store.purchases.empty).waitFor()
  await camera.take(page, 'store-purchases-empty')

  await checkouts(visit, page, open)

  await answer(page, '/store/receipts', { receipts: RECEIPTS })
  await open('?tab=purchases')
  await page.getByTestId('receipts').waitFor()
  await camera.take(page, 'store-purchases', { whole: true })
  await answer(page, '/wallet/entries', { entries: ENTRIES, total: 83, page: 1, limit: 20 })
  await answer(page, '/wallet', { balance: 0, owed: 300, reward: { limit: 0, verifyEmail: false } })
  await open('?tab=history')
  await page.getByTestId('wallet-entries').waitFor()
  await camera.take(page, 'store-history', { whole: true })
  await answer(page, '/store/packs', { code: 'SERVER_ERROR', error: 'Server error' }, 500)
  await open('')
  await page.getByTestId('error-state').waitFor()
  await camera.take(page, 'store-failed')
  await page.context().close()
  await voiceTab(visit)
}

async function checkouts({ camera, texts }: Visit, page: Page, open: (path: string) => Promise<void>) {
  const panel = page.getByTestId('checkout')
  for (const state of ['pending', 'paid', 'failed', 'refunded'] as const) {
    const made = receipt(state, 'r3-1500', 0)
    await answer(page, '/store/receipts', { receipts: [made] })
    await open(`?checkout=${made.id}`)
    await panel.getByRole('heading').waitFor()
    await camera.take(page, `store-checkout-${state}`)
  }
  await open('?checkout=unknown')
  await panel.getByText(texts.store.checkout.unknown).waitFor()
  await camera.take(page, 'store-checkout-unknown')
}

async function voiceTab(visit: Visit): Promise<void> {
  const { api, camera, url, texts } = visit
  const { ad } = texts.store.voice
  const page = await visit.enter(await api.register('speaker'))
  await answer(page, '/store/packs', { packs: R3_PACKS, voicePlans: VOICE_PLANS })
  await answer(page, '/voice/status', STATUS)
  await page.goto(`${url}/profile?tab=voice`)
  await page.getByTestId('voice-plans').waitFor()
  await camera.take(page, 'voice-tab', { whole: true })

  const riddle = 'I speak without a mouth and hear without ears. I have no body, but I come alive with wind.'
  await answer(page, '/voice/ad', { ad: { id: 'a', riddle, answer: 'An echo', seconds: 15 } })
  await page.clock.install()
  await page.getByRole('button', { name: ad.watch }).click()
  await page.getByTestId('ad').waitFor()
  await page.clock.runFor(6_000)
  await camera.take(page, 'voice-ad')
  await answer(page, '/voice/watch-ad', { newBalance: 1010 })
  const until = {
    subscriptionType: 'voice-pro',
    subscriptionExpires: new Date(AT + 700 * HOUR_MS).toISOString(),
  }
  const nextAdAt = new Date(AT + HOUR_MS).toISOString()
  await answer(page, '/voice/status', {
    ...STATUS,
    ...until,
    hasActiveSubscription: true,
    canWatchAd: false,
    nextAdAt,
  })
  await page.clock.runFor(10_000)
  await page.getByText(ad.granted.replace('{{count}}', '3')).waitFor()
  await camera.take(page, 'voice-ad-over')
  await page.goto(`${url}/profile?tab=voice`)
  await page.getByTestId('voice-plans').waitFor()
  await camera.take(page, 'voice-tab-subscribed', { whole: true })
  await page.context().close()

  const guest = await (await visit.newBrowser()).newPage()
  await guest.goto(`${url}/buy-r3?checkout=c1`)
  await guest.getByText(texts.store.checkout.leftAppHint).waitFor()
  await camera.take(guest, 'store-back-to-app')
  await guest.context().close()
}
