import { z } from 'zod/mini'
import { WALLET_REASONS } from '../constants/wallet.ts'
import { countSchema, pageQuery, timeSchema } from './primitives.ts'

export const walletData = z
  .object({
    balance: countSchema,
    /** What a refund took back beyond the balance: it is paid first of what is earned. */
    owed: countSchema,
    reward: z.object({
      /** The most that may be put up as a room's reward: the balance without what is left of the sign-up gift. */
      limit: countSchema,
      /** Whether the address must be verified first. */
      verifyEmail: z.boolean(),
    }),
  })
  .register(z.globalRegistry, { id: 'Wallet' })
export type WalletData = z.infer<typeof walletData>

export const walletEntrySchema = z
  .object({
    id: z.string(),
    /** R3; less than 0 when it was spent. */
    amount: z.int(),
    reason: z.enum(WALLET_REASONS),
    at: timeSchema,
    /** After it. */
    balance: countSchema,
  })
  .register(z.globalRegistry, { id: 'WalletEntry' })
export type WalletEntry = z.infer<typeof walletEntrySchema>

export const walletEntriesQuery = z.object(pageQuery)
export type WalletEntriesQuery = z.infer<typeof walletEntriesQuery>
export const walletEntriesData = z.object({
  entries: z.array(walletEntrySchema),
  total: countSchema,
  page: z.int(),
  limit: z.int(),
})
export type WalletEntries = z.infer<typeof walletEntriesData>
