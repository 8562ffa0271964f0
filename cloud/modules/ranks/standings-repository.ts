import type { Db } from '#cloud/db/client.ts'
import type { Rank } from '#shared/constants/game.ts'
import type { StoredStanding } from './stored-standing.ts'

interface StandingColumns {
  readonly user_id: string
  readonly mu: number
  readonly sigma: number
  readonly points: number
  readonly rank: Rank
  readonly season: number
  readonly reached_at: number
  readonly awake_until: number
  readonly leaver_step: number
  readonly leaver_at: number
}

const toColumns = (kept: StoredStanding): StandingColumns => ({
  user_id: kept.userId,
  mu: kept.rating.mu,
  sigma: kept.rating.sigma,
  points: kept.points,
  rank: kept.rank,
  season: kept.season,
  reached_at: kept.reachedAt,
  awake_until: kept.awakeUntil,
  leaver_step: kept.leaver.step,
  leaver_at: kept.leaver.lastAt,
})

const fromColumns = (row: StandingColumns): StoredStanding => ({
  userId: row.user_id,
  rating: { mu: row.mu, sigma: row.sigma },
  points: row.points,
  rank: row.rank,
  season: row.season,
  reachedAt: row.reached_at,
  awakeUntil: row.awake_until,
  leaver: { step: row.leaver_step, lastAt: row.leaver_at },
})

export async function findStanding(db: Db, userId: string): Promise<StoredStanding | null> {
  const row = await db('rank_standings').where({ user_id: userId }).first<StandingColumns | undefined>()
  return row ? fromColumns(row) : null
}

/** Of those who have one. */
export async function findStandings(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, StoredStanding>> {
  const rows = await db('rank_standings')
    .whereIn('user_id', [...userIds])
    .select<StandingColumns[]>()
  return new Map(rows.map((row) => [row.user_id, fromColumns(row)]))
}

/** Those who have a standing already keep theirs. In one order everywhere, as the locks. */
export async function insertNewcomers(tx: Db, newcomers: readonly StoredStanding[]): Promise<void> {
  if (newcomers.length === 0) return
  const rows = newcomers.map(toColumns).toSorted((a, b) => (a.user_id < b.user_id ? -1 : 1))
  await tx('rank_standings').insert(rows).onConflict('user_id').ignore()
}

/**
 * Holds these standings until the transaction ends, and with them the players' rows of the leaderboard. Always in the order
 * of the ids, else two games of the same people wait for each other until one fails.
 */
export async function lockStandings(
  tx: Db,
  userIds: readonly string[],
): Promise<Map<string, StoredStanding>> {
  const rows = await tx('rank_standings')
    .whereIn('user_id', [...userIds])
    .orderBy('user_id')
    .forUpdate()
    .select<StandingColumns[]>()
  return new Map(rows.map((row) => [row.user_id, fromColumns(row)]))
}

export async function saveStandings(tx: Db, standings: readonly StoredStanding[]): Promise<void> {
  for (const standing of standings) {
    const { user_id, ...columns } = toColumns(standing)
    await tx('rank_standings').where({ user_id }).update(columns)
  }
}
