import { loadVariables, readSettings } from './config/read-settings.ts'
import { ledgerRules } from './ledger-rules.ts'
import { checkLedger, ledgerReport } from './modules/wallet/index.ts'
import { openAsOperator } from './open-as-operator.ts'
import { makeFilesPrivate } from './private-files.ts'
import { startFailure } from './start-failure.ts'

// npm run ledger:check: whether anything is wrong in the books of the database of the settings. Ends with 1 when it is.

/** What is printed: true when nothing is wrong. */
async function run(): Promise<readonly [isSound: boolean, says: string]> {
  const { db, close } = await openAsOperator(readSettings(loadVariables()))
  try {
    const findings = await checkLedger(db, ledgerRules)
    return [findings.faults.length === 0, ledgerReport(findings)]
  } finally {
    await close()
  }
}

makeFilesPrivate()
const [isSound, says] = await run().catch((error: unknown) => [false, `${startFailure(error)}\n`] as const)
const stream = isSound ? process.stdout : process.stderr
stream.write(says)
if (!isSound) process.exitCode = 1
