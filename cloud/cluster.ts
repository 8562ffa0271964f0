import type { createAdapter } from '@socket.io/redis-adapter'
import type { Redis, RedisOptions } from 'ioredis'
import { type EngineCluster, openEngineCluster, withTimeout } from '#host-engine/index.ts'
import { createAddressBook } from './address-book.ts'
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
  /** Where players reach the processes for room play, as `HOST:PORT`. */
  addresses(): readonly string[]
  ping(): Promise<unknown>
  close(): Promise<void>
}

export class RedisUnreachableError extends Error {
  override readonly name = 'RedisUnreachableError'
}

/** Before the names of all our keys. Colyseus's own (`roomcaches`, `roomcount`) would meet those of others otherwise. */
const PREFIX = 'riddle-rooms:'
const FIRST_ANSWER_MS = 5_000
/** Redis answers in a few milliseconds: one that takes longer is not waited for where each process can count for itself. */
const COUNT_MS = 1_000
/** A connection that is silent for so long after a command is opened anew. */
const SILENT_MS = 3_000
const CONNECT_MS = 3_000
const KEEP_ALIVE_MS = 10_000
/** Some connections only listen: without a question they would never be found to be silent. */
const ASK_EVERY_MS = 2_000
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
  const shared = {
    ...redis,
    keyPrefix: PREFIX,
    retryStrategy,
    connectTimeout: CONNECT_MS,
    keepAlive: KEEP_ALIVE_MS,
  }
  // What was asked while Redis was away is kept and asked again: by default it would fail, and end the process.
  const patient: RedisOptions = { ...shared, maxRetriesPerRequest: null, socketTimeout: SILENT_MS }
  const counts = new Redis({
    ...shared,
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COUNT_MS,
    socketTimeout: COUNT_MS,
  })
  await firstAnswer(counts, redis)
  const [pub, sub, listening] = [new Redis(patient), new Redis(patient), new Redis(patient)]
  const engine = await openEngineCluster(patient, publicAddress)
  const connections = [counts, pub, sub, listening, ...engine.connections]
  for (const connection of connections) watch(connection, logger)
  const asking = setInterval(() => connections.forEach(ask), ASK_EVERY_MS).unref()

  const broadcast = createBroadcast(pub, listening, `${PREFIX}${redis.db}:`)
  const addressBook = createAddressBook({ redis: counts, broadcast, own: publicAddress })
  await addressBook.start()

  return {
    engine,
    // A channel reaches every database of a Redis: its name says whose it is.
    adapter: createAdapter(pub, sub, { key: `${PREFIX}${redis.db}` }),
    broadcast,
    addresses: addressBook.all,
    counts,
    ping: () => counts.ping(),
    async close() {
      clearInterval(asking)
      await addressBook.stop()
      await Promise.all(connections.map(close))
    },
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
  connection.on('close', () => {
    // The timer of a connection that has ended would close the next one.
    // biome-ignore lint/complexity/useLiteralKeys: it is private
    clearTimeout(connection['socketTimeoutTimer'])
    // biome-ignore lint/complexity/useLiteralKeys: it is private
    connection['socketTimeoutTimer'] = undefined
  })
}

/** Nobody needs the answer; ioredis closes a connection on which none comes. */
function ask(connection: Redis): void {
  if (connection.status === 'ready') connection.ping().catch(() => undefined)
}

/** What is on its way is let through where Redis listens; where it does not, nothing is waited for. */
async function close(connection: Redis): Promise<void> {
  if (connection.status === 'ready') await withTimeout(connection.quit(), GOODBYE_MS).catch(() => undefined)
  connection.disconnect()
}
