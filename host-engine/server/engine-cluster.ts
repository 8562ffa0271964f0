import type { MatchMakerDriver, Presence } from '@colyseus/core'
import type { Redis, RedisOptions } from 'ioredis'

/** What makes this process one of several: where rooms are listed, how processes call each other, where this one is reached. */
export interface EngineCluster {
  readonly driver: MatchMakerDriver
  readonly presence: Presence
  readonly publicAddress: string
  /** What time it is by the clock of Redis, in epoch milliseconds. */
  readonly readTime: () => Promise<number>
  /** Calls the listener whenever Redis is reached again: it may have forgotten everything. */
  readonly onReturn: (listener: () => void) => void
  /** The caller handles their errors and closes them. */
  readonly connections: readonly Redis[]
}

/** The packages are loaded here, and not with this file: a host that is alone never needs them. */
export async function openEngineCluster(redis: RedisOptions, publicAddress: string): Promise<EngineCluster> {
  const [{ RedisDriver }, { RedisPresence }] = await Promise.all([
    import('@colyseus/redis-driver'),
    import('@colyseus/redis-presence'),
  ])
  const driver = new RedisDriver(redis)
  const presence = new RedisPresence(redis)
  // By their names in brackets, as they are private: unheard errors would go to the console. None is a cluster of Redis.
  // biome-ignore lint/complexity/useLiteralKeys: see above
  const [rooms, sub, pub] = [driver['_client'], presence['sub'], presence['pub']] as [Redis, Redis, Redis]
  const readTime = async () => {
    const [seconds, micros] = await pub.time()
    return Number(seconds) * 1_000 + Number(micros) / 1_000
  }
  const onReturn = (listener: () => void) => void rooms.on('ready', listener)
  return { driver, presence, publicAddress, readTime, onReturn, connections: [rooms, sub, pub] }
}
