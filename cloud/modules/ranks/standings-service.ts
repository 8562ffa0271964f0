import type { Db } from '#cloud/db/client.ts'
import { GONE_AFTER_MS } from '#cloud/modules/rooms/index.ts'
import type { Seasons } from '#cloud/modules/seasons/index.ts'
import type { Rank } from '#shared/constants/game.ts'
import type { Stakes } from '#shared/schemas/ranks.ts'
import type { UserRank } from '#shared/schemas/user.ts'
import type { LeaderboardService } from './leaderboard-service.ts'
import { afterLeaving, shutUntil } from './leaver-penalties.ts'
import { countQuickMatches } from './quick-matches-repository.ts'
import { listLeaves } from './ranked-leaves-repository.ts'
import { readStakes } from './stakes.ts'
import { findStanding } from './standings-repository.ts'
import { carried, newcomer, shownOf, toUserRank } from './stored-standing.ts'

export interface StandingsParts {
  readonly db: Db
  readonly board: LeaderboardService
  readonly seasons: Pick<Seasons, 'current'>
  readonly now: () => number
}

/** What the queue goes by. */
export interface Seed {
  /** The mean of the hidden rating: for the queue, never for a client. */
  readonly rating: number
  readonly rank: Rank
}

export type Standings = ReturnType<typeof createStandings>

/** Where players stand by now. Only games write it: a new season, or a rank that rests, is seen when looked at. */
export function createStandings({ db, board, seasons, now }: StandingsParts) {
  const standingOf = async (userId: string) =>
    carried((await findStanding(db, userId)) ?? newcomer(userId, now()), now())

  return {
    async seedOf(userId: string): Promise<Seed> {
      const standing = await standingOf(userId)
      return { rating: standing.rating.mu, rank: shownOf(standing, now()) }
    },

    /** Epoch milliseconds; in the past for who may queue for ranked. */
    async rankedBanUntil(userId: string): Promise<number> {
      // In this order: a game that is settled in between may count twice for a moment, but never not at all.
      const leaves = await listLeaves(db, userId, now() - GONE_AFTER_MS)
      const { leaver } = await standingOf(userId)
      return shutUntil(leaves.reduce(afterLeaving, leaver))
    },

    /** How many quick matches they have played to their end. */
    quickMatches: (userId: string): Promise<number> => countQuickMatches(db, userId),

    /** What a game of all these players is about, for one of them. */
    stakes: (userId: string, players: readonly string[]): Promise<Stakes> =>
      readStakes(db, userId, players, now()),

    async userRank(userId: string): Promise<UserRank> {
      const rank = toUserRank(await standingOf(userId), now())
      const season = seasons.current()
      return { ...rank, season, position: rank.rank === 'enigmaster' ? await board.position(userId) : null }
    },
  }
}
