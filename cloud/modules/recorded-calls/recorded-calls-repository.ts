import type { Db } from '#cloud/db/client.ts'
import { fromJson, toJson } from '#cloud/db/columns.ts'

export interface CallRow {
  readonly id: string
  readonly userId: string
  readonly route: string
  readonly requestId: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly key: string | null
  readonly inputHash: string
  /** Until when a call under way holds its key; null once it is done. */
  readonly heldUntil: number | null
}

const COLUMNS = {
  id: 'id',
  userId: 'user_id',
  route: 'route',
  requestId: 'request_id',
  at: 'at',
  key: 'key',
  inputHash: 'input_hash',
  heldUntil: 'held_until',
} as const satisfies Record<keyof CallRow, string>

const calls = (db: Db) => db('recorded_calls')

/** False when another call has this key. On Postgres it waits until a transaction that is about to use it has ended. */
export async function insertCall(db: Db, call: CallRow): Promise<boolean> {
  const row = Object.entries(call).map(([field, value]) => [COLUMNS[field as keyof CallRow], value])
  const inserted = await calls(db)
    .insert(Object.fromEntries(row))
    .onConflict(['user_id', 'key'])
    .ignore()
    .returning('id')
  return inserted.length > 0
}

export interface FoundCall extends CallRow {
  /** Of a call that is done. */
  readonly answer: unknown
}

/** The call that has this one's key; null when its key is free. */
export async function findCall(
  db: Db,
  { userId, key }: Pick<CallRow, 'userId' | 'key'>,
): Promise<FoundCall | null> {
  const row = await calls(db)
    .where({ user_id: userId, key })
    .first<(CallRow & { answer: string | null }) | undefined>({ ...COLUMNS, answer: 'answer' })
  return row ? { ...row, answer: row.answer === null ? undefined : fromJson(row.answer) } : null
}

type Claim = Pick<CallRow, 'id' | 'heldUntil'>
const ofClaim = (db: Db, { id, heldUntil }: Claim) => calls(db).where({ id, held_until: heldUntil })

/** False when somebody else has taken the key over, or its call is done by now. */
export async function takeOver(db: Db, claim: Claim, by: CallRow): Promise<boolean> {
  const { requestId, at, heldUntil } = by
  const taken = await ofClaim(db, claim).update({ request_id: requestId, at, held_until: heldUntil })
  return taken > 0
}

/** Stores the answer of a call that still holds its key. */
export async function finishCall(db: Db, claim: Claim, answer: unknown): Promise<void> {
  await ofClaim(db, claim).update({ held_until: null, answer: answer === undefined ? null : toJson(answer) })
}

export async function deleteCall(db: Db, claim: Claim): Promise<void> {
  await ofClaim(db, claim).delete()
}

/** These keys may be used anew; that the calls were made stays. */
const forgotten = { key: null, answer: null }

export async function forgetKey(db: Db, id: string): Promise<void> {
  await calls(db).where({ id }).update(forgotten)
}

export async function forgetKeys(db: Db, madeBefore: number): Promise<void> {
  await calls(db).whereNotNull('key').where('at', '<', madeBefore).update(forgotten)
}

export async function forgetKeysOf(db: Db, userId: string): Promise<void> {
  await calls(db).where({ user_id: userId }).update(forgotten)
}

export const listCallsOf = (db: Db, userId: string): Promise<CallRow[]> =>
  calls(db).where({ user_id: userId }).orderBy('id').select<CallRow[]>(COLUMNS)
