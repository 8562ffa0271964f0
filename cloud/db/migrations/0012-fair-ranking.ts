import { userColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** How much of a ranked game counts among people who meet again and again, and how many quick matches somebody finished. */
export const fairRanking: Migration = {
  name: '0012-fair-ranking',

  async up(db) {
    await db.schema.alterTable('ranked_entries', (table) => {
      table.double('weight').notNullable().defaultTo(1)
    })
    await db.schema.createTable('quick_matches', (table) => {
      userColumn(table, 'quick_matches_user_fk')
      table.integer('finished').notNullable()
      table.primary(['user_id'], 'quick_matches_pkey')
    })
  },

  async down(db) {
    await db.schema.dropTable('quick_matches')
    await db.schema.alterTable('ranked_entries', (table) => {
      table.dropColumn('weight')
    })
  },
}
