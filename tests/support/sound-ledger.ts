import { existsSync } from 'node:fs'
import { openDatabase } from '#cloud/db/client.ts'
import { ledgerRules } from '#cloud/ledger-rules.ts'
import { createLogger } from '#cloud/logger.ts'
import { checkLedger, ledgerReport } from '#cloud/modules/wallet/index.ts'

/** Rejects when money was lost or made in the database of a product that has ended; one that never began has none. */
export async function expectSoundLedger(file: string): Promise<void> {
  if (!existsSync(file)) return
  const db = openDatabase({ kind: 'sqlite', file }, createLogger({ mode: 'test' }))
  try {
    if (!(await db.schema.hasTable('wallet_movements'))) return
    const findings = await checkLedger(db, ledgerRules)
    if (findings.faults.length > 0) throw new Error(ledgerReport(findings))
  } finally {
    await db.destroy()
  }
}
