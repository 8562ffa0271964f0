import type { Db } from '#cloud/db/client.ts'
import type { AiUsage } from '#host-engine/index.ts'

/** Adds to what that model has used that day. */
export async function addUsage(db: Db, day: number, usage: AiUsage): Promise<void> {
  const { model, inputTokens, outputTokens, costMicros } = usage
  const added = (column: string) => db.raw('?? + ??', [`ai_usage.${column}`, `excluded.${column}`])
  await db('ai_usage')
    .insert({
      day,
      model,
      calls: 1,
      input_tokens: inputTokens,
      output_tokens: outputTokens,
      cost_micros: costMicros,
    })
    .onConflict(['day', 'model'])
    .merge({
      calls: added('calls'),
      input_tokens: added('input_tokens'),
      output_tokens: added('output_tokens'),
      cost_micros: added('cost_micros'),
    })
}

/** What all models have cost that day, in millionths of the vendor's currency. */
export async function costOfDay(db: Db, day: number): Promise<number> {
  const [row] = await db('ai_usage')
    .where({ day })
    .sum<{ micros: number | string | null }[]>({ micros: 'cost_micros' })
  return Number(row?.micros ?? 0)
}

/** What all models have used on each day from then on. A day on which none was asked is missing. */
export async function usageByDay(
  db: Db,
  fromDay: number,
): Promise<Map<number, { calls: number; costMicros: number }>> {
  const rows: { day: number; calls: number | string; micros: number | string }[] = await db('ai_usage')
    .where('day', '>=', fromDay)
    .groupBy('day')
    .select('day')
    .sum({ calls: 'calls', micros: 'cost_micros' })
  return new Map(
    rows.map(({ day, calls, micros }) => [day, { calls: Number(calls), costMicros: Number(micros) }]),
  )
}
