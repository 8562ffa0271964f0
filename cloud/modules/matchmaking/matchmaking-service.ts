import type { Db } from '#cloud/db/client.ts'
import type { Caller } from '#cloud/http/route.ts'
import { newId } from '#cloud/ids.ts'
import type { Switches } from '#cloud/modules/switches/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { GameServer, RoomDirectory } from '#host-engine/index.ts'
import type { Language, QueueMode, Rank } from '#shared/constants/game.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { RankedLock } from '#shared/schemas/game.ts'
import type { MatchmakingStart, MatchmakingStatus } from '#shared/schemas/matchmaking.ts'
import type { Stakes } from '#shared/schemas/ranks.ts'
import type { Room } from '#shared/schemas/room.ts'
import { practiceIn } from './bot-rules.ts'
import { isClaim, isSearching } from './is-queued.ts'
import type { Pairing } from './pairing.ts'
import { createPlayCheck } from './play-check.ts'
import {
  deleteSearching,
  deleteTicket,
  findStanding,
  findTicket,
  insertTicket,
  listWaits,
  lockTicket,
  markSeen,
  type TicketRow,
} from './queue-repository.ts'
import { createRankedGate, type RankedTerms } from './ranked-gate.ts'
import { waitedMs } from './ticket.ts'
import { COUNTED_WAITS, estimateAlone, estimateWait } from './wait-estimate.ts'

/** What matching needs to know of a player's ranked games. */
export interface Standings {
  /** The mean of the hidden rating, and the rank that is shown. */
  seedOf(userId: string): Promise<{ rating: number; rank: Rank }>
  /** Until when the ranked queue is shut to one who left games, in epoch milliseconds; in the past when it is not. */
  rankedBanUntil(userId: string): Promise<number>
  /** How many quick matches they have played to their end. */
  quickMatches(userId: string): Promise<number>
  /** Where these players of one room stand, and what their game would move for this one. */
  stakes(userId: string, players: readonly string[]): Promise<Stakes>
}

export interface MatchmakingParts {
  readonly db: Db
  readonly users: Users
  readonly standings: Standings
  readonly games: GameServer
  readonly directory: RoomDirectory
  readonly pairing: Pairing
  readonly terms: RankedTerms
  readonly switches: Pick<Switches, 'isOn' | 'require'>
  readonly now: () => number
}

export type MatchmakingService = ReturnType<typeof createMatchmakingService>

const NOT_QUEUED: MatchmakingStatus = { isInQueue: false }
/** Of those who have not chosen one yet. */
const FIRST_LANGUAGE: Language = 'english'

