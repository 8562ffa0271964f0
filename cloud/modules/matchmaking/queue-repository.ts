import type { Db } from '#cloud/db/client.ts'
import type { Language, QueueMode } from '#shared/constants/game.ts'
import type { Ticket } from './ticket.ts'
import type { MeasuredWait } from './wait-estimate.ts'

/** A ticket as it is stored: with the match that its player was put into, if any. */
export interface TicketRow extends Ticket {
  readonly seenAt: number
  /** The room's id, or what claimed the ticket while the room is being opened. */
  readonly roomId: string | null
}

/** Prefix of what a claimed ticket holds instead of a room's id. */
export const CLAIM_PREFIX = 'claim-'

const COLUMNS = {
  id: 'id',
  userId: 'user_id',
  modeId: 'mode_id',
  language: 'language',
  rating: 'rating',
  rank: 'rank',
  since: 'since',
  seenAt: 'seen_at',
  roomId: 'room_id',
} as const satisfies Record<keyof TicketRow, string>

/** Databases take so many bindings in one statement. */
const ROWS_AT_ONCE = 500
const chunks = <One>(all: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / ROWS_AT_ONCE) }, (_, index) =>
    all.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  )

const tickets = (db: Db) => db('queue_tickets')
const waiting = (db: Db) => tickets(db).whereNull('room_id')

export async function insertTicket(db: Db, ticket: TicketRow): Promise<void> {
  await tickets(db).insert(
    Object.fromEntries(
      Object.entries(ticket).map(([field, value]) => [COLUMNS[field as keyof TicketRow], value]),
    ),
  )
}

export async function findTicket(db: Db, userId: string): Promise<TicketRow | null> {
  return (await tickets(db).where({ user_id: userId }).first<TicketRow | undefined>(COLUMNS)) ?? null
}

/** The same, locked against claims until the end of the transaction. */
export async function lockTicket(tx: Db, userId: string): Promise<TicketRow | null> {
  const row = await tickets(tx).where({ user_id: userId }).forUpdate().first<TicketRow | undefined>(COLUMNS)
  return row ?? null
}

export async function deleteTicket(db: Db, id: string): Promise<void> {
  await tickets(db).where({ id }).delete()
}

/**
 * Takes a player out of the queue, also while the room of their match is being opened, but not out of a match that is ready.
 * Returns whether they were in the queue.
 */
export async function deleteSearching(db: Db, userId: string): Promise<boolean> {
  const deleted = await tickets(db)
    .where({ user_id: userId })
    .where((state) => state.whereNull('room_id').orWhere('room_id', 'like', `${CLAIM_PREFIX}%`))
    .delete()
  return deleted > 0
}

export async function markSeen(db: Db, id: string, now: number): Promise<void> {
  await tickets(db).where({ id }).update({ seen_at: now })
}

/** The players who wait and were not heard of since then. */
export async function listUnheard(db: Db, seenBefore: number): Promise<string[]> {
  const rows = await waiting(db).where('seen_at', '<', seenBefore).select('user_id')
  return rows.map(({ user_id }) => user_id)
}

export async function markUsersSeen(db: Db, userIds: readonly string[], now: number): Promise<void> {
  for (const some of chunks(userIds)) await waiting(db).whereIn('user_id', some).update({ seen_at: now })
}

export async function deleteUnheard(db: Db, seenBefore: number): Promise<void> {
  await waiting(db).where('seen_at', '<', seenBefore).delete()
}

export const hasWaiting = async (db: Db): Promise<boolean> => (await waiting(db).first('id')) !== undefined

export const listWaiting = (db: Db): Promise<Ticket[]> => waiting(db).select<Ticket[]>(COLUMNS)

export interface QueueStanding {
  /** From 1: how many wait for the same mode in the same language, up to this one. */
  readonly position: number
  /** How many others wait for it, before and after. */
  readonly others: number
}

