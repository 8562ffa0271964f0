import type { Db } from '#cloud/db/client.ts'
import { fromJson, toJson } from '#cloud/db/columns.ts'
import type { Ad } from './rewarded-ads.ts'

export interface GivenAd {
  readonly id: string
  /** Epoch milliseconds. */
  readonly givenAt: number
  readonly ad: Ad
}

/** Returns the ad that the user has not watched yet; there is at most one. */
export async function findUnwatchedAd(db: Db, userId: string): Promise<GivenAd | null> {
  const row = await db('rewarded_ads')
    .where({ user_id: userId, watched_at: null })
    .first<{ id: string; givenAt: number; ad: string } | undefined>({
      id: 'id',
      givenAt: 'given_at',
      ad: 'ad',
    })
  return row ? { ...row, ad: fromJson<Ad>(row.ad) } : null
}

/** Puts an ad in the place of one that was not watched. */
export async function replaceUnwatchedAd(
  tx: Db,
  userId: string,
  { id, givenAt, ad }: GivenAd,
): Promise<void> {
  await tx('rewarded_ads').where({ user_id: userId, watched_at: null }).delete()
  await tx('rewarded_ads').insert({ id, user_id: userId, given_at: givenAt, ad: toJson(ad) })
}

export async function setWatched(tx: Db, id: string, watchedAt: number): Promise<void> {
  await tx('rewarded_ads').where({ id }).update({ watched_at: watchedAt })
}

/** The newest first, in epoch milliseconds. */
export async function listWatched(db: Db, userId: string): Promise<number[]> {
  const rows = await db('rewarded_ads')
    .where({ user_id: userId })
    .whereNotNull('watched_at')
    .orderBy('watched_at', 'desc')
    .select<{ at: number }[]>({ at: 'watched_at' })
  return rows.map(({ at }) => at)
}

/** Two calls of one user come one after the other. */
export async function lockViewer(tx: Db, userId: string): Promise<void> {
  await tx('users').where({ id: userId }).forUpdate().first('id')
}

export async function deleteAds(db: Db, before: number): Promise<void> {
  await db('rewarded_ads').where('given_at', '<', before).delete()
}
