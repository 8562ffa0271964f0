import { type Db, isPostgres } from '#cloud/db/client.ts'
import type { LedgerRule } from '#cloud/ledger-rule.ts'

interface LedgerFault {
  readonly fault: string
  /** The first of them. */
  readonly found: readonly string[]
  readonly count: number
}

export interface LedgerFindings {
  readonly movements: number
  readonly accounts: number
  readonly faults: readonly LedgerFault[]
}

const SHOWN = 20

/** Nothing that is posted meanwhile is seen by half; on SQLite every transaction is like this. */
const SNAPSHOT = { isolationLevel: 'repeatable read', readOnly: true } as const

/** The database does the sums: whatever the size of the books, only what is shown comes here. */
export function checkLedger(db: Db, rules: readonly LedgerRule[]): Promise<LedgerFindings> {
  return db.transaction(
    async (tx) => {
      const faults: LedgerFault[] = []
      for (const rule of rules) {
        const fault = await findFault(tx, rule)
        if (fault.count > 0) faults.push(fault)
      }
      const movements = await tx('wallet_movements').count<{ n: number }[]>({ n: '*' })
      const accounts = await tx('wallet_balances').countDistinct<{ n: number }[]>({ n: 'user_id' })
      return { movements: movements[0]?.n ?? 0, accounts: accounts[0]?.n ?? 0, faults }
    },
    isPostgres(db) ? SNAPSHOT : {},
  )
}

async function findFault(tx: Db, { fault, broken }: LedgerRule): Promise<LedgerFault> {
  const rows = tx.from(tx.raw(`(${broken}) as broken`))
  const found: { what: string }[] = await rows
    .clone()
    .select('what')
    .orderBy('what')
    .limit(SHOWN + 1)
  const shown = { fault, found: found.slice(0, SHOWN).map(({ what }) => what) }
  if (found.length <= SHOWN) return { ...shown, count: found.length }
  const [all] = await rows.clone().count<{ n: number }[]>({ n: '*' })
  return { ...shown, count: all?.n ?? found.length }
}
