import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import type { SanctionKind, WarningPreset } from '#shared/constants/sanctions.ts'

export interface SanctionRow {
  readonly id: string
  readonly userId: string
  readonly kind: SanctionKind
  readonly preset: WarningPreset | null
  readonly reason: string
  readonly adminId: string
  /** Epoch milliseconds, as all that follow. */
  readonly madeAt: number
  /** Null: for good. */
  readonly expiresAt: number | null
  readonly liftedAt: number | null
  readonly acknowledgedAt: number | null
}

/** With the name of the admin's account, where there is one. */
export type ListedSanction = SanctionRow & { readonly adminName: string | null }

const COLUMNS = {
  id: 'sanctions.id',
  userId: 'sanctions.user_id',
  kind: 'sanctions.kind',
  preset: 'sanctions.preset',
  reason: 'sanctions.reason',
  adminId: 'sanctions.admin_id',
  madeAt: 'sanctions.made_at',
  expiresAt: 'sanctions.expires_at',
  liftedAt: 'sanctions.lifted_at',
  acknowledgedAt: 'sanctions.acknowledged_at',
} as const satisfies Record<keyof SanctionRow, string>

export async function insertSanction(
  tx: Db,
  sanction: Omit<SanctionRow, 'id' | 'liftedAt' | 'acknowledgedAt'>,
): Promise<SanctionRow> {
  const row = { ...sanction, id: newId(), liftedAt: null, acknowledgedAt: null }
  await tx('sanctions').insert({
    id: row.id,
    user_id: row.userId,
    kind: row.kind,
    preset: row.preset,
    reason: row.reason,
    admin_id: row.adminId,
    made_at: row.madeAt,
    expires_at: row.expiresAt,
  })
  return row
}

/** The mute or ban that was not lifted; it may have expired. */
export async function findStanding(
  db: Db,
  userId: string,
  kind: 'mute' | 'ban',
): Promise<SanctionRow | null> {
  const row = await db('sanctions')
    .where({ user_id: userId, kind })
    .whereNull('lifted_at')
    .first<SanctionRow | undefined>(COLUMNS)
  return row ?? null
}

export async function liftSanction(tx: Db, id: string, at: number): Promise<void> {
  await tx('sanctions').where({ id }).update({ lifted_at: at })
}

/** The newest first. */
export const listSanctions = (db: Db, userId: string): Promise<ListedSanction[]> =>
  db('sanctions')
    .leftJoin('users', 'users.id', 'sanctions.admin_id')
    .where({ user_id: userId })
    .orderBy('sanctions.id', 'desc')
    .select<ListedSanction[]>({ ...COLUMNS, adminName: 'users.username' })

export const listUnread = (db: Db, userId: string): Promise<SanctionRow[]> =>
  db('sanctions')
    .where({ user_id: userId, kind: 'warning' })
    .whereNull('acknowledged_at')
    .orderBy('id')
    .select<SanctionRow[]>(COLUMNS)

/** False when the player has no such warning. */
export async function acknowledge(db: Db, userId: string, id: string, at: number): Promise<boolean> {
  const own = { id, user_id: userId, kind: 'warning' }
  const changed = await db('sanctions')
    .where(own)
    .whereNull('acknowledged_at')
    .update({ acknowledged_at: at })
  return changed > 0 || (await db('sanctions').where(own).first('id')) !== undefined
}

export interface Mute {
  readonly userId: string
  readonly expiresAt: number
}
/** Of all players, those that hold. */
export const listMutes = (db: Db, at: number): Promise<Mute[]> =>
  db('sanctions')
    .where({ kind: 'mute' })
    .where('expires_at', '>', at)
    .whereNull('lifted_at')
    .select<Mute[]>({ userId: 'user_id', expiresAt: 'expires_at' })

export interface BannedAddress {
  readonly digest: string
  readonly reason: string
  readonly expiresAt: number | null
}

export interface AddressesWanted {
  /** Null for all. */
  readonly digest: string | null
  readonly after?: string | undefined
  readonly limit: number
  readonly at: number
}

/** Of two bans of an address the longer one stays. */
export async function saveBannedAddress(tx: Db, { digest, reason, expiresAt }: BannedAddress): Promise<void> {
  const saved = tx('banned_addresses')
    .insert({ digest, reason, expires_at: expiresAt })
    .onConflict('digest')
    .merge()
  if (expiresAt !== null) saved.where('banned_addresses.expires_at', '<', expiresAt)
  await saved
}

/** `digest`: of the address that is banned; null where it is the account. */
export type FoundBan = Omit<BannedAddress, 'digest'> & { readonly digest: string | null }

/** Of an account and of its address, in one query, as every login asks it; they may have expired. The account's comes first. */
export async function findBans(db: Db, userId: string, digest: string | null): Promise<FoundBan[]> {
  const columns = { reason: 'reason', expiresAt: 'expires_at' }
  const found: FoundBan[] = await db('sanctions')
    .where({ user_id: userId, kind: 'ban' })
    .whereNull('lifted_at')
    .select({ ...columns, digest: db.raw('cast(null as varchar)') })
    .unionAll(
      db('banned_addresses')
        .where({ digest: digest ?? '' })
        .select({ ...columns, digest: 'digest' }),
    )
  return found.toSorted((a, b) => Number(a.digest !== null) - Number(b.digest !== null))
}

const ADDRESS = { digest: 'digest', reason: 'reason', expiresAt: 'expires_at' } as const

/** Those that hold, by digest. */
export const listAddresses = (
  db: Db,
  { digest, after = '', limit, at }: AddressesWanted,
): Promise<BannedAddress[]> =>
  db('banned_addresses')
    .where('digest', '>', after)
    .where((where) => {
      where.whereNull('expires_at').orWhere('expires_at', '>', at)
    })
    .where(digest === null ? {} : { digest })
    .orderBy('digest')
    .limit(limit)
    .select<BannedAddress[]>(ADDRESS)

/** Held until the transaction ends. */
export const holdAddress = (tx: Db, digest: string): Promise<BannedAddress | undefined> =>
  tx('banned_addresses').where({ digest }).forUpdate().first<BannedAddress | undefined>(ADDRESS)

export async function deleteAddress(tx: Db, digest: string): Promise<void> {
  await tx('banned_addresses').where({ digest }).delete()
}

export async function deleteExpiredAddresses(db: Db, until: number): Promise<void> {
  await db('banned_addresses').where('expires_at', '<=', until).delete()
}
