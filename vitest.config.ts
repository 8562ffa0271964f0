import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { DOORS_DIR } from './build/doors/door.ts'
import { POSTGRES_TAG, postgresTests } from './build/postgres-tests.ts'
import { SHARE } from './build/test/share.ts'
import { vitestReporter } from './build/test/vitest-reporter.ts'
import { findPostgres } from './cloud/db/testing/find-postgres.ts'
import { findRedis } from './tests/support/find-redis.ts'

/** Patience, not speed: a machine may be busy with other things. */
const PATIENT = { expect: { poll: { timeout: 20_000 } }, testTimeout: 60_000 }

/** For `npm run doors`: what the tests ask of the server is written down. */
const setupFiles = process.env[DOORS_DIR] ? ['tests/support/record-doors.ts'] : []

/**
 * One worker a core, because journeys run at the same time. Tests that start servers run first, because they take longest.
 */
const WAITING = { maxWorkers: availableParallelism(), sequence: { groupOrder: 0 } }
const COMPUTING = { maxWorkers: availableParallelism(), sequence: { groupOrder: 1 } }

/** Makes what each file that needs a Postgres takes a copy of. */
const POSTGRES_SETUP = ['cloud/db/testing/postgres-template.ts']

/** Migrates the SQLite database that each file opens a copy of. */
const SQLITE_SETUP = ['cloud/db/testing/sqlite-image.ts']

const onPostgres =
  process.env[SHARE] === undefined ? ['cloud/**/*.test.ts'] : postgresTests(import.meta.dirname)

/** Runs all files on SQLite in memory, which an empty address stands for, or those with the tag on Postgres. */
const cloud = (name: string, postgresUrl: string) => ({
  test: {
    ...WAITING,
    name,
    environment: 'node' as const,
    // Each file has a service and a database of its own; to load the modules anew for each took as long as its tests.
    isolate: false,
    include: postgresUrl === '' ? ['cloud/**/*.test.ts'] : onPostgres,
    tags: [
      {
        name: POSTGRES_TAG,
        description: 'Also runs on Postgres: dialects, locks, races, migrations, the ledger.',
      },
    ],
    // They start processes with databases of their own: once is enough.
    exclude: postgresUrl === '' ? [] : ['cloud/{main,logger,private-files}.test.ts'],
    provide: { postgresUrl, postgresTemplate: '' },
    globalSetup: postgresUrl === '' ? SQLITE_SETUP : POSTGRES_SETUP,
    setupFiles,
    ...PATIENT,
    hookTimeout: 60_000,
  },
})
const postgresUrl = await findPostgres()
const redisUrl = await findRedis()

/** Several processes: they need both. */
const cluster = (provided: { postgresUrl: string; redisUrl: string }) => ({
  test: {
    ...WAITING,
    name: 'cluster',
    environment: 'node' as const,
    include: ['tests/cluster/**/*.test.ts'],
    provide: { ...provided, postgresTemplate: '' },
    globalSetup: POSTGRES_SETUP,
    setupFiles,
    ...PATIENT,
    hookTimeout: 120_000,
  },
})

export default defineConfig({
  test: {
    reporters: process.env.npm_lifecycle_event === 'test:watch' ? ['default'] : [vitestReporter()],
    projects: [
      {
        test: {
          ...COMPUTING,
          name: 'unit',
          environment: 'node',
          // They keep no state outside themselves: their modules are loaded once a worker.
          isolate: false,
          include: ['{shared,host-engine,electron,build,tests/bench,tests/simulation}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...COMPUTING,
          sequence: { ...COMPUTING.sequence, setupFiles: 'list' },
          name: 'renderer',
          environment: 'jsdom',
          // `fresh-page.ts` resets the state that files could share.
          isolate: false,
          include: ['renderer/**/*.test.{ts,tsx}'],
          setupFiles: ['renderer/src/testing/fresh-page.ts', 'renderer/src/testing/setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...WAITING,
          name: 'play',
          environment: 'node',
          include: ['tests/play/**/*.test.ts'],
          setupFiles,
          ...PATIENT,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...WAITING,
          name: 'lan',
          environment: 'node',
          include: ['tests/lan/**/*.test.ts'],
          ...PATIENT,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'desktop',
          environment: 'node',
          include: ['tests/desktop/**/*.test.ts'],
          provide: { postgresUrl: '', postgresTemplate: '' },
          // One after another: each starts a browser and a build.
          fileParallelism: false,
          ...PATIENT,
          hookTimeout: 180_000,
        },
      },
      cloud('cloud:sqlite', ''),
      ...(postgresUrl === null ? [] : [cloud('cloud:postgres', postgresUrl)]),
      ...(postgresUrl === null || redisUrl === null ? [] : [cluster({ postgresUrl, redisUrl })]),
    ],
  },
})
