/** Whole cents, value added tax included. */
export interface Price {
  readonly amount: number
  readonly currency: 'EUR'
}
const euro = (amount: number): Price => ({ amount, currency: 'EUR' })

/** What R3 cost; the larger the pack, the more R3 a euro buys. */
export const R3_PACKS = [
  { id: 'r3-250', r3: 250, price: euro(1_99) },
  { id: 'r3-700', r3: 700, price: euro(4_99) },
  { id: 'r3-1500', r3: 1500, price: euro(9_99) },
  { id: 'r3-3500', r3: 3500, price: euro(19_99) },
] as const

export const VOICE_STARTER = 'voice-starter'
export const VOICE_PRO = 'voice-pro'

/** Monthly: a subscription, paid and granted once a month until it is cancelled. */
export const VOICE_PLANS = [
  { id: VOICE_STARTER, tokens: 1_000, price: euro(89), monthly: false },
  { id: VOICE_PRO, tokens: 10_000, price: euro(4_99), monthly: true },
] as const

export type R3Pack = (typeof R3_PACKS)[number]
export type VoicePlan = (typeof VOICE_PLANS)[number]
export type StoreItemId = R3Pack['id'] | VoicePlan['id']

/** Every id that can be bought. */
export const STORE_ITEMS = [
  'r3-250',
  'r3-700',
  'r3-1500',
  'r3-3500',
  VOICE_STARTER,
  VOICE_PRO,
] as const satisfies readonly StoreItemId[]

export const PAYMENT_PROVIDERS = ['sandbox', 'stripe'] as const
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]

/** Who took the money: a vendor whose page was opened here, or the Android app's store. */
export const STORE_PROVIDERS = [...PAYMENT_PROVIDERS, 'google-play'] as const
export type StoreProvider = (typeof STORE_PROVIDERS)[number]

/** How a refund stands that an admin asked for: the vendor has not answered, has taken it, or will not. */
export const REFUND_STATES = ['asked', 'taken', 'refused'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** How a purchase stands. `disputed`: the bank holds the money, until it decides. */
export const PURCHASE_STATES = ['pending', 'paid', 'failed', 'refunded', 'disputed'] as const
export type PurchaseState = (typeof PURCHASE_STATES)[number]

/** Where the payment page sends people back to: `/buy-r3?checkout={checkoutId}`, and `&cancelled=1` when they paid nothing. */
export const CHECKOUT_RETURN = { path: '/buy-r3', checkout: 'checkout', cancelled: 'cancelled' } as const

/** The reward for a watched ad, in voice tokens; one ad an hour, which takes so long to watch. */
export const AD_TOKENS = 3
export const AD_SECONDS = 15
export const AD_EVERY_MS = 60 * 60_000

/** What Google Play calls the plans that the Android app sells; its ids have no hyphen. */
export const PLAY_PRODUCTS = { voice_pro: VOICE_PRO } as const
