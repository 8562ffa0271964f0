import { userColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** How difficult quizzes turned out to be, how able players are, and why a quiz left play. */
export const quizRatings: Migration = {
  name: '0027-quiz-ratings',

  async up(db) {
    // None until somebody has answered it.
    await db.schema.alterTable('quizzes', (table) => {
      table.double('rating')
    })
    await db.schema.alterTable('quizzes', (table) => {
      table.integer('rated').notNullable().defaultTo(0)
    })
    await db.schema.alterTable('quizzes', (table) => {
      table.string('reason', 32)
    })
    await db.schema.createTable('quiz_abilities', (table) => {
      userColumn(table, 'quiz_abilities_user_fk')
      table.double('rating').notNullable()
      table.integer('rated').notNullable()
      table.primary(['user_id'], 'quiz_abilities_pkey')
    })
  },

  async down(db) {
    await db.schema.dropTable('quiz_abilities')
    for (const column of ['reason', 'rated', 'rating'])
      await db.schema.alterTable('quizzes', (table) => table.dropColumn(column))
  },
}
