import type { GameResult } from '#host-engine/index.ts'
import { leavingCosts } from './leaver-penalties.ts'
import { type Contender, pointsChange } from './rank-points.ts'
import { type Rating, ratingsAfter } from './rating.ts'

/** One player's part in a ranked game, kept with the game: all that its points were made of, and can be made of again. */
export interface RankedEntry extends Contender {
  readonly userId: string
  readonly left: boolean
  /** The step on the ladder of leavers that this leaving led to; 0 for those who stayed. */
  readonly leaverStep: number
}

/** Finished; abandoned before a round counted; or failed for a reason that no player caused. */
export type RankedEnd = 'finished' | 'abandoned' | 'failed'

export const rankedEnd = ({ outcome }: Pick<GameResult, 'outcome'>): RankedEnd => {
  if (outcome.kind === 'finished') return 'finished'
  return outcome.reason === 'not_enough_players' ? 'abandoned' : 'failed'
}

export interface RankedChange {
  readonly userId: string
  readonly points: number
  readonly rating: Rating
}

/**
 * Places from 1, in the order of a result: who has neither more points nor less time than the one before is level with
 * them. Who stayed alone is first, whatever the points.
 */
export function placesOf({
  players,
  outcome,
}: Pick<GameResult, 'players' | 'outcome'>): { userId: string; place: number }[] {
  const winner = outcome.kind === 'finished' ? outcome.winner : null
  let place = 1
  return players.map(({ userId, score, answerMs }, index) => {
    const before = players[index - 1]
    const isLevel =
      before !== undefined &&
      before.userId !== winner &&
      before.score === score &&
      before.answerMs === answerMs
    if (!isLevel) place = index + 1
    return { userId, place }
  })
}

/** Leavers come after all who stayed, level with each other. */
export const leaverPlace = (stayed: number): number => stayed + 1

/**
 * For those who stayed, leavers are opponents whom they have beaten, or no opponents at all, whichever is better: an
 * opponent who leaves costs nobody points.
 */
function stayersChange(
  player: RankedEntry,
  stayed: readonly RankedEntry[],
  all: readonly RankedEntry[],
): number {
  const others = (entries: readonly RankedEntry[]) => entries.filter(({ userId }) => userId !== player.userId)
  return Math.max(pointsChange(player, others(all)), pointsChange(player, others(stayed)))
}

function leaversChange(
  player: RankedEntry,
  all: readonly RankedEntry[],
  end: 'finished' | 'abandoned',
): number {
  const others = all.filter(({ userId }) => userId !== player.userId)
  const lastPlace = end === 'finished' ? pointsChange({ ...player, place: all.length + 1 }, others) : 0
  return Math.max(0 - player.points, Math.min(lastPlace, 0 - leavingCosts(player.leaverStep)))
}

/**
 * What a ranked game changes. The hidden rating learns only from those who stayed: leaving says nothing about skill, and
 * nobody can lower their rating by leaving, to meet weaker opponents.
 */
export function rankedChanges(end: RankedEnd, entries: readonly RankedEntry[]): RankedChange[] {
  const stayed = entries.filter(({ left }) => !left)
  const ratings = end === 'finished' ? ratingsAfter(stayed) : stayed.map(({ rating }) => rating)
  const rated = new Map(stayed.map(({ userId }, index) => [userId, ratings[index]]))
  return entries.map((entry) => ({
    userId: entry.userId,
    rating: rated.get(entry.userId) ?? entry.rating,
    points: changeOf(entry, stayed, entries, end),
  }))
}

function changeOf(
  entry: RankedEntry,
  stayed: readonly RankedEntry[],
  all: readonly RankedEntry[],
  end: RankedEnd,
): number {
  if (end === 'failed') return 0
  if (entry.left) return leaversChange(entry, all, end)
  return end === 'finished' ? stayersChange(entry, stayed, all) : 0
}
