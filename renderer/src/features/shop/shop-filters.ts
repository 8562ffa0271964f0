import { z } from 'zod/mini'
import { queryString } from '#renderer/lib/query-string.ts'
import { LANGUAGES } from '#shared/constants/game.ts'
import {
  AVATAR_CATEGORIES,
  ITEM_KINDS,
  type ItemCategory,
  type ItemKind,
  RARITIES,
  WORD_CATEGORIES,
} from '#shared/constants/library.ts'
import type { LibraryItem } from '#shared/schemas/library.ts'

/** What the library may be narrowed by; absent means any. */
const shape = {
  kind: z.enum(ITEM_KINDS),
  category: z.enum([...WORD_CATEGORIES, ...AVATAR_CATEGORIES]),
  rarity: z.enum(RARITIES),
  language: z.enum(LANGUAGES),
}
export type ShopFilters = { [Name in keyof typeof shape]?: z.output<(typeof shape)[Name]> | undefined }

const NAMES = Object.keys(shape) as (keyof ShopFilters)[]

/** Reads the filters from an address; invalid ones are ignored. */
export function filtersOf(query: URLSearchParams): ShopFilters {
  const read = NAMES.map((name) => [name, shape[name].safeParse(query.get(name)).data] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

/** In one order, whatever was chosen first: equal filters have equal addresses. */
export const addressOf = (filters: ShopFilters): string =>
  queryString(Object.fromEntries(NAMES.map((name) => [name, filters[name]])))

export const activeCount = (filters: ShopFilters): number =>
  NAMES.filter((name) => filters[name] !== undefined).length

/** The categories that items of a kind can have. */
export const categoriesOf = (kind: ItemKind | undefined): readonly ItemCategory[] => [
  ...(kind === 'avatar' ? [] : WORD_CATEGORIES),
  ...(kind === 'word' ? [] : AVATAR_CATEGORIES),
]

/** A filter that no item of the chosen kind could pass is dropped with the choice of the kind. */
export function changed(filters: ShopFilters, changes: ShopFilters): ShopFilters {
  const next = { ...filters, ...changes }
  const { kind, category } = next
  if (category !== undefined && !categoriesOf(kind).includes(category)) next.category = undefined
  if (kind === 'avatar') next.language = undefined
  return next
}

export const matches = (item: LibraryItem, filters: ShopFilters): boolean =>
  NAMES.every((name) => filters[name] === undefined || item[name] === filters[name])
