import type { Db } from '#cloud/db/client.ts'
import { type Place, type StoredPass, unbegun } from './pass-rules.ts'

interface PassRow {
  readonly user_id: string
  readonly season: number
  readonly xp: number
  readonly day: number
  readonly xp_of_day: number
  readonly premium_at: number | null
}

const KEY = ['user_id', 'season']
const COLUMNS = ['user_id', 'season', 'xp', 'day', 'xp_of_day', 'premium_at'] as const

const fromRow = (row: PassRow): StoredPass => ({
  userId: row.user_id,
  season: row.season,
  xp: row.xp,
  day: row.day,
  xpOfDay: row.xp_of_day,
  hasPremium: row.premium_at !== null,
})

const toRow = ({ userId, season, xp, day, xpOfDay }: StoredPass) => ({
  user_id: userId,
  season,
  xp,
  day,
  xp_of_day: xpOfDay,
})

export async function findPass(db: Db, userId: string, season: number): Promise<StoredPass> {
  const row = await db('game_passes')
    .where({ user_id: userId, season })
    .first<PassRow | undefined>(...COLUMNS)
  return row === undefined ? unbegun(userId, season) : fromRow(row)
}

/** Held until the transaction ends, in the order of the ids; a missing one begins. */
export async function lockPasses(
  tx: Db,
  userIds: readonly string[],
  season: number,
): Promise<Map<string, StoredPass>> {
  if (userIds.length === 0) return new Map()
  const sorted = userIds.toSorted()
  await tx('game_passes')
    .insert(sorted.map((userId) => toRow(unbegun(userId, season))))
    .onConflict(KEY)
    .ignore()
  const rows = await tx('game_passes')
    .where({ season })
    .whereIn('user_id', sorted)
    .orderBy('user_id')
    .forUpdate()
    .select<PassRow[]>(...COLUMNS)
  return new Map(rows.map((row) => [row.user_id, fromRow(row)]))
}

export async function lockPass(tx: Db, userId: string, season: number): Promise<StoredPass> {
  return (await lockPasses(tx, [userId], season)).get(userId) ?? unbegun(userId, season)
}

export async function saveXp(tx: Db, passes: readonly StoredPass[]): Promise<void> {
  if (passes.length === 0) return
  await tx('game_passes').insert(passes.map(toRow)).onConflict(KEY).merge(['xp', 'day', 'xp_of_day'])
}

export async function savePremium(tx: Db, { userId, season }: StoredPass, at: number): Promise<void> {
  await tx('game_passes').where({ user_id: userId, season }).update({ premium_at: at })
}

export const listClaims = (db: Db, { userId, season }: StoredPass): Promise<Place[]> =>
  db('game_pass_claims').where({ user_id: userId, season }).select<Place[]>('level', 'track')

export async function insertClaims(
  tx: Db,
  { userId, season }: StoredPass,
  places: readonly Place[],
  at: number,
): Promise<void> {
  if (places.length === 0) return
  await tx('game_pass_claims').insert(
    places.map(({ level, track }) => ({
      user_id: userId,
      season,
      level,
      track,
      claimed_at: at,
    })),
  )
}

/** Of every season. */
export const listPassesOf = (
  db: Db,
  userId: string,
): Promise<{ season: number; xp: number; premiumAt: number | null }[]> =>
  db('game_passes')
    .where({ user_id: userId })
    .orderBy('season')
    .select({ season: 'season', xp: 'xp', premiumAt: 'premium_at' })

export const listClaimsOf = (
  db: Db,
  userId: string,
): Promise<(Place & { season: number; claimedAt: number })[]> =>
  db('game_pass_claims')
    .where({ user_id: userId })
    .orderBy(['season', 'level', 'track'])
    .select({ season: 'season', level: 'level', track: 'track', claimedAt: 'claimed_at' })
