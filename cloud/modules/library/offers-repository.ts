import type { Db } from '#cloud/db/client.ts'
import type { DayChoice } from '#shared/constants/library.ts'

/** What admins changed of an item; the catalogue says the rest. */
export interface Offer {
  readonly itemId: string
  /** Null: as the catalogue says. */
  readonly price: number | null
  readonly isSold: boolean
  /** How often it was changed. */
  readonly version: number
  /** Epoch milliseconds. */
  readonly changedAt: number
}

const OFFER = {
  itemId: 'item_id',
  price: 'price',
  isSold: 'is_sold',
  version: 'version',
  changedAt: 'changed_at',
} as const satisfies Record<keyof Offer, string>

export async function listOffers(db: Db): Promise<Offer[]> {
  const rows = await db('library_offers').select<Offer[]>(OFFER)
  return rows.map((row) => ({ ...row, isSold: Boolean(row.isSold) }))
}

/** False when it has been changed to this version, or a later one, before. */
export async function saveOffer(tx: Db, { itemId, isSold, changedAt, ...offer }: Offer): Promise<boolean> {
  const saved = await tx('library_offers')
    .insert({ ...offer, item_id: itemId, is_sold: isSold, changed_at: changedAt })
    .onConflict('item_id')
    .merge(['price', 'is_sold', 'version', 'changed_at'])
    .where('library_offers.version', offer.version - 1)
    .returning('item_id')
  return saved.length === 1
}

/** What was chosen for an item on a day. */
export interface ChosenDay {
  readonly day: number
  readonly itemId: string
  readonly choice: DayChoice
}

export const listChoices = (db: Db, first: number, last: number): Promise<ChosenDay[]> =>
  db('library_days')
    .whereBetween('day', [first, last])
    .orderBy(['day', 'item_id'])
    .select<ChosenDay[]>({ day: 'day', itemId: 'item_id', choice: 'choice' })

/** Held until the transaction ends; null when nothing was chosen. */
export async function lockChoice(tx: Db, day: number, itemId: string): Promise<DayChoice | null> {
  const row = await tx('library_days')
    .where({ day, item_id: itemId })
    .forUpdate()
    .first<{ choice: DayChoice } | undefined>('choice')
  return row?.choice ?? null
}

export async function saveChoice(tx: Db, { day, itemId, choice }: ChosenDay): Promise<void> {
  await tx('library_days')
    .insert({ day, item_id: itemId, choice })
    .onConflict(['day', 'item_id'])
    .merge(['choice'])
}

export async function deleteChoice(tx: Db, day: number, itemId: string): Promise<void> {
  await tx('library_days').where({ day, item_id: itemId }).delete()
}
