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

/** Who may put up a reward, and receive one. */
export interface RewardTerms {
  /** A verified address: only where mails can be sent. */
  readonly verifiedOnly: boolean
}

/** Whether rewards go to somebody: guests get none, as anyone can be many of them (WALLET-9). */
async function mayReceive(tx: Db, userId: string, { verifiedOnly }: RewardTerms): Promise<boolean> {
  const account = tx('users').where({ id: userId }).whereNot({ role: 'guest' })
  const found = await (verifiedOnly ? account.where({ email_verified: true }) : account).first('id')
  return found !== undefined
}

/** Whether somebody must verify the address before they put up a reward. */
export async function mustVerify(tx: Db, userId: string, { verifiedOnly }: RewardTerms): Promise<boolean> {
  if (!verifiedOnly) return false
  return (await tx('users').where({ id: userId, email_verified: true }).first('id')) === undefined
}

/** The locked reward of a room. */
export interface HeldEscrow extends EscrowHold {
  readonly giverExists: boolean
  /** Null as well when they may not receive it. */
  readonly winner: string | null
}

/** Null when the room holds none. */
export async function lockEscrow(
  tx: Db,
  roomId: string,
  winner: string | null,
  terms: RewardTerms,
): Promise<HeldEscrow | null> {
  const held = await tx('room_rewards')
    .where({ room_id: roomId })
    .forUpdate()
    .first<{ userId: string; amount: number } | undefined>({ userId: 'user_id', amount: 'amount' })
  if (!held) return null
  const giver = await tx('users').where({ id: held.userId }).first('id')
  const receives = winner !== null && (await mayReceive(tx, winner, terms))
  return { ...held, roomId, giverExists: giver !== undefined, winner: receives ? winner : null }
}

/** The same of a room that no process holds; null when one does again. */
export async function lockLostEscrow(
  tx: Db,
  roomId: string,
  roomSeenSince: number,
  terms: RewardTerms,
): Promise<HeldEscrow | null> {
  // Locked before the room is read, as `wasReturned` reads it after the room is listed: one of the two sees the other.
  const held = await lockEscrow(tx, roomId, null, terms)
  const alive = await tx('rooms').where({ id: roomId }).where('seen_at', '>=', roomSeenSince).first('id')
  return alive ? null : held
}

/** To the winner, or back when there is none; to the house when nobody is left to have it. */
export function paymentOf({ roomId, userId, amount, giverExists, winner }: HeldEscrow, at: number): Movement {
  const reason = winner === null ? 'reward_returned' : 'reward_won'
  const to: Account = winner ?? (giverExists ? userId : 'house:gifts')
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
