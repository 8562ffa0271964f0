import type { Db } from '#cloud/db/client.ts'

/** One more for each of these, in the transaction that settles the game. */
export async function addQuickMatch(tx: Db, userIds: readonly string[]): Promise<void> {
  // In one order everywhere, else two games of the same people wait for each other until one fails.
  for (const userId of userIds.toSorted())
    await tx('quick_matches')
      .insert({ user_id: userId, finished: 1 })
      .onConflict('user_id')
      .merge({ finished: tx.raw('quick_matches.finished + 1') })
}

/** How many quick matches somebody has played to their end. */
export async function countQuickMatches(db: Db, userId: string): Promise<number> {
  const row = await db('quick_matches')
    .where({ user_id: userId })
    .first<{ finished: number } | undefined>('finished')
  return row?.finished ?? 0
}
