import type { Db } from '#cloud/db/client.ts'
import type { ItemKind } from '#shared/constants/library.ts'

/** An item that somebody has bought. */
export interface OwnedItem {
  readonly userId: string
  readonly itemId: string
  readonly kind: ItemKind
  /** R3 paid. */
  readonly price: number
  /** Epoch milliseconds. */
  readonly boughtAt: number
  /** Of a word: since when it is equipped, or null. Of an avatar always null: the user row says which one is worn. */
  readonly equippedAt: number | null
}

const COLUMNS = {
  userId: 'user_id',
  itemId: 'item_id',
  kind: 'kind',
  price: 'price',
  boughtAt: 'bought_at',
  equippedAt: 'equipped_at',
} as const satisfies Record<keyof OwnedItem, string>

const ownedItems = (db: Db, userId: string) => db('owned_items').where({ user_id: userId })

export async function insertOwned(tx: Db, item: OwnedItem): Promise<void> {
  await tx('owned_items').insert(
    Object.fromEntries(
      Object.entries(item).map(([field, value]) => [COLUMNS[field as keyof OwnedItem], value]),
    ),
  )
}

export async function findOwned(db: Db, userId: string, itemId: string): Promise<OwnedItem | null> {
  const row = await ownedItems(db, userId).where({ item_id: itemId }).first<OwnedItem | undefined>(COLUMNS)
  return row ?? null
}

/** Newest first. */
export const listOwned = (db: Db, userId: string): Promise<OwnedItem[]> =>
  ownedItems(db, userId)
    .orderBy([
      { column: 'bought_at', order: 'desc' },
      { column: 'item_id', order: 'asc' },
    ])
    .select<OwnedItem[]>(COLUMNS)

export async function ownsAvatar(db: Db, userId: string, itemId: string): Promise<boolean> {
  return (await findOwned(db, userId, itemId))?.kind === 'avatar'
}

export async function countEquipped(db: Db, userId: string): Promise<number> {
  const [row] = await ownedItems(db, userId)
    .whereNotNull('equipped_at')
    .count<{ count: number | string }[]>({ count: '*' })
  return Number(row?.count ?? 0)
}

export async function setEquipped(
  tx: Db,
  userId: string,
  itemId: string,
  equippedAt: number | null,
): Promise<void> {
  await ownedItems(tx, userId).where({ item_id: itemId }).update({ equipped_at: equippedAt })
}

/** The words that these people have worn since then or longer. */
export const listWornWords = (
  db: Db,
  userIds: readonly string[],
  since: number,
): Promise<{ userId: string; itemId: string }[]> =>
  db('owned_items')
    .whereIn('user_id', [...userIds])
    .where('equipped_at', '<=', since)
    .select({ userId: 'user_id', itemId: 'item_id' })
