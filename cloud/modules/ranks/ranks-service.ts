import type { Db } from '#cloud/db/client.ts'
import type { RecurringJob } from '#cloud/jobs/job.ts'
import type { Seasons } from '#cloud/modules/seasons/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { Leave } from '#host-engine/index.ts'
import type { RankNeighbours } from '#shared/schemas/ranks.ts'
import { createLeaderboard } from './leaderboard-service.ts'
import { insertLeave } from './ranked-leaves-repository.ts'
import { ranksAccountPart } from './ranks-account-part.ts'
import { ranksRoutes } from './ranks-router.ts'
import { createRatingCorrections } from './rating-corrections-service.ts'
import { ranksSettlement } from './settlement.ts'
import { isRanked } from './settlement-rules.ts'
import { createStandings } from './standings-service.ts'

/** A resting player leaves the leaderboard within a minute. */
const SWEEP_MS = 30_000

export interface RanksParts {
  readonly db: Db
  readonly users: Users
  readonly seasons: Seasons
  readonly now: () => number
}

export type Ranks = ReturnType<typeof createRanks>

/** Ranked: where everyone stands, what games make of it, and the leaderboard. */
export function createRanks({ db, users, seasons, now }: RanksParts) {
  const board = createLeaderboard({ db, users, now })
  const standings = createStandings({ db, board, seasons, now })
  /** Around the player's own place in their own rank. */
  const neighbours = async (userId: string): Promise<RankNeighbours> =>
    board.neighbours(userId, (await standings.seedOf(userId)).rank)
  const recurring: readonly RecurringJob[] = [{ name: 'leaderboard', everyMs: SWEEP_MS, run: board.sweep }]

  return {
    standings,
    settlement: ranksSettlement(board),
    /** From now on the queue is shut, as the settlement of the game will have it. */
    noteLeaver: async (leave: Leave): Promise<void> => {
      if (isRanked(leave)) await insertLeave(db, leave)
    },
    /** Found out: the others of the season's ranked games get back what it cost them. Counts once a game. */
    giveBackFor: createRatingCorrections({ db, board, now }),
    sweep: board.sweep,
    neighbours,
    routes: ranksRoutes({ users, standings, board, neighbours }),
    accountPart: ranksAccountPart(db, board, seasons),
    recurring,
  }
}
