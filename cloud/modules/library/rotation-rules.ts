import { createHash } from 'node:crypto'
import { LANGUAGES } from '#shared/constants/game.ts'
import { RARITIES, type Rarity } from '#shared/constants/library.ts'
import type { CatalogueItem } from './catalogue.ts'

type DailyShares = Readonly<Record<Rarity, number>>

/** How many of each rarity a day has, over and over: something epic every day, something legendary every third. */
const WORD_SHARES: readonly DailyShares[] = [
  { common: 7, rare: 3, epic: 1, legendary: 1 },
  { common: 7, rare: 3, epic: 2, legendary: 0 },
  { common: 7, rare: 3, epic: 2, legendary: 0 },
]
const AVATAR_SHARES: readonly DailyShares[] = [
  { common: 3, rare: 1, epic: 1, legendary: 1 },
  { common: 3, rare: 2, epic: 1, legendary: 0 },
  { common: 3, rare: 2, epic: 1, legendary: 0 },
]

/** How many of a rarity all days before this one had. */
function shownBefore(day: number, shares: readonly DailyShares[], rarity: Rarity): number {
  const rounds = Math.floor(day / shares.length)
  const sum = (some: readonly DailyShares[]) => some.reduce((total, share) => total + share[rarity], 0)
  return rounds * sum(shares) + sum(shares.slice(0, day % shares.length))
}

const orderKey = ({ id }: CatalogueItem): string => createHash('sha256').update(id).digest('hex')

/** Mixed, always alike: a new item finds a place among the others and moves none of them. */
const mixed = (items: readonly CatalogueItem[]): CatalogueItem[] =>
  items
    .map((item) => ({ item, key: orderKey(item) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ item }) => item)

/** What admins decided about a day. */
export interface DayChoices {
  /** For sale on that day, whoever's turn it is. */
  readonly pinned: ReadonlySet<string>
  /** Not for sale on that day, or at all. */
  readonly barred: ReadonlySet<string>
}
const NO_CHOICES: DayChoices = { pinned: new Set(), barred: new Set() }

/** One kind of items, of which some have their day. */
type Stall = (day: number, choices: DayChoices) => CatalogueItem[]

/** Those of a circle whose turn it is. */
interface Turn {
  readonly circle: readonly CatalogueItem[]
  readonly first: number
  readonly count: number
}

/**
 * What is barred is replaced from the other half of the circle, where nothing is that yesterday had or tomorrow has. What is
 * pinned takes the place of the last, and one place more when there is none.
 */
function chosen({ circle, first, count }: Turn, { pinned, barred }: DayChoices): CatalogueItem[] {
  const from = (start: number) => circle.map((_, i) => circle[(start + i) % circle.length] as CatalogueItem)
  const mayCome = ({ id }: CatalogueItem) => !barred.has(id)
  const turn = from(first).slice(0, count)
  const pins = circle.filter((item) => pinned.has(item.id) && mayCome(item))
  const others = turn.filter((item) => mayCome(item) && !pinned.has(item.id))
  const spare = from(first + Math.floor(circle.length / 2)).filter(
    (item) => mayCome(item) && !turn.includes(item) && !pins.includes(item),
  )
  return [...others, ...spare].slice(0, Math.max(0, count - pins.length)).concat(pins)
}

/**
 * The items of a rarity stand in a circle, and each day takes the next ones: nothing comes back before all others of its
 * rarity were there.
 */
function stall(items: readonly CatalogueItem[], shares: readonly DailyShares[]): Stall {
  const circles = RARITIES.map((rarity) => ({
    rarity,
    circle: mixed(items.filter((item) => item.rarity === rarity)),
  }))
  return (day, choices) =>
    circles.flatMap(({ rarity, circle }) => {
      const count = Math.min(shares[day % shares.length]?.[rarity] ?? 0, circle.length)
      const first = shownBefore(day, shares, rarity)
      return chosen({ circle, first, count }, choices)
    })
}

/**
 * Tells what is for sale on a day (days since 1970), which follows from the catalogue and what admins chose alone: everyone finds
 * the same.
 */
export function createRotation(
  catalogue: readonly CatalogueItem[],
): (day: number, choices?: DayChoices) => CatalogueItem[] {
  const words = LANGUAGES.map((language) => catalogue.filter((item) => item.language === language))
  const stalls = [
    ...words.map((items) => stall(items, WORD_SHARES)),
    stall(
      catalogue.filter(({ kind }) => kind === 'avatar'),
      AVATAR_SHARES,
    ),
  ]
  return (day, choices = NO_CHOICES) => stalls.flatMap((itemsOf) => itemsOf(day, choices))
}
