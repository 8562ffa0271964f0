import type { Db } from '#cloud/db/client.ts'

/** Beyond a token's expiry: the clocks of several processes may differ. */
export const REMEMBERED_MS = 5 * 60_000

/** Fails when the token was used already: its primary key says so, in every process at once. */
export async function insertUsedToken(db: Db, tokenHash: string, forgetAt: number): Promise<void> {
  await db('google_tokens_used').insert({ token_hash: tokenHash, forget_at: forgetAt })
}

export async function deleteForgotten(db: Db, now: number): Promise<void> {
  await db('google_tokens_used').where('forget_at', '<=', now).delete()
}

export async function isBarred(db: Db, googleUid: string): Promise<boolean> {
  const row = await db('google_identities_barred').where({ google_uid: googleUid }).first('google_uid')
  return row !== undefined
}
