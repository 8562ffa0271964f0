import type { Db } from '#cloud/db/client.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { GameResults } from '#host-engine/index.ts'
import { findGame, insertGame, insertGamePlayers } from './game-repository.ts'
import { earnedStats, rewardsOf, withoutNames } from './game-rules.ts'

/** Keeps results: one transaction a game, keyed by its session, so that nothing counts twice however often it is tried. */
export function createGameResults({ db, users }: { db: Db; users: Users }): GameResults {
  return {
    async settle(result) {
      const rewards = rewardsOf(result)
      const players = result.players.filter((player) => !player.isBot)
      const settled = await db.transaction(async (tx) => {
        const rows = [
          ...players.map(({ userId, score, correct }) => ({ userId, score, correct })),
          ...result.leavers.map(({ userId }) => ({ userId, score: 0, correct: 0 })),
        ].map((row, index) => ({ ...row, place: index + 1 }))
        // One whose account is gone by now must not keep the others from their result for ever.
        const accounts = await users.listPublic(
          rows.map(({ userId }) => userId),
          tx,
        )
        const ids = new Set(accounts.map(({ id }) => id))
        const gone = new Set(rows.map(({ userId }) => userId).filter((userId) => !ids.has(userId)))
        const stored = {
          scores: withoutNames(result.scores, gone),
          rounds: result.rounds,
          roundsPlanned: result.roundsPlanned,
          rewards,
        }
        if (!(await insertGame(tx, result, stored))) return false
        await insertGamePlayers(
          tx,
          result.sessionId,
          rows.filter(({ userId }) => ids.has(userId)),
        )
        for (const { userId, ...earned } of byUser(earnedStats(result)))
          await users.addToStats(tx, userId, earned)
        return true
      })
      if (settled) return rewards
      return (await findGame(db, result.sessionId))?.rewards ?? null
    },
  }
}

/** Rows are locked in one order everywhere, else two games of the same people wait for each other until one fails. */
const byUser = <One extends { userId: string }>(all: readonly One[]): One[] =>
  all.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
