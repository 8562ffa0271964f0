import { timeColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** Settings that change while the product runs. Without a row, a setting has its default. */
export const liveSettings: Migration = {
  name: '0011-live-settings',

  async up(db) {
    await db.schema.createTable('live_settings', (table) => {
      table.string('name', 32).notNullable()
      // JSON.
      table.text('value').notNullable()
      timeColumn(table, 'changed_at').notNullable()
      table.primary(['name'], 'live_settings_pkey')
    })
  },

  async down(db) {
    await db.schema.dropTable('live_settings')
  },
}
