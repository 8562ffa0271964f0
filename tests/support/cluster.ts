import { inject } from 'vitest'
import { createTestDatabase } from '#cloud/db/testing/test-database.ts'
import { claimRedis } from './claim-redis.ts'
import { clockAhead } from './clock-ahead.ts'
import { freePort, type ProductOnClock, SERVER, startProductOnClock } from './product.ts'
import { advanceTogether } from './test-clock/advance.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The Redis server of the project `cluster`. */
    redisUrl: string
  }
}

export interface ClusterOptions {
  readonly redisUrl?: (real: string) => string
  /** By how much the second process's clock is ahead, in milliseconds. */
  readonly clockAheadMs?: number
  /** More for the environment of both. */
  readonly variables?: Readonly<Record<string, string>>
}

/** Two processes of one cloud, with a database and a Redis of their own. `stop` it after the file. */
export async function startCluster({
  redisUrl,
  clockAheadMs = 0,
  variables: more = {},
}: ClusterOptions = {}) {
  const database = await createTestDatabase()
  const claimed = await claimRedis(inject('redisUrl'))
  const start = async (aheadMs: number): Promise<ProductOnClock> => {
    const port = String(await freePort())
    const variables = {
      PORT: port,
      PUBLIC_ADDRESS: `127.0.0.1:${port}`,
      DATABASE_URL: database.url,
      REDIS_URL: redisUrl?.(claimed.url) ?? claimed.url,
      AUTH_SECRET: 'a secret that the processes of a test share',
      ...more,
    }
    return startProductOnClock(variables, SERVER, ['--import', clockAhead(aheadMs)])
  }
  const [a, b] = await Promise.all([start(0), start(clockAheadMs)])
  return {
    a,
    b,
    db: database.db,
    databaseUrl: database.url,
    redisUrl: claimed.url,
    /** Advances both processes, but neither Postgres nor Redis. */
    advance: (ms: number) => advanceTogether({ clocks: [a, b] }, ms),
    async stop() {
      await Promise.all([a.stop(), b.stop()])
      await claimed.drop()
      await database.drop()
    },
  }
}
export type Cluster = Awaited<ReturnType<typeof startCluster>>
