import { dayOf } from '#cloud/day.ts'
import type { Answer } from '#cloud/testing/api-caller.ts'
import { roomCalls, type Somebody } from '#cloud/testing/room-calls.ts'
import type { TestCloud } from '#cloud/testing/test-cloud.ts'
import type { ItemKind } from '#shared/constants/library.ts'
import type { LibraryItem } from '#shared/schemas/library.ts'
import { CATALOGUE, type CatalogueItem } from '../catalogue.ts'
import { insertOwned } from '../inventory-repository.ts'
import { createRotation } from '../rotation-rules.ts'

/** The calls of the library as a test makes them. */
export function libraryCalls(cloud: TestCloud) {
  const { as } = roomCalls(cloud)
  const itemsOf = createRotation(CATALOGUE)

  /** Today's items of this kind, the cheapest first. */
  const onSale = (kind: ItemKind): CatalogueItem[] =>
    itemsOf(dayOf(cloud.clock.now())).filter((item) => item.kind === kind)

  return {
    as,
    onSale,
    /** One of them; the first is the cheapest. */
    forSale(kind: ItemKind, index = 0): CatalogueItem {
      const item = onSale(kind)[index]
      if (item === undefined) throw new Error(`no ${kind} ${index} is for sale today`)
      return item
    },
    buy: (player: Somebody, itemId: string): Promise<Answer> =>
      as(player, 'POST', `/library/${itemId}/purchase`),
    equip: (player: Somebody, itemId: string): Promise<Answer> =>
      as(player, 'POST', `/inventory/${itemId}/equip`),
    unequip: (player: Somebody, itemId: string): Promise<Answer> =>
      as(player, 'POST', `/inventory/${itemId}/unequip`),
    async inventory(player: Somebody): Promise<LibraryItem[]> {
      const { status, body, text } = await as(player, 'GET', '/inventory')
      if (status !== 200) throw new Error(`the inventory answered ${status} ${text}`)
      return body.data.items
    },
    /** What was bought on other days, unequipped. */
    async give(player: Somebody, items: readonly CatalogueItem[]): Promise<void> {
      for (const { id: itemId, kind } of items)
        await insertOwned(cloud.db, {
          userId: player.user.id,
          itemId,
          kind,
          price: 0,
          boughtAt: cloud.clock.now(),
          equippedAt: null,
        })
    },
  }
}
