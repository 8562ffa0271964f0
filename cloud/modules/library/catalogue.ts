import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { avatarLookOf } from '#shared/constants/avatar-looks.ts'
import { LANGUAGES, type Language } from '#shared/constants/game.ts'
import {
  AVATAR_CATEGORIES,
  type AvatarCategory,
  type ItemKind,
  PRICES,
  RARITIES,
  type Rarity,
  WORD_CATEGORIES,
  type WordCategory,
} from '#shared/constants/library.ts'

/** Something that can be bought: the same for everyone. */
export interface CatalogueItem {
  /** For good: owners are remembered by it. */
  readonly id: string
  readonly kind: ItemKind
  /** A word is called the same in both languages. */
  readonly name: Readonly<Record<Language, string>>
  readonly rarity: Rarity
  readonly category: WordCategory | AvatarCategory
  /** Null for avatars. */
  readonly language: Language | null
  readonly aiCreated: boolean
}

export const priceOf = ({ kind, rarity }: Pick<CatalogueItem, 'kind' | 'rarity'>): number =>
  PRICES[kind][rarity]

const FOLDER = join(import.meta.dirname, 'catalogue')
const read = (path: string): unknown => JSON.parse(readFileSync(join(FOLDER, path), 'utf8'))

const words = z.array(z.string())
const wordsFile = z.strictObject({
  common: words,
  rare: words,
  epic: words,
  legendary: words,
  /** Those of them that no dictionary has: a language model made them up. */
  coined: z.optional(words),
})
/** What the id says of the look, and the names in English and Italian. */
const avatarsFile = z.array(z.tuple([z.string(), z.string(), z.string()]))

/** Letters and digits of a name alone: two that are spelt alike are one word. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')

const PREFIXES = { english: 'en', italian: 'it' } as const

function wordsOf(language: Language, category: WordCategory): CatalogueItem[] {
  const { coined = [], ...byRarity } = wordsFile.parse(read(`${language}/${category}.json`))
  return RARITIES.flatMap((rarity) =>
    byRarity[rarity].map((word) => ({
      id: `${PREFIXES[language]}-${slugOf(word)}`,
      kind: 'word' as const,
      name: { english: word, italian: word },
      rarity,
      category,
      language,
      aiCreated: coined.includes(word),
    })),
  )
}

const avatarsOf = (category: AvatarCategory): CatalogueItem[] =>
  avatarsFile.parse(read(`avatars/${category}.json`)).map(([id, english, italian]) => {
    const look = avatarLookOf(id)
    if (look === null) throw new Error(`avatars/${category}.json: ${id} says no look`)
    const name = { english, italian }
    // Dreams are figures that a language model thought up.
    const aiCreated = category === 'dreams'
    return { id, kind: 'avatar', name, rarity: look.tier, category, language: null, aiCreated }
  })

/** All that is ever sold, in the order of the files. What was sold once stays here, under its id. */
export const CATALOGUE: readonly CatalogueItem[] = [
  ...LANGUAGES.flatMap((language) => WORD_CATEGORIES.flatMap((category) => wordsOf(language, category))),
  ...AVATAR_CATEGORIES.flatMap(avatarsOf),
]

const BY_ID: ReadonlyMap<string, CatalogueItem> = new Map(CATALOGUE.map((item) => [item.id, item]))

export const findItem = (id: string): CatalogueItem | undefined => BY_ID.get(id)
