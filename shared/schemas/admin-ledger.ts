import { z } from 'zod/mini'
import { CURRENCIES, WALLET_REASONS } from '../constants/wallet.ts'
import { adminPageQuery, nextPageSchema } from './admin.ts'
import { countSchema, timeSchema } from './primitives.ts'

/** A page that ended at this time and id. */
export const timePageQuery = {
  ...adminPageQuery,
  after: z.optional(z.string().check(z.regex(/^\d{1,15}:[0-9A-Za-z_-]{1,64}$/))),
  from: z.optional(timeSchema),
  until: z.optional(timeSchema),
}
/** A whole id, name or address. */
export const userQuery = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(254)))

export const adminLedgerQuery = z.object({
  ...timePageQuery,
  user: userQuery,
  kind: z.optional(z.enum(WALLET_REASONS)),
  currency: z.optional(z.enum(CURRENCIES)),
  /** The whole key of a movement. */
  key: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(96))),
})

/** What an entry moved, whose ever it is. */
export const movedShape = {
  currency: z.enum(CURRENCIES),
  amount: z.int(),
  /** What it added to a debt, or paid of one (below 0). */
  owed: z.int(),
  /** After it. */
  balance: countSchema,
  kind: z.enum(WALLET_REASONS),
  key: z.string(),
  at: timeSchema,
}

export const ledgerEntrySchema = z
  .object({
    id: z.string(),
    /** The name is null when the account is gone. */
    user: z.object({ id: z.string(), username: z.nullable(z.string()) }),
    ...movedShape,
  })
  .register(z.globalRegistry, { id: 'LedgerEntry' })
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>
/** Newest first. */
export const adminLedgerData = z.object({ entries: z.array(ledgerEntrySchema), next: nextPageSchema })
export type AdminLedger = z.infer<typeof adminLedgerData>
