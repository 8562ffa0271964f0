import { dayOf, dayStart } from '#cloud/day.ts'
import type { Db } from '#cloud/db/client.ts'
import type { DayChoice } from '#shared/constants/library.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { economyCalls } from '#shared/i18n/en/economy-calls.ts'
import type {
  AdminItem,
  AdminItems,
  AdminItemsQuery,
  OfferBody,
  Rotation,
} from '#shared/schemas/admin-library.ts'
import { CATALOGUE, type CatalogueItem, findItem, priceOf } from './catalogue.ts'
import {
  type ChosenDay,
  deleteChoice,
  listChoices,
  listOffers,
  lockChoice,
  type Offer,
  saveChoice,
  saveOffer,
} from './offers-repository.ts'
import { createRotation } from './rotation-rules.ts'

export interface OffersParts {
  readonly db: Db
  readonly now: () => number
}

export type Offers = ReturnType<typeof createOffers>

const dateOf = (day: number): string => new Date(dayStart(day)).toISOString().slice(0, 10)
const dayOfDate = (date: string): number => dayOf(Date.parse(date))

const unchanged = (itemId: string): Offer => ({
  itemId,
  price: null,
  isSold: true,
  version: 0,
  changedAt: 0,
})

const toAdminItem = (item: CatalogueItem, { price, isSold, version, changedAt }: Offer): AdminItem => ({
  id: item.id,
  kind: item.kind,
  name: item.name,
  rarity: item.rarity,
  category: item.category,
  language: item.language,
  cataloguePrice: priceOf(item),
  price: price ?? priceOf(item),
  isOverridden: price !== null,
  isSold,
  version,
  changedAt: version === 0 ? null : new Date(changedAt).toISOString(),
})

const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** What is for sale, on which day and at which price: the catalogue, and what admins changed of it. */
export function createOffers({ db, now }: OffersParts) {
  const itemsOf = createRotation(CATALOGUE)

  async function offers(at: Db): Promise<(itemId: string) => Offer> {
    const changed = new Map((await listOffers(at)).map((offer) => [offer.itemId, offer]))
    return (itemId) => changed.get(itemId) ?? unchanged(itemId)
  }
  const pricesBy =
    (offerOf: (itemId: string) => Offer) =>
    (item: CatalogueItem): number =>
      offerOf(item.id).price ?? priceOf(item)

  function dayItems(day: number, choices: readonly ChosenDay[], offerOf: (itemId: string) => Offer) {
    const chosen = (choice: DayChoice) =>
      choices.filter((one) => one.day === day && one.choice === choice).map(({ itemId }) => itemId)
    const unsold = CATALOGUE.filter(({ id }) => !offerOf(id).isSold).map(({ id }) => id)
    const [pinned, excluded] = [new Set(chosen('pinned')), chosen('excluded')]
    return { items: itemsOf(day, { pinned, barred: new Set([...excluded, ...unsold]) }), pinned, excluded }
  }

  function existing(itemId: string): CatalogueItem {
    const item = findItem(itemId)
    if (!item) throw new AppError('NOT_FOUND')
    return item
  }

  function requireDay(date: string): number {
    const day = dayOfDate(date)
    if (day < dayOf(now()))
      throw new AppError(
        'VALIDATION_FAILED',
        [{ path: 'date', message: economyCalls.dayOver }],
        economyCalls.dayOver,
      )
    return day
  }

  return {
    /** What everyone can buy on a day, and at which price. */
    async ofDay(at: Db, day: number): Promise<{ item: CatalogueItem; price: number }[]> {
      const offerOf = await offers(at)
      const priceOfItem = pricesBy(offerOf)
      const { items } = dayItems(day, await listChoices(at, day, day), offerOf)
      return items.map((item) => ({ item, price: priceOfItem(item) }))
    },

    prices: async (at: Db): Promise<(item: CatalogueItem) => number> => pricesBy(await offers(at)),

    async rotation(from: string | undefined, days: number): Promise<Rotation> {
      const first = from === undefined ? dayOf(now()) : dayOfDate(from)
      const offerOf = await offers(db)
      const choices = await listChoices(db, first, first + days - 1)
      const shown = (item: CatalogueItem) => toAdminItem(item, offerOf(item.id))
      return {
        today: dateOf(dayOf(now())),
        days: Array.from({ length: days }, (_, nth) => {
          const { items, pinned, excluded } = dayItems(first + nth, choices, offerOf)
          return {
            date: dateOf(first + nth),
            items: items.map((item) => ({ ...shown(item), isPinned: pinned.has(item.id) })),
            excluded: excluded.flatMap((id) => findItem(id) ?? []).map(shown),
          }
        }),
      }
    },

    async items({ search, kind, changed, after, limit }: AdminItemsQuery): Promise<AdminItems> {
      const offerOf = await offers(db)
      const sought = fold(search ?? '')
      const found = CATALOGUE.filter(
        ({ id, name, kind: itsKind }) =>
          (kind === undefined || kind === itsKind) &&
          (changed !== true || offerOf(id).version > 0) &&
          [id, name.english, name.italian].some((text) => fold(text).includes(sought)),
      )
      const from = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1
      const page = found.slice(from, from + limit)
      const last = page.at(-1)
      return {
        items: page.map((item) => toAdminItem(item, offerOf(item.id))),
        next: last && from + limit < found.length ? last.id : null,
      }
    },

    /** Throws NOT_FOUND. */
    existing,

    /** Null: as its turn comes. Throws VALIDATION_FAILED for a day that is over and for an item that is not sold. */
    async choose(
      tx: Db,
      date: string,
      itemId: string,
      choice: DayChoice | null,
    ): Promise<{ before: DayChoice | null }> {
      const day = requireDay(date)
      if (choice === 'pinned' && !(await offers(tx))(itemId).isSold)
        throw new AppError('CONFLICT', undefined, economyCalls.notSold)
      const before = await lockChoice(tx, day, itemId)
      if (choice === null) await deleteChoice(tx, day, itemId)
      else await saveChoice(tx, { day, itemId, choice })
      return { before }
    },

    /** At once; who saw another price is not charged. Throws CONFLICT when it has been changed since it was looked at. */
    async change(
      tx: Db,
      itemId: string,
      { price, isSold, version }: OfferBody,
    ): Promise<{ before: Pick<Offer, 'price' | 'isSold'>; item: AdminItem }> {
      const before = (await offers(tx))(itemId)
      const offer = { itemId, price, isSold, version: version + 1, changedAt: now() }
      if (before.version !== version || !(await saveOffer(tx, offer)))
        throw new AppError('CONFLICT', undefined, economyCalls.changedMeanwhile)
      return {
        before: { price: before.price, isSold: before.isSold },
        item: toAdminItem(existing(itemId), offer),
      }
    },
  }
}
