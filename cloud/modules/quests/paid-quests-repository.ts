import type { LedgerRule } from '#cloud/ledger-rule.ts'

const keyOfQuest = `'quest_claimed:' || q.day || '-' || q.type || ':' || q.user_id`

/** A quest that is claimed was paid once. What is known of older days is deleted: their payments stand alone. */
export const questRules: readonly LedgerRule[] = [
  {
    fault: 'quests that are claimed and were not paid',
    broken: `
      select ${keyOfQuest} as what from quest_progress q left join wallet_movements m on m.key = ${keyOfQuest}
      where q.claimed_at is not null and m.key is null`,
  },
  {
    fault: 'quests that were paid and are not claimed',
    broken: `
      select m.key as what from quest_progress q join wallet_movements m on m.key = ${keyOfQuest}
      where q.claimed_at is null`,
  },
]
