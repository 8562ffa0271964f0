import type { Knex } from 'knex'
import { type Db, isPostgres } from '#cloud/db/client.ts'
import { fromJson, toJson } from '#cloud/db/columns.ts'
import { foldName } from '#host-engine/index.ts'
import type { AdminRoomsQuery } from '#shared/schemas/admin-rooms.ts'
import type { ListRoomsQuery, Room } from '#shared/schemas/room.ts'

/** Databases limit the bindings of one statement. */
const ROWS_AT_ONCE = 500

const COLUMNS_OF_SORT = {
  newest: [{ column: 'created_at', order: 'desc' }],
  oldest: [{ column: 'created_at', order: 'asc' }],
  players: [
    { column: 'players', order: 'desc' },
    { column: 'created_at', order: 'desc' },
  ],
  name: [{ column: 'name_folded', order: 'asc' }],
} as const

/** False when the room was not listed: it is now. */
export async function saveRoom(db: Db, room: Room, processId: string, now: number): Promise<boolean> {
  const row = {
    invite_code: room.inviteCode,
    mode: room.mode,
    status: room.status,
    matched: room.matched,
    listed: room.listed,
    name_folded: foldName(room.name),
    capacity: room.maxPlayers,
    players: room.players.length,
    body: toJson(room),
    process_id: processId,
    created_at: Date.parse(room.createdAt),
    seen_at: now,
  }
  const wasListed = (await db('rooms').where({ id: room.id }).update(row)) > 0
  if (!wasListed) await db('rooms').insert({ id: room.id, ...row })
  return wasListed
}

export async function deleteRoom(db: Db, roomId: string): Promise<void> {
  await db('room_seats').where({ room_id: roomId }).delete()
  await db('rooms').where({ id: roomId }).delete()
}

/** Marks these rooms as alive. Answers those of them that are not listed. */
export async function touchRooms(db: Db, roomIds: readonly string[], now: number): Promise<string[]> {
  const listed = new Set<string>()
  for (let from = 0; from < roomIds.length; from += ROWS_AT_ONCE) {
    const rows = await db('rooms')
      .whereIn('id', roomIds.slice(from, from + ROWS_AT_ONCE))
      .update({ seen_at: now })
      .returning<{ id: string }[]>('id')
    for (const { id } of rows) listed.add(id)
  }
  return roomIds.filter((id) => !listed.has(id))
}

/**
 * Deletes the rooms that no process has marked as alive since then, and frees their seats. Returns the players whose running
 * game is lost with its room.
 */
export async function sweepRooms(db: Db, goneBefore: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    const inGame: string[] = []
    // Locked first: a heartbeat that comes now waits, and finds its room missing.
    const rows = await tx('rooms')
      .where('seen_at', '<', goneBefore)
      .forUpdate()
      .select<{ id: string; status: Room['status'] }[]>('id', 'status')
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const some = rows.slice(from, from + ROWS_AT_ONCE)
      const gone = some.map(({ id }) => id)
      const games = some.filter(({ status }) => status === 'in_progress').map(({ id }) => id)
      const seats = await tx('room_seats').whereIn('room_id', games).select<{ user_id: string }[]>('user_id')
      inGame.push(...seats.map(({ user_id }) => user_id))
      // By these rooms, not by which are listed: a seat may be noted a moment before its room is.
      await tx('room_seats').whereIn('room_id', gone).delete()
      await tx('rooms').whereIn('id', gone).delete()
    }
    return inGame
  })
}

export async function findRoomIdByCode(
  db: Db,
  inviteCode: string,
  seenSince: number,
): Promise<string | null> {
  const row = await db('rooms')
    .where({ invite_code: inviteCode })
    .where('seen_at', '>=', seenSince)
    // A rematch has the code of the room whose game is over.
    .orderByRaw("case when status = 'finished' then 1 else 0 end, created_at desc")
    .first<{ id: string } | undefined>('id')
  return row?.id ?? null
}

/** Every room of a process that is alive. */
function alive(db: Db, query: ListRoomsQuery, seenSince: number) {
  return db('rooms').where((where) => {
    where.where('seen_at', '>=', seenSince)
    if (query.status) where.where({ status: query.status })
    if (query.mode) where.where({ mode: query.mode })
    if (query.capacity) where.where({ capacity: query.capacity })
    if (query.players === 'empty') where.where({ players: 0 })
    else if (query.players === 'some') where.where('players', '>', 0)
    else if (query.players !== undefined) where.where({ players: query.players })
    if (query.showFull === false) where.whereRaw('players < capacity')
    // strpos and instr know no wildcards, so % and _ are what was typed.
    if (query.search) where.whereRaw(`${positionOf(db)}(name_folded, ?) > 0`, [foldName(query.search)])
  })
}

