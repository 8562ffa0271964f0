import type { Knex } from 'knex'
import { idColumn, timeColumn, userColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

const gameId = (table: Knex.CreateTableBuilder) => table.string('game_id', 64)

/** Players' own sets, what was made for them, and what they say about quizzes. */
export const quizSets: Migration = {
  name: '0024-quiz-sets',

  async up(db) {
    await db.schema.createTable('quiz_sets', (table) => {
      idColumn(table, 'id').notNullable()
      userColumn(table, 'quiz_sets_user_fk')
      table.text('name').notNullable()
      table.string('language', 16).notNullable()
      table.string('code', 6).notNullable()
      table.text('quizzes').notNullable()
      timeColumn(table, 'changed_at').notNullable()
      table.primary(['id'], 'quiz_sets_pkey')
      table.unique(['code'], { indexName: 'quiz_sets_code_unique' })
      table.index(['user_id', 'id'], 'quiz_sets_user_index')
    })
    await db.schema.createTable('quiz_generations', (table) => {
      idColumn(table, 'id').notNullable()
      userColumn(table, 'quiz_generations_user_fk')
      // The user again while it runs: one at a time.
      idColumn(table, 'running_of')
      table.string('state', 16).notNullable()
      table.string('source', 16).notNullable()
      // Whoever made them in the end.
      table.boolean('asked_model').notNullable()
      table.text('wish').notNullable()
      table.bigInteger('seed').notNullable()
      table.text('quizzes').notNullable()
      table.boolean('topic_found').notNullable()
      timeColumn(table, 'made_at').notNullable()
      table.primary(['id'], 'quiz_generations_pkey')
      table.unique(['running_of'], { indexName: 'quiz_generations_running_unique' })
      table.index(['user_id', 'asked_model', 'made_at'], 'quiz_generations_user_index')
      table.index(['made_at'], 'quiz_generations_made_index')
    })
    await db.schema.createTable('refused_guesses', (table) => {
      gameId(table).notNullable()
      table.integer('round').notNullable()
      userColumn(table, 'refused_guesses_user_fk')
      table.text('guess').notNullable()
      timeColumn(table, 'refused_at').notNullable()
      table.index(['game_id', 'user_id', 'round'], 'refused_guesses_game_index')
      table.index(['user_id'], 'refused_guesses_user_index')
      table.index(['refused_at'], 'refused_guesses_time_index')
    })
    await db.schema.createTable('quiz_appeals', (table) => {
      idColumn(table, 'id').notNullable()
      userColumn(table, 'quiz_appeals_user_fk')
      gameId(table).notNullable()
      table.integer('round').notNullable()
      table.string('quiz_id', 64).notNullable()
      table.text('guess').notNullable()
      table.string('state', 16).notNullable()
      timeColumn(table, 'made_at').notNullable()
      table.primary(['id'], 'quiz_appeals_pkey')
      table.unique(['user_id', 'game_id', 'round'], { indexName: 'quiz_appeals_round_unique' })
      table.index(['quiz_id', 'state'], 'quiz_appeals_quiz_index')
    })
    await db.schema.createTable('quiz_reports', (table) => {
      userColumn(table, 'quiz_reports_user_fk')
      table.string('quiz_id', 64).notNullable()
      table.string('reason', 16).notNullable()
      table.text('text').notNullable()
      gameId(table)
      timeColumn(table, 'made_at').notNullable()
      table.primary(['user_id', 'quiz_id'], 'quiz_reports_pkey')
      table.index(['quiz_id'], 'quiz_reports_quiz_index')
    })
  },

  async down(db) {
    for (const table of ['quiz_reports', 'quiz_appeals', 'refused_guesses', 'quiz_generations', 'quiz_sets'])
      await db.schema.dropTable(table)
  },
}
