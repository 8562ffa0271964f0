import type { GameSession, Score } from '#shared/schemas/game.ts'
import { albumOf } from '../rules/game/album.ts'
import type { GameResult } from '../rules/transition.ts'

/** A game that is over, as a host keeps it. */
export interface KeptGame extends Pick<GameResult, 'rounds' | 'roundsPlanned' | 'startedAt' | 'finishedAt'> {
  readonly id: string
  readonly roomId: string
  /** The names of people may stand in rows of their own. */
  readonly scores: readonly (Omit<Score, 'username'> & { readonly username?: string })[]
}

/** Of a deleted account. A dash reads alike in every language, and nobody can be called that. */
const NO_NAME = '—'

/** A game that is over, as this player looks back on it. */
export const finishedSession = (
  game: KeptGame,
  names: ReadonlyMap<string, string>,
  viewer: string,
): GameSession => ({
  id: game.id,
  roomId: game.roomId,
  status: 'finished',
  round: game.rounds.length,
  rounds: game.roundsPlanned,
  scores: game.scores.map((score) => ({
    ...score,
    username: score.username ?? names.get(score.userId) ?? NO_NAME,
  })),
  startedAt: new Date(game.startedAt).toISOString(),
  finishedAt: new Date(game.finishedAt).toISOString(),
  album: albumOf(game.rounds, viewer),
})
