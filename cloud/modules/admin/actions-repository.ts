import type { Db } from '#cloud/db/client.ts'
import { fromJson, toJson } from '#cloud/db/columns.ts'
import { newId } from '#cloud/ids.ts'
import type { AdminAction } from '#shared/constants/admin.ts'
import type { AdminActionsQuery } from '#shared/schemas/admin.ts'

/** What an admin did. */
export interface ActionRow {
  readonly id: string
  readonly adminId: string
  readonly action: AdminAction
  /** Null where there is one thing only that it can be about. */
  readonly target: string | null
  readonly before: unknown
  readonly after: unknown
  /** Epoch milliseconds. */
  readonly doneAt: number
}

/** With the name of the account, where there is one. */
export interface ListedAction extends ActionRow {
  readonly username: string | null
}

type Stored = Omit<ListedAction, 'before' | 'after'> & { readonly before: string; readonly after: string }

const COLUMNS = {
  id: 'admin_actions.id',
  adminId: 'admin_actions.admin_id',
  action: 'admin_actions.action',
  target: 'admin_actions.target',
  before: 'admin_actions.before',
  after: 'admin_actions.after',
  doneAt: 'admin_actions.done_at',
  username: 'users.username',
} as const satisfies Record<keyof ListedAction, string>

export async function insertAction(tx: Db, action: Omit<ActionRow, 'id'>): Promise<void> {
  await tx('admin_actions').insert({
    id: newId(),
    admin_id: action.adminId,
    action: action.action,
    target: action.target,
    before: toJson(action.before),
    after: toJson(action.after),
    done_at: action.doneAt,
  })
}

/** The newest first. */
export async function listActions(
  db: Db,
  { after, limit, action, adminId, target }: AdminActionsQuery,
): Promise<ListedAction[]> {
  const rows = await db('admin_actions')
    .leftJoin('users', 'users.id', 'admin_actions.admin_id')
    .where((where) => {
      if (after !== undefined) where.where('admin_actions.id', '<', after)
      if (action !== undefined) where.where({ action })
      if (adminId !== undefined) where.where({ admin_id: adminId })
      if (target !== undefined) where.where({ target })
    })
    .orderBy('admin_actions.id', 'desc')
    .limit(limit)
    .select<Stored[]>(COLUMNS)
  return rows.map((row) => ({ ...row, before: fromJson(row.before), after: fromJson(row.after) }))
}

export const listActionsOf = (
  db: Db,
  adminId: string,
): Promise<{ action: AdminAction; target: string | null; doneAt: number }[]> =>
  db('admin_actions')
    .where({ admin_id: adminId })
    .orderBy('id')
    .select({ action: 'action', target: 'target', doneAt: 'done_at' })
