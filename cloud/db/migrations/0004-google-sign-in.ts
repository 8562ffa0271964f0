import { timeColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** Which of Google's tokens have opened a login, and which of its identities may open none any more. */
export const googleSignIn: Migration = {
  name: '0004-google-sign-in',

  async up(db) {
    await db.schema.createTable('google_tokens_used', (table) => {
      table.string('token_hash', 64).notNullable()
      timeColumn(table, 'forget_at').notNullable()
      // A token that two processes get at the same moment opens one login.
      table.primary(['token_hash'], 'google_tokens_used_pkey')
      table.index(['forget_at'], 'google_tokens_used_forget_index')
    })

    // No user: the account is gone, and its owner must not start again under the same identity.
    await db.schema.createTable('google_identities_barred', (table) => {
      table.string('google_uid', 255).notNullable()
      timeColumn(table, 'barred_at').notNullable()
      table.primary(['google_uid'], 'google_identities_barred_pkey')
    })
  },

  async down(db) {
    for (const table of ['google_identities_barred', 'google_tokens_used']) await db.schema.dropTable(table)
  },
}
