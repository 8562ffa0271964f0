import type { z } from 'zod/mini'
import type { Db } from '#cloud/db/client.ts'
import { type Caller, type Route, route } from '#cloud/http/route.ts'
import type { AdminAction } from '#shared/constants/admin.ts'
import { insertAction } from './actions-repository.ts'

/** What a call of an admin changed: the audit log keeps all of it but `data`, the answer. */
export interface Changed<Data> {
  /** An id, where there is more than one thing that it can be about. */
  readonly target?: string
  /** As JSON. */
  readonly before: unknown
  readonly after: unknown
  readonly data: Data
}

interface AdminChange<
  Params extends z.core.$ZodType,
  Body extends z.core.$ZodType,
  Data extends z.core.$ZodType,
> {
  readonly method: 'post' | 'put' | 'delete'
  readonly path: `/admin/${string}`
  readonly action: AdminAction
  readonly summary: string
  readonly params?: Params
  readonly body?: Body
  readonly response?: Data
  /** What must be there, before the body is looked at. */
  precheck?(params: z.output<Params>): Promise<void>
  /** Everything is written by `tx`, and undone with it when this throws. */
  change(
    tx: Db,
    request: { readonly params: z.output<Params>; readonly body: z.output<Body>; readonly caller: Caller },
  ): Promise<Changed<z.input<Data>>>
}

/** Makes the routes by which an admin changes something: in the transaction of the change it is noted who did what, and when. */
export const adminChanges =
  (now: () => number) =>
  <
    Params extends z.core.$ZodType = z.core.$ZodUndefined,
    Body extends z.core.$ZodType = z.core.$ZodUndefined,
    Data extends z.core.$ZodType = z.core.$ZodVoid,
  >({
    action,
    precheck,
    change,
    ...about
  }: AdminChange<Params, Body, Data>): Route =>
    route({
      ...about,
      access: 'admin',
      tag: 'admin',
      once: 'transaction',
      audited: true,
      ...(precheck && { precheck: ({ params }: { params: z.output<Params> }) => precheck(params) }),
      async handle({ tx, caller, params, body }) {
        const { target = null, before, after, data } = await change(tx, { params, body, caller })
        await insertAction(tx, { adminId: caller.userId, action, target, before, after, doneAt: now() })
        return data
      },
    })
export type AdminChanges = ReturnType<typeof adminChanges>
