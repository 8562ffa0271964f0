import { z } from 'zod'
import type { Db } from '#cloud/db/client.ts'
import { fromJson, toJson } from '#cloud/db/columns.ts'
import { LANGUAGES } from '#shared/constants/game.ts'
import { STORE_ITEMS } from '#shared/constants/store.ts'
import type { Order } from './payment-gateway.ts'

export type SandboxState = 'open' | 'paid' | 'refused' | 'cancelled'

export interface SandboxCheckout {
  readonly id: string
  readonly order: Order
  readonly state: SandboxState
  /** Cents that went back. */
  readonly refunded: number
}

const orderSchema = z.object({
  checkoutId: z.string(),
  item: z.enum(STORE_ITEMS),
  price: z.number(),
  monthly: z.boolean(),
  language: z.enum(LANGUAGES),
  paidUrl: z.string(),
  cancelledUrl: z.string(),
})

/** The same order again changes nothing. */
export async function insertSandboxCheckout(db: Db, order: Order, expiresAt: number): Promise<void> {
  const row = { id: order.checkoutId, checkout: toJson(order), state: 'open', expires_at: expiresAt }
  await db('sandbox_checkouts').insert(row).onConflict('id').ignore()
}

export async function findSandboxCheckout(db: Db, id: string): Promise<SandboxCheckout | null> {
  const row = await db('sandbox_checkouts')
    .where({ id })
    .first<{ checkout: string; state: SandboxState; refunded: number } | undefined>(
      'checkout',
      'state',
      'refunded',
    )
  return row
    ? { id, order: orderSchema.parse(fromJson(row.checkout)), state: row.state, refunded: row.refunded }
    : null
}

/** False when it was decided before. */
export async function decideSandboxCheckout(db: Db, id: string, state: SandboxState): Promise<boolean> {
  return (await db('sandbox_checkouts').where({ id, state: 'open' }).update({ state })) === 1
}

/** So many cents in all. False for what was not paid, or is not known. */
export async function refundSandboxCheckout(db: Db, id: string, total: number): Promise<boolean> {
  const refunded = db.raw('case when refunded < ? then ? else refunded end', [total, total])
  return (await db('sandbox_checkouts').where({ id, state: 'paid' }).update({ refunded })) === 1
}

export async function deleteExpiredSandboxCheckouts(db: Db, before: number): Promise<void> {
  await db('sandbox_checkouts').where('expires_at', '<', before).delete()
}
