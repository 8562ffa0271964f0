import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import type { Logger } from '#cloud/logger.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { AccountNotifier, GameServer, NewMatch, RoomDirectory } from '#host-engine/index.ts'
import { matchSettings } from './match-settings.ts'
import { createPlayCheck } from './play-check.ts'
import { claimTickets, deleteTicket, insertWaits, moveTickets } from './queue-repository.ts'
import { type Match, waitedMs } from './ticket.ts'

export interface MatchMakerParts {
  readonly db: Db
  readonly users: Users
  readonly games: GameServer
  readonly directory: RoomDirectory
  readonly notifier: AccountNotifier
  readonly logger: Logger
  readonly now: () => number
}

/** A claimed ticket holds this in place of the room's id. */
const CLAIM_PREFIX = 'claim-'
export const isClaim = (roomId: string): boolean => roomId.startsWith(CLAIM_PREFIX)

/**
 * Opens rooms for matches. Tickets are claimed first, all or none, so that two processes that pair the same players seat
 * them once; a claim whose room could not be opened is given back.
 */
export function createMatchMaker(parts: MatchMakerParts) {
  const { db, users, games, notifier, logger, now } = parts
  const isPlaying = createPlayCheck(parts)

  /** Answers null when too few players of the match are left. */
  async function open(match: Match, bots: boolean): Promise<{ roomId: string; userIds: string[] } | null> {
    const ids: string[] = []
    // Meanwhile the game may have begun in a room where the player sat.
    for (const { id, userId } of match.tickets)
      if (await isPlaying(userId)) await deleteTicket(db, id)
      else ids.push(userId)
    const profiles = new Map((await users.listPublic(ids)).map((profile) => [profile.id, profile]))
    const [host, ...others] = ids.flatMap((userId) => {
      const profile = profiles.get(userId)
      if (!profile) return []
      const { username, avatar, isGuest } = profile
      return [{ userId, username, avatar, isGuest }]
    })
    if (!host || (match.modeId === 'ranked' && others.length === 0)) return null
    const players: NewMatch['players'] = [host, ...others]
    const roomId = await games.openMatch({ players, bots, settings: matchSettings(match) })
    return { roomId, userIds: players.map(({ userId }) => userId) }
  }

  /** Resolves when the players are told, or when the match came to nothing. */
  return async function seat(match: Match, bots: boolean): Promise<void> {
    const { tickets, modeId, language } = match
    const claim = CLAIM_PREFIX + newId()
    const ids = tickets.map(({ id }) => id)
    try {
      const claimed = await db.transaction(async (tx) => {
        const all = await claimTickets(tx, ids, claim, now())
        if (!all) await moveTickets(tx, claim, null)
        return all
      })
      if (!claimed) return
      const opened = await open(match, bots)
      if (!opened) return await moveTickets(db, claim, null)
      const { roomId, userIds } = opened
      await moveTickets(db, claim, roomId)
      // The match may have fallen apart before its tickets had the room's id.
      if ((await games.room(roomId, null)) === null) return await moveTickets(db, roomId, null)
      const waits = tickets
        .filter(({ userId }) => userIds.includes(userId))
        .map((ticket) => ({ waitedMs: waitedMs(ticket, now()), at: now() }))
      notifier.deliver(userIds, 'matchmaking_room_ready', { roomId, action: 'join_room' })
      // Last: players who are seated must hear of it, whatever becomes of the estimates.
      await insertWaits(db, modeId, language, waits)
    } catch (error) {
      logger.error({ err: error, players: tickets.length, modeId }, 'a match could not be opened')
      await moveTickets(db, claim, null)
    }
  }
}
export type MatchMaker = ReturnType<typeof createMatchMaker>
