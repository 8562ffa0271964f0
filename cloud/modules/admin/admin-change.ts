import type { z } from 'zod/mini'
import type { Db } from '#cloud/db/client.ts'
import { type Route, route } from '#cloud/http/route.ts'
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
  /**
   * What lies outside the database, done when all is written: its failure undoes that. It must not wait for another
   * connection, which SQLite has not.
   */
  readonly last?: () => Promise<void>
}

interface AdminChange<
  Params extends z.core.$ZodType,
  Body extends z.core.$ZodType,
  Data extends z.core.$ZodType,
  Found,
> {
  readonly method: 'post' | 'put' | 'delete'
  readonly path: `/admin/${string}`
  readonly action: AdminAction
  readonly summary: string
  readonly params?: Params
  readonly body?: Body
  readonly response?: Data
  /** What must be there, before the body is looked at. */
  precheck?(params: z.output<Params>): Promise<Found>
  /** Everything is written by `tx`, and undone with it when this throws. */
  change(
    tx: Db,
    request: { readonly params: z.output<Params>; readonly body: z.output<Body>; readonly found: Found },
  ): Promise<Changed<z.input<Data>>>
}

/** Makes the routes by which an admin changes something: in the transaction of the change it is noted who did what, and when. */
export const adminChanges =
  (now: () => number) =>
  <
    Params extends z.core.$ZodType = z.core.$ZodUndefined,
    Body extends z.core.$ZodType = z.core.$ZodUndefined,
    Data extends z.core.$ZodType = z.core.$ZodVoid,
    Found = undefined,
  >({
    action,
    precheck,
    change,
    ...about
  }: AdminChange<Params, Body, Data, Found>): Route =>
    route({
      ...about,
      access: 'admin',
      tag: 'admin',
      once: 'transaction',
      audited: true,
      precheck: async ({ params }) => (await precheck?.(params)) as Found,
      async handle({ tx, caller, params, body, found }) {
        const { target = null, before, after, data, last } = await change(tx, { params, body, found })
        await insertAction(tx, { adminId: caller.userId, action, target, before, after, doneAt: now() })
        await last?.()
        return data
      },
    })
export type AdminChanges = ReturnType<typeof adminChanges>
