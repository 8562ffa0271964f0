import { type Route, route } from '#cloud/http/route.ts'
import {
  inventoryData,
  inventoryItemData,
  itemParams,
  libraryDailyData,
  purchaseBody,
  purchaseData,
} from '#shared/schemas/library.ts'
import type { LibraryService } from './library-service.ts'

const tag = 'library'

export const libraryRoutes = (library: LibraryService): Route[] => [
  route({
    method: 'get',
    path: '/library/daily',
    access: 'account',
    tag,
    summary: 'Today’s words and avatars; others follow at 00:00 UTC',
    response: libraryDailyData,
    handle: ({ caller }) => library.daily(caller.userId),
  }),
  route({
    method: 'post',
    path: '/library/{itemId}/purchase',
    access: 'account',
    tag,
    summary: 'Buy one of today’s items for good',
    params: itemParams,
    body: purchaseBody,
    response: purchaseData,
    once: 'transaction',
    failsWith: 'PURCHASE_FAILED',
    handle: ({ caller, params, body, tx }) => library.purchase(tx, caller.userId, { ...params, ...body }),
  }),
  route({
    method: 'get',
    path: '/inventory',
    access: 'account',
    tag,
    summary: 'What the caller owns, newest first',
    response: inventoryData,
    handle: ({ caller }) => library.inventory(caller.userId),
  }),
  route({
    method: 'post',
    path: '/inventory/{itemId}/equip',
    access: 'account',
    tag,
    summary: 'Equip a word, or wear an avatar',
    params: itemParams,
    response: inventoryItemData,
    handle: async ({ caller, params }) => ({ item: await library.equip(caller.userId, params.itemId) }),
  }),
  route({
    method: 'post',
    path: '/inventory/{itemId}/unequip',
    access: 'account',
    tag,
    summary: 'Take off a word, or an avatar',
    params: itemParams,
    response: inventoryItemData,
    handle: async ({ caller, params }) => ({ item: await library.unequip(caller.userId, params.itemId) }),
  }),
]
