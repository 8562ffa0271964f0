import type { Db } from '#cloud/db/client.ts'
import type { Leave } from '#host-engine/index.ts'

/** Longer than any game: an older row was left behind by a process that died. */
const KEPT_MS = 24 * 60 * 60_000

export async function insertLeave(db: Db, { sessionId, roomId, userId, leftAt }: Leave): Promise<void> {
  await db('ranked_leaves')
    .where('left_at', '<', leftAt - KEPT_MS)
    .delete()
  // An account that is being deleted leaves its rooms first: it may be gone by now.
  if (!(await db('users').where({ id: userId }).first('id'))) return
  await db('ranked_leaves')
    .insert({ game_id: sessionId, user_id: userId, room_id: roomId, left_at: leftAt })
    .onConflict(['user_id', 'game_id'])
    .ignore()
}

export async function deleteLeaves(tx: Db, gameId: string): Promise<void> {
  await tx('ranked_leaves').where({ game_id: gameId }).delete()
}

export const listLeavesOf = (db: Db, userId: string): Promise<{ gameId: string; leftAt: number }[]> =>
  db('ranked_leaves').where({ user_id: userId }).select({ gameId: 'game_id', leftAt: 'left_at' })

/** When a player left games that are yet to be settled, earliest first: of rooms that somebody still held then. */
export async function listLeaves(db: Db, userId: string, roomSeenSince: number): Promise<number[]> {
  const rows = await db('ranked_leaves')
    .where({ user_id: userId })
    .whereIn('room_id', db('rooms').where('seen_at', '>=', roomSeenSince).select('id'))
    .orderBy('left_at')
    .select<{ left_at: number }[]>('left_at')
  return rows.map(({ left_at }) => left_at)
}
