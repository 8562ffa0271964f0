import type { Difficulty } from '#shared/constants/game.ts'
import type { Random } from '../../../rules/random.ts'
import { draw, drawSome } from '../draw.ts'
import { allCountries, type Country, countryOf } from './countries.ts'

/** The least known country that a quiz of that difficulty may be about. */
export const FAME: Readonly<Record<Difficulty, number>> = { easy: 1, medium: 2, hard: 3, enigmaster: 4 }

export const countriesFor = (difficulty: Difficulty): Country[] =>
  allCountries().filter(({ fame }) => fame <= FAME[difficulty])

export interface Between {
  readonly answer: Country
  readonly beside: readonly Country[]
}

/** A country and some of its neighbours that no other has all. */
export function chooseBetween(countries: readonly Country[], count: number, random: Random): Between | null {
  const answer = draw(countries, random)
  if (answer.neighbours.length < count) return null
  const beside = drawSome(answer.neighbours, count, random).map(countryOf)
  const others = allCountries().filter(
    (other) => other !== answer && beside.every(({ code }) => other.possibleNeighbours.includes(code)),
  )
  return others.length === 0 ? { answer, beside } : null
}

/** A country and all its neighbours, where every map shows the same and no other country has just these. */
export function chooseSurrounded(countries: readonly Country[], random: Random): Between | null {
  const answer = draw(countries, random)
  const { neighbours, possibleNeighbours } = answer
  if (neighbours.length === 0 || neighbours.length > 5 || neighbours.length !== possibleNeighbours.length)
    return null
  const same = allCountries().filter(
    (other) =>
      other.neighbours.length <= neighbours.length &&
      neighbours.every((code) => other.possibleNeighbours.includes(code)),
  )
  return same.length === 1
    ? { answer, beside: drawSome(neighbours, neighbours.length, random).map(countryOf) }
    : null
}

/** The shortest ways by land between two countries, each as the countries that lie between. */
function shortestWays(from: Country, to: Country): Country[][] {
  let ways: Country[][] = [[from]]
  const seen = new Set([from.code])
  while (ways.length > 0) {
    const longer = ways.flatMap((way) =>
      (way.at(-1)?.possibleNeighbours ?? [])
        .filter((code) => !seen.has(code))
        .map((code) => [...way, countryOf(code)]),
    )
    const arrived = longer.filter((way) => way.at(-1) === to)
    if (arrived.length > 0) return arrived.map((way) => way.slice(1, -1))
    for (const way of longer) seen.add(way.at(-1)?.code ?? '')
    ways = longer
  }
  return []
}

export interface Journey {
  readonly from: Country
  readonly to: Country
  /** In the order in which they are crossed. */
  readonly through: readonly Country[]
  /** Which of them is asked for. */
  readonly asked: number
}

/** Two countries with one shortest way between them, through so many others. */
export function chooseJourney(countries: readonly Country[], steps: number, random: Random): Journey | null {
  const [from, to] = drawSome(countries, 2, random)
  if (!from || !to) return null
  const ways = shortestWays(from, to)
  const [through] = ways
  if (ways.length !== 1 || !through || through.length !== steps) return null
  const way = [from, ...through, to]
  const isCertain = way.every(
    (one, index) => index === 0 || one.neighbours.includes(way[index - 1]?.code ?? ''),
  )
  return isCertain ? { from, to, through, asked: Math.floor(random() * steps) } : null
}
