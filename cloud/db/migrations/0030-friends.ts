import { idColumn, timeColumn, userColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** What players are to one another, and what they report of each other. */
export const friends: Migration = {
  name: '0030-friends',

  async up(db) {
    // What one says of another: asked, friend or blocked. Friends say it of each other, in two rows.
    await db.schema.createTable('player_relations', (table) => {
      userColumn(table, 'player_relations_user_fk')
      userColumn(table, 'player_relations_other_fk', 'other_id')
      table.string('kind', 16).notNullable()
      timeColumn(table, 'since').notNullable()
      table.primary(['user_id', 'other_id'], 'player_relations_pkey')
      table.index(['other_id', 'kind'], 'player_relations_other_index')
    })
    await db.schema.createTable('player_reports', (table) => {
      idColumn(table, 'id').notNullable()
      userColumn(table, 'player_reports_user_fk')
      userColumn(table, 'player_reports_reported_fk', 'reported_id')
      table.text('reason').notNullable()
      // Where the lines were written; none where the two had shared no room.
      table.string('room_id', 32)
      table.string('state', 16).notNullable()
      timeColumn(table, 'made_at').notNullable()
      table.primary(['id'], 'player_reports_pkey')
      // One open report a pair, whatever comes at once.
      table.unique(['user_id', 'reported_id'], {
        indexName: 'player_reports_open_unique',
        predicate: db.whereRaw("state = 'open'"),
      })
      table.index(['user_id'], 'player_reports_user_index')
      table.index(['reported_id'], 'player_reports_reported_index')
      table.index(['state', 'made_at'], 'player_reports_state_index')
      table.index(['made_at'], 'player_reports_time_index')
    })
    // In rows of their own, so that each goes with its author.
    await db.schema.createTable('reported_lines', (table) => {
      idColumn(table, 'report_id')
        .notNullable()
        .references('id')
        .inTable('player_reports')
        .onDelete('CASCADE')
        .withKeyName('reported_lines_report_fk')
      table.integer('position').notNullable()
      userColumn(table, 'reported_lines_user_fk')
      table.text('message').notNullable()
      timeColumn(table, 'said_at').notNullable()
      table.primary(['report_id', 'position'], 'reported_lines_pkey')
      table.index(['user_id'], 'reported_lines_user_index')
    })
  },

  async down(db) {
    for (const table of ['reported_lines', 'player_reports', 'player_relations'])
      await db.schema.dropTable(table)
  },
}
