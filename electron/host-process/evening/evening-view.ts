import type { EveningGame } from '#shared/schemas/party.ts'
import type { PartyGame } from './kept-games.ts'

/** A game as everybody of the party may look back on it. */
export function eveningGame(game: PartyGame): EveningGame {
  const winnerId = game.outcome.kind === 'finished' ? game.outcome.winner : null
  const winner = game.scores.find(({ userId }) => userId === winnerId)
  return {
    gameSessionId: game.id,
    startedAt: new Date(game.startedAt).toISOString(),
    finishedAt: new Date(game.finishedAt).toISOString(),
    winner: winner ? { userId: winner.userId, username: winner.username } : null,
    isFinished: game.outcome.kind === 'finished',
    rounds: game.roundsPlanned,
    scores: [...game.scores],
    album: game.rounds.map(({ prompt, answer, explanation, answers }) => ({
      prompt,
      answer,
      ...(explanation ? { explanation } : {}),
      solvedBy: answers.map(({ userId, points }) => ({ userId, points })),
    })),
  }
}
