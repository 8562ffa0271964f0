import type { Migration } from '../migration.ts'

/** The season in which a version that counts seasons first started, in one row. */
export const firstSeason: Migration = {
  name: '0042-first-season',

  async up(db) {
    await db.schema.createTable('first_season', (table) => {
      table.integer('id').notNullable()
      table.integer('season').notNullable()
      table.primary(['id'], 'first_season_pkey')
    })
  },

  async down(db) {
    await db.schema.dropTable('first_season')
  },
}
