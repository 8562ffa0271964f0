import type { createAdapter } from '@socket.io/redis-adapter'
import type { Redis, RedisOptions } from 'ioredis'
import { type EngineCluster, openEngineCluster, withTimeout } from '#host-engine/index.ts'
import type { Broadcast } from './broadcast.ts'
import type { ClusterSettings, RedisAddress } from './config/cluster-settings.ts'
import type { Logger } from './logger.ts'

/** What this process shares with others like it. Without REDIS_URL there is none, and none of its packages is loaded. */
export interface Cluster {
  readonly engine: EngineCluster
  /** For the account channel. */
  readonly adapter: ReturnType<typeof createAdapter>
  readonly broadcast: Broadcast
  /** For counting: it answers at once or fails, and never does late what it was asked. */
  readonly counts: Redis
  ping(): Promise<unknown>
  close(): Promise<void>
}

export class RedisUnreachableError extends Error {
  override readonly name = 'RedisUnreachableError'
}

/** Before the names of all our keys. Colyseus's own (`roomcaches`, `roomcount`) would meet those of others otherwise. */
const PREFIX = 'riddle-rooms:'
const FIRST_ANSWER_MS = 5_000
const ANSWER_MS = 2_000
const GOODBYE_MS = 1_000

/** Tries for ever: a process that has games going on does not end because Redis is away. */
const retryStrategy = (times: number): number => Math.min(times * 100, 2_000)

/** Resolves when Redis has answered; rejects with an error for the operator when it does not. */
export async function openCluster(
  { redis, publicAddress }: ClusterSettings,
  logger: Pick<Logger, 'info' | 'warn'>,
): Promise<Cluster> {
  const [{ Redis }, { createAdapter }] = await Promise.all([
    import('ioredis'),
    import('@socket.io/redis-adapter'),
  ])
  // What was asked while Redis was away is kept and asked again: by default it would fail, and end the process.
  const patient: RedisOptions = { ...redis, keyPrefix: PREFIX, retryStrategy, maxRetriesPerRequest: null }
  const counts = new Redis({
    ...redis,
    keyPrefix: PREFIX,
    retryStrategy,
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_MS,
  })
  await firstAnswer(counts, redis)
  const [pub, sub, listening] = [new Redis(patient), new Redis(patient), new Redis(patient)]
  const engine = await openEngineCluster(patient, publicAddress)
  const connections = [counts, pub, sub, listening, ...engine.connections]
  for (const connection of connections) watch(connection, logger)

  return {
    engine,
    // A channel reaches every database of a Redis: its name says whose it is.
    adapter: createAdapter(pub, sub, { key: `${PREFIX}${redis.db}` }),
    broadcast: createBroadcast(pub, listening, `${PREFIX}${redis.db}:`),
    counts,
    ping: () => counts.ping(),
    close: async () => void (await Promise.all(connections.map(close))),
  }
}

/** Over channels whose names begin with `prefix`. */
function createBroadcast(pub: Redis, sub: Redis, prefix: string): Broadcast {
  const listeners = new Map<string, Set<() => void>>()
  sub.on('message', (channel: string) => {
    for (const listener of listeners.get(channel) ?? []) listener()
  })
  return {
    publish(topic) {
      // With Redis away it would wait for its return; and what the message tells is read again now and then anyway.
      pub.publish(prefix + topic, '').catch(() => undefined)
    },
    subscribe(topic, listener) {
      const channel = prefix + topic
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener))
      sub.subscribe(channel).catch(() => undefined)
      return () => void listeners.get(channel)?.delete(listener)
    },
  }
}

async function firstAnswer(redis: Redis, { host, port }: RedisAddress): Promise<void> {
  // What connecting fails with is only that it failed.
  let reason: unknown
  redis.on('error', (error) => {
    reason = error
  })
  try {
    await withTimeout(redis.connect(), FIRST_ANSWER_MS)
    await redis.ping()
  } catch (error) {
    redis.disconnect()
    const { message } = (reason ?? error) as Error
    throw new RedisUnreachableError(
      `Redis does not answer at ${host}:${port} (${message}). Look at REDIS_URL.`,
    )
  }
}

/** Once for each time that it goes and comes back, however often a connection is tried meanwhile. */
function watch(connection: Redis, logger: Pick<Logger, 'info' | 'warn'>): void {
  let isAway = false
  connection.on('error', (error) => {
    if (!isAway) logger.warn({ err: error }, 'a connection to Redis was lost')
    isAway = true
  })
  connection.on('ready', () => {
    if (isAway) logger.info({}, 'a connection to Redis is back')
    isAway = false
  })
}

/** What is on its way is let through where Redis listens; where it does not, nothing is waited for. */
async function close(connection: Redis): Promise<void> {
  if (connection.status === 'ready') await withTimeout(connection.quit(), GOODBYE_MS).catch(() => undefined)
  connection.disconnect()
}
