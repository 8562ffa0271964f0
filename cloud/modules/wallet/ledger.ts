import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import type { Currency, WalletReason } from '#shared/constants/wallet.ts'
import { AppError } from '#shared/errors/app-error.ts'

/** Where gifts come from, and where R3 waits that is promised to a winner. */
const HOUSE = ['house:gifts', 'house:rewards'] as const
export type House = (typeof HOUSE)[number]
/** A user's id, or the house. */
export type Account = House | (string & {})

/** So much from one account to another. */
export interface Movement {
  /** Moved once under this key, however often it is tried. */
  readonly key: string
  readonly reason: WalletReason
  readonly currency: Currency
  readonly amount: number
  readonly from: Account
  readonly to: Account
  /** Epoch milliseconds. */
  readonly at: number
}

const isHouse = (account: Account): boolean => HOUSE.some((house) => house === account)

const ofUser = (db: Db, userId: string, currency: Currency) =>
  db('wallet_balances').where({ user_id: userId, currency })

export async function findBalance(db: Db, userId: string, currency: Currency): Promise<number> {
  const row = await ofUser(db, userId, currency).first<{ balance: number } | undefined>('balance')
  return row?.balance ?? 0
}

/** After a movement: what there is, and how many movements that took. */
interface Held {
  readonly balance: number
  readonly entries: number
}

async function add(tx: Db, userId: string, currency: Currency, amount: number): Promise<Held> {
  const [held] = await tx('wallet_balances')
    .insert({ user_id: userId, currency, balance: amount, entries: 1 })
    .onConflict(['user_id', 'currency'])
    .merge({
      balance: tx.raw('wallet_balances.balance + ?', [amount]),
      entries: tx.raw('wallet_balances.entries + 1'),
    })
    .returning<Held[]>(['balance', 'entries'])
  if (!held) throw new Error('a balance was not written')
  return held
}

/** In one statement, so that of two who spend at once the second sees what the first has left. */
async function take(tx: Db, userId: string, currency: Currency, amount: number): Promise<Held> {
  const [held] = await ofUser(tx, userId, currency)
    .where('balance', '>=', amount)
    .update({ balance: tx.raw('balance - ?', [amount]), entries: tx.raw('entries + 1') })
    .returning<Held[]>(['balance', 'entries'])
  if (held) return held
  throw new AppError('INSUFFICIENT_R3', { balance: await findBalance(tx, userId, currency), price: amount })
}

/**
 * The one way in which R3 and voice tokens move: within a transaction of the caller's, as two entries that add up to nothing.
 * False when this key has moved before. Throws INSUFFICIENT_R3, upon which the transaction must not be committed.
 */
export async function post(tx: Db, movement: Movement): Promise<boolean> {
  const { key, reason, currency, amount, from, to, at } = movement
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`${amount} cannot be moved`)
  const fresh = await tx('wallet_movements')
    .insert({ key, reason, at })
    .onConflict('key')
    .ignore()
    .returning('key')
  if (fresh.length === 0) return false
  // Balances are held in one order everywhere, else two movements wait for each other until one fails.
  for (const account of [from, to].toSorted()) {
    const isTaken = account === from
    const change = isTaken ? take : add
    const held = isHouse(account) ? null : await change(tx, account, currency, amount)
    await tx('wallet_entries').insert({
      id: newId(),
      movement_key: key,
      account,
      currency,
      amount: isTaken ? -amount : amount,
      balance: held?.balance,
      number: held?.entries,
    })
  }
  return true
}

export interface Entry {
  readonly id: string
  readonly currency: Currency
  readonly amount: number
  readonly reason: WalletReason
  readonly at: number
  readonly balance: number
}

const ENTRY = {
  id: 'wallet_entries.id',
  currency: 'currency',
  amount: 'amount',
  reason: 'reason',
  at: 'at',
  balance: 'balance',
} as const

const entriesOf = (db: Db, userId: string) =>
  db('wallet_entries')
    .join('wallet_movements', 'wallet_movements.key', 'wallet_entries.movement_key')
    .where({ account: userId })

/** Newest first, by currency. */
export const listEntries = (db: Db, userId: string): Promise<Entry[]> =>
  entriesOf(db, userId)
    .orderBy([{ column: 'currency' }, { column: 'number', order: 'desc' }])
    .select<Entry[]>(ENTRY)

export async function findEntriesPage(
  db: Db,
  userId: string,
  currency: Currency,
  { page, limit }: { page: number; limit: number },
): Promise<{ entries: Entry[]; total: number }> {
  const [count] = await entriesOf(db, userId)
    .where({ currency })
    .count<{ total: number | string }[]>({ total: '*' })
  const entries = await entriesOf(db, userId)
    .where({ currency })
    .orderBy('number', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .select<Entry[]>(ENTRY)
  return { entries, total: Number(count?.total ?? 0) }
}
