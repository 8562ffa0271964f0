import { z } from 'zod/mini'
import { WALLET_REASONS } from '../constants/wallet.ts'
import { countSchema, pageQuery, timeSchema } from './primitives.ts'

export const walletData = z.object({ balance: countSchema })

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
