import type { Db } from '#cloud/db/client.ts'
import { seasonAt } from '#shared/seasons.ts'
import { countUncounted, listMeetings } from './ranked-entries-repository.ts'
import { REPEATS_WITHIN_MS } from './repeat-games.ts'
import type { PastGames } from './settlement-rules.ts'

/** What the earlier games of these players say of one at this moment. */
export async function pastGames(tx: Db, players: readonly string[], at: number): Promise<PastGames> {
  const season = seasonAt(at)
  return {
    meetings: await listMeetings(tx, players, { season, since: at - REPEATS_WITHIN_MS }),
    uncounted: await countUncounted(tx, players, season),
  }
}
