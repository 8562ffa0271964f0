import { z } from 'zod/mini'
import { PURCHASE_STATES, REFUND_STATES, STORE_ITEMS, STORE_PROVIDERS } from '../constants/store.ts'
import { CURRENCIES } from '../constants/wallet.ts'
import { nextPageSchema } from './admin.ts'
import { moneyReason } from './admin-grants.ts'
import { movedShape, timePageQuery, userQuery } from './admin-ledger.ts'
import { countSchema, timeSchema } from './primitives.ts'
import { priceSchema } from './store.ts'

export const adminPaymentsQuery = z.object({
  ...timePageQuery,
  user: userQuery,
  provider: z.optional(z.enum(STORE_PROVIDERS)),
  state: z.optional(z.enum(PURCHASE_STATES)),
  /** Ours, or what the vendor calls its checkout, invoice or order. */
  vendorId: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(255))),
})

const personSchema = z.object({ id: z.string(), username: z.nullable(z.string()) })

export const adminPaymentSchema = z
  .object({
    id: z.string(),
    /** Null once the account is gone. */
    user: z.nullable(personSchema),
    provider: z.enum(STORE_PROVIDERS),
    item: z.enum(STORE_ITEMS),
    price: priceSchema,
    state: z.enum(PURCHASE_STATES),
    /** Cents that went back. */
    refunded: countSchema,
    /** Of what was granted, how much was taken back. */
    takenBack: countSchema,
    /** What the vendor calls its checkout, and a later month or an order. */
    session: z.nullable(z.string()),
    month: z.nullable(z.string()),
    createdAt: timeSchema,
    paidAt: z.nullable(timeSchema),
    failedAt: z.nullable(timeSchema),
  })
  .register(z.globalRegistry, { id: 'AdminPayment' })
export type AdminPayment = z.infer<typeof adminPaymentSchema>
/** Newest first. */
export const adminPaymentsData = z.object({ payments: z.array(adminPaymentSchema), next: nextPageSchema })
export type AdminPayments = z.infer<typeof adminPaymentsData>

/** A payment with all that is known of it. */
export const adminPaymentData = z.object({
  payment: adminPaymentSchema,
  granted: z.object({ currency: z.enum(CURRENCIES), amount: countSchema }),
  /** Cents that can be asked back yet. */
  refundable: countSchema,
  disputes: z.array(
    z.object({ id: z.string(), amount: countSchema, outcome: z.enum(['open', 'won', 'lost']) }),
  ),
  refunds: z.array(
    z.object({
      id: z.string(),
      admin: personSchema,
      amount: countSchema,
      reason: z.string(),
      ticket: z.nullable(z.string()),
      askedAt: timeSchema,
      state: z.enum(REFUND_STATES),
    }),
  ),
  /** What it moved. */
  entries: z.array(z.object(movedShape)),
})
export type AdminPaymentData = z.infer<typeof adminPaymentData>

/** `total`: the cents that shall have gone back in all; without it, everything. */
export const refundBody = z
  .object({ total: z.optional(z.int().check(z.minimum(1))), ...moneyReason })
  .register(z.globalRegistry, { id: 'Refund' })
