import { defineConfig } from 'vitest/config'
import { secondTries } from './build/second-tries.ts'
import { VITEST_JSON } from './build/test-results.ts'
import { findPostgres } from './cloud/db/testing/find-postgres.ts'
import { findRedis } from './tests/support/find-redis.ts'

/** The same files on both databases; an empty address means SQLite in memory. */
const cloud = (name: string, postgresUrl: string) => ({
  test: {
    name,
    environment: 'node' as const,
    include: ['cloud/**/*.test.ts'],
    // They start processes with databases of their own: once is enough.
    exclude: postgresUrl === '' ? [] : ['cloud/{main,logger,private-files}.test.ts'],
    provide: { postgresUrl },
    // Patience, not speed: a machine may be busy with other things.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
const postgresUrl = await findPostgres()
const redisUrl = await findRedis()

/** Several processes: they need both. */
const cluster = (provided: { postgresUrl: string; redisUrl: string }) => ({
  test: {
    name: 'cluster',
    environment: 'node' as const,
    include: ['tests/cluster/**/*.test.ts'],
    provide: provided,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})

export default defineConfig({
  test: {
    // Vitest would leave one core idle, which is half of a small machine.
    maxWorkers: '100%',
    reporters: ['default', ['json', { outputFile: VITEST_JSON }], secondTries],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{shared,host-engine,electron,build,tests/bench,tests/simulation}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'renderer',
          environment: 'jsdom',
          include: ['renderer/**/*.test.{ts,tsx}'],
          setupFiles: ['renderer/src/testing/setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'play',
          environment: 'node',
          include: ['tests/play/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'lan',
          environment: 'node',
          include: ['tests/lan/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'desktop',
          environment: 'node',
          include: ['tests/desktop/**/*.test.ts'],
          provide: { postgresUrl: '' },
          // One after another: each starts a browser and a build.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      cloud('cloud:sqlite', ''),
      ...(postgresUrl === null ? [] : [cloud('cloud:postgres', postgresUrl)]),
      ...(postgresUrl === null || redisUrl === null ? [] : [cluster({ postgresUrl, redisUrl })]),
    ],
  },
})
