import type { Db } from '#cloud/db/client.ts'
import type { PlayedGame, PlayedGames } from '#shared/schemas/played-games.ts'
import { listPlayedGames, type PlayedGameKey, type PlayedGameRow } from './played-games-repository.ts'

const write = ({ finishedAt, id }: PlayedGameKey): string => `${finishedAt}_${id}`

function read(key: string): PlayedGameKey {
  const [finishedAt = '', ...id] = key.split('_')
  return { finishedAt: Number(finishedAt), id: id.join('_') }
}

function shown(userId: string, { id, finishedAt, score, place, stored }: PlayedGameRow): PlayedGame {
  const { scores, rewards } = stored
  const rankPoints = rewards?.find((reward) => reward.userId === userId)?.rankPoints ?? null
  return {
    gameSessionId: id,
    mode: stored.mode ?? (rankPoints === null ? null : 'ranked'),
    matched: stored.matched ?? false,
    at: new Date(finishedAt).toISOString(),
    place,
    players: scores.length,
    score,
    rankPoints,
  }
}

/** A player's own finished games, the newest first (GAME-44). One more is read than is shown, to know whether more follow. */
export async function readPlayedGames(
  db: Db,
  userId: string,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<PlayedGames> {
  const rows = await listPlayedGames(db, userId, before === undefined ? null : read(before), limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    games: page.map((row) => shown(userId, row)),
    next: rows.length > limit && last ? write(last) : null,
  }
}
