import { idColumn, timeColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** Every call that spends, grants or opens a room: who made it and when, and for a day the answer to its key. */
export const recordedCalls: Migration = {
  name: '0009-recorded-calls',

  async up(db) {
    await db.schema.createTable('recorded_calls', (table) => {
      idColumn(table, 'id').notNullable()
      // No foreign key: the record outlives the account. An id says nothing once its user is gone.
      idColumn(table, 'user_id').notNullable()
      table.string('route', 96).notNullable()
      table.string('request_id', 36).notNullable()
      timeColumn(table, 'at').notNullable()
      // Null once the key may be used anew.
      table.string('key', 200)
      table.string('input_hash', 64).notNullable()
      // Until when a call under way holds its key; null once it is done.
      timeColumn(table, 'held_until')
      table.text('answer')
      table.primary(['id'], 'recorded_calls_pkey')
      table.unique(['user_id', 'key'], { indexName: 'recorded_calls_key_unique' })
      table.index(['at'], 'recorded_calls_at_index')
    })
  },

  async down(db) {
    await db.schema.dropTable('recorded_calls')
  },
}
