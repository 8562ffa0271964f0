import type { Migration } from '../migration.ts'

/** Rooms that are reached by their code alone. */
export const unlistedRooms: Migration = {
  name: '0022-unlisted-rooms',

  async up(db) {
    await db.schema.alterTable('rooms', (table) => {
      table.boolean('listed').notNullable().defaultTo(true)
    })
  },

  async down(db) {
    await db.schema.alterTable('rooms', (table) => table.dropColumn('listed'))
  },
}
