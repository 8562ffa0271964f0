import { encodeTime } from 'ulid'
import type { Db } from '#cloud/db/client.ts'
import { HOUSE } from './ledger.ts'

/** What is promised to a winner comes from a player and goes to one. */
const SOURCES = HOUSE.filter((house) => house !== 'house:rewards')

interface HouseSums {
  readonly currency: string
  readonly given: number | string
  readonly taken: number | string
}

/**
 * What came into players' hands from then on, before `to`, and what they gave back for something. The ids of entries begin with
 * their time, so that the primary key finds those of a minute, however many there are.
 */
export async function ledgerSums(
  db: Db,
  from: number,
  to: number,
): Promise<{ r3Minted: number; r3Spent: number; voiceTokens: number }> {
  const rows: HouseSums[] = await db('wallet_entries')
    .where('id', '>=', encodeTime(from))
    .where('id', '<', encodeTime(to))
    .whereIn('account', SOURCES)
    .groupBy('currency')
    .select(
      'currency',
      db.raw('sum(case when amount < 0 then -amount else 0 end) as given'),
      db.raw('sum(case when amount > 0 then amount else 0 end) as taken'),
    )
  const [r3, voice] = ['r3', 'voice'].map((currency) => rows.find((row) => row.currency === currency))
  return {
    r3Minted: Number(r3?.given ?? 0),
    r3Spent: Number(r3?.taken ?? 0),
    voiceTokens: Number(voice?.taken ?? 0),
  }
}
