import type { Db } from '#cloud/db/client.ts'
import { seasonAt } from '#shared/seasons.ts'
import type { LeaderboardService } from './leaderboard-service.ts'
import {
  addReturned,
  findEntries,
  listFinishedGames,
  listPlayersOf,
  markCheated,
} from './ranked-entries-repository.ts'
import { type Correction, correctionsDue } from './rating-corrections.ts'
import { lockStandings, saveStandings } from './standings-repository.ts'
import { carried, type StoredStanding, withPoints } from './stored-standing.ts'

export interface RatingCorrectionsParts {
  readonly db: Db
  readonly board: LeaderboardService
  readonly now: () => number
}

const corrected = (kept: StoredStanding, { points, mu }: Correction, at: number): StoredStanding => ({
  ...withPoints(kept, points, at),
  rating: { ...kept.rating, mu: kept.rating.mu + mu },
})

/** Marks a player as a cheater in every game of the season that is not marked yet, and puts right what it did to all. */
export const createRatingCorrections =
  ({ db, board, now }: RatingCorrectionsParts) =>
  (cheaterId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const at = now()
      const games = await listFinishedGames(tx, cheaterId, seasonAt(at))
      // Before the entries are read: another cheater of the same games may be dealt with at this moment.
      const standings = await lockStandings(tx, await listPlayersOf(tx, games))
      const changed = new Map<string, StoredStanding>()
      for (const gameId of games) {
        if (!(await markCheated(tx, gameId, cheaterId))) continue
        for (const due of correctionsDue(await findEntries(tx, gameId))) {
          await addReturned(tx, gameId, due)
          const kept = changed.get(due.userId) ?? standings.get(due.userId)
          if (kept) changed.set(due.userId, corrected(carried(kept, at), due, at))
        }
      }
      await saveStandings(tx, [...changed.values()])
      await board.place(tx, [...changed.values()], at)
    })
