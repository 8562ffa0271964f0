import type { Migration } from '../migration.ts'

/** What is left of the sign-up gift: it is spent first, and never put up as a room's reward. */
export const signUpGift: Migration = {
  name: '0015-sign-up-gift',

  async up(db) {
    await db.schema.alterTable('wallet_balances', (table) => {
      table.integer('gift').notNullable().defaultTo(0)
    })
    const given = db('wallet_entries')
      .join('wallet_movements', 'wallet_movements.key', 'wallet_entries.movement_key')
      .where('wallet_movements.reason', 'sign_up')
      .where('wallet_entries.account', db.ref('wallet_balances.user_id'))
      .where('wallet_entries.currency', db.ref('wallet_balances.currency'))
      .select(db.raw('coalesce(sum(wallet_entries.amount), 0)'))
    await db('wallet_balances').update({ gift: given })
    await db('wallet_balances')
      .where('gift', '>', db.ref('balance'))
      .update({ gift: db.ref('balance') })
  },

  async down(db) {
    await db.schema.alterTable('wallet_balances', (table) => {
      table.dropColumn('gift')
    })
  },
}
