import type { Db } from '#cloud/db/client.ts'
import { newestFirst, type TimePage } from '#cloud/db/time-page.ts'
import type { Currency, WalletReason } from '#shared/constants/wallet.ts'

export interface Entry {
  readonly id: string
  readonly currency: Currency
  readonly amount: number
  readonly reason: WalletReason
  readonly at: number
  readonly balance: number
}

const ENTRY = {
  id: 'id',
  currency: 'currency',
  amount: 'amount',
  reason: 'reason',
  at: 'at',
  balance: 'balance',
} as const

const ofAccount = (db: Db, userId: string) => db('wallet_entries').where({ account: userId })

/** Newest first, by currency. */
export const listEntries = (db: Db, userId: string): Promise<Entry[]> =>
  ofAccount(db, userId)
    .orderBy([{ column: 'currency' }, { column: 'number', order: 'desc' }])
    .select<Entry[]>(ENTRY)

/** An account's entries are numbered without a gap: a page is found by its numbers, however many there are. */
export async function findEntriesPage(
  db: Db,
  userId: string,
  currency: Currency,
  { page, limit }: { page: number; limit: number },
): Promise<{ entries: Entry[]; total: number }> {
  const held = await db('wallet_balances')
    .where({ user_id: userId, currency })
    .first<{ entries: number } | undefined>('entries')
  const total = held?.entries ?? 0
  const newest = total - (page - 1) * limit
  const entries = await ofAccount(db, userId)
    .where({ currency })
    .whereBetween('number', [newest - limit + 1, newest])
    .orderBy('number', 'desc')
    .select<Entry[]>(ENTRY)
  return { entries, total }
}

/** What each of these accounts has had of a currency for a reason since then (epoch milliseconds); without any it is missing. */
export async function sumEntries(
  db: Db,
  accounts: readonly string[],
  { currency, reason, since }: { currency: Currency; reason: WalletReason; since: number },
): Promise<Map<string, number>> {
  const rows: { account: string; sum: number | string }[] = await db('wallet_entries')
    .whereIn('account', accounts)
    .whereNotNull('number')
    .where({ currency, reason })
    .where('at', '>=', since)
    .groupBy('account')
    .select('account')
    .sum({ sum: 'amount' })
  return new Map(rows.map(({ account, sum }) => [account, Number(sum)]))
}

/** A user's entry as an admin finds it; the id of the account says nothing once its user is gone. */
export interface FoundEntry extends Entry {
  readonly userId: string
  readonly username: string | null
  readonly owed: number
  readonly key: string
}

export interface EntrySearch extends TimePage {
  readonly userId?: string | undefined
  readonly reason?: WalletReason | undefined
  readonly currency?: Currency | undefined
  readonly key?: string | undefined
}

/** Entries of users, the newest first. Whatever is searched for, an index finds it: a page costs the same for a million. */
export async function searchEntries(
  db: Db,
  { userId, reason, currency, key, ...page }: EntrySearch,
): Promise<FoundEntry[]> {
  const found = db('wallet_entries').whereNotNull('number')
  if (userId !== undefined) found.where({ account: userId })
  if (reason !== undefined) found.where({ reason })
  if (currency !== undefined) found.where({ currency })
  if (key !== undefined) found.where({ movement_key: key })
  const shown = newestFirst(found.select('*'), { at: 'at', id: 'id' }, page)
  return db
    .from(shown.as('found'))
    .leftJoin('users', 'users.id', 'found.account')
    .orderBy([
      { column: 'found.at', order: 'desc' },
      { column: 'found.id', order: 'desc' },
    ])
    .select<FoundEntry[]>({
      id: 'found.id',
      currency: 'found.currency',
      amount: 'found.amount',
      reason: 'found.reason',
      at: 'found.at',
      balance: 'found.balance',
      userId: 'found.account',
      username: 'users.username',
      owed: 'found.owed',
      key: 'found.movement_key',
    })
}

/** Of these movements, what they moved for users, in the order in which it happened. */
export const listEntriesOf = (
  db: Db,
  keys: readonly string[],
): Promise<Pick<FoundEntry, 'key' | 'currency' | 'amount' | 'owed' | 'balance' | 'reason' | 'at'>[]> =>
  db('wallet_entries')
    .whereNotNull('number')
    .whereIn('movement_key', [...keys])
    .orderBy(['at', 'id'])
    .select({
      key: 'movement_key',
      currency: 'currency',
      amount: 'amount',
      owed: 'owed',
      balance: 'balance',
      reason: 'reason',
      at: 'at',
    })
