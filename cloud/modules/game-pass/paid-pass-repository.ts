import type { LedgerRule } from '#cloud/ledger-rule.ts'

const keyOfClaim = `'pass_claimed:' || c.season || ':' || c.track || ':' || c.level || ':' || c.user_id`
const keyOfPremium = `'pass_bought:' || p.season || ':' || p.user_id`

/** A level that is claimed was paid once, and a premium track paid for; payments of deleted accounts stand alone. */
export const passRules: readonly LedgerRule[] = [
  {
    fault: 'levels of a pass that are claimed and were not paid',
    broken: `
      select ${keyOfClaim} as what from game_pass_claims c left join wallet_movements m on m.key = ${keyOfClaim}
      where m.key is null`,
  },
  {
    fault: 'levels of a pass that were paid and are not claimed',
    broken: `
      select m.key as what from wallet_movements m
      join wallet_entries e on e.movement_key = m.key
      join users u on u.id = e.account
      left join game_pass_claims c on c.user_id = u.id and m.key = ${keyOfClaim}
      where m.reason = 'pass_claimed' and c.user_id is null`,
  },
  {
    fault: 'premium tracks that nobody paid for',
    broken: `
      select ${keyOfPremium} as what from game_passes p left join wallet_movements m on m.key = ${keyOfPremium}
      where p.premium_at is not null and m.key is null`,
  },
  {
    fault: 'premium tracks that were paid for and are locked',
    broken: `
      select m.key as what from wallet_movements m
      join wallet_entries e on e.movement_key = m.key
      join users u on u.id = e.account
      left join game_passes p on p.user_id = u.id and m.key = ${keyOfPremium}
      where m.reason = 'pass_bought' and p.premium_at is null`,
  },
]
