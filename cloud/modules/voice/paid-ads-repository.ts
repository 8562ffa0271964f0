import type { LedgerRule } from '#cloud/ledger-rule.ts'

/** An ad that was watched paid once. Old ads are deleted: their payments stand alone. */
export const adRules: readonly LedgerRule[] = [
  {
    fault: 'ads that were watched and not paid',
    broken: `
      select a.id as what from rewarded_ads a left join wallet_movements m on m.key = 'ad_watched:' || a.id
      where a.watched_at is not null and m.key is null`,
  },
  {
    fault: 'ads that were paid and not watched',
    broken: `
      select a.id as what from rewarded_ads a join wallet_movements m on m.key = 'ad_watched:' || a.id
      where a.watched_at is null`,
  },
]
