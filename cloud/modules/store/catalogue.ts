import { R3_PACKS, type StoreItemId, VOICE_PLANS } from '#shared/constants/store.ts'
import type { Currency } from '#shared/constants/wallet.ts'
import type { StorePacks } from '#shared/schemas/store.ts'

/** What one payment buys. */
export interface StoreItem {
  readonly id: StoreItemId
  /** Cents of euro. */
  readonly price: number
  readonly monthly: boolean
  readonly currency: Currency
  readonly amount: number
}

const ITEMS: ReadonlyMap<StoreItemId, StoreItem> = new Map(
  [
    ...R3_PACKS.map(({ id, r3, price }) => ({
      id,
      price: price.amount,
      monthly: false,
      currency: 'r3' as const,
      amount: r3,
    })),
    ...VOICE_PLANS.map(({ id, tokens, price, monthly }) => ({
      id,
      price: price.amount,
      monthly,
      currency: 'voice' as const,
      amount: tokens,
    })),
  ].map((item) => [item.id, item]),
)

export function itemOf(id: StoreItemId): StoreItem {
  const item = ITEMS.get(id)
  if (!item) throw new Error(`${id} is not for sale`)
  return item
}

export const catalogue = (): StorePacks => ({ packs: [...R3_PACKS], voicePlans: [...VOICE_PLANS] })
