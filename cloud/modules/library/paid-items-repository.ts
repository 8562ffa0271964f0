import type { LedgerRule } from '#cloud/ledger-rule.ts'

const keyOfSale = `'item:' || o.user_id || ':' || o.item_id`

/** An item that is owned was paid for, once, at its price; sales to accounts that are gone stand alone. */
export const itemRules: readonly LedgerRule[] = [
  {
    fault: 'items that are owned and were not paid for at their price',
    broken: `
      select ${keyOfSale} as what from owned_items o
      left join wallet_movements m on m.key = ${keyOfSale} and m.reason = 'item_bought'
      left join wallet_entries e on e.movement_key = m.key and e.account = o.user_id and e.amount = -o.price
      where e.id is null and o.price > 0`,
  },
  {
    fault: 'items that were paid for and are not owned',
    broken: `
      select m.key as what from wallet_movements m
      join wallet_entries e on e.movement_key = m.key
      join users u on u.id = e.account
      left join owned_items o on o.user_id = u.id and m.key = ${keyOfSale}
      where m.reason = 'item_bought' and o.item_id is null`,
  },
]
