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

export const isHouse = (account: Account): account is House => HOUSE.some((house) => house === account)

const ofUser = (db: Db, userId: string, currency: Currency) =>
  db('wallet_balances').where({ user_id: userId, currency })

export async function findBalance(db: Db, userId: string, currency: Currency): Promise<number> {
  const row = await ofUser(db, userId, currency).first<{ balance: number } | undefined>('balance')
  return row?.balance ?? 0
}

/** One account's part in what is posted. */
interface Side {
  readonly movement: Movement
  readonly account: Account
  readonly amount: number
}

/** What a user has, and how many entries led there. */
interface Held {
  readonly user_id: string
  readonly currency: Currency
  readonly balance: number
  readonly entries: number
}

const heldKey = (userId: string, currency: Currency): string => `${userId} ${currency}`

/** Answers those that are new, the first of each key. Keys are written in one order, so that no two posts block each other. */
async function insertMovements(tx: Db, movements: readonly Movement[]): Promise<Movement[]> {
  const byKey = new Map(movements.toReversed().map((movement) => [movement.key, movement]))
  const rows = [...byKey.values()]
    .map(({ key, reason, at }) => ({ key, reason, at }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const fresh = await tx('wallet_movements').insert(rows).onConflict('key').ignore().returning('key')
  const keys = new Set(fresh.map(({ key }) => key))
  return movements.filter((movement) => keys.has(movement.key) && byKey.get(movement.key) === movement)
}

/** Holds the balances until the transaction ends, in the order of the accounts everywhere; a missing one begins at 0. */
async function holdBalances(tx: Db, sides: readonly Side[]): Promise<Map<string, Held>> {
  const wanted = new Map(
    sides
      .filter(({ account }) => !isHouse(account))
      .map(({ account, movement: { currency } }) => [heldKey(account, currency), { account, currency }]),
  )
  if (wanted.size === 0) return new Map()
  const rows = [...wanted]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { account, currency }]) => ({ user_id: account, currency, balance: 0, entries: 0 }))
  const held: Held[] = await tx('wallet_balances')
    .insert(rows)
    .onConflict(['user_id', 'currency'])
    // Changes nothing, but holds the row and answers it.
    .merge({ balance: tx.raw('wallet_balances.balance') })
    .returning(['user_id', 'currency', 'balance', 'entries'])
  return new Map(held.map((one) => [heldKey(one.user_id, one.currency), one]))
}

interface EntryRow {
  readonly movement_key: string
  readonly account: Account
  readonly currency: Currency
  readonly amount: number
  /** After this entry, and which of the account it is; null for the house, which has no end. */
  readonly balance: number | null
  readonly number: number | null
}

/** What movements make of balances, one after another. Throws INSUFFICIENT_R3 at the first that is too much. */
function entriesOf(
  sides: readonly Side[],
  held: ReadonlyMap<string, Held>,
): { entries: EntryRow[]; balances: Held[] } {
  const after = new Map(held)
  const entries = sides.map(({ movement, account, amount }): EntryRow => {
    const { key, currency } = movement
    const entry = { movement_key: key, account, currency, amount }
    const before = after.get(heldKey(account, currency))
    if (!before) return { ...entry, balance: null, number: null }
    const balance = before.balance + amount
    if (balance < 0) throw new AppError('INSUFFICIENT_R3', { balance: before.balance, price: -amount })
    const now = { ...before, balance, entries: before.entries + 1 }
    after.set(heldKey(account, currency), now)
    return { ...entry, balance, number: now.entries }
  })
  return { entries, balances: [...after.values()] }
}

/**
 * The one way in which R3 and voice tokens move: within a transaction of the caller's, each movement as two entries that add
 * up to 0, in the order given. Answers the keys that moved; those that had moved before do nothing. Throws INSUFFICIENT_R3,
 * upon which the transaction must not be committed.
 */
export async function post(tx: Db, movements: readonly Movement[]): Promise<ReadonlySet<string>> {
  for (const { key, amount, from, to } of movements)
    if (!Number.isSafeInteger(amount) || amount <= 0 || from === to)
      throw new Error(`${amount} cannot be moved by ${key}`)
  const fresh = await insertMovements(tx, movements)
  if (fresh.length === 0) return new Set()
  const sides = fresh.flatMap((movement): Side[] => [
    { movement, account: movement.from, amount: -movement.amount },
    { movement, account: movement.to, amount: movement.amount },
  ])
  const { entries, balances } = entriesOf(sides, await holdBalances(tx, sides))
  if (balances.length > 0)
    await tx('wallet_balances')
      .insert(balances)
      .onConflict(['user_id', 'currency'])
      .merge(['balance', 'entries'])
  await tx('wallet_entries').insert(entries.map((entry) => ({ id: newId(), ...entry })))
  return new Set(fresh.map(({ key }) => key))
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

const ofAccount = (db: Db, userId: string) =>
  db('wallet_entries')
    .join('wallet_movements', 'wallet_movements.key', 'wallet_entries.movement_key')
    .where({ account: userId })

/** Newest first, by currency. */
export const listEntries = (db: Db, userId: string): Promise<Entry[]> =>
  ofAccount(db, userId)
    .orderBy([{ column: 'currency' }, { column: 'number', order: 'desc' }])
    .select<Entry[]>(ENTRY)

export async function findEntriesPage(
  db: Db,
  userId: string,
  currency: Currency,
  { page, limit }: { page: number; limit: number },
): Promise<{ entries: Entry[]; total: number }> {
  const [count] = await ofAccount(db, userId)
    .where({ currency })
    .count<{ total: number | string }[]>({ total: '*' })
  const entries = await ofAccount(db, userId)
    .where({ currency })
    .orderBy('number', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .select<Entry[]>(ENTRY)
  return { entries, total: Number(count?.total ?? 0) }
}
