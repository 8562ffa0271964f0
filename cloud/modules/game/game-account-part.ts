import type { Db } from '#cloud/db/client.ts'
import type { AccountPart } from '#cloud/modules/account/index.ts'
import { albumOf } from '#host-engine/index.ts'
import { listGamesOf, updateScores } from './game-repository.ts'
import { withoutNames } from './game-rules.ts'

/** The others keep their games; who is gone has no name in them any more. */
export const gameAccountPart = (db: Db): AccountPart => ({
  async collect(userId) {
    const games = []
    for await (const page of listGamesOf(db, userId)) games.push(...page)
    return {
      games: games.map(({ id, roomId, startedAt, finishedAt, place, score, correct, rounds }) => ({
        id,
        roomId,
        startedAt: new Date(startedAt).toISOString(),
        finishedAt: new Date(finishedAt).toISOString(),
        place,
        score,
        correct,
        album: albumOf(rounds, userId),
      })),
    }
  },

  async erase(tx, userId) {
    for await (const page of listGamesOf(tx, userId))
      for (const game of page) await updateScores(tx, game, withoutNames(game.scores, new Set([userId])))
  },
})
