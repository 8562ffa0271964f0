import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import type { Seasons } from '#cloud/modules/seasons/index.ts'
import type { AccountExport } from '#shared/schemas/account.ts'
import type { LeaderboardService } from './leaderboard-service.ts'
import { countQuickMatches } from './quick-matches-repository.ts'
import { listEntriesOf } from './ranked-entries-repository.ts'
import { listLeavesOf } from './ranked-leaves-repository.ts'
import { findStanding, lockStandings } from './standings-repository.ts'
import type { StoredEntry } from './stored-entry.ts'
import type { StoredStanding } from './stored-standing.ts'

const timeOf = (at: number): string => new Date(at).toISOString()

const toStanding = ({ userId: _, ...kept }: StoredStanding): AccountExport['rankStanding'] => ({
  ...kept,
  reachedAt: timeOf(kept.reachedAt),
  awakeUntil: timeOf(kept.awakeUntil),
  leaver: { step: kept.leaver.step, lastAt: timeOf(kept.leaver.lastAt) },
})

const toRankedGame = ({
  userId: _,
  weight,
  ...entry
}: StoredEntry): AccountExport['rankedGames'][number] => ({
  ...entry,
  weight: weight.points,
  skillWeight: weight.skill,
  finishedAt: timeOf(entry.finishedAt),
})

/** The entries of ranked games stay, with an id that names nobody: the points of the others were made of them too. */
export const ranksAccountPart = (
  db: Db,
  board: LeaderboardService,
  seasons: Pick<Seasons, 'shownAs'>,
): AccountPart => ({
  async collect(userId) {
    const standing = await findStanding(db, userId)
    return {
      rankStanding: standing && toStanding({ ...standing, season: seasons.shownAs(standing.season) }),
      rankedGames: (await listEntriesOf(db, userId)).map((entry) =>
        toRankedGame({ ...entry, season: seasons.shownAs(entry.season) }),
      ),
      quickMatches: await countQuickMatches(db, userId),
      rankedLeaves: (await listLeavesOf(db, userId)).map(({ gameId, leftAt }) => ({
        gameId,
        leftAt: timeOf(leftAt),
      })),
    }
  },

  async erase(tx, userId) {
    await lockStandings(tx, [userId])
    await board.remove(tx, userId)
  },
})
