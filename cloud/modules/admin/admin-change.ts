import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod/mini'
import { afterRollback } from '#cloud/db/after-commit.ts'
import type { Db } from '#cloud/db/client.ts'
import { type Caller, type LoginId, type Route, route } from '#cloud/http/route.ts'
import { newId } from '#cloud/ids.ts'
import type { Logger } from '#cloud/logger.ts'
import type { AdminAction } from '#shared/constants/admin.ts'
import { type ActionRow, insertAction } from './actions-repository.ts'

/** What a call of an admin changed: the audit log keeps all of it but `data`, the answer. */
export interface Changed<Data> {
  /** An id, where there is more than one thing that it can be about. */
  readonly target?: string
  /** As JSON. */
  readonly before: unknown
  readonly after: unknown
  readonly data: Data
  /**
   * What lies outside the database, done when all is written: its failure undoes that. Where only the commit fails, it is done
   * all the same, and noted anew. It must not wait for another connection, which SQLite has not.
   */
  readonly last?: () => Promise<void>
}

/** The answer of a call that changed nothing, such as a dry run: it leaves no trace. */
interface Unchanged<Data> {
  readonly data: Data
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
  /** For money and bans: the admin's login must have shown within ten minutes whose it is. */
  readonly confirmed?: true
  readonly params?: Params
  readonly body?: Body
  readonly response?: Data
  /** What must be there, before the body is looked at. */
  precheck?(params: z.output<Params>): Promise<Found>
  /** Everything is written by `tx`, and undone with it when this throws. */
  change(
    tx: Db,
    request: {
      readonly caller: Caller
      readonly params: z.output<Params>
      readonly body: z.output<Body>
      readonly found: Found
    },
  ): Promise<Changed<z.input<Data>> | Unchanged<z.input<Data>>>
}

export interface AdminChangeParts {
  readonly db: Db
  readonly logger: Logger
  /** The wall clock. */
  readonly now: () => number
  /** Throws CONFIRMATION_REQUIRED. */
  readonly requireConfirmed: (login: LoginId) => Promise<void>
}

/** Together longer than a database that comes back may take. */
const NOTE_AGAIN_MS = [0, 1_000, 5_000, 15_000, 60_000]

/** What was done outside the database stays noted, also when the transaction could not be committed. */
async function noteAnew(
  { db, logger }: Pick<AdminChangeParts, 'db' | 'logger'>,
  done: ActionRow,
): Promise<void> {
  for (const wait of NOTE_AGAIN_MS) {
    await pause(wait, undefined, { ref: false })
    try {
      return await insertAction(db, done)
    } catch (error) {
      logger.error({ err: error, action: done }, 'what an admin did is not noted yet')
    }
  }
}

/** Makes the routes by which an admin changes something: in the transaction of the change it is noted who did what, and when. */
export const adminChanges =
  ({ db, logger, now, requireConfirmed }: AdminChangeParts) =>
  <
    Params extends z.core.$ZodType = z.core.$ZodUndefined,
    Body extends z.core.$ZodType = z.core.$ZodUndefined,
    Data extends z.core.$ZodType = z.core.$ZodVoid,
    Found = undefined,
  >({
    action,
    confirmed,
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
      async precheck({ caller, params }) {
        if (confirmed) await requireConfirmed(caller)
        return (await precheck?.(params)) as Found
      },
      async handle({ tx, caller, ip, params, body, found }) {
        const changed = await change(tx, { caller, params, body, found })
        if (!('after' in changed)) return changed.data
        const { target = null, before, after, data, last } = changed
        const done = { id: newId(), adminId: caller.userId, ip, action, target, before, after, doneAt: now() }
        await insertAction(tx, done)
        if (last) {
          await last()
          afterRollback(tx, () => void noteAnew({ db, logger }, done))
        }
        return data
      },
    })
export type AdminChanges = ReturnType<typeof adminChanges>
