import { idColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** The riddle of each day, the devices of those without an account, and what everyone made of it. */
export const daily: Migration = {
  name: '0020-daily',

  async up(db) {
    await db.schema.createTable('daily_riddles', (table) => {
      table.integer('day').notNullable()
      table.string('language', 16).notNullable()
      table.string('quiz_id', 64).notNullable()
      // The quiz as it was that day: a bank that changes does not change a day that has begun.
      table.text('body').notNullable()
      table.primary(['day', 'language'], 'daily_riddles_pkey')
    })
    await db.schema.createTable('daily_devices', (table) => {
      idColumn(table, 'id').notNullable()
      table.string('token_hash', 64).notNullable()
      table.integer('seen_day').notNullable()
      table.primary(['id'], 'daily_devices_pkey')
      table.unique(['token_hash'], { indexName: 'daily_devices_token_unique' })
      table.index(['seen_day'], 'daily_devices_seen_index')
    })
    await db.schema.createTable('daily_plays', (table) => {
      idColumn(table, 'id').notNullable()
      // One of the two: whose it is.
      idColumn(table, 'user_id')
        .references('id')
        .inTable('users')
        .onDelete('CASCADE')
        .withKeyName('daily_plays_user_fk')
      idColumn(table, 'device_id')
        .references('id')
        .inTable('daily_devices')
        .onDelete('CASCADE')
        .withKeyName('daily_plays_device_fk')
      table.integer('day').notNullable()
      table.string('language', 16).notNullable()
      table.text('guesses').notNullable()
      table.integer('guess_count').notNullable()
      table.string('outcome', 16).notNullable()
      table.primary(['id'], 'daily_plays_pkey')
      table.unique(['user_id', 'day', 'language'], { indexName: 'daily_plays_user_unique' })
      table.unique(['device_id', 'day', 'language'], { indexName: 'daily_plays_device_unique' })
      table.index(['day', 'language', 'outcome', 'guess_count'], 'daily_plays_shares_index')
    })
  },

  async down(db) {
    await db.schema.dropTable('daily_plays')
    await db.schema.dropTable('daily_devices')
    await db.schema.dropTable('daily_riddles')
  },
}
