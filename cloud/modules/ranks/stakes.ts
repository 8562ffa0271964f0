import type { Db } from '#cloud/db/client.ts'
import type { Stakes } from '#shared/schemas/ranks.ts'
import { pastGames } from './past-games.ts'
import { type PastGames, settleRanked } from './settlement-rules.ts'
import { findStandings } from './standings-repository.ts'
import { carried, newcomer, type StoredStanding, toUserRank } from './stored-standing.ts'

/** What a game with all of these moves for one of them: as the first, and as the last. */
export function stakesFor(
  userId: string,
  standings: ReadonlyMap<string, StoredStanding>,
  past: PastGames,
  finishedAt: number,
): Stakes['yours'] {
  const others = [...standings.keys()].filter((one) => one !== userId)
  const movedBy = (best: readonly string[]): number => {
    const game = {
      sessionId: '',
      outcome: { kind: 'finished', winner: best[0] ?? null } as const,
      players: best.map((one, index) => ({ userId: one, score: best.length - index, answerMs: 0 })),
      leavers: [],
      finishedAt,
    }
    const settled = settleRanked(game, 'finished', standings, past)
    return settled.find(({ entry }) => entry.userId === userId)?.entry.gained ?? 0
  }
  return { win: Math.max(0, movedBy([userId, ...others])), loss: Math.min(0, movedBy([...others, userId])) }
}

/** Who is against whom, and what it is about: as the settlement would have it now, by the same rules. */
export async function readStakes(
  db: Db,
  userId: string,
  players: readonly string[],
  at: number,
): Promise<Stakes> {
  const kept = await findStandings(db, players)
  const standings = new Map(
    players.map((one) => [one, carried(kept.get(one) ?? newcomer(one, at), at)] as const),
  )
  const past = await pastGames(db, players, at)
  return {
    players: [...standings].map(([one, standing]) => {
      const { rank, points } = toUserRank(standing, at)
      return { userId: one, rank, points }
    }),
    yours: stakesFor(userId, standings, past, at),
  }
}
