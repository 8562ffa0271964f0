import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import { listOwned } from './inventory-repository.ts'

const timeOf = (at: number): string => new Date(at).toISOString()

/** The items go with the user row. */
export const libraryAccountPart = (db: Db): AccountPart => ({
  collect: async (userId) => ({
    inventory: (await listOwned(db, userId)).map(({ itemId, kind, price, boughtAt, equippedAt }) => ({
      itemId,
      kind,
      price,
      boughtAt: timeOf(boughtAt),
      equippedAt: equippedAt === null ? null : timeOf(equippedAt),
    })),
  }),
})
