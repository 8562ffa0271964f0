import type { LedgerRule } from '#cloud/ledger-rule.ts'

/** Spoken audio was paid once. It is deleted after an hour: its payment stands alone then. */
export const audioRules: readonly LedgerRule[] = [
  {
    fault: 'audio that was made and not paid',
    broken: `
      select a.made_for as what from voice_audio a left join wallet_movements m on m.key = 'line_spoken:' || a.made_for
      where m.key is null`,
  },
]
