/** Ranked games of the same two people are counted over so long, in milliseconds. */
export const REPEATS_WITHIN_MS = 24 * 3_600_000
/** How much the first, second, third of them moves; from the fourth on none does (RANK-12). */
const WEIGHTS = [1, 1, 0.5] as const

/** Two people, and how many finished games they have played together of late. */
export interface Meeting {
  readonly one: string
  readonly other: string
  readonly games: number
}

/**
 * How much of a game counts for a player: the mean over the opponents, each by how often the two have met. For points
 * alone: the hidden rating sees every game.
 */
export function repeatWeight(
  userId: string,
  opponents: readonly string[],
  meetings: readonly Meeting[],
): number {
  if (opponents.length === 0) return 1
  const gamesWith = (opponent: string) =>
    meetings.find(
      ({ one, other }) => (one === userId && other === opponent) || (one === opponent && other === userId),
    )?.games ?? 0
  return opponents.reduce((sum, opponent) => sum + (WEIGHTS[gamesWith(opponent)] ?? 0), 0) / opponents.length
}
