import { Redis } from 'ioredis'

export interface ClaimedRedis {
  readonly url: string
  readonly redis: Redis
  drop(): Promise<void>
}

const CLAIM = 'riddle-rooms-tests'
const LAST_DATABASE = 15

/** A database of its own on a Redis that others use too: an empty one, which is empty again afterwards. */
export async function claimRedis(server: string): Promise<ClaimedRedis> {
  for (let database = LAST_DATABASE; database > 0; database--) {
    const url = `${server}/${database}`
    const redis = new Redis(url)
    if (await claim(redis))
      return {
        url,
        redis,
        async drop() {
          await redis.flushdb()
          await redis.quit()
        },
      }
    await redis.quit()
  }
  throw new Error(`every database of ${new URL(server).host} holds something`)
}

async function claim(redis: Redis): Promise<boolean> {
  const holder = await redis.get(CLAIM)
  if (holder === null && (await redis.dbsize()) > 0) return false
  if (holder !== null) {
    if (isAlive(Number(holder))) return false
    // Left behind by tests that were cut off.
    await redis.flushdb()
  }
  return (await redis.set(CLAIM, process.pid, 'NX')) === 'OK'
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
