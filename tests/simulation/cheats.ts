import { type RankedEntry, rankedChanges } from '#cloud/modules/ranks/ranked-game.ts'
import { NEWCOMER_RATING, type Rating } from '#cloud/modules/ranks/rating.ts'
import { gameWeight, REPEATS_WITHIN_MS } from '#cloud/modules/ranks/repeat-games.ts'

interface Player {
  readonly id: string
  rating: Rating
  points: number
  uncounted: number
}

const HOUR_MS = 3_600_000
const newcomer = (id: string): Player => ({ id, rating: NEWCOMER_RATING, points: 0, uncounted: 0 })

/** Games of two by the real formulae; the first named wins each. */
function createRing() {
  const times = new Map<string, number[]>()
  return (winner: Player, loser: Player, at: number): void => {
    const key = [winner.id, loser.id].toSorted().join(' ')
    const all = times.get(key) ?? []
    const recent = all.filter((time) => time > at - REPEATS_WITHIN_MS)
    times.set(key, [...all, at])
    const meetings = [{ one: winner.id, other: loser.id, games: recent.length, gamesLately: all.length }]
    const entry = ({ id, rating, points, uncounted }: Player, other: Player, place: number): RankedEntry => ({
      userId: id,
      rating,
      points,
      uncounted,
      place,
      left: false,
      leaverStep: 0,
      weight: gameWeight(id, [{ userId: other.id, rating: other.rating }], meetings),
    })
    const entries = [entry(winner, loser, 1), entry(loser, winner, 2)]
    for (const [index, change] of rankedChanges('finished', entries).entries()) {
      const player = index === 0 ? winner : loser
      player.points += change.points
      player.rating = change.rating
      player.uncounted += 1 - (entries[index]?.weight.skill ?? 1)
    }
  }
}

export interface Farming {
  readonly throwaways: number
  /** Games that each loses on purpose, a day. */
  readonly gamesEach: number
  readonly days: number
  /** Games of each with the other throwaways, one a day, before: so that something is known of them. */
  readonly warmUp: number
}

/** Points of one who plays against accounts that lose on purpose, and how many games all of it takes. */
export function farm({ throwaways, gamesEach, days, warmUp }: Farming): { points: number; games: number } {
  const play = createRing()
  const cheat = newcomer('cheat')
  const accounts = Array.from({ length: throwaways }, (_, index) => newcomer(`throwaway-${index}`))
  for (let day = 0; day < warmUp; day++)
    for (const [one, other] of pairsOn(day, accounts)) play(one, other, 24 * day * HOUR_MS)
  const aDay = Array.from({ length: gamesEach }, () => accounts).flat()
  for (let day = 0; day < days; day++)
    for (const [index, loser] of aDay.entries())
      play(cheat, loser, (24 * (warmUp + day) + (12 * index) / aDay.length) * HOUR_MS)
  return { points: cheat.points, games: (warmUp * throwaways) / 2 + days * aDay.length }
}

/** All of them in pairs, others every day (the circle method); who wins takes turns. */
function pairsOn(day: number, [fixed, ...others]: readonly Player[]): [Player, Player][] {
  const shift = day % others.length
  const circle = [fixed, ...others.slice(shift), ...others.slice(0, shift)] as Player[]
  return Array.from({ length: circle.length / 2 }, (_, index) => {
    const pair = [circle[index], circle[circle.length - 1 - index]] as [Player, Player]
    return day % 2 === 0 ? pair : (pair.toReversed() as [Player, Player])
  })
}

/** What an established player gains of a friend as good as they are, who loses so many games on one evening. */
export function liftByAFriend(games: number): number {
  const play = createRing()
  const rating = { mu: 25, sigma: 2 }
  const cheat = { id: 'cheat', rating, points: 1_000, uncounted: 0 }
  const friend = { id: 'friend', rating, points: 1_000, uncounted: 0 }
  for (let game = 0; game < games; game++) play(cheat, friend, (game * HOUR_MS) / 10)
  return cheat.points - 1_000
}
