import { z } from 'zod/mini'
import { BULK_GRANT_MAX, GRANT_MAX, MONEY_REASON_MAX, TICKET_MAX } from '../constants/grants.ts'
import { CURRENCIES } from '../constants/wallet.ts'
import { economyCalls } from '../i18n/en/economy-calls.ts'
import { cleanSchema, countSchema, lineSchema, timeSchema } from './primitives.ts'

const currencySchema = z.enum(CURRENCIES)

/** Why money is moved, as it stays in the books, and the ticket that asked for it. */
export const moneyReason = {
  reason: lineSchema(MONEY_REASON_MAX, economyCalls.reasonRequired, economyCalls.reasonTooLong),
  ticket: z.optional(cleanSchema(TICKET_MAX, economyCalls.ticketTooLong)),
}

const isWithinMax = z.refine<{ readonly currency: keyof typeof GRANT_MAX; readonly amount: number }>(
  ({ currency, amount }) => Math.abs(amount) <= GRANT_MAX[currency],
  { path: ['amount'], error: economyCalls.tooMuch },
)

/** Below 0: a correction, which takes no more than there is. */
export const grantBody = z
  .object({
    currency: z._default(currencySchema, 'r3'),
    amount: z.int().check(z.refine((amount) => amount !== 0, { error: economyCalls.nothing })),
    ...moneyReason,
  })
  .check(isWithinMax)
  .register(z.globalRegistry, { id: 'Grant' })

/** `to`: ids, usernames or addresses. With `dryRun` nothing moves: the answer tells what would. */
export const bulkGrantBody = z
  .object({
    to: z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(254)))
      .check(z.minLength(1), z.maxLength(BULK_GRANT_MAX)),
    currency: z._default(currencySchema, 'r3'),
    amount: z.int().check(z.minimum(1, { error: economyCalls.nothing })),
    ...moneyReason,
    dryRun: z._default(z.boolean(), false),
  })
  .check(isWithinMax)
  .register(z.globalRegistry, { id: 'BulkGrant' })

/** What it made of one balance; what was owed is paid first. */
export const balanceChangeSchema = z.object({
  userId: z.string(),
  username: z.string(),
  before: countSchema,
  after: countSchema,
})
/** What the admin may still grant today. */
const leftToday = countSchema
export const grantData = z.object({ id: z.string(), ...balanceChangeSchema.shape, leftToday })
export type GrantData = z.infer<typeof grantData>
export const bulkGrantData = z.object({
  grants: z.array(balanceChangeSchema),
  /** In a dry run: those that are no account, as they were written. */
  unknown: z.array(z.string()),
  total: countSchema,
  leftToday,
})
export type BulkGrantData = z.infer<typeof bulkGrantData>

/** Newest first. */
export const userGrantsData = z.object({
  grants: z.array(
    z.object({
      id: z.string(),
      /** The name is null when the account is gone. */
      admin: z.object({ id: z.string(), username: z.nullable(z.string()) }),
      currency: currencySchema,
      amount: z.int(),
      reason: z.string(),
      ticket: z.nullable(z.string()),
      at: timeSchema,
    }),
  ),
})
export type UserGrants = z.infer<typeof userGrantsData>
