import type { Db } from '#cloud/db/client.ts'
import { type Account, post } from './ledger.ts'

export interface EscrowHold {
  readonly roomId: string
  /** The host, who puts it up. */
  readonly userId: string
  readonly amount: number
}

/** Throws INSUFFICIENT_R3. */
export async function holdEscrow(tx: Db, { roomId, userId, amount }: EscrowHold, at: number): Promise<void> {
  const key = `reward_held:${roomId}`
  const from = userId
  await post(tx, { key, reason: 'reward_held', currency: 'r3', amount, from, to: 'house:rewards', at })
  await tx('room_rewards').insert({ room_id: roomId, user_id: userId, amount })
}

export interface PaidEscrow {
  readonly userId: string
  readonly amount: number
}

const exists = async (db: Db, userId: string): Promise<boolean> =>
  (await db('users').where({ id: userId }).first('id')) !== undefined

/**
 * Pays the reward that a room holds to the winner, or back to its giver when there is none. The call that deletes the row
 * pays, so it is paid once. Answers the receiver; null when the room holds none, or neither account is left.
 */
export async function payEscrow(
  tx: Db,
  roomId: string,
  winner: string | null,
  at: number,
): Promise<PaidEscrow | null> {
  const ofRoom = () => tx('room_rewards').where({ room_id: roomId })
  const held = await ofRoom()
    .forUpdate()
    .first<{ user_id: string; amount: number } | undefined>('user_id', 'amount')
  if (!held) return null
  await ofRoom().delete()
  const { user_id: giver, amount } = held
  const hasWinner = winner !== null && (await exists(tx, winner))
  const receiver = hasWinner ? winner : giver
  const to: Account = hasWinner || (await exists(tx, giver)) ? receiver : 'house:gifts'
  const reason = hasWinner ? 'reward_won' : 'reward_returned'
  const key = `${reason}:${roomId}`
  await post(tx, { key, reason, currency: 'r3', amount, from: 'house:rewards', to, at })
  return to === receiver ? { userId: receiver, amount } : null
}

/** Back to its giver, unless a process holds the room again. */
export async function payLostEscrow(
  tx: Db,
  roomId: string,
  roomSeenSince: number,
  at: number,
): Promise<PaidEscrow | null> {
  // Locked before the room is looked at, as `wasReturned` looks at it after the room is listed: one of the two sees the other.
  await tx('room_rewards').where({ room_id: roomId }).forUpdate().first('room_id')
  const alive = await tx('rooms').where({ id: roomId }).where('seen_at', '>=', roomSeenSince).first('id')
  return alive ? null : payEscrow(tx, roomId, null, at)
}

/** Marks rooms as lost that no process holds, unmarks those that one does; answers those that have been lost for long. */
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
