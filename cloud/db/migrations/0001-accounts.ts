import { idColumn, timeColumn, userColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** Who plays: the user row, what proves it is them (auth's), the one device they are signed in on (auth's), what they achieved. */
export const accounts: Migration = {
  name: '0001-accounts',

  async up(db) {
    await db.schema.createTable('users', (table) => {
      idColumn(table, 'id').notNullable()
      table.string('username', 20).notNullable()
      // Folded in code: NOCASE and ILIKE know ASCII only on SQLite, and the two databases must agree.
      table.text('username_folded').notNullable()
      table.string('email', 254).notNullable()
      table.text('email_folded').notNullable()
      table.boolean('email_verified').notNullable()
      table.string('avatar', 64).notNullable()
      table.string('preferred_language', 16)
      table.integer('tutorial_step').notNullable()
      table.string('role', 16).notNullable()
      table.boolean('collection_private').notNullable()
      table.string('google_uid', 255)
      timeColumn(table, 'last_active_at')
      timeColumn(table, 'created_at').notNullable()
      table.primary(['id'], 'users_pkey')
      table.unique(['username_folded'], { indexName: 'users_username_unique' })
      table.unique(['email_folded'], { indexName: 'users_email_unique' })
      table.unique(['google_uid'], { indexName: 'users_google_uid_unique' })
    })

    await db.schema.createTable('credentials', (table) => {
      userColumn(table, 'credentials_user_fk')
      table.string('password_hash', 255).notNullable()
      timeColumn(table, 'changed_at').notNullable()
      table.primary(['user_id'], 'credentials_pkey')
    })

    await db.schema.createTable('logins', (table) => {
      idColumn(table, 'id').notNullable()
      userColumn(table, 'logins_user_fk')
      timeColumn(table, 'created_at').notNullable()
      table.primary(['id'], 'logins_pkey')
      // One device an account: two logins at the same moment cannot both stay.
      table.unique(['user_id'], { indexName: 'logins_user_unique' })
    })

    await db.schema.createTable('player_stats', (table) => {
      userColumn(table, 'player_stats_user_fk')
      table.integer('games').notNullable()
      table.integer('wins').notNullable()
      table.integer('stars').notNullable()
      table.bigInteger('xp').notNullable()
      table.primary(['user_id'], 'player_stats_pkey')
    })
  },

  async down(db) {
    for (const table of ['player_stats', 'logins', 'credentials', 'users']) await db.schema.dropTable(table)
  },
}
