import type { LedgerRule } from '#cloud/ledger-rule.ts'

/** What was paid for was granted, and what was granted was paid for. Tokens of an account that is gone are nobody's. */
export const storeRules: readonly LedgerRule[] = [
  {
    fault: 'purchases that are paid and were not granted',
    broken: `
      select p.id as what from store_purchases p left join wallet_movements m on m.key = 'store_paid:' || p.id
      where p.paid_at is not null and p.user_id is not null and m.key is null`,
  },
  {
    fault: 'grants of the store for which nobody paid',
    broken: `
      select m.key as what from wallet_movements m left join store_purchases p on m.key = 'store_paid:' || p.id
      where m.key like 'store_paid:%' and p.paid_at is null`,
  },
  {
    // What was taken and what is owed of it, over all corrections of a purchase.
    fault: 'purchases of which another amount was taken back than is written there',
    broken: `
      select p.id as what from store_purchases p left join (
        select substr(e.movement_key, 16, 26) as purchase, sum(e.owed - e.amount) as taken, count(*) as corrections
        from wallet_entries e
        where e.movement_key like 'store_refunded:%' and e.account not like 'house:%'
        group by substr(e.movement_key, 16, 26)
      ) as back on back.purchase = p.id
      where p.user_id is not null
        and (p.taken_back <> coalesce(back.taken, 0) or p.corrections <> coalesce(back.corrections, 0))`,
  },
  {
    fault: 'purchases that stand otherwise than is known of them',
    broken: `
      select p.id as what from store_purchases p where p.state <> (case
        when p.paid_at is null and p.failed_at is null then 'pending'
        when p.paid_at is null then 'failed'
        when exists (select 1 from store_disputes d where d.purchase_id = p.id and d.outcome = 'open') then 'disputed'
        when p.refunded > 0 then 'refunded'
        when exists (select 1 from store_disputes d where d.purchase_id = p.id and d.outcome = 'lost') then 'refunded'
        else 'paid' end)`,
  },
  {
    fault: 'refunds of what nobody has bought',
    broken: `
      select m.key as what from wallet_movements m left join store_purchases p on p.id = substr(m.key, 16, 26)
      where m.key like 'store_refunded:%' and p.paid_at is null`,
  },
]
