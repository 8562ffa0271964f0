import { z } from 'zod/mini'
import type { Db } from '#cloud/db/client.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { economyCalls } from '#shared/i18n/en/economy-calls.ts'
import { type AmountRow, listTables, saveTable, type TableName } from './amount-tables-repository.ts'

const SHOWN = 24

export interface AmountTablesParts<Schema extends z.core.$ZodType> {
  readonly name: TableName
  readonly schema: Schema
  /** What holds where no admin has changed anything. */
  readonly byDefault: z.output<Schema>
  /** The season or day that runs: its amounts are settled, and only later ones can be changed. */
  readonly running: () => number
  readonly now: () => number
}

export type AmountTables<Amounts> = ReturnType<typeof createAmountTables<z.core.$ZodType<Amounts>>>

/** A table as it holds from a season or day on. */
interface Holding<Amounts> extends Omit<AmountRow, 'amounts'> {
  readonly amounts: Amounts
}

/** Amounts that admins set for later seasons or days, so that nothing changes for those who are on their way. */
export function createAmountTables<Schema extends z.core.$ZodType>({
  name,
  schema,
  byDefault,
  running,
  now,
}: AmountTablesParts<Schema>) {
  type Amounts = z.output<Schema>
  /** Of seasons and days that have begun: they change no more. */
  const settled = new Map<number, Amounts>()

  /** What a release cannot read counts as unset. */
  const parsed = (row: AmountRow | undefined): Amounts => {
    const result = row && z.safeParse(schema, row.amounts)
    return result?.success ? result.data : byDefault
  }

  async function of(at: Db, when: number): Promise<Amounts> {
    const known = settled.get(when)
    if (known !== undefined) return known
    const [row] = await listTables(at, name, { until: when, limit: 1 })
    const amounts = parsed(row)
    if (when <= running()) {
      // Today and yesterday; an older one is read again.
      if (settled.size > 2) settled.clear()
      settled.set(when, amounts)
    }
    return amounts
  }

  async function holding(at: Db, since: number): Promise<Holding<Amounts>> {
    const [row] = await listTables(at, name, { until: since, limit: 1 })
    const amounts = parsed(row)
    return row?.since === since ? { ...row, amounts } : { since, amounts, version: 0, changedAt: 0 }
  }

  return {
    /** What holds in a season or on a day. */
    of,

    /** What holds from the next season or day on. */
    next: (at: Db): Promise<Holding<Amounts>> => holding(at, running() + 1),

    /** What admins set, the newest first. */
    async history(at: Db): Promise<Holding<Amounts>[]> {
      const rows = await listTables(at, name, { until: running() + 1, limit: SHOWN })
      return rows.map((row) => ({ ...row, amounts: parsed(row) }))
    },

    /** From the next season or day on. Throws CONFLICT when that has begun or is not the next, or somebody has changed it in the meantime. */
    async change(
      tx: Db,
      { since, amounts, version }: { since: number; amounts: Amounts; version: number },
    ): Promise<{ before: Amounts; after: Holding<Amounts> }> {
      const before = await holding(tx, since)
      const after = { since, amounts, version: version + 1, changedAt: now() }
      if (since !== running() + 1 || before.version !== version || !(await saveTable(tx, name, after)))
        throw new AppError('CONFLICT', undefined, economyCalls.changedMeanwhile)
      return { before: before.amounts, after }
    },
  }
}
