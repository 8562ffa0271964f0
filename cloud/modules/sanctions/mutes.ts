import type { Broadcast } from '#cloud/broadcast.ts'
import { afterCommit } from '#cloud/db/after-commit.ts'
import type { Db } from '#cloud/db/client.ts'
import type { Logger } from '#cloud/logger.ts'
import { createPeriodic } from '#cloud/periodic.ts'
import { listMutes } from './sanctions-repository.ts'

const TOPIC = 'mutes'
/** For the case that a message was lost. */
const READ_EVERY_MS = 30_000

export interface MutesParts {
  readonly db: Db
  /** Reaches the other processes; null where there are none. */
  readonly broadcast: Broadcast | null
  readonly logger: Logger
  readonly now: () => number
}

export type Mutes = ReturnType<typeof createMutes>

/** Who may not talk, in memory: every line of every room asks. */
export function createMutes({ db, broadcast, logger, now }: MutesParts) {
  let until = new Map<string, number>()
  let reading = Promise.resolve()

  async function read(): Promise<void> {
    until = new Map((await listMutes(db, now())).map(({ userId, expiresAt }) => [userId, expiresAt]))
  }

  /** One after another: of two that overlap, the first might come last, with what is old. */
  const refresh = (): Promise<void> => {
    reading = reading.catch(() => undefined).then(read)
    return reading
  }
  const refreshLater = () =>
    void refresh().catch((error: unknown) => logger.error({ err: error }, 'the mutes could not be read'))

  const refreshing = createPeriodic({
    run: refresh,
    everyMs: READ_EVERY_MS,
    logger,
    failure: 'the mutes could not be read',
  })
  let stopListening = () => {}

  return {
    /** Epoch milliseconds; null for one who may talk. */
    until(userId: string): number | null {
      const at = until.get(userId)
      return at !== undefined && at > now() ? at : null
    },

    /** One was given or lifted: with the end of the transaction it holds here, and soon in the other processes. */
    changeIn(tx: Db, userId: string, expiresAt: number | null): void {
      afterCommit(tx, () => {
        if (expiresAt === null) until.delete(userId)
        else until.set(userId, expiresAt)
        broadcast?.publish(TOPIC)
        refreshLater()
      })
    },

    async start(): Promise<void> {
      // Before the first reading, so that no change falls between the two.
      stopListening = broadcast?.subscribe(TOPIC, refreshLater) ?? stopListening
      await refresh()
      refreshing.start()
    },
    async stop(): Promise<void> {
      stopListening()
      await refreshing.stop()
    },
  }
}
