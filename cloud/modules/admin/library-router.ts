import { type Route, route } from '#cloud/http/route.ts'
import type { Offers } from '#cloud/modules/library/index.ts'
import {
  adminItemData,
  adminItemParams,
  adminItemsData,
  adminItemsQuery,
  dayChoiceBody,
  dayChoiceParams,
  offerBody,
  rotationData,
  rotationQuery,
} from '#shared/schemas/admin-library.ts'
import type { AdminChanges } from './admin-change.ts'

export const adminLibraryRoutes = (change: AdminChanges, offers: Offers): Route[] => [
  route({
    method: 'get',
    path: '/admin/library/rotation',
    access: 'admin',
    tag: 'admin',
    summary: 'What the library sells on these days, with what was pinned and excluded',
    query: rotationQuery,
    response: rotationData,
    handle: ({ query }) => offers.rotation(query.from, query.days),
  }),
  change({
    method: 'put',
    path: '/admin/library/rotation/{date}/{itemId}',
    action: 'library.day',
    summary: 'Pin an item to a day, or exclude it from one',
    params: dayChoiceParams,
    body: dayChoiceBody,
    precheck: async ({ itemId }) => offers.existing(itemId),
    async change(tx, { params: { date, itemId }, body: { choice } }) {
      const { before } = await offers.choose(tx, date, itemId, choice)
      return {
        target: itemId,
        before: { date, choice: before },
        after: { date, choice },
        data: undefined,
      }
    },
  }),
  change({
    method: 'delete',
    path: '/admin/library/rotation/{date}/{itemId}',
    action: 'library.day',
    summary: 'Leave an item on a day to its turn',
    params: dayChoiceParams,
    precheck: async ({ itemId }) => offers.existing(itemId),
    async change(tx, { params: { date, itemId } }) {
      const { before } = await offers.choose(tx, date, itemId, null)
      return {
        target: itemId,
        before: { date, choice: before },
        after: { date, choice: null },
        data: undefined,
      }
    },
  }),
  route({
    method: 'get',
    path: '/admin/library/items',
    access: 'admin',
    tag: 'admin',
    summary: 'The catalogue, with what admins changed of it',
    query: adminItemsQuery,
    response: adminItemsData,
    handle: ({ query }) => offers.items(query),
  }),
  change({
    method: 'put',
    path: '/admin/library/items/{itemId}',
    action: 'library.item',
    summary: 'Change what an item costs, and whether it is sold at all',
    params: adminItemParams,
    body: offerBody,
    response: adminItemData,
    precheck: async ({ itemId }) => offers.existing(itemId),
    async change(tx, { params: { itemId }, body }) {
      const { before, item } = await offers.change(tx, itemId, body)
      const { price, isSold } = body
      return { target: itemId, before, after: { price, isSold }, data: { item } }
    },
  }),
]
