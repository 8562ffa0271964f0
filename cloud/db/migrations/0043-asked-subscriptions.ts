import { timeColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** When the vendor was asked for its last answer about a subscription: a later answer to an earlier question must not overwrite it. */
export const askedSubscriptions: Migration = {
  name: '0043-asked-subscriptions',

  async up(db) {
    await db.schema.alterTable('store_subscriptions', (table) => {
      timeColumn(table, 'asked_at')
    })
    // The vendor has said of these that they are over: it is asked once more long after their end.
    await db('store_subscriptions')
      .where('ask_at', '>', db.ref('expires_at'))
      .update({ asked_at: db.ref('expires_at') })
  },

  async down(db) {
    await db.schema.alterTable('store_subscriptions', (table) => table.dropColumn('asked_at'))
  },
}
