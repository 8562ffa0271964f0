import { Redis } from 'ioredis'

const DEFAULT_URL = 'redis://127.0.0.1:6379'

/** The Redis server for the tests, or null when there is none. Under CI there must be one. */
export async function findRedis(): Promise<string | null> {
  const url = process.env.TEST_REDIS_URL ?? DEFAULT_URL
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: 2_000, retryStrategy: () => null })
  redis.on('error', () => undefined)
  try {
    await redis.connect()
    return url
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const message = `cluster is left out: TEST_REDIS_URL (${new URL(url).host}) does not answer: ${reason}`
    if (process.env.CI === 'true') throw new Error(message)
    process.stderr.write(`${message}\n`)
    return null
  } finally {
    redis.disconnect()
  }
}
