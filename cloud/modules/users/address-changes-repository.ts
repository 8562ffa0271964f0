import type { Db } from '#cloud/db/client.ts'

/** What an account was reached by before its address changed. */
export interface AddressChange {
  readonly id: string
  readonly userId: string
  readonly formerEmail: string
  readonly formerEmailFolded: string
  readonly formerVerified: boolean
  /** Whether the account signed in with Google at that time. */
  readonly hadGoogle: boolean
  /** Epoch milliseconds. */
  readonly changedAt: number
}

const COLUMNS = {
  id: 'id',
  userId: 'user_id',
  formerEmail: 'former_email',
  formerEmailFolded: 'former_email_folded',
  formerVerified: 'former_verified',
  hadGoogle: 'had_google',
  changedAt: 'changed_at',
} as const satisfies Record<keyof AddressChange, string>

/** SQLite has no booleans, only 1 and 0. */
const fromDatabase = (row: AddressChange): AddressChange => ({
  ...row,
  formerVerified: Boolean(row.formerVerified),
  hadGoogle: Boolean(row.hadGoogle),
})

export async function insertAddressChange(db: Db, change: AddressChange): Promise<void> {
  await db('address_changes').insert({
    id: change.id,
    user_id: change.userId,
    former_email: change.formerEmail,
    former_email_folded: change.formerEmailFolded,
    former_verified: change.formerVerified,
    had_google: change.hadGoogle,
    changed_at: change.changedAt,
  })
}

/** Those after `since`, oldest first. */
export async function listAddressChanges(db: Db, userId: string, since: number): Promise<AddressChange[]> {
  const rows = await db('address_changes')
    .where({ user_id: userId })
    .where('changed_at', '>', since)
    .orderBy('changed_at')
    .select<AddressChange[]>(COLUMNS)
  return rows.map(fromDatabase)
}

/** Whether another account had this address after `since`, proven as its own. */
export async function isFormerAddress(
  db: Db,
  emailFolded: string,
  userId: string,
  since: number,
): Promise<boolean> {
  const row = await db('address_changes')
    .where({ former_email_folded: emailFolded, former_verified: true })
    .whereNot({ user_id: userId })
    .where('changed_at', '>', since)
    .first('id')
  return row !== undefined
}

export async function deleteAddressChangesFrom(db: Db, userId: string, changedAt: number): Promise<void> {
  await db('address_changes').where({ user_id: userId }).where('changed_at', '>=', changedAt).delete()
}

/** Of all accounts. */
export async function deleteOldAddressChanges(db: Db, until: number): Promise<void> {
  await db('address_changes').where('changed_at', '<=', until).delete()
}
