import { z } from 'zod/mini'
import { ADMIN_ACTIONS } from '../constants/admin.ts'
import { PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '../constants/limits.ts'
import { queryNumber, timeSchema } from './primitives.ts'

/** A page after the one that ended there. */
export const adminPageQuery = {
  after: z.optional(z.string().check(z.maxLength(300))),
  limit: z._default(queryNumber(1, PAGE_LIMIT_MAX), PAGE_LIMIT_DEFAULT),
}
/** Where the next page begins; null on the last. */
export const nextPageSchema = z.nullable(z.string())

export const adminActionSchema = z
  .object({
    id: z.string(),
    /** The name is null when the account is gone. */
    admin: z.object({ id: z.string(), username: z.nullable(z.string()) }),
    /** From where; null for what was done before that was kept. */
    ip: z.nullable(z.string()),
    action: z.enum(ADMIN_ACTIONS),
    target: z.nullable(z.string()),
    /** Its username, where it is an account. */
    targetName: z.nullable(z.string()),
    before: z.unknown(),
    after: z.unknown(),
    at: timeSchema,
  })
  .register(z.globalRegistry, { id: 'AdminAction' })

const actionsFilter = {
  action: z.optional(z.enum(ADMIN_ACTIONS)),
  adminId: z.optional(z.string()),
  target: z.optional(z.string()),
  from: z.optional(timeSchema),
  /** Not including that moment. */
  to: z.optional(timeSchema),
}
export const adminActionsQuery = z.object({ ...adminPageQuery, ...actionsFilter })
export const adminActionsFileQuery = z.object(actionsFilter)
export type AdminActionsFilter = z.output<typeof adminActionsFileQuery>
export const adminActionsData = z.object({ actions: z.array(adminActionSchema), next: nextPageSchema })
export type AdminActions = z.infer<typeof adminActionsData>
