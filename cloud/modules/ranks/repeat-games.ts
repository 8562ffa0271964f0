import { type Rating, shareOfOthers } from './rating.ts'

/** Ranked games of the same two people are counted over so long, in milliseconds. */
export const REPEATS_WITHIN_MS = 24 * 3_600_000
/** How much the first, second, third of them moves; from the fourth on none does (RANK-12). */
const WEIGHTS = [1, 1, 0.5] as const

/** Two people, and how many finished games they have played together. */
export interface Meeting {
  readonly one: string
  readonly other: string
  /** Within the last day. */
  readonly games: number
  /** In this season and the one before. */
  readonly gamesLately: number
}

export interface Opponent {
  readonly userId: string
  /** As they came into the game. */
  readonly rating: Rating
}

/** How much a game counts for one player, from 0 to 1. */
export interface GameWeight {
  /** What its points are multiplied by. */
  readonly points: number
  /** The share of opponents of whom others have told something, so that the game tells something of the player's skill. */
  readonly skill: number
}

/**
 * Means over the opponents: points count less the oftener the two have met today (RANK-12), and the less others have told of
 * the opponent. The hidden rating sees every game.
 */
export function gameWeight(
  userId: string,
  opponents: readonly Opponent[],
  meetings: readonly Meeting[],
): GameWeight {
  if (opponents.length === 0) return { points: 1, skill: 1 }
  const weights = opponents.map((opponent): GameWeight => {
    const met = meetings.find(
      ({ one, other }) =>
        (one === userId && other === opponent.userId) || (one === opponent.userId && other === userId),
    )
    if (met === undefined) return { points: 1, skill: 1 }
    const share = shareOfOthers(opponent.rating, met.gamesLately)
    const skill = share > 0 ? 1 : 0
    return { points: (WEIGHTS[met.games] ?? 0) * share, skill }
  })
  const mean = (of: keyof GameWeight) => weights.reduce((sum, one) => sum + one[of], 0) / weights.length
  return { points: mean('points'), skill: mean('skill') }
}
