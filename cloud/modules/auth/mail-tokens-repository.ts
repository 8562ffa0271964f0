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

/** False when the token has just been used elsewhere. */
export async function markUsed(db: Db, tokenHash: string, now: number): Promise<boolean> {
  const marked = await db('mail_tokens')
    .where({ token_hash: tokenHash })
    .whereNull('used_at')
    .update({ used_at: now })
  return marked > 0
}

/** Of this purpose: all, or those to one address. */
export async function deleteUnused(
  db: Db,
  userId: string,
  purpose: MailPurpose,
  emailFolded?: string,
): Promise<void> {
  await db('mail_tokens')
    .where({ user_id: userId, purpose, ...(emailFolded !== undefined && { email_folded: emailFolded }) })
    .whereNull('used_at')
    .delete()
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
