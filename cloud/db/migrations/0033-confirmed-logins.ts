import { timeColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** Until when a login counts as just proven. */
export const confirmedLogins: Migration = {
  name: '0033-confirmed-logins',

  async up(db) {
    await db.schema.alterTable('logins', (table) => {
      timeColumn(table, 'confirmed_until')
    })
  },

  async down(db) {
    await db.schema.alterTable('logins', (table) => table.dropColumn('confirmed_until'))
  },
}
