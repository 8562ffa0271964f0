import { idColumn, timeColumn, userColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** The address that an account asked for and has not proven yet, and those it had before, to which it may go back. */
export const addressChanges: Migration = {
  name: '0013-address-changes',

  async up(db) {
    await db.schema.alterTable('users', (table) => {
      table.string('pending_email', 254)
      timeColumn(table, 'pending_email_at')
    })
    await db.schema.createTable('address_changes', (table) => {
      idColumn(table, 'id').notNullable()
      userColumn(table, 'address_changes_user_fk')
      table.string('former_email', 254).notNullable()
      table.text('former_email_folded').notNullable()
      table.boolean('former_verified').notNullable()
      table.boolean('had_google').notNullable()
      timeColumn(table, 'changed_at').notNullable()
      table.primary(['id'], 'address_changes_pkey')
      table.index(['user_id'], 'address_changes_user_index')
      // Every new account asks whether its address is another's former one.
      table.index(['former_email_folded'], 'address_changes_former_index')
      table.index(['changed_at'], 'address_changes_time_index')
    })
  },

  async down(db) {
    await db.schema.dropTable('address_changes')
    await db.schema.alterTable('users', (table) => {
      table.dropColumn('pending_email')
      table.dropColumn('pending_email_at')
    })
  },
}
