import { idColumn, timeColumn, userColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** Where everyone stands in ranked, what each ranked game was made of, and the leaderboard with its counts. */
export const ranks: Migration = {
  name: '0006-ranks',

  async up(db) {
    await db.schema.createTable('rank_standings', (table) => {
      userColumn(table, 'rank_standings_user_fk')
      table.double('mu').notNullable()
      table.double('sigma').notNullable()
      table.integer('points').notNullable()
      table.string('rank', 16).notNullable()
      table.integer('season').notNullable()
      timeColumn(table, 'reached_at').notNullable()
      timeColumn(table, 'awake_until').notNullable()
      table.integer('leaver_step').notNullable()
      timeColumn(table, 'leaver_at').notNullable()
      table.primary(['user_id'], 'rank_standings_pkey')
    })

    await db.schema.createTable('ranked_entries', (table) => {
      table.string('game_id', 64).notNullable()
      // No foreign key: the points of the others are made of it too. An id says nothing once its user is gone.
      idColumn(table, 'user_id').notNullable()
      table.integer('season').notNullable()
      table.string('outcome', 16).notNullable()
      timeColumn(table, 'finished_at').notNullable()
      table.integer('place').notNullable()
      table.boolean('has_left').notNullable()
      table.integer('leaver_step').notNullable()
      // Rating and points as they came into the game.
      table.double('mu').notNullable()
      table.double('sigma').notNullable()
      table.integer('points').notNullable()
      table.integer('gained').notNullable()
      table.boolean('cheated').notNullable()
      // What was given back (or taken) since.
      table.integer('returned_points').notNullable()
      table.double('returned_mu').notNullable()
      table.primary(['game_id', 'user_id'], 'ranked_entries_pkey')
      table.index(['user_id', 'season'], 'ranked_entries_user_index')
    })

    // Until the game is settled: then it counts by the standing.
    await db.schema.createTable('ranked_leaves', (table) => {
      table.string('game_id', 64).notNullable()
      userColumn(table, 'ranked_leaves_user_fk')
      table.string('room_id', 32).notNullable()
      timeColumn(table, 'left_at').notNullable()
      table.primary(['user_id', 'game_id'], 'ranked_leaves_pkey')
      table.index(['game_id'], 'ranked_leaves_game_index')
    })

    await db.schema.createTable('leaderboard', (table) => {
      // References the standing, which every change of the board locks first: referencing the user row could deadlock.
      idColumn(table, 'user_id')
        .notNullable()
        .references('user_id')
        .inTable('rank_standings')
        .onDelete('CASCADE')
        .withKeyName('leaderboard_user_fk')
      table.integer('season').notNullable()
      table.integer('points').notNullable()
      timeColumn(table, 'reached_at').notNullable()
      timeColumn(table, 'awake_until').notNullable()
      table.primary(['user_id'], 'leaderboard_pkey')
      table.index(['season', db.raw('points desc'), 'reached_at', 'user_id'], 'leaderboard_order_index')
      table.index(['awake_until'], 'leaderboard_awake_index')
    })

    await db.schema.createTable('leaderboard_counts', (table) => {
      table.integer('season').notNullable()
      table.integer('points').notNullable()
      table.integer('players').notNullable()
      table.primary(['season', 'points'], 'leaderboard_counts_pkey')
    })
  },

  async down(db) {
    for (const table of [
      'leaderboard_counts',
      'leaderboard',
      'ranked_leaves',
      'ranked_entries',
      'rank_standings',
    ])
      await db.schema.dropTable(table)
  },
}
