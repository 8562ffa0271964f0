import type { Db } from '#cloud/db/client.ts'
import { type SettledGame, settlementPart } from '#cloud/settlement-part.ts'
import type { LeaderboardService } from './leaderboard-service.ts'
import { pastGames } from './past-games.ts'
import { addQuickMatch } from './quick-matches-repository.ts'
import { insertEntries } from './ranked-entries-repository.ts'
import { rankedEnd } from './ranked-game.ts'
import { deleteLeaves } from './ranked-leaves-repository.ts'
import { isQuickMatch, isRanked, settleRanked, stayedOf } from './settlement-rules.ts'
import { insertNewcomers, lockStandings, saveStandings } from './standings-repository.ts'
import { carried, newcomer, type StoredStanding, toUserRank } from './stored-standing.ts'

/** The standings of these players in the season of this moment, held until the transaction ends. */
async function standingsAt(
  tx: Db,
  userIds: readonly string[],
  at: number,
): Promise<Map<string, StoredStanding>> {
  const newcomers = userIds.map((userId) => newcomer(userId, at))
  await insertNewcomers(tx, newcomers)
  const kept = await lockStandings(tx, userIds)
  return new Map([...kept].map(([userId, standing]) => [userId, carried(standing, at)]))
}

/** Whom a ranked game may change; nobody when it is not ranked, or failed. */
function present({ result, accounts }: SettledGame): string[] {
  if (!isRanked(result) || rankedEnd(result) === 'failed') return []
  return [...result.players, ...result.leavers]
    .map(({ userId }) => userId)
    .filter((userId) => accounts.has(userId))
}

/** What a ranked game makes of points, ratings and the leaderboard. */
export const ranksSettlement = (board: LeaderboardService) =>
  settlementPart({
    async read(tx, game) {
      const players = present(game)
      const at = game.result.finishedAt
      const standings =
        players.length === 0 ? new Map<string, StoredStanding>() : await standingsAt(tx, players, at)
      return { standings, past: await pastGames(tx, players, at) }
    },

    decide({ result, accounts }, { standings, past }) {
      const settled = standings.size === 0 ? [] : settleRanked(result, rankedEnd(result), standings, past)
      const quickPlayers = isQuickMatch(result) ? stayedOf(result, accounts) : []
      const shown = (standing: StoredStanding) => {
        const { rank, points } = toUserRank(standing, result.finishedAt)
        return { rank, points }
      }
      const earned = settled.map(({ entry: { userId, gained }, standing }) => {
        const before = shown(standings.get(userId) ?? standing)
        return { userId, rankPoints: gained, rank: { before, after: shown(standing) } }
      })
      return { changes: { result, settled, quickPlayers }, earned }
    },

    async write(tx, { result, settled, quickPlayers }) {
      await addQuickMatch(tx, quickPlayers)
      if (isRanked(result)) await deleteLeaves(tx, result.sessionId)
      if (settled.length === 0) return
      const standings = settled.map(({ standing }) => standing)
      await saveStandings(tx, standings)
      await insertEntries(
        tx,
        settled.map(({ entry }) => entry),
      )
      await board.place(tx, standings, result.finishedAt)
    },
  })
