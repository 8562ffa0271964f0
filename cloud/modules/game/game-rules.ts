import type { AnsweredQuiz } from '#cloud/modules/quizzes/index.ts'
import { albumOf, type GameResult } from '#host-engine/index.ts'
import type { Rewards } from '#shared/protocol/parts.ts'
import type { GameSession, Score } from '#shared/schemas/game.ts'
import type { GameRow } from './game-repository.ts'

const XP_A_RIGHT_ANSWER = 10
const XP_A_WIN = 50

export interface EarnedStats {
  readonly userId: string
  readonly games: number
  readonly wins: number
  readonly stars: number
  readonly xp: number
}

/**
 * What a finished game adds to each one's statistics; a game that did not finish adds nothing (RANK-8, RANK-10). Quizzes of
 * the host's own count as a game and no more: anyone could make a level of them (WALLET-10).
 */
export function earnedStats({ outcome, ownQuizzes, players, leavers }: GameResult): EarnedStats[] {
  if (outcome.kind !== 'finished') return []
  const stayed = players
    .filter((player) => !player.isBot)
    .map(({ userId, correct, firsts }) => {
      if (ownQuizzes) return { userId, games: 1, wins: 0, stars: 0, xp: 0 }
      const wins = userId === outcome.winner ? 1 : 0
      return { userId, games: 1, wins, stars: firsts, xp: correct * XP_A_RIGHT_ANSWER + wins * XP_A_WIN }
    })
  const left = leavers.map(({ userId }) => ({ userId, games: 1, wins: 0, stars: 0, xp: 0 }))
  return [...stayed, ...left]
}

/** Of a finished game the person who won it; a practice opponent wins nothing. */
export function winnerOf({ outcome, players }: GameResult): string | null {
  if (outcome.kind !== 'finished') return null
  return players.find(({ userId, isBot }) => userId === outcome.winner && !isBot)?.userId ?? null
}

/**
 * What a game brings those who played it to the end, and are people: of R3 what the host had put up, `paid` to whomever.
 * Who left a ranked game is named with what that cost.
 */
export function rewardsOf(
  result: GameResult,
  rankPoints: ReadonlyMap<string, number>,
  paid: { userId: string; amount: number } | null,
): Rewards {
  if (result.outcome.kind !== 'finished') return []
  const winner = winnerOf(result)
  // Without a winner it went back to the host, who has won nothing by that.
  const r3Of = (userId: string) => (paid && userId === winner && userId === paid.userId ? paid.amount : 0)
  const stayed = result.players
    .filter((player) => !player.isBot)
    .map(({ userId }) => ({ userId, r3: r3Of(userId), passXp: 0, ...rankPart(rankPoints.get(userId)) }))
  const left = result.leavers
    .filter(({ userId }) => rankPoints.has(userId))
    .map(({ userId }) => ({ userId, r3: 0, passXp: 0, ...rankPart(rankPoints.get(userId)) }))
  return [...stayed, ...left]
}

const rankPart = (rankPoints: number | undefined) => (rankPoints === undefined ? {} : { rankPoints })

/** How many people were asked each quiz of a finished game, and how many were right: bots must not learn from bots. */
export function answeredBy({ outcome, players, rounds }: GameResult): AnsweredQuiz[] {
  if (outcome.kind !== 'finished') return []
  const people = new Set(players.filter(({ isBot }) => !isBot).map(({ userId }) => userId))
  return rounds.map(({ quizId, answers }) => ({
    quizId,
    asked: people.size,
    answered: answers.filter(({ userId }) => people.has(userId)).length,
  }))
}

/** A dash reads alike in every language, and nobody can be called that. */
const NO_NAME = '—'

/** The scores of a game some of whose players have deleted their account. */
export const withoutNames = (scores: readonly Score[], gone: ReadonlySet<string>): Score[] =>
  scores.map((score) => (gone.has(score.userId) ? { ...score, username: NO_NAME } : score))

/** A game that is over, as this player looks back on it. */
export const finishedSession = (game: GameRow, viewer: string): GameSession => ({
  id: game.id,
  roomId: game.roomId,
  status: 'finished',
  round: game.rounds.length,
  rounds: game.roundsPlanned,
  scores: [...game.scores],
  startedAt: new Date(game.startedAt).toISOString(),
  finishedAt: new Date(game.finishedAt).toISOString(),
  album: albumOf(game.rounds, viewer),
})
