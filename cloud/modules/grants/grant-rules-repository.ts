import type { LedgerRule } from '#cloud/ledger-rule.ts'

/** What admins granted or took back was moved, once, and nothing else in their name. */
export const grantRules: readonly LedgerRule[] = [
  {
    fault: 'grants of admins that were not moved as they are written down',
    broken: `
      select g.id as what from admin_grants g
      left join wallet_entries e on e.movement_key = 'granted:' || g.id
        and e.account = g.user_id and e.currency = g.currency and e.amount = g.amount
        and e.reason = (case when g.amount > 0 then 'granted' else 'corrected' end)
      where e.id is null`,
  },
  {
    fault: 'movements of admins that nobody ordered',
    broken: `
      select m.key as what from wallet_movements m left join admin_grants g on m.key = 'granted:' || g.id
      where m.reason in ('granted', 'corrected') and g.id is null`,
  },
]
