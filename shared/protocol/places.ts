import type { Score } from '../schemas/game.ts'

/**
 * The place of each, in the order in which the server names them: by points, then by the time that the answers took.
 * Those without points have spent no time: they alone share a place, though none shares the winner's.
 */
export function placesOf(
  scores: readonly Pick<Score, 'userId' | 'score' | 'left'>[],
  winnerId: string | null,
): number[] {
  const places: number[] = []
  for (const [at, { score, left }] of scores.entries()) {
    const before = scores[at - 1]
    const level = before?.score === 0 && score === 0 && before.userId !== winnerId && before.left === left
    places.push(level ? (places[at - 1] ?? 1) : at + 1)
  }
  return places
}
