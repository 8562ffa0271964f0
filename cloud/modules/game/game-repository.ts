import type { Db } from '#cloud/db/client.ts'
import { fromJson, toJson } from '#cloud/db/columns.ts'
import type { GameResult } from '#host-engine/index.ts'
import type { Rewards } from '#shared/protocol/parts.ts'
import type { Score } from '#shared/schemas/game.ts'

/** A game as it is kept for good. */
export interface StoredGame {
  readonly scores: readonly Score[]
  readonly rounds: GameResult['rounds']
  readonly roundsPlanned: number
  readonly rewards: Rewards
}

export interface GameRow extends StoredGame {
  readonly id: string
  readonly roomId: string
  readonly startedAt: number
  readonly finishedAt: number
}

/** False when this game is kept already: nothing was changed then. */
export async function insertGame(db: Db, result: GameResult, stored: StoredGame): Promise<boolean> {
  const inserted = await db('games')
    .insert({
      id: result.sessionId,
      room_id: result.roomId,
      outcome: result.outcome.kind,
      body: toJson(stored),
      started_at: result.startedAt,
      finished_at: result.finishedAt,
    })
    .onConflict('id')
    .ignore()
    .returning('id')
  return inserted.length > 0
}

export interface GamePlayerRow {
  readonly userId: string
  readonly place: number
  readonly score: number
  readonly correct: number
}

export async function insertGamePlayers(
  db: Db,
  gameId: string,
  players: readonly GamePlayerRow[],
): Promise<void> {
  if (players.length === 0) return
  await db('game_players').insert(
    players.map(({ userId, place, score, correct }) => ({
      game_id: gameId,
      user_id: userId,
      place,
      score,
      correct,
    })),
  )
}

export async function findGame(db: Db, id: string): Promise<GameRow | null> {
  const row = await db('games')
    .where({ id })
    .first<
      { id: string; room_id: string; body: string; started_at: number; finished_at: number } | undefined
    >('id', 'room_id', 'body', 'started_at', 'finished_at')
  if (!row) return null
  const stored = fromJson<StoredGame>(row.body)
  return {
    ...stored,
    id: row.id,
    roomId: row.room_id,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  }
}

export interface PlayedGameRow extends GameRow {
  readonly place: number
  readonly score: number
  readonly correct: number
}

const GAMES_AT_ONCE = 100

/**
 * All games of a player, in the order of their ids, some at a time, so that no query is long. Held, they are nobody
 * else's to change until the transaction ends.
 */
export async function* listGamesOf(
  db: Db,
  userId: string,
  { held }: { held: boolean },
): AsyncGenerator<PlayedGameRow[]> {
  for (let after = ''; ; ) {
    const page = db('game_players')
      .join('games', 'games.id', 'game_players.game_id')
      .where('game_players.user_id', userId)
      .where('games.id', '>', after)
      .orderBy('games.id')
      .limit(GAMES_AT_ONCE)
      .select<(Omit<PlayedGameRow, keyof StoredGame> & { body: string })[]>({
        id: 'games.id',
        roomId: 'games.room_id',
        body: 'games.body',
        startedAt: 'games.started_at',
        finishedAt: 'games.finished_at',
        place: 'game_players.place',
        score: 'game_players.score',
        correct: 'game_players.correct',
      })
    const rows = await (held ? page.forUpdate('games') : page)
    yield rows.map(({ body, ...row }) => ({ ...row, ...fromJson<StoredGame>(body) }))
    const last = rows.at(-1)
    if (last === undefined || rows.length < GAMES_AT_ONCE) return
    after = last.id
  }
}

export async function updateGame(
  db: Db,
  id: string,
  { scores, rounds, roundsPlanned, rewards }: StoredGame,
): Promise<void> {
  const stored: StoredGame = { scores, rounds, roundsPlanned, rewards }
  await db('games')
    .where({ id })
    .update({ body: toJson(stored) })
}

export async function hasPlayed(db: Db, gameId: string, userId: string): Promise<boolean> {
  const row = await db('game_players').where({ game_id: gameId, user_id: userId }).first('user_id')
  return row !== undefined
}
