import type { Db } from '#cloud/db/client.ts'
import { createSeasons } from '#cloud/modules/seasons/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { member, resultOf } from '#cloud/testing/game-result.ts'
import { testResults } from '#cloud/testing/services.ts'
import type { GameResult } from '#host-engine/index.ts'
import type { Rewards } from '#shared/protocol/parts.ts'
import { createRanks } from '../index.ts'
import { insertNewcomers, saveStandings } from '../standings-repository.ts'
import { newcomer, type StoredStanding } from '../stored-standing.ts'

export interface RankedFixtureParts {
  readonly db: Db
  readonly users: Users
  readonly now: () => number
}

const HOUR_MS = 3_600_000
let made = 0

export type RankedFixture = ReturnType<typeof createRankedFixture>

/** Ranked games as the engine hands them over, settled by the real service. */
export function createRankedFixture({ db, users, now }: RankedFixtureParts) {
  const seasons = createSeasons({ db, now })
  const ranks = createRanks({ db, users, seasons, now })
  const results = testResults({ db, now }, { users, ranks })
  const settle = (result: GameResult): Promise<Rewards> => results.settle(result)

  /** A finished ranked game: the first named won, the last came last. */
  const gameOf = (best: readonly string[], more: Partial<GameResult> = {}): GameResult =>
    resultOf({
      mode: 'ranked',
      matched: true,
      outcome: { kind: 'finished', winner: best[0] ?? null },
      players: best.map((userId, index) => member(userId, { score: 100 * (best.length - index) })),
      finishedAt: now(),
      ...more,
    })

  return {
    ranks,
    settle,
    noteLeaver: results.noteLeaver,
    progressOf: async (result: GameResult) => results.progressOf?.(result.sessionId),
    gameOf,

    async newPlayers(count: number): Promise<string[]> {
      await seasons.load()
      return db.transaction(async (tx) => {
        const ids: string[] = []
        for (let i = 0; i < count; i++) {
          const username = `ranked_${++made}`
          ids.push((await users.create(tx, { username, email: `${username}@example.org` })).id)
        }
        return ids
      })
    },

    /** Settles a ranked game and answers what it changed of whose points. */
    async play(best: readonly string[], more: Partial<GameResult> = {}): Promise<Record<string, number>> {
      const rewards = await settle(gameOf(best, more))
      return Object.fromEntries((rewards ?? []).map(({ userId, rankPoints = 0 }) => [userId, rankPoints]))
    },

    /** Makes someone stand somewhere, as if games had led there. */
    async stand(userId: string, more: Partial<StoredStanding>): Promise<void> {
      const standing = { ...newcomer(userId, now()), ...more }
      await insertNewcomers(db, [standing])
      await saveStandings(db, [standing])
    },

    /** An Enigmaster with so many points, who stood there an hour ago and is not on the board before the next game. */
    async standAsEnigmaster(userId: string, points: number): Promise<void> {
      const rating = { mu: points / 40, sigma: 2 }
      await this.stand(userId, { rating, points, rank: 'enigmaster', reachedAt: now() - HOUR_MS })
    },

    /** Deletes an account, as far as ranked goes. */
    deleteAccount: (userId: string): Promise<void> =>
      db.transaction(async (tx) => {
        await users.lock(tx, userId)
        await ranks.accountPart.erase?.(tx, userId)
        await users.remove(tx, userId)
      }),

    async standing(userId: string): Promise<{ points: number; mu: number; sigma: number; season: number }> {
      return db('rank_standings').where({ user_id: userId }).first()
    },
  }
}

/** What the counts say and what the leaderboard is: the two must be one. */
export async function countsAndTruth(db: Db) {
  const order = ['season', 'rank', 'points']
  const counts = await db('leaderboard_counts')
    .whereNot({ players: 0 })
    .orderBy(order)
    .select(...order, 'players')
  const truth = await db('leaderboard').groupBy(order).orderBy(order).select(order).count({ players: '*' })
  return { counts, truth }
}
