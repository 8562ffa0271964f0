import { type RankedEntry, rankedChanges } from '#cloud/modules/ranks/ranked-game.ts'
import { NEWCOMER_RATING, type Rating } from '#cloud/modules/ranks/rating.ts'
import { REPEATS_WITHIN_MS, repeatWeight } from '#cloud/modules/ranks/repeat-games.ts'

interface Player {
  readonly id: string
  rating: Rating
  points: number
}

const HOUR_MS = 3_600_000
const newcomer = (id: string): Player => ({ id, rating: NEWCOMER_RATING, points: 0 })

/** Games of two by the real formulae; the first named wins each. */
function createRing() {
  const times = new Map<string, number[]>()
  return (winner: Player, loser: Player, at: number): void => {
    const key = [winner.id, loser.id].toSorted().join(' ')
    const recent = (times.get(key) ?? []).filter((time) => time > at - REPEATS_WITHIN_MS)
    times.set(key, [...recent, at])
    const meetings = [{ one: winner.id, other: loser.id, games: recent.length }]
    const entry = ({ id, rating, points }: Player, other: Player, place: number): RankedEntry => ({
      userId: id,
      rating,
      points,
      place,
      left: false,
      leaverStep: 0,
      weight: repeatWeight(id, [other.id], meetings),
    })
    const entries = [entry(winner, loser, 1), entry(loser, winner, 2)]
    for (const [index, change] of rankedChanges('finished', entries).entries()) {
      const player = index === 0 ? winner : loser
      player.points += change.points
      player.rating = change.rating
    }
  }
}

/** Points of one who plays so many games a day, for so many days, against accounts that are fresh and lose on purpose. */
export function liftByThrowaways(accounts: number, gamesEach: number, days = 1): number {
  const play = createRing()
  const cheat = newcomer('cheat')
  const throwaways = Array.from({ length: accounts }, (_, index) => newcomer(`throwaway-${index}`))
  for (let day = 0; day < days; day++)
    for (let game = 0; game < gamesEach; game++)
      for (const [index, one] of throwaways.entries())
        play(cheat, one, (24 * day + (12 * (game * accounts + index)) / (gamesEach * accounts)) * HOUR_MS)
  return cheat.points
}

/** What an established player gains of a friend as good as they are, who loses so many games on one evening. */
export function liftByAFriend(games: number): number {
  const play = createRing()
  const rating = { mu: 25, sigma: 2 }
  const cheat = { id: 'cheat', rating, points: 1_000 }
  const friend = { id: 'friend', rating, points: 1_000 }
  for (let game = 0; game < games; game++) play(cheat, friend, (game * HOUR_MS) / 10)
  return cheat.points - 1_000
}
