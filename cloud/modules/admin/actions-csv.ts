import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Db } from '#cloud/db/client.ts'
import { FileAnswer } from '#cloud/http/file-answer.ts'
import { EXPORTED_ACTIONS_MAX } from '#shared/constants/admin.ts'
import type { AdminActionsFilter } from '#shared/schemas/admin.ts'
import { type ListedAction, listActions } from './actions-repository.ts'

const ROWS_AT_ONCE = 500
const COLUMNS = ['id', 'at', 'adminId', 'admin', 'ip', 'action', 'target', 'before', 'after'] as const

const recordOf = ({
  id,
  doneAt,
  adminId,
  username,
  ip,
  action,
  target,
  before,
  after,
}: ListedAction): Record<(typeof COLUMNS)[number], string | null> => ({
  id,
  at: new Date(doneAt).toISOString(),
  adminId,
  admin: username,
  ip,
  action,
  target,
  before: JSON.stringify(before),
  after: JSON.stringify(after),
})

/** The newest first, read as they are sent. */
async function* records(db: Db, filter: AdminActionsFilter) {
  let after: string | undefined
  for (let left = EXPORTED_ACTIONS_MAX; left > 0; ) {
    const limit = Math.min(left, ROWS_AT_ONCE)
    const rows = await listActions(db, { ...filter, after, limit })
    for (const row of rows) yield recordOf(row)
    if (rows.length < limit) return
    after = rows.at(-1)?.id
    left -= rows.length
  }
}

/** The log as a spreadsheet reads it, which takes no cell for a formula. */
export function actionsFile(db: Db, filter: AdminActionsFilter): FileAnswer {
  const csv = stringify({
    header: true,
    columns: COLUMNS,
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  })
  // What goes wrong ends the answer, whose reader is the one to notice.
  pipeline(Readable.from(records(db, filter)), csv, () => undefined)
  return new FileAnswer('text/csv; charset=utf-8', 'admin-actions.csv', csv)
}
