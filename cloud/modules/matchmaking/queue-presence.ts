import type { Db } from '#cloud/db/client.ts'
import type { Logger } from '#cloud/logger.ts'
import { createPeriodic } from '#cloud/periodic.ts'
import { UNHEARD_MS } from './pairing.ts'
import { listUnheard, markUsersSeen } from './queue-repository.ts'

const EVERY_MS = 10_000

export interface QueuePresenceParts {
  readonly db: Db
  readonly logger: Logger
  /** Who holds an account connection to this process. */
  readonly connectedHere: () => ReadonlySet<string>
  readonly now: () => number
}

/** Keeps the tickets of players who are connected to this process: they wait without asking for their status. */
export const createQueuePresence = ({ db, logger, connectedHere, now }: QueuePresenceParts) =>
  createPeriodic({
    async run() {
      const here = connectedHere()
      if (here.size === 0) return
      const unheard = await listUnheard(db, now() - UNHEARD_MS / 2)
      const connected = unheard.filter((userId) => here.has(userId))
      await markUsersSeen(db, connected, now())
    },
    everyMs: EVERY_MS,
    logger,
    failure: 'the tickets of connected players were not kept',
  })
