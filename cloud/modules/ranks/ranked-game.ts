import type { GameResult } from '#host-engine/index.ts'
import { leavingCosts } from './leaver-penalties.ts'
import { type Contender, pointsChange, ratingOfPoints } from './rank-points.ts'
import { type Rating, ratingsAfter } from './rating.ts'
import type { GameWeight } from './repeat-games.ts'

/** One player's part in a ranked game, kept with the game: all that its points were made of, and can be made of again. */
export interface RankedEntry extends Contender {
  readonly userId: string
  readonly left: boolean
  /** The step on the ladder of leavers that this leaving led to; 0 for those who stayed. */
  readonly leaverStep: number
  /** How much the game counts: less between people who have met often of late. */
  readonly weight: GameWeight
}

/** Adding 0 turns the -0 that rounding may give into 0. */
const weighted = ({ weight }: RankedEntry, change: number): number => Math.round(weight.points * change) + 0

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

/** What decides a place. */
export type Placeable = Pick<GameResult['players'][number], 'userId' | 'score' | 'answerMs'>

/**
 * Places from 1, in the order of a result: who has neither more points nor less time than the one before is level with
 * them. Who stayed alone is first, whatever the points.
 */
export function placesOf({
  players,
  outcome,
}: Pick<GameResult, 'outcome'> & { readonly players: readonly Placeable[] }): {
  userId: string
  place: number
}[] {
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

const othersOf = (player: RankedEntry, all: readonly RankedEntry[]): readonly RankedEntry[] =>
  all.filter(({ userId }) => userId !== player.userId)

function leaversChange(
  player: RankedEntry,
  all: readonly RankedEntry[],
  end: 'finished' | 'abandoned',
): number {
  const last = { ...player, place: all.length + 1 }
  const lastPlace = end === 'finished' ? weighted(player, pointsChange(last, othersOf(player, all))) : 0
  return Math.max(0 - player.points, Math.min(lastPlace, 0 - leavingCosts(player.leaverStep)))
}

/**
 * A leaver's rating falls as the last place would have it, else who drops out when behind is rated by wins alone; and by
 * what their points cannot pay, else who has none would leave for nothing. It is no surer for it: nobody saw how they play.
 */
function leaversRating(player: RankedEntry, all: readonly RankedEntry[], end: RankedEnd): Rating {
  const { rating, points, leaverStep } = player
  if (end === 'failed') return rating
  const unpaid = Math.max(0, leavingCosts(leaverStep) - points)
  const asLast = end === 'finished' ? muAsLast(player, all) : rating.mu
  return { ...rating, mu: Math.min(asLast, rating.mu - ratingOfPoints(unpaid)) }
}

function muAsLast(player: RankedEntry, all: readonly RankedEntry[]): number {
  const placed = [...othersOf(player, all), { ...player, place: all.length + 1 }]
  return ratingsAfter(placed).at(-1)?.mu ?? player.rating.mu
}

/**
 * What a ranked game changes. For those who stayed, leavers are opponents whom they have beaten: as good as the best end
 * that the game could have had, and no better (RANK-11). Their hidden
 * ratings learn of those who stayed alone: how a leaver plays was not seen.
 */
export function rankedChanges(end: RankedEnd, entries: readonly RankedEntry[]): RankedChange[] {
  const stayed = entries.filter(({ left }) => !left)
  const ratings = end === 'finished' ? ratingsAfter(stayed) : stayed.map(({ rating }) => rating)
  const rated = new Map(stayed.map(({ userId }, index) => [userId, ratings[index]]))
  return entries.map((entry) => ({
    userId: entry.userId,
    rating: rated.get(entry.userId) ?? leaversRating(entry, entries, end),
    points: changeOf(entry, entries, end),
  }))
}

function changeOf(entry: RankedEntry, all: readonly RankedEntry[], end: RankedEnd): number {
  if (end === 'failed') return 0
  if (entry.left) return leaversChange(entry, all, end)
  return end === 'finished' ? weighted(entry, pointsChange(entry, othersOf(entry, all))) : 0
}
