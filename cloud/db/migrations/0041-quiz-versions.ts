import type { Migration } from '../migration.ts'

/** How often people have changed a quiz: a correction says which version it is about. */
export const quizVersions: Migration = {
  name: '0041-quiz-versions',

  async up(db) {
    await db.schema.alterTable('quizzes', (table) => {
      table.integer('version').notNullable().defaultTo(0)
    })
  },

  async down(db) {
    await db.schema.alterTable('quizzes', (table) => table.dropColumn('version'))
  },
}
