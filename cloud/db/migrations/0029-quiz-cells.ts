import type { Migration } from '../migration.ts'

/** A random part of a language and difficulty is read by an index; what was dropped is counted by the metrics. */
export const quizCells: Migration = {
  name: '0029-quiz-cells',

  async up(db) {
    await db.schema.alterTable('quizzes', (table) => {
      table.index(['language', 'difficulty', 'lot'], 'quizzes_cell_index')
    })
    await db.schema.dropTable('quiz_drops')
  },

  async down(db) {
    await db.schema.createTable('quiz_drops', (table) => {
      table.string('source', 16).notNullable()
      table.string('reason', 64).notNullable()
      table.integer('drafts').notNullable()
      table.primary(['source', 'reason'], 'quiz_drops_pkey')
    })
    await db.schema.alterTable('quizzes', (table) => table.dropIndex([], 'quizzes_cell_index'))
  },
}
