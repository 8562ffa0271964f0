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

/** Held until the transaction ends; with this value where it was never set, as only a row that is there can be held. */
export async function holdSetting(tx: Db, { name, value }: SettingRow, now: number): Promise<unknown> {
  const unset = { name, value: toJson(value), changed_at: now }
  await tx('live_settings').insert(unset).onConflict('name').ignore()
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
