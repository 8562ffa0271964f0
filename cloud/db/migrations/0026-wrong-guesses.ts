import { idColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** What people take for the answer of a quiz, so that practice opponents are wrong as people are. */
export const wrongGuesses: Migration = {
  name: '0026-wrong-guesses',

  async up(db) {
    await db.schema.createTable('wrong_guesses', (table) => {
      table
        .string('quiz_id', 64)
        .notNullable()
        .references('id')
        .inTable('quizzes')
        .onDelete('CASCADE')
        .withKeyName('wrong_guesses_quiz_fk')
      // Folding makes up to four letters of a sign.
      table.string('folded', 160).notNullable()
      table.string('guess', 40).notNullable()
      // The only one who has typed it; none when several have. It goes with them.
      idColumn(table, 'typed_by')
        .references('id')
        .inTable('users')
        .onDelete('CASCADE')
        .withKeyName('wrong_guesses_user_fk')
      table.primary(['quiz_id', 'folded'], 'wrong_guesses_pkey')
      table.index(['typed_by'], 'wrong_guesses_user_index')
    })
  },

  async down(db) {
    await db.schema.dropTable('wrong_guesses')
  },
}
