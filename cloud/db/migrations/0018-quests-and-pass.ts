import { timeColumn, userColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** How far everyone is with the quests of a day and with a season's pass, and what they have claimed of it. */
export const questsAndPass: Migration = {
  name: '0018-quests-and-pass',

  async up(db) {
    // There is a row from the first step on. Days count from 1970.
    await db.schema.createTable('quest_progress', (table) => {
      userColumn(table, 'quest_progress_user_fk')
      table.integer('day').notNullable()
      table.string('type', 16).notNullable()
      table.integer('progress').notNullable()
      timeColumn(table, 'claimed_at')
      table.primary(['user_id', 'day', 'type'], 'quest_progress_pkey')
      table.index(['day'], 'quest_progress_day_index')
    })

    await db.schema.createTable('game_passes', (table) => {
      userColumn(table, 'game_passes_user_fk')
      table.integer('season').notNullable()
      table.integer('xp').notNullable()
      // The day of the last XP, and how many it brought.
      table.integer('day').notNullable()
      table.integer('xp_of_day').notNullable()
      timeColumn(table, 'premium_at')
      table.primary(['user_id', 'season'], 'game_passes_pkey')
    })

    await db.schema.createTable('game_pass_claims', (table) => {
      userColumn(table, 'game_pass_claims_user_fk')
      table.integer('season').notNullable()
      table.integer('level').notNullable()
      table.string('track', 8).notNullable()
      timeColumn(table, 'claimed_at').notNullable()
      table.primary(['user_id', 'season', 'level', 'track'], 'game_pass_claims_pkey')
    })
  },

  async down(db) {
    for (const table of ['game_pass_claims', 'game_passes', 'quest_progress'])
      await db.schema.dropTable(table)
  },
}
