import { isPostgres } from '../client.ts'
import { idColumn, timeColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** What admins did, and the indexes by which they find accounts and what players say about quizzes. */
export const admin: Migration = {
  name: '0032-admin',

  async up(db) {
    await db.schema.createTable('admin_actions', (table) => {
      idColumn(table, 'id').notNullable()
      // Not bound to the user row: what was done stays known when the account is gone.
      idColumn(table, 'admin_id').notNullable()
      table.string('action', 32).notNullable()
      table.string('target', 64)
      table.text('before').notNullable()
      table.text('after').notNullable()
      timeColumn(table, 'done_at').notNullable()
      table.primary(['id'], 'admin_actions_pkey')
      table.index(['admin_id', 'id'], 'admin_actions_admin_index')
      table.index(['action', 'id'], 'admin_actions_action_index')
      table.index(['target', 'id'], 'admin_actions_target_index')
    })
    await db.schema.alterTable('users', (table) => {
      table.index(['role', 'id'], 'users_role_index')
    })
    // The order of a language is not that of its bytes, by which the beginning of a name is found. SQLite has no other.
    if (isPostgres(db))
      for (const column of ['username', 'email'])
        await db.raw(`create index users_${column}_prefix_index on users (${column}_folded collate "C")`)
    // None until an admin has answered it.
    await db.schema.alterTable('quiz_reports', (table) => {
      timeColumn(table, 'settled_at')
    })
    await db.schema.alterTable('quiz_reports', (table) => {
      table.index(['settled_at', 'quiz_id'], 'quiz_reports_settled_index')
    })
    await db.schema.alterTable('quiz_appeals', (table) => {
      table.index(['state', 'quiz_id'], 'quiz_appeals_state_index')
    })
    await db.schema.alterTable('quizzes', (table) => {
      table.index(['status', 'id'], 'quizzes_status_index')
    })
  },

  async down(db) {
    await db.schema.alterTable('quizzes', (table) => table.dropIndex([], 'quizzes_status_index'))
    await db.schema.alterTable('quiz_appeals', (table) => table.dropIndex([], 'quiz_appeals_state_index'))
    await db.schema.alterTable('quiz_reports', (table) => table.dropIndex([], 'quiz_reports_settled_index'))
    await db.schema.alterTable('quiz_reports', (table) => table.dropColumn('settled_at'))
    if (isPostgres(db))
      for (const column of ['username', 'email']) await db.raw(`drop index users_${column}_prefix_index`)
    await db.schema.alterTable('users', (table) => table.dropIndex([], 'users_role_index'))
    await db.schema.dropTable('admin_actions')
  },
}
