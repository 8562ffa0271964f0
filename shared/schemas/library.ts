import { z } from 'zod/mini'
import {
  AVATAR_CATEGORIES,
  ITEM_ID_MAX,
  ITEM_KINDS,
  RARITIES,
  WORD_CATEGORIES,
} from '../constants/library.ts'
import { countSchema, languageSchema, timeSchema } from './primitives.ts'

export const libraryItemSchema = z
  .object({
    /** An avatar's is what `user.avatar` holds, and says how it looks (`avatarLookOf`). */
    id: z.string(),
    kind: z.enum(ITEM_KINDS),
    /** A word as it is said; an avatar's name in the caller's language. */
    name: z.string(),
    rarity: z.enum(RARITIES),
    category: z.enum([...WORD_CATEGORIES, ...AVATAR_CATEGORIES]),
    /** Of a word; null for avatars. */
    language: z.nullable(languageSchema),
    /** R3. */
    price: countSchema,
    owned: z.boolean(),
    equipped: z.boolean(),
    aiCreated: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'LibraryItem' })
export type LibraryItem = z.infer<typeof libraryItemSchema>

export const itemParams = z.object({ itemId: z.string().check(z.maxLength(ITEM_ID_MAX)) })

export const libraryDailyData = z.object({
  items: z.array(libraryItemSchema),
  /** When other items take their place. */
  resetsAt: timeSchema,
})
export type LibraryDaily = z.infer<typeof libraryDailyData>

/** The price that the buyer saw: another one is not charged. */
export const purchaseBody = z.object({ price: z.optional(countSchema) })
export const purchaseData = z.object({
  item: libraryItemSchema,
  /** R3 after it. */
  balance: countSchema,
})
export type Purchase = z.infer<typeof purchaseData>

/** What the caller owns, newest first. */
export const inventoryData = z.object({ items: z.array(libraryItemSchema) })
export type Inventory = z.infer<typeof inventoryData>

export const inventoryItemData = z.object({ item: libraryItemSchema })
