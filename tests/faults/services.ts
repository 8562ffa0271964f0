import type { Db } from '#cloud/db/client.ts'
import { findPostgres } from '#cloud/db/testing/find-postgres.ts'
import { claimRedis } from '../support/claim-redis.ts'
import { type FaultyProxy, startFaultyProxy, through } from '../support/faulty-proxy.ts'
import { findRedis } from '../support/find-redis.ts'
import { freePort, type Product, SERVER, startProduct } from '../support/product.ts'
import { makeDatabase } from './make-database.ts'

export interface Services {
  /** Two processes as one cloud. */
  readonly processes: readonly [Product, Product]
  readonly proxies: { readonly Postgres: FaultyProxy; readonly Redis: FaultyProxy }
  /** Not by way of a proxy. */
  readonly db: Db
  stop(): Promise<void>
}

/** Postgres and Redis as the tests have them, each with a database for this run alone, and two processes that reach them by proxies. */
export async function startServices(): Promise<Services> {
  const [postgresUrl, redisUrl] = [await findPostgres(), await findRedis()]
  if (postgresUrl === null || redisUrl === null) throw new Error('This needs a Postgres and a Redis.')
  const database = await makeDatabase(postgresUrl)
  const claimed = await claimRedis(redisUrl)
  const proxies = {
    Postgres: await startFaultyProxy(Number(new URL(postgresUrl).port || 5432)),
    Redis: await startFaultyProxy(Number(new URL(redisUrl).port || 6379)),
  }
  const start = async () => {
    const port = String(await freePort())
    const variables = {
      PORT: port,
      PUBLIC_ADDRESS: `127.0.0.1:${port}`,
      DATABASE_URL: through(proxies.Postgres, database.url),
      REDIS_URL: through(proxies.Redis, claimed.url),
      AUTH_SECRET: 'a secret that both processes share',
    }
    return startProduct(variables, [process.execPath, SERVER])
  }
  const processes = [await start(), await start()] as const
  return {
    processes,
    proxies,
    db: database.db,
    async stop() {
      for (const process of processes) await process.stop()
      for (const proxy of Object.values(proxies)) await proxy.close()
      await claimed.drop()
      await database.drop()
    },
  }
}
