import type { Db } from '#cloud/db/client.ts'
import type { GameResult } from '#host-engine/index.ts'
import type { LeaderboardService } from './leaderboard-service.ts'
import { addQuickMatch } from './quick-matches-repository.ts'
import { insertEntries, listMeetings } from './ranked-entries-repository.ts'
import { rankedEnd } from './ranked-game.ts'
import { deleteLeaves } from './ranked-leaves-repository.ts'
import { REPEATS_WITHIN_MS } from './repeat-games.ts'
import { isQuickMatch, isRanked, settleRanked, stayedOf } from './settlement-rules.ts'
import { insertNewcomers, lockStandings, saveStandings } from './standings-repository.ts'
import { carried, newcomer, type StoredStanding } from './stored-standing.ts'

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

/**
 * Ranked's part in the settlement of a game, in its transaction, which sees to it that a game is settled once. Answers what
 * it changed of whose points: of nobody's when the game was not ranked, or failed. `accounts` are those that still exist.
 */
export const createSettlement =
  (board: LeaderboardService) =>
  async (tx: Db, result: GameResult, accounts: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> => {
    if (isQuickMatch(result)) await addQuickMatch(tx, stayedOf(result, accounts))
    if (!isRanked(result)) return new Map()
    await deleteLeaves(tx, result.sessionId)
    const end = rankedEnd(result)
    if (end === 'failed') return new Map()
    const players = [...result.players, ...result.leavers].map(({ userId }) => userId)
    const present = players.filter((userId) => accounts.has(userId))
    if (present.length === 0) return new Map()
    const before = await standingsAt(tx, present, result.finishedAt)
    const meetings = await listMeetings(tx, present, result.finishedAt - REPEATS_WITHIN_MS)
    const settled = settleRanked(result, end, before, meetings)
    const standings = settled.map(({ standing }) => standing)
    const entries = settled.map(({ entry }) => entry)
    await saveStandings(tx, standings)
    await insertEntries(tx, entries)
    await board.place(tx, standings, result.finishedAt)
    return new Map(entries.map(({ userId, gained }) => [userId, gained]))
  }
