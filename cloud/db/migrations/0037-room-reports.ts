import type { Migration } from '../migration.ts'

const OPEN = 'player_reports_open_unique'

/** Rooms are reported, too: then the report says of its host how the room was called and set up. And what it is about. */
export const roomReports: Migration = {
  name: '0037-room-reports',

  async up(db) {
    await db.schema.alterTable('player_reports', (table) => {
      table.string('kind', 16).notNullable().defaultTo('other')
    })
    // Both are there in a report of a room alone.
    await db.schema.alterTable('player_reports', (table) => {
      table.text('room_name')
    })
    await db.schema.alterTable('player_reports', (table) => {
      table.text('room_settings')
    })
    await db.schema.alterTable('player_reports', (table) => {
      table.dropIndex([], OPEN)
    })
    await db.schema.alterTable('player_reports', (table) => {
      table.unique(['user_id', 'reported_id'], {
        indexName: OPEN,
        predicate: db.whereRaw("state = 'open' and room_name is null"),
      })
    })
    await db.schema.alterTable('player_reports', (table) => {
      table.unique(['user_id', 'room_id'], {
        indexName: 'player_reports_room_open_unique',
        predicate: db.whereRaw("state = 'open' and room_name is not null"),
      })
    })
  },

  async down(db) {
    await db('player_reports').whereNotNull('room_name').delete()
    await db.schema.alterTable('player_reports', (table) => {
      table.dropIndex([], 'player_reports_room_open_unique')
    })
    await db.schema.alterTable('player_reports', (table) => {
      table.dropIndex([], OPEN)
    })
    for (const column of ['room_settings', 'room_name', 'kind'])
      await db.schema.alterTable('player_reports', (table) => table.dropColumn(column))
    await db.schema.alterTable('player_reports', (table) => {
      table.unique(['user_id', 'reported_id'], {
        indexName: OPEN,
        predicate: db.whereRaw("state = 'open'"),
      })
    })
  },
}
