import { userColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** What brings a guest back on the same device, and the index by which idle guests are found. */
export const guests: Migration = {
  name: '0016-guests',

  async up(db) {
    await db.schema.createTable('guest_devices', (table) => {
      userColumn(table, 'guest_devices_user_fk')
      table.string('token_hash', 64).notNullable()
      table.primary(['user_id'], 'guest_devices_pkey')
      table.unique(['token_hash'], { indexName: 'guest_devices_token_unique' })
    })
    await db.schema.alterTable('users', (table) => {
      table.index(['role', 'last_active_at'], 'users_role_active_index')
    })
  },

  async down(db) {
    await db.schema.alterTable('users', (table) => {
      table.dropIndex(['role', 'last_active_at'], 'users_role_active_index')
    })
    await db.schema.dropTable('guest_devices')
  },
}
