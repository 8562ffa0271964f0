import { idColumn, timeColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** What became of reports, which quizzes an admin has rewritten, how long answers take, and from where an admin acted. */
export const reportsQueue: Migration = {
  name: '0036-reports-queue',

  async up(db) {
    await db.schema.alterTable('player_reports', (table) => {
      timeColumn(table, 'closed_at')
    })
    // Not bound to the user row: what was decided stands when the admin's account is gone.
    await db.schema.alterTable('player_reports', (table) => {
      idColumn(table, 'closed_by')
    })
    await db.schema.alterTable('player_reports', (table) => {
      table.text('note')
    })
    await db.schema.alterTable('player_reports', (table) => {
      table.index(['state', 'id'], 'player_reports_queue_index')
    })
    // The text of the bank does not come back over it.
    await db.schema.alterTable('quizzes', (table) => {
      timeColumn(table, 'edited_at')
    })
    // Right answers, by the whole seconds that they took.
    await db.schema.createTable('quiz_answer_times', (table) => {
      table
        .string('quiz_id', 64)
        .notNullable()
        .references('id')
        .inTable('quizzes')
        .onDelete('CASCADE')
        .withKeyName('quiz_answer_times_quiz_fk')
      table.integer('seconds').notNullable()
      table.integer('answers').notNullable()
      table.primary(['quiz_id', 'seconds'], 'quiz_answer_times_pkey')
    })
    await db.schema.alterTable('admin_actions', (table) => {
      table.string('ip', 45)
    })
    await db.schema.alterTable('admin_actions', (table) => {
      table.index(['done_at', 'id'], 'admin_actions_time_index')
    })
  },

  async down(db) {
    await db.schema.alterTable('admin_actions', (table) => table.dropIndex([], 'admin_actions_time_index'))
    await db.schema.alterTable('admin_actions', (table) => table.dropColumn('ip'))
    await db.schema.dropTable('quiz_answer_times')
    await db.schema.alterTable('quizzes', (table) => table.dropColumn('edited_at'))
    await db.schema.alterTable('player_reports', (table) => table.dropIndex([], 'player_reports_queue_index'))
    for (const column of ['note', 'closed_by', 'closed_at'])
      await db.schema.alterTable('player_reports', (table) => table.dropColumn(column))
  },
}
