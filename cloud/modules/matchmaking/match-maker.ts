import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import type { Logger } from '#cloud/logger.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { AccountNotifier, GameServer, OpenedMatch, RoomDirectory } from '#host-engine/index.ts'
import { MIN_PLAYERS } from '#shared/constants/limits.ts'
import { matchSettings } from './match-settings.ts'
import { createPlayCheck } from './play-check.ts'
import {
  CLAIM_PREFIX,
  claimTickets,
  deleteTicket,
  insertWaits,
  moveTickets,
  returnTickets,
} from './queue-repository.ts'
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

/**
 * Opens rooms for matches. Tickets are claimed first, all or none, so that two processes that pair the same players seat
 * them once. Players may cancel until their room exists. If no room opens, the others keep their places in the queue.
 */
export function createMatchMaker(parts: MatchMakerParts) {
  const { db, users, games, notifier, logger, now } = parts
  const isPlaying = createPlayCheck(parts)

  /** Returns null if too few players of the match are free. */
  async function open(
    match: Match,
    bots: boolean,
    confirm: (roomId: string) => Promise<string[]>,
  ): Promise<OpenedMatch | null> {
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
    const minPlayers = bots ? 1 : MIN_PLAYERS
    if (!host || 1 + others.length < minPlayers) return null
    return games.openMatch({
      players: [host, ...others],
      minPlayers,
      bots,
      settings: matchSettings(match),
      confirm,
    })
  }

  /** Returns the room and its players; null if the match came to nothing. */
  async function claimAndOpen(match: Match, bots: boolean) {
    const claim = CLAIM_PREFIX + newId()
    const ids = match.tickets.map(({ id }) => id)
    let holder = claim
    const confirm = async (roomId: string): Promise<string[]> => {
      const confirmed = await moveTickets(db, claim, roomId)
      holder = roomId
      return confirmed
    }
    try {
      const claimed = await db.transaction(async (tx) => {
        const all = await claimTickets(tx, ids, claim, now())
        if (!all) await moveTickets(tx, claim, null)
        return all
      })
      if (!claimed) return null
      const opened = await open(match, bots, confirm)
      if (!opened) await moveTickets(db, claim, null)
      // A player who has just sat down elsewhere does not return to the queue.
      else if (opened.roomId === null) await returnTickets(db, holder, opened.seated, now())
      else return { roomId: opened.roomId, userIds: opened.seated }
    } catch (error) {
      logger.error({ err: error, players: ids.length, modeId: match.modeId }, 'Match could not be opened')
      for (const held of new Set([claim, holder])) await moveTickets(db, held, null)
    }
    return null
  }

  /** Resolves when the players are notified, or when the match came to nothing. */
  return async function seat(match: Match, bots: boolean): Promise<void> {
    const opened = await claimAndOpen(match, bots)
    if (!opened) return
    const { roomId, userIds } = opened
    notifier.deliver(userIds, 'matchmaking_room_ready', { roomId, action: 'join_room' })
    const waits = match.tickets
      .filter(({ userId }) => userIds.includes(userId))
      .map((ticket) => ({ waitedMs: waitedMs(ticket, now()), at: now() }))
    await insertWaits(db, match.modeId, match.language, waits).catch((error: unknown) =>
      logger.warn({ err: error, roomId }, 'Waits of a match could not be recorded'),
    )
  }
}
export type MatchMaker = ReturnType<typeof createMatchMaker>
