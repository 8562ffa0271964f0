import { dayOf, dayStart } from '#cloud/day.ts'
import type { Db } from '#cloud/db/client.ts'
import { isQueued } from '#cloud/modules/matchmaking/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
import { MAX_EQUIPPED_WORDS } from '#shared/constants/library.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { economyCalls } from '#shared/i18n/en/economy-calls.ts'
import type { Inventory, LibraryDaily, LibraryItem, Purchase } from '#shared/schemas/library.ts'
import { type CatalogueItem, findItem } from './catalogue.ts'
import {
  countEquipped,
  findOwned,
  insertOwned,
  listOwned,
  type OwnedItem,
  setEquipped,
} from './inventory-repository.ts'
import { toLibraryItem } from './library-rules.ts'
import type { Offers } from './offers-service.ts'

export interface LibraryParts {
  readonly db: Db
  readonly users: Pick<Users, 'get' | 'lock' | 'wear' | 'advanceTutorial'>
  readonly wallet: Pick<Wallet, 'move' | 'balance'>
  readonly offers: Pick<Offers, 'ofDay' | 'prices'>
  readonly now: () => number
}

export type LibraryService = ReturnType<typeof createLibraryService>

/** What somebody would like to buy, and at which price they saw it. */
interface Wanted {
  readonly itemId: string
  readonly price?: number | undefined
}

/** Something that the caller owns. */
interface Possession {
  readonly item: CatalogueItem
  readonly owned: OwnedItem
}

/** The daily library, and what everyone has of it. Where a call takes `tx`, it belongs to a transaction of the caller's. */
export function createLibraryService({ db, users, wallet, offers, now }: LibraryParts) {
  const today = (): number => dayOf(now())

  const hasRoom = async (tx: Db, userId: string): Promise<boolean> =>
    (await countEquipped(tx, userId)) < MAX_EQUIPPED_WORDS

  /** The item as it is for the caller by now. */
  async function shown(tx: Db, userId: string, item: CatalogueItem, known?: number): Promise<LibraryItem> {
    const price = known ?? (await offers.prices(tx))(item)
    return toLibraryItem(item, price, await findOwned(tx, userId, item.id), await users.get(userId, tx))
  }

  /** Holds the user's row, so that nothing else changes what they wear. Throws NOT_FOUND for what they do not own. */
  async function hold(tx: Db, userId: string, itemId: string): Promise<Possession> {
    await users.lock(tx, userId)
    const owned = await findOwned(tx, userId, itemId)
    const item = findItem(itemId)
    if (owned === null || item === undefined) throw new AppError('NOT_FOUND')
    return { item, owned }
  }

  async function equipWord(tx: Db, { userId, itemId, equippedAt }: OwnedItem): Promise<void> {
    if (equippedAt !== null) return
    if (!(await hasRoom(tx, userId))) throw new AppError('MAX_EQUIPPED_WORDS_REACHED')
    await setEquipped(tx, userId, itemId, now())
    await users.advanceTutorial(tx, userId, 'equip_word')
  }

  async function unequipWord(tx: Db, { userId, itemId, equippedAt }: OwnedItem): Promise<void> {
    if (equippedAt === null) return
    await setEquipped(tx, userId, itemId, null)
    await users.advanceTutorial(tx, userId, 'unequip_word')
  }

  /** Throws NOT_FOUND, ITEM_ALREADY_OWNED, IN_MATCHMAKING_QUEUE, and CONFLICT for another price, in this order. */
  async function requireForSale(
    tx: Db,
    userId: string,
    { itemId, price: seen }: Wanted,
  ): Promise<{ item: CatalogueItem; price: number }> {
    const offer = (await offers.ofDay(tx, today())).find(({ item: { id } }) => id === itemId)
    if (offer === undefined) throw new AppError('NOT_FOUND')
    if (await findOwned(tx, userId, itemId)) throw new AppError('ITEM_ALREADY_OWNED')
    if (await isQueued(tx, userId)) throw new AppError('IN_MATCHMAKING_QUEUE')
    if (seen !== undefined && seen !== offer.price)
      throw new AppError('CONFLICT', undefined, economyCalls.priceChanged)
    return offer
  }

  return {
    async daily(userId: string): Promise<LibraryDaily> {
      const viewer = await users.get(userId)
      const owned = new Map((await listOwned(db, userId)).map((one) => [one.itemId, one]))
      const day = today()
      return {
        items: (await offers.ofDay(db, day)).map(({ item, price }) =>
          toLibraryItem(item, price, owned.get(item.id) ?? null, viewer),
        ),
        resetsAt: new Date(dayStart(day + 1)).toISOString(),
      }
    },

    /**
     * Sells one of today's items, once. A word is equipped at once where there is room (INV-5). Throws NOT_FOUND,
     * ITEM_ALREADY_OWNED, IN_MATCHMAKING_QUEUE, CONFLICT when the price is not what the buyer saw, and INSUFFICIENT_R3, in
     * this order.
     */
    async purchase(tx: Db, userId: string, wanted: Wanted): Promise<Purchase> {
      const { itemId } = wanted
      await users.lock(tx, userId)
      const { item, price } = await requireForSale(tx, userId, wanted)
      const at = now()
      const payment = { reason: 'item_bought', currency: 'r3', from: userId, to: 'house:shop' } as const
      await wallet.move(tx, [{ ...payment, key: `item:${userId}:${itemId}`, amount: price, at }])
      const equippedAt = item.kind === 'word' && (await hasRoom(tx, userId)) ? at : null
      await insertOwned(tx, { userId, itemId, kind: item.kind, price, boughtAt: at, equippedAt })
      if (item.kind === 'word') await users.advanceTutorial(tx, userId, 'buy_word')
      return { item: await shown(tx, userId, item, price), balance: await wallet.balance(userId, tx) }
    },

    async inventory(userId: string): Promise<Inventory> {
      const viewer = await users.get(userId)
      const priceOf = await offers.prices(db)
      const items = (await listOwned(db, userId)).flatMap((owned) => {
        const item = findItem(owned.itemId)
        return item ? [toLibraryItem(item, priceOf(item), owned, viewer)] : []
      })
      return { items }
    },

    /** Throws NOT_FOUND for what is not owned, and MAX_EQUIPPED_WORDS_REACHED. An avatar takes the place of the one before. */
    equip: (userId: string, itemId: string): Promise<LibraryItem> =>
      db.transaction(async (tx) => {
        const { item, owned } = await hold(tx, userId, itemId)
        if (item.kind === 'word') await equipWord(tx, owned)
        else await users.wear(tx, userId, itemId)
        return shown(tx, userId, item)
      }),

    /** Throws NOT_FOUND for what is not owned. Without its avatar an account wears the free one that it began with. */
    unequip: (userId: string, itemId: string): Promise<LibraryItem> =>
      db.transaction(async (tx) => {
        const { item, owned } = await hold(tx, userId, itemId)
        if (item.kind === 'word') await unequipWord(tx, owned)
        else if ((await users.get(userId, tx)).avatar === itemId) await users.wear(tx, userId, null)
        return shown(tx, userId, item)
      }),
  }
}
