import type { Db } from '#cloud/db/client.ts'
import type { RankedEnd } from './ranked-game.ts'
import type { Correction } from './rating-corrections.ts'
import type { Meeting } from './repeat-games.ts'
import type { StoredEntry } from './stored-entry.ts'

interface EntryColumns {
  readonly game_id: string
  readonly user_id: string
  readonly season: number
  readonly outcome: RankedEnd
  readonly finished_at: number
  readonly place: number
  readonly has_left: boolean | number
  readonly leaver_step: number
  readonly weight: number
  readonly skill_weight: number
  readonly uncounted: number
  readonly mu: number
  readonly sigma: number
  readonly points: number
  readonly gained: number
  readonly cheated: boolean | number
  readonly returned_points: number
  readonly returned_mu: number
}

const toColumns = (entry: StoredEntry): EntryColumns => ({
  game_id: entry.gameId,
  user_id: entry.userId,
  season: entry.season,
  outcome: entry.outcome,
  finished_at: entry.finishedAt,
  place: entry.place,
  has_left: entry.left,
  leaver_step: entry.leaverStep,
  weight: entry.weight.points,
  skill_weight: entry.weight.skill,
  uncounted: entry.uncounted,
  mu: entry.rating.mu,
  sigma: entry.rating.sigma,
  points: entry.points,
  gained: entry.gained,
  cheated: entry.cheated,
  returned_points: entry.returned.points,
  returned_mu: entry.returned.mu,
})

const fromColumns = (row: EntryColumns): StoredEntry => ({
  gameId: row.game_id,
  userId: row.user_id,
  season: row.season,
  outcome: row.outcome,
  finishedAt: row.finished_at,
  place: row.place,
  left: Boolean(row.has_left),
  leaverStep: row.leaver_step,
  weight: { points: row.weight, skill: row.skill_weight },
  uncounted: row.uncounted,
  rating: { mu: row.mu, sigma: row.sigma },
  points: row.points,
  gained: row.gained,
  cheated: Boolean(row.cheated),
  returned: { points: row.returned_points, mu: row.returned_mu },
})

export async function insertEntries(tx: Db, entries: readonly StoredEntry[]): Promise<void> {
  await tx('ranked_entries').insert(entries.map(toColumns))
}

/**
 * Who of these have played finished games together since the season before this one, and how many of them since `since`. In
 * the settlement they hold their standings, so none is missed.
 */
export async function listMeetings(
  db: Db,
  userIds: readonly string[],
  { season, since }: { season: number; since: number },
): Promise<Meeting[]> {
  const rows = await db('ranked_entries as one')
    .join('ranked_entries as other', (join) =>
      join.on('other.game_id', 'one.game_id').on('one.user_id', '<', 'other.user_id'),
    )
    .whereIn('one.user_id', [...userIds])
    .whereIn('other.user_id', [...userIds])
    .where('one.season', '>=', season - 1)
    .where('one.outcome', 'finished')
    .groupBy('one.user_id', 'other.user_id')
    .select({ one: 'one.user_id', other: 'other.user_id' })
    .select(db.raw('sum(case when one.finished_at > ? then 1 else 0 end) as games', [since]))
    .count({ gamesLately: '*' })
  return (rows as Record<keyof Meeting, string>[]).map(({ one, other, games, gamesLately }) => ({
    one,
    other,
    games: Number(games),
    gamesLately: Number(gamesLately),
  }))
}

/** Of each, how many finished games since the season before this one told nothing of their skill. */
export async function countUncounted(
  db: Db,
  userIds: readonly string[],
  season: number,
): Promise<Map<string, number>> {
  const rows = await db('ranked_entries')
    .whereIn('user_id', [...userIds])
    .where('season', '>=', season - 1)
    .where('outcome', 'finished')
    .groupBy('user_id')
    .select('user_id', db.raw('sum(1 - skill_weight) as uncounted'))
  return new Map(rows.map(({ user_id, uncounted }) => [user_id, uncounted]))
}

/** In the order of the games. */
export async function listEntriesOf(db: Db, userId: string): Promise<StoredEntry[]> {
  const rows = await db('ranked_entries')
    .where({ user_id: userId })
    .orderBy(['finished_at', 'game_id'])
    .select<EntryColumns[]>()
  return rows.map(fromColumns)
}

/** The finished games that a player took part in, in one season. */
export async function listFinishedGames(db: Db, userId: string, season: number): Promise<string[]> {
  const rows = await db('ranked_entries')
    .where({ user_id: userId, season, outcome: 'finished' })
    .orderBy('game_id')
    .select<{ game_id: string }[]>('game_id')
  return rows.map(({ game_id }) => game_id)
}

export async function listPlayersOf(db: Db, gameIds: readonly string[]): Promise<string[]> {
  const rows = await db('ranked_entries')
    .whereIn('game_id', [...gameIds])
    .distinct<{ user_id: string }[]>('user_id')
  return rows.map(({ user_id }) => user_id)
}

export async function findEntries(db: Db, gameId: string): Promise<StoredEntry[]> {
  const rows = await db('ranked_entries')
    .where({ game_id: gameId })
    .orderBy(['place', 'user_id'])
    .select<EntryColumns[]>()
  return rows.map(fromColumns)
}

/** False when that is known already: the player's id and the game's are the key by which it counts once. */
export async function markCheated(tx: Db, gameId: string, userId: string): Promise<boolean> {
  const marked = await tx('ranked_entries')
    .where({ game_id: gameId, user_id: userId, cheated: false })
    .update({ cheated: true })
  return marked > 0
}

export async function addReturned(tx: Db, gameId: string, { userId, points, mu }: Correction): Promise<void> {
  await tx('ranked_entries')
    .where({ game_id: gameId, user_id: userId })
    .increment({ returned_points: points, returned_mu: mu })
}
