import type { Db } from '#cloud/db/client.ts'
import type { Account, Movement } from './ledger.ts'

export interface EscrowHold {
  readonly roomId: string
  /** The host, who puts it up. */
  readonly userId: string
  readonly amount: number
}

export async function insertEscrow(tx: Db, { roomId, userId, amount }: EscrowHold): Promise<void> {
  await tx('room_rewards').insert({ room_id: roomId, user_id: userId, amount })
}

/** The locked reward of a room, and which of giver and winner still have an account. */
export interface HeldEscrow extends EscrowHold {
  readonly accounts: ReadonlySet<string>
}

/** Null when the room holds none. */
export async function lockEscrow(tx: Db, roomId: string, winner: string | null): Promise<HeldEscrow | null> {
  const held = await tx('room_rewards')
    .where({ room_id: roomId })
    .forUpdate()
    .first<{ userId: string; amount: number } | undefined>({ userId: 'user_id', amount: 'amount' })
  if (!held) return null
  const there = await tx('users')
    .whereIn('id', [held.userId, winner ?? held.userId])
    .select('id')
  return { ...held, roomId, accounts: new Set(there.map(({ id }) => id)) }
}

/** The same of a room that no process holds; null when one does again. */
export async function lockLostEscrow(
  tx: Db,
  roomId: string,
  roomSeenSince: number,
): Promise<HeldEscrow | null> {
  // Locked before the room is read, as `wasReturned` reads it after the room is listed: one of the two sees the other.
  const held = await lockEscrow(tx, roomId, null)
  const alive = await tx('rooms').where({ id: roomId }).where('seen_at', '>=', roomSeenSince).first('id')
  return alive ? null : held
}

/** To the winner, or back when there is none; to the house when nobody is left to have it. */
export function paymentOf(escrow: HeldEscrow, winner: string | null, at: number): Movement {
  const { roomId, userId: giver, amount, accounts } = escrow
  const isWon = winner !== null && accounts.has(winner)
  const receiver = isWon ? winner : giver
  const reason = isWon ? 'reward_won' : 'reward_returned'
  const to: Account = accounts.has(receiver) ? receiver : 'house:gifts'
  return { key: `${reason}:${roomId}`, reason, currency: 'r3', amount, from: 'house:rewards', to, at }
}

/** To be called in the transaction that pays: the row is what makes it happen once. */
export async function deleteEscrow(tx: Db, roomId: string): Promise<void> {
  await tx('room_rewards').where({ room_id: roomId }).delete()
}

/** Marks the escrows of rooms that no process holds, unmarks the others, and answers the rooms lost before `lostBefore`. */
export async function findLostEscrows(
  db: Db,
  times: { now: number; roomSeenSince: number; lostBefore: number },
): Promise<string[]> {
  const alive = db('rooms').where('seen_at', '>=', times.roomSeenSince).select('id')
  await db('room_rewards').whereIn('room_id', alive.clone()).update({ lost_at: null })
  await db('room_rewards')
    .whereNull('lost_at')
    .whereNotIn('room_id', alive.clone())
    .update({ lost_at: times.now })
  const lost = await db('room_rewards')
    .where('lost_at', '<=', times.lostBefore)
    .select<{ room_id: string }[]>('room_id')
  return lost.map(({ room_id }) => room_id)
}

/** Whether a sweep or a settlement has given it back. Waits for one that is about to. */
export async function wasReturned(tx: Db, roomId: string): Promise<boolean> {
  const held = await tx('room_rewards').where({ room_id: roomId }).forUpdate().first('room_id')
  if (held) return false
  return (
    (await tx('wallet_movements')
      .where({ key: `reward_returned:${roomId}` })
      .first('key')) !== undefined
  )
}

export const listEscrowsOf = (db: Db, userId: string): Promise<{ roomId: string; amount: number }[]> =>
  db('room_rewards').where({ user_id: userId }).select({ roomId: 'room_id', amount: 'amount' })
