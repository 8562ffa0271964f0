import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import { albumOf } from '#host-engine/index.ts'
import { listGamesOf, updateGame } from './game-repository.ts'
import { withoutNames } from './game-rules.ts'

/** The others keep their games; who is gone has no name in them any more. */
export const gameAccountPart = (db: Db): AccountPart => ({
  async collect(userId) {
    const games = []
    for await (const page of listGamesOf(db, userId, { held: false })) games.push(...page)
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
    // Held: of two who played together and go at once, one would write the other's name back.
    for await (const page of listGamesOf(tx, userId, { held: true }))
      for (const game of page) {
        const scores = withoutNames(game.scores, new Set([userId]))
        await updateGame(tx, game.id, { ...game, scores })
      }
  },
})
