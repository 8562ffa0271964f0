import type { Redis } from 'ioredis'
import type { Broadcast } from './broadcast.ts'
import { createPeriodic } from './periodic.ts'

const KEY = 'addresses'
const TOPIC = 'addresses'
const TELL_EVERY_MS = 10_000
/** Long enough for a process that is started anew; one that is gone for good does no harm until then. */
const KNOWN_FOR_MS = 60 * 60_000

interface AddressBookParts {
  readonly redis: Pick<Redis, 'zadd' | 'zremrangebyscore' | 'zrange'>
  readonly broadcast: Broadcast
  /** `HOST:PORT` of this process. */
  readonly own: string
}

/** The addresses at which players reach the processes of this cloud for room play. */
export function createAddressBook({ redis, broadcast, own }: AddressBookParts) {
  let known: readonly string[] = [own]

  async function read(): Promise<void> {
    known = [...new Set([own, ...(await redis.zrange(KEY, 0, -1))])].sort()
  }

  async function tell(): Promise<void> {
    await redis.zadd(KEY, Date.now(), own)
    await redis.zremrangebyscore(KEY, 0, Date.now() - KNOWN_FOR_MS)
    await read()
  }

  // While Redis is away those that were known last serve.
  const quietly = (work: () => Promise<void>) => work().catch(() => undefined)
  const telling = createPeriodic({
    run: () => quietly(tell),
    everyMs: TELL_EVERY_MS,
    logger: { error: () => undefined },
    failure: '',
  })
  let stopListening = () => {}

  return {
    /** In a fixed order, this process's among them. */
    all: () => known,
    async start(): Promise<void> {
      stopListening = broadcast.subscribe(TOPIC, () => void quietly(read))
      await quietly(tell)
      broadcast.publish(TOPIC)
      telling.start()
    },
    stop(): Promise<void> {
      stopListening()
      return telling.stop()
    },
  }
}
