import { z } from 'zod/mini'
import { PURCHASE_STATES, STORE_ITEMS } from '../constants/store.ts'
import { countSchema, timeSchema } from './primitives.ts'

/** Whole cents, value added tax included. */
export const priceSchema = z.object({ amount: countSchema, currency: z.literal('EUR') })

export const storePacksData = z
  .object({
    packs: z.array(z.object({ id: z.enum(STORE_ITEMS), r3: countSchema, price: priceSchema })),
    voicePlans: z.array(
      z.object({ id: z.enum(STORE_ITEMS), tokens: countSchema, price: priceSchema, monthly: z.boolean() }),
    ),
  })
  .register(z.globalRegistry, { id: 'StorePacks' })
export type StorePacks = z.infer<typeof storePacksData>

/** `packId`: a pack's or a plan's id. */
export const checkoutBody = z.object({ packId: z.enum(STORE_ITEMS) })
/** `url`: the vendor's payment page. */
export const checkoutData = z.object({ url: z.string(), checkoutId: z.string() })
export type CheckoutData = z.infer<typeof checkoutData>

export const receiptSchema = z
  .object({
    /** The checkout's id; a later month of a subscription has one of its own. */
    id: z.string(),
    item: z.enum(STORE_ITEMS),
    price: priceSchema,
    state: z.enum(PURCHASE_STATES),
    at: timeSchema,
  })
  .register(z.globalRegistry, { id: 'Receipt' })
export type Receipt = z.infer<typeof receiptSchema>

/** Newest first. */
export const receiptsData = z.object({ receipts: z.array(receiptSchema) })
export type Receipts = z.infer<typeof receiptsData>

/** A purchase token of Google Play. The vendor says which product it is of; `productId` must fit where it is sent. */
export const verifySubscriptionBody = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(512)),
  productId: z.optional(z.string().check(z.maxLength(64))),
})
export const subscriptionData = z
  .object({ isSubscriber: z.boolean(), expiresAt: timeSchema })
  .register(z.globalRegistry, { id: 'Subscription' })
export type SubscriptionData = z.infer<typeof subscriptionData>
