import { idColumn, timeColumn, userColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** The queues, who of several processes pairs them, and how often quizzes were answered right. */
export const matchmaking: Migration = {
  name: '0005-matchmaking',

  async up(db) {
    await db.schema.createTable('queue_tickets', (table) => {
      idColumn(table, 'id').notNullable()
      userColumn(table, 'queue_tickets_user_fk')
      table.string('mode_id', 16).notNullable()
      table.string('language', 16).notNullable()
      table.double('rating').notNullable()
      table.string('rank', 16).notNullable()
      timeColumn(table, 'since').notNullable()
      // One whose player no longer asks is dropped.
      timeColumn(table, 'seen_at').notNullable()
      // The match that the player was put into; none while they wait.
      table.string('room_id', 32)
      timeColumn(table, 'matched_at')
      table.primary(['id'], 'queue_tickets_pkey')
      // One queue a player, whatever two devices or processes do at once.
      table.unique(['user_id'], { indexName: 'queue_tickets_user_unique' })
      table.index(['mode_id', 'language', 'since', 'id'], 'queue_tickets_order_index')
      table.index(['room_id'], 'queue_tickets_room_index')
    })

    await db.schema.createTable('queue_waits', (table) => {
      table.string('mode_id', 16).notNullable()
      table.string('language', 16).notNullable()
      timeColumn(table, 'waited_ms').notNullable()
      timeColumn(table, 'at').notNullable()
      table.index(['mode_id', 'language', 'at'], 'queue_waits_index')
    })

    await db.schema.createTable('leases', (table) => {
      table.string('name', 32).notNullable()
      table.string('holder', 26).notNullable()
      timeColumn(table, 'until').notNullable()
      table.primary(['name'], 'leases_pkey')
    })

    // In rounds of finished games, by people: bots must not learn from bots.
    await db.schema.alterTable('quizzes', (table) => {
      table.integer('asked').notNullable().defaultTo(0)
    })
    await db.schema.alterTable('quizzes', (table) => {
      table.integer('answered').notNullable().defaultTo(0)
    })
    await db.schema.alterTable('rooms', (table) => {
      table.boolean('matched').notNullable().defaultTo(false)
    })
  },

  async down(db) {
    await db.schema.alterTable('rooms', (table) => table.dropColumn('matched'))
    await db.schema.alterTable('quizzes', (table) => table.dropColumn('answered'))
    await db.schema.alterTable('quizzes', (table) => table.dropColumn('asked'))
    for (const table of ['leases', 'queue_waits', 'queue_tickets']) await db.schema.dropTable(table)
  },
}
