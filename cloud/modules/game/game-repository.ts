import type { Db } from '#cloud/db/client.ts'
import { fromJson, toJson } from '#cloud/db/columns.ts'
import type { GameResult, KeptGames } from '#host-engine/index.ts'
import type { Progress, Rewards } from '#shared/protocol/parts.ts'
import type { Score } from '#shared/schemas/game.ts'

type StoredScore = Omit<Score, 'username'> & { readonly username?: string }

/** A game as it is kept for good. */
export interface StoredGame {
  /** The names of people stand in their own rows. */
  readonly scores: readonly StoredScore[]
  readonly rounds: GameResult['rounds']
  readonly roundsPlanned: number
  /** Games that were kept before have none. */
  readonly mode?: GameResult['mode']
  /** Whether the server put its players together. Left out by games kept before this was. */
  readonly matched?: boolean
  readonly rewards: Rewards
  /** What it changed of levels and ranks, by user; games that were kept before have none. */
  readonly progress?: Readonly<Record<string, Progress>>
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
  /** As it was then. */
  readonly username: string
  readonly place: number
  readonly score: number
  readonly correct: number
}

export async function insertGamePlayers(
  db: Db,
  { sessionId, outcome, finishedAt }: Pick<GameResult, 'sessionId' | 'outcome' | 'finishedAt'>,
  players: readonly GamePlayerRow[],
): Promise<void> {
  if (players.length === 0) return
  await db('game_players').insert(
    players.map(({ userId, username, place, score, correct }) => ({
      game_id: sessionId,
      user_id: userId,
      username,
      place,
      score,
      correct,
      finished_at: outcome.kind === 'finished' ? finishedAt : null,
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

/** All games of a player, in the order of their ids, some at a time, so that no query is long. */
export async function* listGamesOf(db: Db, userId: string): AsyncGenerator<PlayedGameRow[]> {
  for (let after = ''; ; ) {
    const rows = await db('game_players')
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
    yield rows.map(({ body, ...row }) => ({ ...row, ...fromJson<StoredGame>(body) }))
    const last = rows.at(-1)
    if (last === undefined || rows.length < GAMES_AT_ONCE) return
    after = last.id
  }
}

export async function updateGame(db: Db, id: string, stored: StoredGame): Promise<void> {
  await db('games')
    .where({ id })
    .update({ body: toJson(stored) })
}

/** The names of a game's people by their ids, as they were then, but of deleted accounts. */
async function findNames(db: Db, gameId: string): Promise<Map<string, string>> {
  const rows = await db('game_players').where({ game_id: gameId }).select('user_id', 'username')
  return new Map(rows.map(({ user_id, username }) => [user_id, username]))
}

/** The games of the service that are over. */
export const keptGames = (db: Db): KeptGames => ({
  find: (id) => findGame(db, id),
  names: (id) => findNames(db, id),
})
