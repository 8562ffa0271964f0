import type { LedgerRule } from '#cloud/ledger-rule.ts'

/** What a refund took beyond the balance is owed, and nothing but what comes in pays it (WALLET-11). */
export const debtRules: readonly LedgerRule[] = [
  {
    fault: 'entries that owe or pay what their movement cannot',
    broken: `
      select e.id as what from wallet_entries e join wallet_movements m on m.key = e.movement_key
      where (e.account like 'house:%' and e.owed <> 0)
        or (e.account not like 'house:%' and (
          (m.reason = 'owed_paid' and e.owed <> e.amount)
          or (m.reason <> 'owed_paid' and e.owed < 0)
          or (m.reason not in ('owed_paid', 'store_refunded') and e.owed <> 0)))`,
  },
  {
    fault: 'debts that are not the sum of what was owed and paid, or are below 0',
    broken: `
      select b.user_id || ' ' || b.currency as what from wallet_balances b left join (
        select account, currency, sum(owed) as sum from wallet_entries group by account, currency
      ) as booked on booked.account = b.user_id and booked.currency = b.currency
      where b.owed <> coalesce(booked.sum, 0) or b.owed < 0`,
  },
  {
    fault: 'accounts that owe and have something at the same time',
    broken: `select user_id || ' ' || currency as what from wallet_balances where owed > 0 and balance > 0`,
  },
]
