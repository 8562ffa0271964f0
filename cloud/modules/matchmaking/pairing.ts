import pLimit from 'p-limit'
import { z } from 'zod'
import type { Db } from '#cloud/db/client.ts'
import type { Jobs } from '#cloud/jobs/create-jobs.ts'
import type { JobOutcome, JobQueue, RecurringJob } from '#cloud/jobs/job.ts'
import type { Logger } from '#cloud/logger.ts'
import { matchDifficulty } from '#cloud/modules/ranks/index.ts'
import { GONE_AFTER_MS } from '#cloud/modules/rooms/index.ts'
import type { Admission } from '#host-engine/index.ts'
import { dueForBots } from './bot-rules.ts'
import type { MatchMaker } from './match-maker.ts'
import { pairTickets } from './pairing-rules.ts'
import { deleteUnheard, deleteWaits, freeLostTickets, hasWaiting, listWaiting } from './queue-repository.ts'
import type { Match, Ticket } from './ticket.ts'

const PAIR_EVERY_MS = 1_000
/** A process that dies leaves the queues unattended for so long at most. */
const LEASE_MS = 5_000
const SWEEP_MS = 10_000
/** One who neither asks for their status nor holds an account connection has gone. */
export const UNHEARD_MS = 60_000
/** Rooms that are opened at once. Each takes one or two of the pool's ten connections, and others want theirs. */
const ROOMS_AT_ONCE = 4
const WAITS_KEPT_MS = 60 * 60_000

/** The one job that pairs all queues. It exists while somebody waits: an idle product looks at no queue. */
const KEY = 'all'
export interface Pairing {
  /** Somebody waits: to be called in the transaction that makes it so. */
  request(tx?: Db): Promise<void>
}
type PairingQueue = JobQueue<null>

export const pairingQueue = (jobs: Jobs): PairingQueue => jobs.queue('matchmaking', z.null())

export const createPairing = (queue: PairingQueue): Pairing => ({
  request: (tx) => queue.enqueue(null, { key: KEY, ...(tx && { tx }) }),
})

const withBots = (ticket: Ticket): Match => ({
  modeId: ticket.modeId,
  language: ticket.language,
  difficulty: matchDifficulty([ticket.rank]),
  tickets: [ticket],
})

export interface PairingWorkerParts {
  readonly db: Db
  readonly logger: Logger
  readonly seat: MatchMaker
  /** While it is not open, all wait. */
  readonly admission: Admission
  readonly now: () => number
}

/** Pairs those who wait, once a second, in one of however many processes. */
export function workOnPairing(
  queue: PairingQueue,
  { db, logger, seat, admission, now }: PairingWorkerParts,
): void {
  const limit = pLimit(ROOMS_AT_ONCE)

  async function pair(): Promise<JobOutcome> {
    const waiting = await listWaiting(db)
    if (waiting.length === 0) return
    if (!admission.isOpen()) return { againInMs: PAIR_EVERY_MS }
    const matches = pairTickets(waiting, now())
    const paired = new Set(matches.flatMap(({ tickets }) => tickets))
    const left = waiting.filter((ticket) => !paired.has(ticket))
    const alone = dueForBots(left, now()).map(withBots)
    await Promise.all([
      ...matches.map((match) => limit(seat, match, false)),
      ...alone.map((match) => limit(seat, match, true)),
    ])
    return { againInMs: PAIR_EVERY_MS }
  }

  queue.work({
    atOnce: 1,
    retryAfterMs: [],
    leaseMs: LEASE_MS,
    run: () =>
      pair().catch((error: unknown) => {
        logger.error({ err: error }, 'the queues could not be paired')
        return { againInMs: PAIR_EVERY_MS }
      }),
  })
}

/** Drops the tickets of players who have gone, and frees those whose match went with its process. */
export const queueSweep = (
  pairing: Pairing,
  { db, now }: { readonly db: Db; readonly now: () => number },
): RecurringJob => ({
  name: 'queue-tickets',
  everyMs: SWEEP_MS,
  async run() {
    await deleteUnheard(db, now() - UNHEARD_MS)
    await freeLostTickets(db, now() - GONE_AFTER_MS, now() - GONE_AFTER_MS, now())
    await deleteWaits(db, now() - WAITS_KEPT_MS)
    if (await hasWaiting(db)) await pairing.request()
  },
})
