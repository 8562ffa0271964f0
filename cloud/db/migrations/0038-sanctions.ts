import { idColumn, timeColumn, userColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** What admins do about players, and what they note of them. */
export const sanctions: Migration = {
  name: '0038-sanctions',

  async up(db) {
    await db.schema.createTable('sanctions', (table) => {
      idColumn(table, 'id').notNullable()
      userColumn(table, 'sanctions_user_fk')
      table.string('kind', 16).notNullable()
      // Of a warning in words that every language has; else the admin's own words are in `reason`.
      table.string('preset', 32)
      table.text('reason').notNullable()
      // Not bound to the user row: what was done stays known when the admin's account is gone.
      idColumn(table, 'admin_id').notNullable()
      timeColumn(table, 'made_at').notNullable()
      // None: for good.
      timeColumn(table, 'expires_at')
      timeColumn(table, 'lifted_at')
      // Of a warning: when the player said that they have read it.
      timeColumn(table, 'acknowledged_at')
      table.primary(['id'], 'sanctions_pkey')
      // Mutes and bans that hold, or expired by themselves: one of a kind.
      table.unique(['user_id', 'kind'], {
        indexName: 'sanctions_standing_unique',
        predicate: db.whereRaw("lifted_at is null and kind <> 'warning'"),
      })
      table.index(['user_id', 'id'], 'sanctions_user_index')
      table.index(['kind', 'expires_at'], 'sanctions_kind_index')
    })
    // What is left of a ban when the account is deleted: a digest, which leads back to nobody.
    await db.schema.createTable('banned_addresses', (table) => {
      table.string('digest', 64).notNullable()
      table.text('reason').notNullable()
      timeColumn(table, 'expires_at')
      table.primary(['digest'], 'banned_addresses_pkey')
    })
    await db.schema.createTable('admin_notes', (table) => {
      idColumn(table, 'id').notNullable()
      userColumn(table, 'admin_notes_user_fk')
      idColumn(table, 'admin_id').notNullable()
      table.text('text').notNullable()
      timeColumn(table, 'made_at').notNullable()
      table.primary(['id'], 'admin_notes_pkey')
      table.index(['user_id', 'id'], 'admin_notes_user_index')
    })
  },

  async down(db) {
    for (const table of ['admin_notes', 'banned_addresses', 'sanctions']) await db.schema.dropTable(table)
  },
}
