import type { LedgerFindings } from './ledger-check-repository.ts'

/** For an operator: one line when nothing is wrong, else one a fault and one for each thing found. */
export function ledgerReport({ movements, accounts, faults }: LedgerFindings): string {
  const size = `${movements} movements, ${accounts} accounts`
  if (faults.length === 0) return `${size}: nothing wrong\n`
  const lines = faults.flatMap(({ fault, found, count }) => {
    const more = count > found.length ? [`  … and ${count - found.length} more`] : []
    return [`${fault}: ${count}`, ...found.map((what) => `  ${what}`), ...more]
  })
  return `${[`${size}, and this is wrong:`, ...lines].join('\n')}\n`
}
