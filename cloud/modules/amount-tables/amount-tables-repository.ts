import type { Db } from '#cloud/db/client.ts'
import { fromJson, toJson } from '#cloud/db/columns.ts'

/** The tables of amounts, and the column that says from which season or day on one holds. */
export const TABLES = { pass_tables: 'season', quest_tables: 'day' } as const
export type TableName = keyof typeof TABLES

export interface AmountRow {
  /** A season, or a day since 1970. */
  readonly since: number
  readonly amounts: unknown
  /** How often it was changed. */
  readonly version: number
  /** Epoch milliseconds. */
  readonly changedAt: number
}

type Stored = Omit<AmountRow, 'amounts'> & { readonly amounts: string }

const rowsOf = (db: Db, name: TableName) =>
  db(name).select<Stored[]>({
    since: TABLES[name],
    amounts: 'amounts',
    version: 'version',
    changedAt: 'changed_at',
  })

/** The newest first: those that hold from then on or earlier. */
export async function listTables(
  db: Db,
  name: TableName,
  { until, limit }: { readonly until: number; readonly limit: number },
): Promise<AmountRow[]> {
  const rows: Stored[] = await rowsOf(db, name)
    .where(TABLES[name], '<=', until)
    .orderBy(TABLES[name], 'desc')
    .limit(limit)
  return rows.map((row) => ({ ...row, amounts: fromJson(row.amounts) }))
}

/** False when it has been changed to this version, or a later one, before. */
export async function saveTable(
  tx: Db,
  name: TableName,
  { since, amounts, version, changedAt }: AmountRow,
): Promise<boolean> {
  const saved = await tx(name)
    .insert({ [TABLES[name]]: since, amounts: toJson(amounts), version, changed_at: changedAt })
    .onConflict(TABLES[name])
    .merge(['amounts', 'version', 'changed_at'])
    .where(`${name}.version`, version - 1)
    .returning('version')
  return saved.length === 1
}
