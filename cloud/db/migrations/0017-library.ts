import { timeColumn, userColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** What everyone has bought in the library, and which words they wear. A worn avatar stands in the user row. */
export const library: Migration = {
  name: '0017-library',

  async up(db) {
    await db.schema.createTable('owned_items', (table) => {
      userColumn(table, 'owned_items_user_fk')
      // The catalogue is no table: an item's id never changes there.
      table.string('item_id', 64).notNullable()
      table.string('kind', 16).notNullable()
      table.integer('price').notNullable()
      timeColumn(table, 'bought_at').notNullable()
      // Null: not worn.
      timeColumn(table, 'equipped_at')
      table.primary(['user_id', 'item_id'], 'owned_items_pkey')
    })
  },

  async down(db) {
    await db.schema.dropTable('owned_items')
  },
}
