import type { Db } from '#cloud/db/client.ts'
import { fromJson, toJson } from '#cloud/db/columns.ts'
import type { AdminAction } from '#shared/constants/admin.ts'
import type { AdminActionsFilter } from '#shared/schemas/admin.ts'

/** What an admin did. */
export interface ActionRow {
  readonly id: string
  readonly adminId: string
  /** From where; null for what was done before that was kept. */
  readonly ip: string | null
  readonly action: AdminAction
  /** Null where there is one thing only that it can be about. */
  readonly target: string | null
  readonly before: unknown
  readonly after: unknown
  /** Epoch milliseconds. */
  readonly doneAt: number
}

/** With the names of the accounts, where there are any. */
export interface ListedAction extends ActionRow {
  readonly username: string | null
  readonly targetName: string | null
}

/** After the one with this id, which ended the page before. */
export interface ActionsWanted extends AdminActionsFilter {
  readonly after?: string | undefined
  readonly limit: number
}

type Stored = Omit<ListedAction, 'before' | 'after'> & { readonly before: string; readonly after: string }

const COLUMNS = {
  id: 'admin_actions.id',
  adminId: 'admin_actions.admin_id',
  ip: 'admin_actions.ip',
  action: 'admin_actions.action',
  target: 'admin_actions.target',
  before: 'admin_actions.before',
  after: 'admin_actions.after',
  doneAt: 'admin_actions.done_at',
  username: 'users.username',
  targetName: 'targets.username',
} as const satisfies Record<keyof ListedAction, string>

/** Once, however often it is noted. */
export async function insertAction(tx: Db, action: ActionRow): Promise<void> {
  await tx('admin_actions')
    .insert({
      id: action.id,
      admin_id: action.adminId,
      ip: action.ip,
      action: action.action,
      target: action.target,
      before: toJson(action.before),
      after: toJson(action.after),
      done_at: action.doneAt,
    })
    .onConflict('id')
    .ignore()
}

/** Whether this admin has done this to this since then. */
export async function hasActed(
  db: Db,
  {
    adminId,
    action,
    target,
    since,
  }: Pick<ActionRow, 'adminId' | 'action' | 'target'> & { readonly since: number },
): Promise<boolean> {
  const found = await db('admin_actions')
    .where({ admin_id: adminId, action, target })
    .where('done_at', '>', since)
    .first('id')
  return found !== undefined
}

/** The newest first. */
export async function listActions(
  db: Db,
  { after, limit, action, adminId, target, from, to }: ActionsWanted,
): Promise<ListedAction[]> {
  const rows = await db('admin_actions')
    .leftJoin('users', 'users.id', 'admin_actions.admin_id')
    .leftJoin({ targets: 'users' }, 'targets.id', 'admin_actions.target')
    .where((where) => {
      if (after !== undefined) where.where('admin_actions.id', '<', after)
      if (action !== undefined) where.where({ action })
      if (adminId !== undefined) where.where({ admin_id: adminId })
      if (target !== undefined) where.where({ target })
      if (from !== undefined) where.where('done_at', '>=', Date.parse(from))
      if (to !== undefined) where.where('done_at', '<', Date.parse(to))
    })
    .orderBy('admin_actions.id', 'desc')
    .limit(limit)
    .select<Stored[]>(COLUMNS)
  return rows.map((row) => ({ ...row, before: fromJson(row.before), after: fromJson(row.after) }))
}

export const listActionsOf = (
  db: Db,
  adminId: string,
): Promise<Pick<ActionRow, 'action' | 'target' | 'ip' | 'doneAt'>[]> =>
  db('admin_actions')
    .where({ admin_id: adminId })
    .orderBy('id')
    .select({ action: 'action', target: 'target', ip: 'ip', doneAt: 'done_at' })
