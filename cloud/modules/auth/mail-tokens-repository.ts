import type { Db } from '#cloud/db/client.ts'

/** `move` proves an address that was asked for; `undo` takes it back. */
export type MailPurpose = 'verify' | 'reset' | 'move' | 'undo'

export interface MailTokenRow {
  readonly tokenHash: string
  readonly userId: string
  readonly purpose: MailPurpose
  readonly emailFolded: string
  readonly createdAt: number
  readonly expiresAt: number
}

export async function insertMailToken(db: Db, token: MailTokenRow): Promise<void> {
  await db('mail_tokens').insert({
    token_hash: token.tokenHash,
    user_id: token.userId,
    purpose: token.purpose,
    email_folded: token.emailFolded,
    created_at: token.createdAt,
    expires_at: token.expiresAt,
  })
}

export async function findLiveToken(
  db: Db,
  tokenHash: string,
  purpose: MailPurpose,
  now: number,
): Promise<{ userId: string; emailFolded: string } | null> {
  const row = await db('mail_tokens')
    .where({ token_hash: tokenHash, purpose })
    .whereNull('used_at')
    .where('expires_at', '>', now)
    .first<{ userId: string; emailFolded: string } | undefined>({
      userId: 'user_id',
      emailFolded: 'email_folded',
    })
  return row ?? null
}

/** Returns the used token, of one of the purposes, that is still kept. */
export async function findUsedToken(
  db: Db,
  tokenHash: string,
  purposes: readonly MailPurpose[],
  now: number,
): Promise<{ userId: string; emailFolded: string } | null> {
  const row = await db('mail_tokens')
    .where({ token_hash: tokenHash })
    .whereIn('purpose', purposes)
    .whereNotNull('used_at')
    .where('expires_at', '>', now)
    .first<{ userId: string; emailFolded: string } | undefined>({
      userId: 'user_id',
      emailFolded: 'email_folded',
    })
  return row ?? null
}

/** Marks every unused token of this purpose and address as used, and keeps it until `keptUntil`. */
export async function markUsed(
  db: Db,
  { userId, purpose, emailFolded }: Pick<MailTokenRow, 'userId' | 'purpose' | 'emailFolded'>,
  usedAt: number,
  keptUntil: number,
): Promise<void> {
  await db('mail_tokens')
    .where({ user_id: userId, purpose, email_folded: emailFolded })
    .whereNull('used_at')
    .update({ used_at: usedAt, expires_at: keptUntil })
}

export async function deleteUnused(db: Db, userId: string, purpose: MailPurpose): Promise<void> {
  await db('mail_tokens').where({ user_id: userId, purpose }).whereNull('used_at').delete()
}

export async function deleteExpired(db: Db, now: number): Promise<void> {
  await db('mail_tokens').where('expires_at', '<=', now).delete()
}

/** For the export: without the tokens' hashes. */
export async function listMailTokens(
  db: Db,
  userId: string,
): Promise<(Omit<MailTokenRow, 'tokenHash' | 'userId'> & { usedAt: number | null })[]> {
  return db('mail_tokens').where({ user_id: userId }).orderBy('created_at').select({
    purpose: 'purpose',
    emailFolded: 'email_folded',
    createdAt: 'created_at',
    expiresAt: 'expires_at',
    usedAt: 'used_at',
  })
}
