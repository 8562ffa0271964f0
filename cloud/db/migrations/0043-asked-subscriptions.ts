import { timeColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

const DAY_MS = 86_400_000

/** Time of the query behind the stored answer. The answer to an earlier query must not overwrite it. */
export const askedSubscriptions: Migration = {
  name: '0043-asked-subscriptions',

  async up(db) {
    await db.schema.alterTable('store_subscriptions', (table) => {
      timeColumn(table, 'asked_at')
    })
    // The vendor has answered that these have ended: only such an answer scheduled the next query a day later. A failed
    // query was repeated after an hour.
    await db('store_subscriptions')
      .whereRaw('ask_at >= expires_at + ?', [DAY_MS])
      .update({ asked_at: db.ref('expires_at') })
  },

  async down(db) {
    await db.schema.alterTable('store_subscriptions', (table) => table.dropColumn('asked_at'))
  },
}
