import { join } from 'node:path'
import { inject } from 'vitest'
import { createTestDatabase } from '#cloud/db/testing/test-database.ts'
import { claimRedis } from './claim-redis.ts'
import { freePort, type Product, startProduct } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The Redis server of the project `cluster`. */
    redisUrl: string
  }
}

const MAIN = join(import.meta.dirname, '../../cloud/main.ts')

/** Two processes of one cloud, with a database and a Redis of their own. `stop` it after the file. */
export async function startCluster(redisUrl?: (real: string) => string) {
  const database = await createTestDatabase()
  const claimed = await claimRedis(inject('redisUrl'))
  const start = async (): Promise<Product> => {
    const port = String(await freePort())
    const variables = {
      PORT: port,
      PUBLIC_ADDRESS: `127.0.0.1:${port}`,
      DATABASE_URL: database.url,
      REDIS_URL: redisUrl?.(claimed.url) ?? claimed.url,
      AUTH_SECRET: 'a secret that the processes of a test share',
    }
    return startProduct(variables, [process.execPath, MAIN])
  }
  const [a, b] = await Promise.all([start(), start()])
  return {
    a,
    b,
    db: database.db,
    databaseUrl: database.url,
    redisUrl: claimed.url,
    async stop() {
      await Promise.all([a.stop(), b.stop()])
      await claimed.drop()
      await database.drop()
    },
  }
}
export type Cluster = Awaited<ReturnType<typeof startCluster>>
