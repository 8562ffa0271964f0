import type { Db } from '#cloud/db/client.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { GameResult, GameResults } from '#host-engine/index.ts'
import { findGame, insertGame, insertGamePlayers } from './game-repository.ts'
import { earnedStats, rewardsOf } from './game-rules.ts'

/** Keeps results: one transaction a game, keyed by its session, so that nothing counts twice however often it is tried. */
export function createGameResults({ db, users }: { db: Db; users: Users }): GameResults {
  return {
    async settle(result) {
      const rewards = rewardsOf(result)
      const players = result.players.filter((player) => !player.isBot)
      const settled = await db.transaction(async (tx) => {
        const stored = {
          scores: scoresOf(result),
          rounds: result.rounds,
          roundsPlanned: result.roundsPlanned,
          rewards,
        }
        if (!(await insertGame(tx, result, stored))) return false
        const rows = [
          ...players.map(({ userId, score, correct }) => ({ userId, score, correct })),
          ...result.leavers.map(({ userId }) => ({ userId, score: 0, correct: 0 })),
        ].map((row, index) => ({ ...row, place: index + 1 }))
        await insertGamePlayers(tx, result.sessionId, rows)
        for (const { userId, ...earned } of earnedStats(result)) await users.addToStats(tx, userId, earned)
        return true
      })
      if (settled) return rewards
      return (await findGame(db, result.sessionId))?.rewards ?? null
    },
  }
}

const scoresOf = ({ players, leavers }: GameResult) => [
  ...players.map(({ userId, username, score, correct }) => ({ userId, username, score, correct })),
  ...leavers.map((leaver) => ({ ...leaver, score: 0, correct: 0 })),
]
