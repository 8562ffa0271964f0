import { timeColumn, userColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** What mailed links bear: kept as a hash, so that who reads the database can open no account. */
export const mailTokens: Migration = {
  name: '0003-mail-tokens',

  async up(db) {
    await db.schema.createTable('mail_tokens', (table) => {
      table.string('token_hash', 64).notNullable()
      userColumn(table, 'mail_tokens_user_fk')
      table.string('purpose', 16).notNullable()
      // It proves this address and no other, whatever the account's is by then.
      table.text('email_folded').notNullable()
      timeColumn(table, 'created_at').notNullable()
      timeColumn(table, 'expires_at').notNullable()
      timeColumn(table, 'used_at')
      table.primary(['token_hash'], 'mail_tokens_pkey')
      table.index(['user_id'], 'mail_tokens_user_index')
      table.index(['expires_at'], 'mail_tokens_expiry_index')
    })
  },

  async down(db) {
    await db.schema.dropTable('mail_tokens')
  },
}
