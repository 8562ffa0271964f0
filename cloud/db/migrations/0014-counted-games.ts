import type { Migration } from '../migration.ts'

/** How far a ranked game told something of a player's skill, and how many of their games before it did not. */
export const countedGames: Migration = {
  name: '0014-counted-games',

  async up(db) {
    await db.schema.alterTable('ranked_entries', (table) => {
      table.double('skill_weight').notNullable().defaultTo(1)
    })
    await db.schema.alterTable('ranked_entries', (table) => {
      table.double('uncounted').notNullable().defaultTo(0)
    })
  },

  async down(db) {
    for (const column of ['uncounted', 'skill_weight'])
      await db.schema.alterTable('ranked_entries', (table) => {
        table.dropColumn(column)
      })
  },
}
