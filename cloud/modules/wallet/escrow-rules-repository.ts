import type { LedgerRule } from '#cloud/ledger-rule.ts'

/** What rooms hold is what was put up for them and not paid yet. */
export const escrowRules: readonly LedgerRule[] = [
  {
    // Put up, minus paid out, minus held: a reward that was lost, paid twice or paid without being put up leaves something.
    fault: 'rooms whose reward is not held, or paid out once, as it was put up',
    broken: `
      select room as what from (
        select case when substr(m.key, 1, length(m.reason) + 1) = m.reason || ':'
          then substr(m.key, length(m.reason) + 2) else m.key end as room, e.amount
        from wallet_entries e join wallet_movements m on m.key = e.movement_key where e.account = 'house:rewards'
        union all select room_id, -amount from room_rewards
      ) as parts
      group by room having sum(amount) <> 0`,
  },
  {
    fault: 'rooms that hold the reward of somebody who did not put it up',
    broken: `
      select r.room_id as what from room_rewards r
      left join wallet_entries giver on giver.movement_key = 'reward_held:' || r.room_id and giver.account = r.user_id
      where giver.id is null`,
  },
  {
    fault: 'rooms that hold a reward although their game is settled',
    broken: `select r.room_id as what from room_rewards r join games g on g.room_id = r.room_id`,
  },
  {
    fault: 'rewards that went back to somebody who did not put them up',
    broken: `
      select back.movement_key as what from wallet_movements m
      join wallet_entries back on back.movement_key = m.key and back.amount > 0
      left join wallet_entries giver
        on giver.movement_key = 'reward_held:' || substr(m.key, length(m.reason) + 2) and giver.account = back.account
      where m.reason = 'reward_returned' and giver.id is null and back.account <> 'house:gifts'`,
  },
]