/** The queues as their players see them: at most one ticket each, wherever they ask. */
export function createMatchmakingService(parts: MatchmakingParts) {
  const { db, users, standings, games, pairing, switches, now } = parts
  const isPlaying = createPlayCheck(parts)
  const rankedLock = createRankedGate(parts)

  const estimate = async (modeId: QueueMode, language: Language, waited: number): Promise<number> =>
    estimateWait(modeId, await listWaits(db, modeId, language, COUNTED_WAITS), waited, now())

  /** Throws ALREADY_IN_ACTIVE_GAME for one who plays right now. */
  async function requireFree(userId: string): Promise<void> {
    if (await isPlaying(userId)) throw new AppError('ALREADY_IN_ACTIVE_GAME')
  }

  /**
   * Throws FEATURE_OFF while ranked is turned off, RANKED_LOCKED while ranked is not open to the player yet, and RATE_LIMITED while its queue is shut to one who
   * left games.
   */
  async function requireOpen(userId: string, modeId: QueueMode): Promise<void> {
    if (modeId !== 'ranked') return
    switches.require('ranked')
    const lock = await rankedLock(userId)
    if (lock) throw new AppError('RANKED_LOCKED', lock)
    const shutForMs = (await standings.rankedBanUntil(userId)) - now()
    if (shutForMs > 0) throw new AppError('RATE_LIMITED', { retryAfter: Math.ceil(shutForMs / 1_000) })
  }

  async function newTicket(userId: string, modeId: QueueMode): Promise<TicketRow> {
    const { preferredLanguage } = await users.get(userId)
    const { rating, rank } = await standings.seedOf(userId)
    const language = preferredLanguage ?? FIRST_LANGUAGE
    return { id: newId(), userId, modeId, language, rating, rank, since: now(), seenAt: now(), roomId: null }
  }

  /** The room of the match that the player was put into and has not left. */
  const matchOf = async ({ userId, roomId }: TicketRow): Promise<string | null> =>
    roomId !== null && (await games.isMember(roomId, userId)) ? roomId : null

  /** Throws MATCH_IS_READY if the room of the caller's match is open. */
  async function cancel({ userId }: Caller): Promise<void> {
    if (await deleteSearching(db, userId)) return
    const ticket = await findTicket(db, userId)
    const roomId = ticket && (await matchOf(ticket))
    if (roomId) throw new AppError('MATCH_IS_READY', { roomId })
  }

  /** The ticket that stands: an older one of the same mode goes on, one of another mode ends. */
  async function take(fresh: TicketRow): Promise<TicketRow> {
    return db.transaction(async (tx) => {
      await users.lock(tx, fresh.userId)
      await users.advanceTutorial(tx, fresh.userId, 'click_start_game')
      const held = await lockTicket(tx, fresh.userId)
      // The room of this ticket is being opened: the player gets no second one.
      if (held?.roomId && isClaim(held.roomId)) return held
      if (held?.roomId === null && held.modeId === fresh.modeId) {
        await markSeen(tx, held.id, now())
        return held
      }
      if (held) await deleteTicket(tx, held.id)
      await insertTicket(tx, fresh)
      await pairing.request(tx)
      return fresh
    })
  }

  async function statusOf(ticket: TicketRow): Promise<MatchmakingStatus> {
    const { id, modeId, language } = ticket
    if (!isSearching(ticket)) return NOT_QUEUED
    await markSeen(db, id, now())
    const waited = waitedMs(ticket, now())
    const { position, others } = await findStanding(db, ticket)
    const estimatedWaitTime =
      others === 0 ? estimateAlone(modeId, waited) : await estimate(modeId, language, waited)
    const practiceInMs = practiceIn(modeId, waited)
    return {
      isInQueue: true,
      queueId: id,
      gameModeId: modeId,
      position,
      others,
      waitedMs: waited,
      ...(estimatedWaitTime !== null && { estimatedWaitTime }),
      ...(practiceInMs !== null && { practiceInMs }),
    }
  }

  /** Throws NOT_FOUND for an id that is not the caller's own ticket. */
  async function own({ userId }: Caller, queueId: string): Promise<TicketRow> {
    const ticket = await findTicket(db, userId)
    if (ticket?.id !== queueId) throw new AppError('NOT_FOUND')
    return ticket
  }

  return {
    /** What is missing before ranked opens to the caller; null when it is open. */
    async rankedLock({ userId }: Caller): Promise<RankedLock | null> {
      const lock = await rankedLock(userId)
      return switches.isOn('ranked')
        ? lock
        : { verifyEmail: false, quickMatchesLeft: 0, ...lock, isOff: true }
    },

    /** Throws ACCOUNT_REQUIRED for a guest who asks for ranked. */
    async start({ userId, isGuest }: Caller, modeId: QueueMode): Promise<MatchmakingStart> {
      if (isGuest && modeId === 'ranked') throw new AppError('ACCOUNT_REQUIRED')
      const held = await findTicket(db, userId)
      const roomId = held && (await matchOf(held))
      if (held && roomId !== null)
        return { message: 'A match is ready', queueId: held.id, estimatedWaitTime: 0, roomId }
      await requireFree(userId)
      await requireOpen(userId, modeId)
      const ticket = await take(await newTicket(userId, modeId))
      const waited = waitedMs(ticket, now())
      const { others } = await findStanding(db, ticket)
      const alone = others === 0 ? estimateAlone(modeId, waited) : null
      const estimatedWaitTime = alone ?? (await estimate(modeId, ticket.language, waited))
      return { message: 'Looking for players', queueId: ticket.id, estimatedWaitTime }
    },

    cancel,

    async status({ userId }: Caller): Promise<MatchmakingStatus> {
      const ticket = await findTicket(db, userId)
      return ticket ? statusOf(ticket) : NOT_QUEUED
    },

    statusById: async (caller: Caller, queueId: string): Promise<MatchmakingStatus> =>
      statusOf(await own(caller, queueId)),

    /** Throws NOT_FOUND for what is no room of a ranked match, and NOT_A_MEMBER for those who do not play in it. */
    async rankedRoom({ userId }: Caller, roomId: string): Promise<Room> {
      const room = await games.room(roomId, userId)
      if (!room?.matched || room.mode !== 'ranked') throw new AppError('NOT_FOUND')
      if (!room.players.some((player) => player.userId === userId)) throw new AppError('NOT_A_MEMBER')
      return room
    },

    stakes: ({ userId }: Caller, { players }: Room): Promise<Stakes> =>
      standings.stakes(
        userId,
        players.map((player) => player.userId),
      ),

    async cancelById(caller: Caller, queueId: string): Promise<void> {
      await own(caller, queueId)
      await cancel(caller)
    },
  }
}
