import type { LedgerRule } from '#cloud/ledger-rule.ts'
import { HOUSE } from './ledger.ts'

const houses = HOUSE.map((house) => `'${house}'`).join(', ')

/** What `post` promises of every movement, entry and balance. A deleted account leaves entries without a balance. */
export const bookRules: readonly LedgerRule[] = [
  {
    // Of a refund nothing may have been left to take: all of it is owed then.
    fault: 'movements that are not two entries of one currency which add up to 0',
    broken: `
      select m.key as what from wallet_movements m left join wallet_entries e on e.movement_key = m.key
      group by m.key
      having count(e.id) <> 2 or sum(e.amount) <> 0 or (max(e.amount) = 0 and max(e.owed) = 0)
        or min(e.currency) <> max(e.currency) or min(e.account) = max(e.account)`,
  },
  {
    fault: 'entries that name another reason or time than their movement',
    broken: `
      select e.id as what from wallet_entries e join wallet_movements m on m.key = e.movement_key
      where e.reason <> m.reason or e.at <> m.at`,
  },
  {
    fault: 'entries of a house that does not exist',
    broken: `select id as what from wallet_entries where account like 'house:%' and account not in (${houses})`,
  },
  {
    fault: 'entries of a user without number and balance, or of the house with them',
    broken: `
      select id as what from wallet_entries
      where (case when number is null then 1 else 0 end) + (case when balance is null then 1 else 0 end)
        <> (case when account like 'house:%' then 2 else 0 end)`,
  },
  {
    fault: 'accounts whose entries do not run from 1 without a gap, each with the balance that it leaves',
    broken: `
      select account || ' ' || currency || ', from entry ' || min(nth) || ' on' as what from (
        select account, currency, number, balance, row_number() over before as nth, sum(amount) over before as sum
        from wallet_entries where number is not null
        window before as (partition by account, currency order by number)
      ) as run
      where number <> nth or balance <> sum or sum < 0
      group by account, currency`,
  },
  {
    fault: 'balances that are not the sum of their entries, or count them wrongly',
    broken: `
      select b.user_id || ' ' || b.currency as what from wallet_balances b left join (
        select account, currency, sum(amount) as sum, count(*) as entries from wallet_entries group by account, currency
      ) as booked on booked.account = b.user_id and booked.currency = b.currency
      where b.balance <> coalesce(booked.sum, 0) or b.entries <> coalesce(booked.entries, 0)`,
  },
  {
    fault: 'users with entries and without a balance',
    broken: `
      select distinct e.account || ' ' || e.currency as what from wallet_entries e
      join users u on u.id = e.account
      left join wallet_balances b on b.user_id = e.account and b.currency = e.currency
      where b.user_id is null`,
  },
  {
    fault: 'balances of which more is left of the sign-up gift than there is',
    broken: `select user_id || ' ' || currency as what from wallet_balances where gift < 0 or gift > balance`,
  },
]
