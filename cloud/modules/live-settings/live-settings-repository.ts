import type { Db } from '#cloud/db/client.ts'
import { fromJson, toJson } from '#cloud/db/columns.ts'

export interface SettingRow {
  readonly name: string
  readonly value: unknown
}

export async function listSettings(db: Db): Promise<SettingRow[]> {
  const rows = await db('live_settings').select<{ name: string; value: string }[]>('name', 'value')
  return rows.map(({ name, value }) => ({ name, value: fromJson(value) }))
}

/** Held until the transaction ends; undefined when it was never set. */
export async function holdSetting(tx: Db, name: string): Promise<unknown> {
  const row = await tx('live_settings')
    .where({ name })
    .forUpdate()
    .first<{ value: string } | undefined>('value')
  return row && fromJson(row.value)
}

export async function saveSetting(tx: Db, { name, value }: SettingRow, now: number): Promise<void> {
  const row = { name, value: toJson(value), changed_at: now }
  await tx('live_settings').insert(row).onConflict('name').merge()
}
