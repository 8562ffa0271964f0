import type { Knex } from 'knex'
import type { Db } from '../client.ts'
import { idColumn, timeColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

const userKey = (table: Knex.CreateTableBuilder) =>
  idColumn(table, 'user_id')
    .notNullable()
    .references('user_id')
    .inTable('rank_standings')
    .onDelete('CASCADE')
    .withKeyName('leaderboard_user_fk')

async function dropBoth(db: Db): Promise<void> {
  await db.schema.dropTable('leaderboard')
  await db.schema.dropTable('leaderboard_counts')
}

/** The leaderboard has everyone's place in their own rank, not the Enigmasters' alone. Both tables follow from the standings. */
export const placesInEveryRank: Migration = {
  name: '0021-places-in-every-rank',

  async up(db) {
    await dropBoth(db)
    await db.schema.createTable('leaderboard', (table) => {
      userKey(table)
      table.integer('season').notNullable()
      // The one that is shown: a resting Enigmaster is a Mystic.
      table.string('rank', 16).notNullable()
      table.integer('points').notNullable()
      timeColumn(table, 'reached_at').notNullable()
      // Of Enigmasters alone: the others cannot fall asleep.
      timeColumn(table, 'awake_until')
      table.primary(['user_id'], 'leaderboard_pkey')
      table.index(
        ['season', 'rank', db.raw('points desc'), 'reached_at', 'user_id'],
        'leaderboard_order_index',
      )
      table.index(['awake_until'], 'leaderboard_awake_index')
    })
    await db.schema.createTable('leaderboard_counts', (table) => {
      table.integer('season').notNullable()
      table.string('rank', 16).notNullable()
      table.integer('points').notNullable()
      table.integer('players').notNullable()
      table.primary(['season', 'rank', 'points'], 'leaderboard_counts_pkey')
    })
    // Who rests by now is moved by the next sweep.
    await db.raw(`insert into leaderboard (user_id, season, rank, points, reached_at, awake_until)
      select user_id, season, rank, points, reached_at, case when rank = 'enigmaster' then awake_until end from rank_standings`)
    await db.raw(`insert into leaderboard_counts (season, rank, points, players)
      select season, rank, points, count(*) from leaderboard group by season, rank, points`)
  },

  async down(db) {
    await dropBoth(db)
    await db.schema.createTable('leaderboard', (table) => {
      userKey(table)
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
    await db.raw(`insert into leaderboard (user_id, season, points, reached_at, awake_until)
      select user_id, season, points, reached_at, awake_until from rank_standings where rank = 'enigmaster'`)
    await db.raw(`insert into leaderboard_counts (season, points, players)
      select season, points, count(*) from leaderboard group by season, points`)
  },
}
