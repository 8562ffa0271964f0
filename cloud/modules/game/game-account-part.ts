import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import { albumOf } from '#host-engine/index.ts'
import { listGamesOf } from './game-repository.ts'

/** The others keep their games; the name of a deleted account goes with its own rows of them. */
export const gameAccountPart = (db: Db): AccountPart => ({
  async collect(userId) {
    const games = []
    for await (const page of listGamesOf(db, userId)) games.push(...page)
    return {
      games: games.map((game) => ({
        id: game.id,
        roomId: game.roomId,
        startedAt: new Date(game.startedAt).toISOString(),
        finishedAt: new Date(game.finishedAt).toISOString(),
        place: game.place,
        score: game.score,
        correct: game.correct,
        mode: game.mode ?? null,
        progress: game.progress?.[userId] ?? null,
        album: albumOf(game.rounds, userId),
      })),
    }
  },
})
