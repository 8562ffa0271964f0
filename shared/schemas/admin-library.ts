import { z } from 'zod/mini'
import {
  DAY_CHOICES,
  ITEM_ID_MAX,
  ITEM_KINDS,
  ITEM_PRICE_MAX,
  ROTATION_DAYS_MAX,
} from '../constants/library.ts'
import { adminPageQuery, nextPageSchema } from './admin.ts'
import { libraryItemSchema } from './library.ts'
import { countSchema, queryBoolean, queryNumber, timeSchema, wholeNumber } from './primitives.ts'

const { kind, rarity, category, language } = libraryItemSchema.shape

/** An item of the catalogue, and what admins changed of it. */
export const adminItemSchema = z
  .object({
    id: z.string(),
    kind,
    name: z.object({ english: z.string(), italian: z.string() }),
    rarity,
    category,
    language,
    cataloguePrice: countSchema,
    /** What it costs now. */
    price: countSchema,
    isOverridden: z.boolean(),
    /** False: it has no day, and who owns it keeps it. */
    isSold: z.boolean(),
    /** How often it was changed: a change says which version it is about. */
    version: countSchema,
    changedAt: z.nullable(timeSchema),
  })
  .register(z.globalRegistry, { id: 'AdminItem' })
export type AdminItem = z.infer<typeof adminItemSchema>

export const adminItemsQuery = z.object({
  ...adminPageQuery,
  /** A part of the name or id. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(ITEM_ID_MAX))),
  kind: z.optional(z.enum(ITEM_KINDS)),
  /** Only what admins have changed. */
  changed: z.optional(queryBoolean),
})
export type AdminItemsQuery = z.output<typeof adminItemsQuery>
export const adminItemsData = z.object({ items: z.array(adminItemSchema), next: nextPageSchema })
export type AdminItems = z.infer<typeof adminItemsData>

export const adminItemParams = z.object({ itemId: z.string().check(z.maxLength(ITEM_ID_MAX)) })
/** `price`: null for the catalogue's. */
export const offerBody = z
  .object({
    price: z.nullable(wholeNumber(1, ITEM_PRICE_MAX)),
    isSold: z.boolean(),
    version: countSchema,
  })
  .register(z.globalRegistry, { id: 'Offer' })
export type OfferBody = z.output<typeof offerBody>
export const adminItemData = z.object({ item: adminItemSchema })

/** From today on, without a start. */
export const rotationQuery = z.object({
  from: z.optional(z.iso.date()),
  days: z._default(queryNumber(1, ROTATION_DAYS_MAX), 7),
})
export const rotationData = z.object({
  today: z.string(),
  days: z.array(
    z.object({
      /** It begins at 00:00 UTC. */
      date: z.string(),
      items: z.array(z.object({ ...adminItemSchema.shape, isPinned: z.boolean() })),
      excluded: z.array(adminItemSchema),
    }),
  ),
})
export type Rotation = z.infer<typeof rotationData>

export const dayChoiceParams = z.object({ date: z.iso.date(), ...adminItemParams.shape })
export const dayChoiceBody = z
  .object({ choice: z.enum(DAY_CHOICES) })
  .register(z.globalRegistry, { id: 'DayChoice' })
