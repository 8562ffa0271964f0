import type { Db } from '#cloud/db/client.ts'
import { holdLease, releaseLease } from '#cloud/db/lease.ts'
import { newId } from '#cloud/ids.ts'
import type { Logger } from '#cloud/logger.ts'
import { matchDifficulty } from '#cloud/modules/ranks/index.ts'
import { GONE_AFTER_MS } from '#cloud/modules/rooms/index.ts'
import { dueForBots } from './bot-rules.ts'
import type { MatchMaker } from './match-maker.ts'
import { pairTickets } from './pairing-rules.ts'
import {
  deleteUnheard,
  deleteWaits,
  freeLostTickets,
  hasWaiting,
  listUnheard,
  listWaiting,
  markUsersSeen,
} from './queue-repository.ts'
import type { Match, Ticket } from './ticket.ts'

const PAIR_EVERY_MS = 1_000
const LEASE = 'matchmaking'
/** A process that dies leaves the queue unattended for so long at most. */
const LEASE_MS = 5_000
const SWEEP_MS = 10_000
/** One who neither asks for their status nor holds an account connection has gone. */
const UNHEARD_MS = 60_000
/** Rooms that are opened at once; the database has no more connections. */
const AT_ONCE = 10
const WAITS_KEPT_MS = 60 * 60_000

export interface MatchmakingLoopParts {
  readonly db: Db
  readonly logger: Logger
  readonly seat: MatchMaker
  /** Who holds an account connection to this process. */
  readonly connectedHere: () => ReadonlySet<string>
  readonly now: () => number
}

const withBots = (ticket: Ticket): Match => ({
  modeId: ticket.modeId,
  language: ticket.language,
  difficulty: matchDifficulty([ticket.rank]),
  tickets: [ticket],
})

/** Pairs those who wait, once a second, in one of however many processes. */
export function createMatchmakingLoop({ db, logger, seat, connectedHere, now }: MatchmakingLoopParts) {
  const holder = newId()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let sweptAt = 0
  let stopped = false

  async function seatAll(matches: readonly { match: Match; bots: boolean }[]): Promise<void> {
    const left = [...matches]
    const work = async () => {
      for (let next = left.shift(); next; next = left.shift()) await seat(next.match, next.bots)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  async function pair(): Promise<void> {
    const waiting = await listWaiting(db)
    const matches = pairTickets(waiting, now())
    const paired = new Set(matches.flatMap(({ tickets }) => tickets))
    const left = waiting.filter((ticket) => !paired.has(ticket))
    const alone = dueForBots(left, now()).map(withBots)
    await seatAll([
      ...matches.map((match) => ({ match, bots: false })),
      ...alone.map((match) => ({ match, bots: true })),
    ])
  }

  /** Each process speaks for those who are connected to it; who is spoken for by none, and does not ask, has gone. */
  async function sweep(): Promise<void> {
    if (now() - sweptAt < SWEEP_MS) return
    sweptAt = now()
    const here = connectedHere()
    const unheard = await listUnheard(db, now() - UNHEARD_MS / 2)
    await markUsersSeen(
      db,
      unheard.filter((userId) => here.has(userId)),
      now(),
    )
    await deleteUnheard(db, now() - UNHEARD_MS)
    await freeLostTickets(db, now() - GONE_AFTER_MS, now() - GONE_AFTER_MS, now())
    await deleteWaits(db, now() - WAITS_KEPT_MS)
  }

  async function round(): Promise<void> {
    try {
      await sweep()
      if (!(await hasWaiting(db))) return
      if (await holdLease(db, { name: LEASE, holder, now: now(), forMs: LEASE_MS })) await pair()
    } catch (error) {
      logger.error({ err: error }, 'the queues could not be paired')
    }
  }

  /** The next one a second after this one's end, so that a slow one does not meet the next. */
  function schedule(): void {
    if (stopped) return
    timer = setTimeout(() => {
      running = round().finally(schedule)
    }, PAIR_EVERY_MS)
    timer.unref()
  }

  return {
    start: schedule,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
      await releaseLease(db, LEASE, holder)
    },
  }
}
