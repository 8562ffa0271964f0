import { timeColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** A player's finished games, newest first, are a range of an index. */
export const playedGames: Migration = {
  name: '0022-played-games',

  async up(db) {
    await db.schema.alterTable('game_players', (table) => {
      // None where the game did not finish.
      timeColumn(table, 'finished_at')
    })
    await db('game_players').update({
      finished_at: db('games')
        .where({ outcome: 'finished' })
        .whereRaw('games.id = game_players.game_id')
        .select('games.finished_at'),
    })
    await db.schema.alterTable('game_players', (table) => {
      table.index(['user_id', 'finished_at', 'game_id'], 'game_players_finished_index')
      table.dropIndex(['user_id'], 'game_players_user_index')
    })
  },

  async down(db) {
    await db.schema.alterTable('game_players', (table) => {
      table.index(['user_id'], 'game_players_user_index')
      table.dropIndex(['user_id', 'finished_at', 'game_id'], 'game_players_finished_index')
    })
    await db.schema.alterTable('game_players', (table) => table.dropColumn('finished_at'))
  },
}
