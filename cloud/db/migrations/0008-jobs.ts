import { idColumn, timeColumn } from '../columns.ts'
import type { Migration } from '../migration.ts'

/** Work that must be done once its time has come, by whichever process claims it first. */
export const jobs: Migration = {
  name: '0008-jobs',

  async up(db) {
    await db.schema.createTable('jobs', (table) => {
      idColumn(table, 'id').notNullable()
      table.string('kind', 32).notNullable()
      // At most one job of a kind has a key.
      table.string('key', 80).notNullable()
      table.text('payload').notNullable()
      // When it may be claimed next: after a claim, the end of its lease. Null for a dead letter.
      timeColumn(table, 'due_at')
      // Whose it is until then. Each claim has a name of its own, so that a late worker can tell that it lost the job.
      idColumn(table, 'claim')
      table.integer('attempts').notNullable()
      // How often it was enqueued again: a job that is asked for while it runs, runs once more.
      table.integer('requests').notNullable()
      table.double('progress')
      table.text('error')
      timeColumn(table, 'dead_at')
      timeColumn(table, 'created_at').notNullable()
      table.primary(['id'], 'jobs_pkey')
      table.unique(['kind', 'key'], { indexName: 'jobs_key_unique' })
      table.index(['due_at'], 'jobs_due_index')
    })
    // Its one user, matchmaking, is a job now.
    await db.schema.dropTable('leases')
  },

  async down(db) {
    await db.schema.createTable('leases', (table) => {
      table.string('name', 32).notNullable()
      table.string('holder', 26).notNullable()
      timeColumn(table, 'until').notNullable()
      table.primary(['name'], 'leases_pkey')
    })
    await db.schema.dropTable('jobs')
  },
}
