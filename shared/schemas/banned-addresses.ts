import { z } from 'zod/mini'
import { adminPageQuery, nextPageSchema } from './admin.ts'
import { timeSchema } from './primitives.ts'

/** An address whose account is gone while its ban holds. The server keeps a digest, which leads back to no address. */
export const bannedAddressSchema = z
  .object({
    digest: z.string(),
    reason: z.string(),
    /** Null: for good. */
    until: z.nullable(timeSchema),
  })
  .register(z.globalRegistry, { id: 'BannedAddress' })
export type BannedAddress = z.infer<typeof bannedAddressSchema>

/** Whoever knows the address finds it. */
export const bannedAddressesQuery = z.object({
  ...adminPageQuery,
  email: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(254))),
})
export type BannedAddressesQuery = z.output<typeof bannedAddressesQuery>
export const bannedAddressesData = z.object({
  addresses: z.array(bannedAddressSchema),
  next: nextPageSchema,
})
export const bannedAddressParams = z.object({ digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })
