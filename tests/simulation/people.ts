import { drawNormal, type Random, seededRandom } from '#host-engine/rules/random.ts'
import type { Language } from '#shared/constants/game.ts'

/** How somebody plays unfairly: drops out whenever they would come last, wins against a friend in turns, or owns throwaways. */
export type Misconduct =
  | { readonly kind: 'drops' }
  | { readonly kind: 'colludes'; readonly friend: string }
  | { readonly kind: 'farms' }

/** Someone who plays ranked: what they are able to do and how often they come. The server knows neither. */
export interface Person {
  readonly id: string
  /** In standard deviations of all players. */
  readonly skill: number
  /** How much of it is gained (or lost) over the season, evenly. */
  readonly growth: number
  readonly language: Language
  /** Evenings a week. */
  readonly eveningsAWeek: number
  /** Games that they would play of an evening. */
  readonly gamesAnEvening: number
  /** The first day that they play: a part of the players joins during the season. */
  readonly firstDay: number
  /** The day after which they come no more; Infinity for those who stay. */
  readonly lastDay: number
  /** How likely they are to walk out of a game. */
  readonly leaves: number
  /** Once Enigmaster, they play no more than it takes to stay it. */
  readonly camps: boolean
  readonly misconduct: Misconduct | null
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** Some come once, some every evening: activity is spread as a lognormal, as it is in most games. */
function personOf(index: number, days: number, random: Random): Person {
  const joinsLate = random() < 0.3
  const firstDay = joinsLate ? Math.floor(random() * days * 0.8) : Math.floor(random() * 7)
  const stops = random() < 0.25
  return {
    id: `player-${index}`,
    skill: drawNormal(random),
    growth: random() < 0.1 ? 1 : drawNormal(random) * 0.1,
    language: random() < 0.6 ? 'italian' : 'english',
    eveningsAWeek: clamp(Math.exp(Math.log(2) + drawNormal(random) * 0.7), 0.25, 7),
    gamesAnEvening: clamp(Math.exp(Math.log(4) + drawNormal(random) * 0.5), 1, 15),
    firstDay,
    lastDay: stops ? firstDay + Math.floor(random() * (days - firstDay)) : Number.POSITIVE_INFINITY,
    leaves: random() < 0.1 ? 0.06 : 0.005,
    camps: random() < 0.2,
    misconduct: null,
  }
}

export function drawPeople(count: number, days: number, seed: number): Person[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, index) => personOf(index, days, random))
}

/** Of these, so many in a hundred do each. Drawn evenly, as people come in no order; a pair of friends shares its evenings. */
export function withMisconduct(people: readonly Person[], percentEach: number): Person[] {
  const every = Math.round(100 / percentEach)
  return people.map((person, index): Person => {
    if (index % every === 0) return { ...person, misconduct: { kind: 'drops' } }
    if (index % every === 1) return { ...person, misconduct: { kind: 'farms' } }
    const first = people[index - (index % (2 * every)) + 2]
    const second = people[index - (index % (2 * every)) + 3]
    if (!first || !second || (person !== first && person !== second)) return person
    const friend = person === first ? second.id : first.id
    const { id, skill, growth } = person
    return { ...first, id, skill, growth, misconduct: { kind: 'colludes', friend } }
  })
}

export const skillOn = ({ skill, growth }: Person, day: number, days: number): number =>
  skill + (growth * day) / days