/** Those that players may know of. */
function listed(db: Db, query: ListRoomsQuery, seenSince: number) {
  const rooms = alive(db, query, seenSince).where({ matched: false, listed: true })
  return query.status ? rooms : rooms.whereNot({ status: 'finished' })
}

const positionOf = (db: Db): string => (isPostgres(db) ? 'strpos' : 'instr')

/** Those that an admin looks for: also the unlisted, matched and finished ones, and by who sits in them. */
function watched(db: Db, { status, mode, search }: AdminRoomsQuery, seenSince: number) {
  return db('rooms').where((where) => {
    where.where('seen_at', '>=', seenSince)
    if (status) where.where({ status })
    if (mode) where.where({ mode })
    if (!search) return
    const has = (column: string): string => `${positionOf(db)}(${column}, ?) > 0`
    const seated = db('room_seats')
      .join('users', 'users.id', 'room_seats.user_id')
      // Not by the folded name, which guests have not.
      .whereRaw(has('lower(users.username)'), [search.toLowerCase()])
      .select('room_seats.room_id')
    where.where((any) =>
      any
        .where({ id: search })
        .orWhere({ invite_code: search.toUpperCase() })
        .orWhereRaw(has('name_folded'), [foldName(search)])
        .orWhereIn('id', seated),
    )
  })
}

/** How many rooms of processes that are alive wait and play. */
export async function countRooms(db: Db, seenSince: number): Promise<{ waiting: number; playing: number }> {
  const rows: { status: Room['status']; count: number | string }[] = await db('rooms')
    .where('seen_at', '>=', seenSince)
    .groupBy('status')
    .select('status')
    .count({ count: '*' })
  const of = (status: Room['status']) => Number(rows.find((row) => row.status === status)?.count ?? 0)
  return { waiting: of('waiting'), playing: of('in_progress') }
}

type Paged = Pick<ListRoomsQuery, 'page' | 'limit' | 'sort'>

const pageOf =
  <Query extends Paged>(rooms: (db: Db, query: Query, seenSince: number) => Knex.QueryBuilder) =>
  async (db: Db, query: Query, seenSince: number): Promise<{ rooms: Room[]; total: number }> => {
    const [count] = await rooms(db, query, seenSince).count<{ total: number | string }[]>({ total: '*' })
    const rows = await rooms(db, query, seenSince)
      .orderBy([...COLUMNS_OF_SORT[query.sort], { column: 'id', order: 'asc' }])
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .select<{ body: string }[]>('body')
    return { rooms: rows.map(({ body }) => fromJson<Room>(body)), total: Number(count?.total ?? 0) }
  }
export const findRooms = pageOf(listed)
export const findWatchedRooms = pageOf(watched)

/** What taking a seat found. */
export interface SeatTaken {
  /** Returns true if the user waits in a queue or has a match in another room. */
  readonly isWaiting: boolean
}

const IS_WAITING =
  '(select count(*) from queue_tickets where queue_tickets.user_id = room_seats.user_id and (queue_tickets.room_id is null or queue_tickets.room_id <> room_seats.room_id)) as waiting'

/** Compare and set: the user sits in `to` now, who sat in `from` (or there already) before. Null: they sit elsewhere. */
export async function moveSeat(
  db: Db,
  userId: string,
  from: string | null,
  to: string,
): Promise<SeatTaken | null> {
  const seats = db('room_seats')
  const moved: { waiting: number }[] = await (from === null
    ? seats.insert({ user_id: userId, room_id: to }).onConflict('user_id').ignore()
    : seats.where({ user_id: userId, room_id: from }).update({ room_id: to })
  ).returning(db.raw(IS_WAITING))
  // Unmoved may still be right: the seat was here already.
  const [seat = await db('room_seats').where({ user_id: userId, room_id: to }).first(db.raw(IS_WAITING))] =
    moved
  return seat ? { isWaiting: seat.waiting > 0 } : null
}

export async function deleteSeat(db: Db, userId: string, roomId: string): Promise<void> {
  await db('room_seats').where({ user_id: userId, room_id: roomId }).delete()
}

export async function findSeat(db: Db, userId: string): Promise<string | null> {
  const row = await db('room_seats')
    .where({ user_id: userId })
    .first<{ room_id: string } | undefined>('room_id')
  return row?.room_id ?? null
}

/** Who of these users sits in a room that is alive, and the room's status. */
export const findSeatedIn = (
  db: Db,
  userIds: readonly string[],
  seenSince: number,
): Promise<{ userId: string; status: Room['status'] }[]> =>
  db('room_seats')
    .join('rooms', 'rooms.id', 'room_seats.room_id')
    .whereIn('room_seats.user_id', [...userIds])
    .where('rooms.seen_at', '>=', seenSince)
    .select({ userId: 'room_seats.user_id', status: 'rooms.status' })
