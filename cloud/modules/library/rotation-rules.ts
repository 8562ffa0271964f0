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

/** One kind of items, of which some have their day. */
type Stall = (day: number) => CatalogueItem[]

/**
 * The items of a rarity stand in a circle, and each day takes the next ones: nothing comes back before all others of its
 * rarity were there.
 */
function stall(items: readonly CatalogueItem[], shares: readonly DailyShares[]): Stall {
  const circles = RARITIES.map((rarity) => ({
    rarity,
    circle: mixed(items.filter((item) => item.rarity === rarity)),
  }))
  return (day) =>
    circles.flatMap(({ rarity, circle }) => {
      const count = Math.min(shares[day % shares.length]?.[rarity] ?? 0, circle.length)
      const first = shownBefore(day, shares, rarity)
      return Array.from({ length: count }, (_, i) => circle[(first + i) % circle.length] as CatalogueItem)
    })
}

/** Tells what is for sale on a day (days since 1970), which follows from the catalogue alone: everyone finds the same. */
export function createRotation(catalogue: readonly CatalogueItem[]): (day: number) => CatalogueItem[] {
  const words = LANGUAGES.map((language) => catalogue.filter((item) => item.language === language))
  const stalls = [
    ...words.map((items) => stall(items, WORD_SHARES)),
    stall(
      catalogue.filter(({ kind }) => kind === 'avatar'),
      AVATAR_SHARES,
    ),
  ]
  return (day) => stalls.flatMap((itemsOf) => itemsOf(day))
}
