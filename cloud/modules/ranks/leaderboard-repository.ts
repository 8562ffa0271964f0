import type { Db } from '#cloud/db/client.ts'
import type { Rank } from '#shared/constants/game.ts'

/** A player on the leaderboard, with all that the order goes by. */
export interface BoardRow {
  readonly userId: string
  readonly season: number
  /** As it is shown. */
  readonly rank: Rank
  readonly points: number
  readonly reachedAt: number
}

/** The players who are placed among each other. */
export type Ladder = Pick<BoardRow, 'season' | 'rank'>

/** The columns of the index and no others, so that a page is read from the index alone. */
const COLUMNS = {
  userId: 'user_id',
  season: 'season',
  rank: 'rank',
  points: 'points',
  reachedAt: 'reached_at',
} as const satisfies Record<keyof BoardRow, string>

const BEST_FIRST = [
  { column: 'points', order: 'desc' },
  { column: 'reached_at', order: 'asc' },
  { column: 'user_id', order: 'asc' },
]

/** Takes these players off, and answers where they were. Their standings are locked, so nobody else moves them. */
export async function removeRows(tx: Db, userIds: readonly string[]): Promise<BoardRow[]> {
  const rows = () => tx('leaderboard').whereIn('user_id', [...userIds])
  const found = await rows().select<BoardRow[]>(COLUMNS)
  if (found.length > 0) await rows().delete()
  return found
}

export interface NewBoardRow extends BoardRow {
  /** Null but for Enigmasters. */
  readonly awakeUntil: number | null
}

export async function insertRows(tx: Db, rows: readonly NewBoardRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx('leaderboard').insert(
    rows.map((row) => ({
      user_id: row.userId,
      season: row.season,
      rank: row.rank,
      points: row.points,
      reached_at: row.reachedAt,
      awake_until: row.awakeUntil,
    })),
  )
}

export interface CountChange extends Ladder {
  readonly points: number
  readonly players: number
}

const byKey = (a: CountChange, b: CountChange): number =>
  a.season - b.season || a.rank.localeCompare(b.rank) || a.points - b.points

/** In the order of their key everywhere: two games may change the same counts. */
export async function addToCounts(tx: Db, changes: readonly CountChange[]): Promise<void> {
  if (changes.length === 0) return
  await tx('leaderboard_counts')
    .insert(changes.toSorted(byKey))
    .onConflict(['season', 'rank', 'points'])
    .merge({ players: tx.raw('leaderboard_counts.players + excluded.players') })
}

/** The sum of nothing is null. */
const sumOf = (row: { players?: number | null } | undefined): number => row?.players ?? 0

export async function countRows(db: Db, ladder: Ladder): Promise<number> {
  return sumOf(await db('leaderboard_counts').where(ladder).sum({ players: 'players' }).first())
}

export async function findRow(db: Db, season: number, userId: string): Promise<BoardRow | null> {
  const row = await db('leaderboard').where({ user_id: userId, season }).first<BoardRow | undefined>(COLUMNS)
  return row ?? null
}

/** How many players stand before this one: those with more points, and those with as many who reached them earlier. */
export async function countBefore(
  db: Db,
  { userId, season, rank, points, reachedAt }: BoardRow,
): Promise<number> {
  const more = await db('leaderboard_counts')
    .where({ season, rank })
    .where('points', '>', points)
    .sum({ players: 'players' })
    .first()
  const level = await db('leaderboard')
    .where({ season, rank, points })
    .whereRaw('(reached_at, user_id) < (?, ?)', [reachedAt, userId])
    .count({ players: '*' })
    .first<{ players: number }>()
  return sumOf(more) + sumOf(level)
}

/** The points of the player at `offset`, and how many players have more. */
async function findStart(
  db: Db,
  ladder: Ladder,
  offset: number,
): Promise<{ points: number; before: number } | null> {
  const running = db('leaderboard_counts')
    .where(ladder)
    .select('points', 'players', db.raw('sum(players) over (order by points desc) as through'))
  const row = await db
    .from(running.as('running'))
    .where('through', '>', offset)
    .orderBy('points', 'desc')
    .first<{ points: number; players: number; through: number } | undefined>()
  return row ? { points: row.points, before: row.through - row.players } : null
}

/** Best first. The counts say where the page begins, so none is read that stands before those points. */
export async function findPage(db: Db, ladder: Ladder, offset: number, limit: number): Promise<BoardRow[]> {
  const start = await findStart(db, ladder, offset)
  if (start === null) return []
  return db('leaderboard')
    .where(ladder)
    .where('points', '<=', start.points)
    .orderBy(BEST_FIRST)
    .offset(offset - start.before)
    .limit(limit)
    .select<BoardRow[]>(COLUMNS)
}

const WORST_FIRST = BEST_FIRST.map(({ column, order }) => ({
  column,
  order: order === 'asc' ? 'desc' : 'asc',
}))

/**
 * Up to so many players of the same rank right above this one or right below, the nearest first. Level ones are asked for by
 * themselves: in one condition with the others no index leads to the place.
 */
export async function findBeside(
  db: Db,
  { userId, season, rank, points, reachedAt }: BoardRow,
  side: 'above' | 'below',
  most: number,
): Promise<BoardRow[]> {
  const nearest = (limit: number) =>
    db('leaderboard')
      .where({ season, rank })
      .orderBy(side === 'above' ? WORST_FIRST : BEST_FIRST)
      .limit(limit)
      .select<BoardRow[]>(COLUMNS)
  const earlier = side === 'above' ? '<' : '>'
  const level = await nearest(most)
    .where({ points })
    .whereRaw(`(reached_at, user_id) ${earlier} (?, ?)`, [reachedAt, userId])
  if (level.length === most) return level
  const others = await nearest(most - level.length).where('points', side === 'above' ? '>' : '<', points)
  return [...level, ...others]
}

/** The Enigmasters whose time awake is over, the earliest first. */
export async function listResting(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db('leaderboard')
    .where('awake_until', '<=', now)
    .orderBy('awake_until')
    .limit(limit)
    .select<{ user_id: string }[]>('user_id')
  return rows.map(({ user_id }) => user_id)
}
