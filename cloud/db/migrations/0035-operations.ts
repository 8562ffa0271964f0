import { timeColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

const GAUGES = ['online', 'rooms_waiting', 'rooms_playing', 'queued', 'median_wait_ms', 'open_reports']
const COUNTERS = [
  'games_begun',
  'games_finished',
  'answers',
  'errors',
  'r3_minted',
  'r3_spent',
  'voice_tokens',
  'speech_characters',
  'ai_calls',
  'ai_cost_micros',
]
/** How many answers came within so many milliseconds. */
const WITHIN = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000].map((ms) => `within_${ms}`)

/** What the admin's overview shows: one row a minute, and one an hour. */
export const operations: Migration = {
  name: '0035-operations',

  async up(db) {
    await db.schema.createTable('figures', (table) => {
      // minute or hour
      table.string('span', 8).notNullable()
      timeColumn(table, 'at').notNullable()
      // Null until they are measured.
      for (const gauge of GAUGES) table.bigInteger(gauge)
      for (const counter of [...COUNTERS, ...WITHIN]) table.bigInteger(counter).notNullable().defaultTo(0)
      table.primary(['span', 'at'], 'figures_pkey')
    })
    await db.schema.alterTable('ai_usage', (table) => {
      table.integer('calls').notNullable().defaultTo(0)
    })
  },

  async down(db) {
    await db.schema.alterTable('ai_usage', (table) => table.dropColumn('calls'))
    await db.schema.dropTable('figures')
  },
}
