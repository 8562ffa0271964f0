import { timeColumn, userColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** Where people play and what they played: the list of rooms, who sits where, the quizzes and who saw them, the results. */
export const roomsAndGames: Migration = {
  name: '0002-rooms-and-games',

  async up(db) {
    await db.schema.createTable('rooms', (table) => {
      table.string('id', 32).notNullable()
      table.string('invite_code', 6).notNullable()
      table.string('mode', 16).notNullable()
      table.string('status', 16).notNullable()
      table.text('name_folded').notNullable()
      table.integer('capacity').notNullable()
      table.integer('players').notNullable()
      // The room as its members see it.
      table.text('body').notNullable()
      table.string('process_id', 26).notNullable()
      timeColumn(table, 'created_at').notNullable()
      // A room whose process no longer says so is gone.
      timeColumn(table, 'seen_at').notNullable()
      table.primary(['id'], 'rooms_pkey')
      table.index(['invite_code'], 'rooms_invite_code_index')
      table.index(['status', 'created_at'], 'rooms_status_index')
      table.index(['process_id'], 'rooms_process_index')
    })

    await db.schema.createTable('room_seats', (table) => {
      userColumn(table, 'room_seats_user_fk')
      table.string('room_id', 32).notNullable()
      table.primary(['user_id'], 'room_seats_pkey')
      table.index(['room_id'], 'room_seats_room_index')
    })

    await db.schema.createTable('quizzes', (table) => {
      table.string('id', 64).notNullable()
      table.string('source', 16).notNullable()
      table.string('language', 16).notNullable()
      table.string('difficulty', 16).notNullable()
      table.text('body').notNullable()
      table.string('status', 16).notNullable()
      table.integer('plays').notNullable()
      table.primary(['id'], 'quizzes_pkey')
      table.index(['language', 'difficulty', 'status'], 'quizzes_deal_index')
    })

    await db.schema.createTable('quizzes_seen', (table) => {
      userColumn(table, 'quizzes_seen_user_fk')
      table.string('quiz_id', 64).notNullable()
      timeColumn(table, 'seen_at').notNullable()
      table.primary(['user_id', 'quiz_id'], 'quizzes_seen_pkey')
    })

    await db.schema.createTable('games', (table) => {
      table.string('id', 64).notNullable()
      table.string('room_id', 32).notNullable()
      table.string('outcome', 16).notNullable()
      // Scores and rounds, as they were.
      table.text('body').notNullable()
      timeColumn(table, 'started_at').notNullable()
      timeColumn(table, 'finished_at').notNullable()
      table.primary(['id'], 'games_pkey')
    })

    await db.schema.createTable('game_players', (table) => {
      table.string('game_id', 64).notNullable()
      userColumn(table, 'game_players_user_fk')
      table.integer('place').notNullable()
      table.integer('score').notNullable()
      table.integer('correct').notNullable()
      // Whatever happens, a game counts once for a player.
      table.primary(['game_id', 'user_id'], 'game_players_pkey')
      table.index(['user_id'], 'game_players_user_index')
    })
  },

  async down(db) {
    for (const table of ['game_players', 'games', 'quizzes_seen', 'quizzes', 'room_seats', 'rooms'])
      await db.schema.dropTable(table)
  },
}