export async function findStanding(db: Db, { id, modeId, language, since }: Ticket): Promise<QueueStanding> {
  const row = await waiting(db)
    .where({ mode_id: modeId, language })
    .whereNot({ id })
    .select<{ others: number | string; before: number | string | null }[]>(
      db.raw('count(*) as others'),
      db.raw('sum(case when since < ? or (since = ? and id < ?) then 1 else 0 end) as before', [
        since,
        since,
        id,
      ]),
    )
    .first()
  return { position: 1 + Number(row?.before ?? 0), others: Number(row?.others ?? 0) }
}

/** Takes these tickets, all or none: false when somebody else has taken or withdrawn one of them. */
export async function claimTickets(
  tx: Db,
  ids: readonly string[],
  claim: string,
  now: number,
): Promise<boolean> {
  const claimed = await waiting(tx)
    .whereIn('id', [...ids])
    .update({ room_id: claim, matched_at: now })
  return claimed === ids.length
}

/** Moves the tickets of a claim or a room, and returns their players. */
export async function moveTickets(db: Db, from: string, roomId: string | null): Promise<string[]> {
  const rows = await tickets(db)
    .where({ room_id: from })
    .update({ room_id: roomId })
    .returning<{ user_id: string }[]>('user_id')
  return rows.map(({ user_id }) => user_id)
}

/** Puts these players back into the queue, at their old places, and drops the other tickets of the room. */
export async function returnTickets(
  tx: Db,
  roomId: string,
  userIds: readonly string[],
  now: number,
): Promise<void> {
  await tickets(tx)
    .where({ room_id: roomId })
    .whereIn('user_id', [...userIds])
    .update({ room_id: null, matched_at: null, seen_at: now })
  await tickets(tx).where({ room_id: roomId }).delete()
}

/** The game of this room has begun: none of its players waits any more. */
export async function deleteTicketsOf(db: Db, roomId: string, userIds: readonly string[]): Promise<void> {
  await tickets(db)
    .where({ room_id: roomId })
    .orWhereIn('user_id', [...userIds])
    .delete()
}

/** Frees the tickets that were matched before then into a room that no process holds any more. */
export async function freeLostTickets(
  db: Db,
  matchedBefore: number,
  roomSeenSince: number,
  now: number,
): Promise<void> {
  await tickets(db)
    .where('matched_at', '<', matchedBefore)
    .whereNotIn('room_id', db('rooms').where('seen_at', '>=', roomSeenSince).select('id'))
    .update({ room_id: null, matched_at: null, seen_at: now })
}

export async function insertWaits(
  db: Db,
  modeId: QueueMode,
  language: Language,
  waits: readonly MeasuredWait[],
): Promise<void> {
  await db('queue_waits').insert(
    waits.map(({ waitedMs, at }) => ({ mode_id: modeId, language, waited_ms: waitedMs, at })),
  )
}

export async function listWaits(
  db: Db,
  modeId: QueueMode,
  language: Language,
  count: number,
): Promise<MeasuredWait[]> {
  return db('queue_waits')
    .where({ mode_id: modeId, language })
    .orderBy('at', 'desc')
    .limit(count)
    .select({ waitedMs: 'waited_ms', at: 'at' })
}

export async function countWaiting(db: Db): Promise<number> {
  const [row] = await waiting(db).count<{ count: number | string }[]>({ count: '*' })
  return Number(row?.count ?? 0)
}

/** How long those waited who got a room since then, in all modes and languages, the shortest first. */
export async function listWaitsSince(db: Db, since: number): Promise<number[]> {
  const rows: { waited_ms: number }[] = await db('queue_waits')
    .where('at', '>=', since)
    .orderBy('waited_ms')
    .select('waited_ms')
  return rows.map(({ waited_ms }) => waited_ms)
}

export async function deleteWaits(db: Db, before: number): Promise<void> {
  await db('queue_waits').where('at', '<', before).delete()
}
