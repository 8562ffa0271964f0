import type { Db } from '#cloud/db/client.ts'
import { fromJson } from '#cloud/db/columns.ts'
import type { StoredGame } from './game-repository.ts'

/** Where a page of somebody's games begins: the game before it. */
export interface PlayedGameKey {
  readonly finishedAt: number
  readonly id: string
}

export interface PlayedGameRow extends PlayedGameKey {
  readonly score: number
  readonly place: number
  readonly stored: StoredGame
}

const lastGames = (db: Db, userId: string, limit: number) =>
  db('game_players')
    .where({ user_id: userId })
    .whereNotNull('game_players.finished_at')
    .orderBy([
      { column: 'game_players.finished_at', order: 'desc' },
      { column: 'game_players.game_id', order: 'desc' },
    ])
    .limit(limit)

/** A player's finished games, the newest first. */
export async function listPlayedGames(
  db: Db,
  userId: string,
  before: PlayedGameKey | null,
  limit: number,
): Promise<PlayedGameRow[]> {
  const own = lastGames(db, userId, limit)
  if (before)
    own.whereRaw('(game_players.finished_at, game_players.game_id) < (?, ?)', [before.finishedAt, before.id])
  const rows = await own
    .join('games', 'games.id', 'game_players.game_id')
    .select<(Omit<PlayedGameRow, 'stored'> & { body: string })[]>({
      id: 'games.id',
      finishedAt: 'game_players.finished_at',
      score: 'game_players.score',
      place: 'game_players.place',
      body: 'games.body',
    })
  return rows.map(({ body, ...row }) => ({ ...row, stored: fromJson<StoredGame>(body) }))
}

/** With whom somebody has played in their last finished games, and when; newest first. */
export async function listPlayedWith(
  db: Db,
  userId: string,
  games: number,
): Promise<{ userId: string; at: number }[]> {
  const own = lastGames(db, userId, games).select('game_id')
  const rows = await db('game_players')
    .join(own.as('own'), 'own.game_id', 'game_players.game_id')
    .whereNot('game_players.user_id', userId)
    .groupBy('game_players.user_id')
    .orderBy([{ column: 'at', order: 'desc' }, 'userId'])
    .select<{ userId: string; at: number | string }[]>(
      { userId: 'game_players.user_id' },
      db.raw('max(game_players.finished_at) as at'),
    )
  return rows.map((row) => ({ userId: row.userId, at: Number(row.at) }))
}
