import type { OwnGame, Progress } from '#shared/protocol/parts.ts'
import type { Game, PlayedRound, UserId } from '../room-state.ts'

const isRight = ({ answers }: PlayedRound, userId: UserId): boolean =>
  answers.some((answer) => answer.userId === userId)

/** The most right answers in a row. A round that told no answer breaks no row: there was no time to answer it. */
export function longestStreak(played: readonly PlayedRound[], userId: UserId): number {
  let longest = 0
  let row = 0
  for (const round of played) {
    if (isRight(round, userId)) row++
    else if (round.answer !== null) row = 0
    longest = Math.max(longest, row)
  }
  return longest
}

/** What the game was for one of its players, whose places these are (GAME-44). */
export function ownGame(
  { played, guessesBy }: Pick<Game, 'played' | 'guessesBy'>,
  userId: UserId,
  place: number,
  progress: Progress | undefined,
): OwnGame {
  const times = played
    .flatMap(({ answers }) => answers)
    .filter((answer) => answer.userId === userId)
    .map(({ elapsedMs }) => elapsedMs)
  const guesses = guessesBy[userId] ?? 0
  return {
    place,
    accuracy: guesses === 0 ? null : Math.min(1, times.length / guesses),
    fastestMs: times.length === 0 ? null : Math.min(...times),
    streak: longestStreak(played, userId),
    level: progress?.level ?? null,
    rank: progress?.rank ?? null,
  }
}
