import { idColumn, timeColumn, userColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** R3 and voice tokens: what moved and why, what everyone has, and what rooms hold of it. */
export const wallet: Migration = {
  name: '0007-wallet',

  async up(db) {
    // The key of a movement is what makes it happen once.
    await db.schema.createTable('wallet_movements', (table) => {
      table.string('key', 96).notNullable()
      table.string('reason', 16).notNullable()
      timeColumn(table, 'at').notNullable()
      table.primary(['key'], 'wallet_movements_pkey')
    })

    // Two a movement, that add up to nothing. They are only ever added; an id says nothing once its user is gone.
    await db.schema.createTable('wallet_entries', (table) => {
      idColumn(table, 'id').notNullable()
      table
        .string('movement_key', 96)
        .notNullable()
        .references('key')
        .inTable('wallet_movements')
        .withKeyName('wallet_entries_movement_fk')
      table.string('account', 26).notNullable()
      table.integer('amount').notNullable()
      // What it left, and of which number it is in the account: null for the house, which has no end.
      table.integer('balance')
      table.integer('number')
      table.string('currency', 8).notNullable()
      table.primary(['id'], 'wallet_entries_pkey')
      table.unique(['account', 'currency', 'number'], { indexName: 'wallet_entries_account_key' })
    })

    await db.schema.createTable('wallet_balances', (table) => {
      userColumn(table, 'wallet_balances_user_fk')
      table.string('currency', 8).notNullable()
      table.integer('balance').notNullable()
      table.integer('entries').notNullable()
      table.primary(['user_id', 'currency'], 'wallet_balances_pkey')
      table.check('balance >= 0', [], 'wallet_balances_not_below_nought')
    })

    await db.schema.createTable('room_rewards', (table) => {
      table.string('room_id', 32).notNullable()
      // Who put it up. No foreign key: the reward is the winner's, also when its giver has gone.
      idColumn(table, 'user_id').notNullable()
      table.integer('amount').notNullable()
      // Since when no process has held the room.
      timeColumn(table, 'lost_at')
      table.primary(['room_id'], 'room_rewards_pkey')
      table.index(['user_id'], 'room_rewards_user_index')
    })
  },

  async down(db) {
    for (const table of ['room_rewards', 'wallet_balances', 'wallet_entries', 'wallet_movements'])
      await db.schema.dropTable(table)
  },
}
