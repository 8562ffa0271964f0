import type { Migration } from '../migration.ts'

/** What quizzes are dealt by, whose answers players know, guesses that an appeal made right, and drafts that failed. */
export const quizStore: Migration = {
  name: '0023-quiz-store',

  async up(db) {
    await db.schema.alterTable('quizzes', (table) => {
      table.string('kind', 16)
    })
    await db.schema.alterTable('quizzes', (table) => {
      table.string('broad_category', 24)
    })
    // The main answer, folded: whoever knows the answer knows the quiz.
    await db.schema.alterTable('quizzes', (table) => {
      table.string('answer_key', 255)
    })
    await db.schema.alterTable('quizzes', (table) => {
      table.string('template', 64)
    })
    // A random number: from a random place on, the next ones by it are a random choice that no game has to sort for.
    await db.schema.alterTable('quizzes', (table) => {
      table.integer('lot').notNullable().defaultTo(0)
    })
    await db.schema.alterTable('quizzes', (table) => {
      table.index(['language', 'difficulty', 'status', 'source', 'lot'], 'quizzes_lot_index')
    })
    await db.schema.alterTable('quizzes_seen', (table) => {
      table.string('answer_key', 255)
    })
    await db.schema.alterTable('quizzes_seen', (table) => {
      table.index(['user_id', 'answer_key'], 'quizzes_seen_answer_index')
    })
    await db.schema.createTable('quiz_aliases', (table) => {
      table.string('quiz_id', 64).notNullable()
      table.string('folded', 255).notNullable()
      table.string('alias', 255).notNullable()
      table.primary(['quiz_id', 'folded'], 'quiz_aliases_pkey')
    })
    await db.schema.createTable('quiz_drops', (table) => {
      table.string('source', 16).notNullable()
      table.string('reason', 64).notNullable()
      table.integer('drafts').notNullable()
      table.primary(['source', 'reason'], 'quiz_drops_pkey')
    })
  },

  async down(db) {
    await db.schema.dropTable('quiz_drops')
    await db.schema.dropTable('quiz_aliases')
    await db.schema.alterTable('quizzes_seen', (table) => table.dropIndex([], 'quizzes_seen_answer_index'))
    await db.schema.alterTable('quizzes_seen', (table) => table.dropColumn('answer_key'))
    await db.schema.alterTable('quizzes', (table) => table.dropIndex([], 'quizzes_lot_index'))
    for (const column of ['lot', 'template', 'answer_key', 'broad_category', 'kind'])
      await db.schema.alterTable('quizzes', (table) => table.dropColumn(column))
  },
}
