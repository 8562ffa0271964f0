import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import type { Currency, WalletReason } from '#shared/constants/wallet.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { type Purse, purseAfter, rewardLimitOf, spendable } from './sign-up-gift.ts'

/**
 * Where gifts come from, where R3 waits that is promised to a winner, what play brings, where prices go, and what is sold for
 * money.
 */
export const HOUSE = ['house:gifts', 'house:rewards', 'house:play', 'house:shop', 'house:store'] as const
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
  return (await findPurse(db, userId, currency)).balance
}

/** Of one currency, held until the transaction ends, in the order in which `post` holds them; a missing one is empty. */
export async function lockPurses(
  tx: Db,
  userIds: readonly string[],
  currency: Currency,
): Promise<ReadonlyMap<string, Purse>> {
  const rows = await tx('wallet_balances')
    .where({ currency })
    .whereIn('user_id', [...userIds])
    .orderBy('user_id')
    .forUpdate()
    .select<(Purse & { userId: string })[]>({
      userId: 'user_id',
      balance: 'balance',
      gift: 'gift',
      owed: 'owed',
    })
  const found = new Map(rows.map((row) => [row.userId, row]))
  return new Map(userIds.map((userId) => [userId, found.get(userId) ?? { balance: 0, gift: 0, owed: 0 }]))
}

export async function findPurse(db: Db, userId: string, currency: Currency): Promise<Purse> {
  const purse = await ofUser(db, userId, currency).first<Purse | undefined>('balance', 'gift', 'owed')
  return purse ?? { balance: 0, gift: 0, owed: 0 }
}

/** What a user has, and how many entries led there. */
interface Held extends Purse {
  readonly user_id: string
  readonly currency: Currency
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
async function holdBalances(tx: Db, movements: readonly Movement[]): Promise<Map<string, Held>> {
  const wanted = new Map(
    movements
      .flatMap(({ from, to, currency }) => [
        { account: from, currency },
        { account: to, currency },
      ])
      .filter(({ account }) => !isHouse(account))
      .map((one) => [heldKey(one.account, one.currency), one]),
  )
  if (wanted.size === 0) return new Map()
  const rows = [...wanted]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { account, currency }]) => ({
      user_id: account,
      currency,
      balance: 0,
      gift: 0,
      owed: 0,
      entries: 0,
    }))
  const held: Held[] = await tx('wallet_balances')
    .insert(rows)
    .onConflict(['user_id', 'currency'])
    // Changes nothing, but holds the row and answers it.
    .merge({ balance: tx.raw('wallet_balances.balance') })
    .returning(['user_id', 'currency', 'balance', 'gift', 'owed', 'entries'])
  return new Map(held.map((one) => [heldKey(one.user_id, one.currency), one]))
}

interface EntryRow {
  readonly movement_key: string
  /** Of the movement, so that an index finds them. */
  readonly reason: WalletReason
  readonly at: number
  readonly account: Account
  readonly currency: Currency
  readonly amount: number
  /** What it adds to the account's debt, or pays of it. */
  readonly owed: number
  /** After this entry, and which of the account it is; null for the house, which has no end. */
  readonly balance: number | null
  readonly number: number | null
}

/** Throws INSUFFICIENT_R3 when a movement takes more than it may. */
export function requireEnough(purse: Purse, price: number, reason: WalletReason): void {
  if (price <= spendable(purse, reason)) return
  const { balance } = purse
  const limit = price <= balance && { rewardLimit: rewardLimitOf(purse) }
  throw new AppError('INSUFFICIENT_R3', { balance, price, ...limit })
}

/** What has been posted so far, and what it made of the balances. */
interface Books {
  readonly entries: readonly EntryRow[]
  readonly held: ReadonlyMap<string, Held>
  /** Payments of debts. */
  readonly paid: readonly Movement[]
}

/** One account's part in a movement. */
interface Side {
  readonly movement: Movement
  readonly account: Account
  readonly amount: number
  /** What it adds to the account's debt. */
  readonly owed: number
}

/** The books with one entry more. */
function withEntry(books: Books, { movement, account, amount, owed }: Side): Books {
  const { entries, held } = books
  const { key, currency, reason, at } = movement
  const entry = { movement_key: key, reason, at, account, currency, amount }
  const before = held.get(heldKey(account, currency))
  if (!before) return { ...books, entries: [...entries, { ...entry, owed: 0, balance: null, number: null }] }
  if (currency === 'voice' && -amount > before.balance) throw new AppError('INSUFFICIENT_VOICE_TOKENS')
  requireEnough(before, -amount, reason)
  const after = {
    ...before,
    ...purseAfter(before, amount, reason),
    owed: before.owed + owed,
    entries: before.entries + 1,
  }
  const row = { ...entry, owed, balance: after.balance, number: after.entries }
  return { ...books, entries: [...entries, row], held: new Map(held).set(heldKey(account, currency), after) }
}

/** What movements make of balances, one after another. Throws as `post` does, at the first that is too much. */
function booksAfter(movements: readonly Movement[], held: ReadonlyMap<string, Held>): Books {
  return movements.reduce<Books>(
    (books, movement) => {
      const { currency, from, to } = movement
      const beyond = owedBeyond(movement, books.held.get(heldKey(from, currency)))
      const amount = movement.amount - beyond
      const taken = withEntry(books, { movement, account: from, amount: -amount, owed: beyond })
      const moved = withEntry(taken, { movement, account: to, amount, owed: 0 })
      return paidDebt(moved, movement)
    },
    { entries: [], held, paid: [] },
  )
}

/** How much of a refund the balance does not cover: that is owed. Nothing else may take more than there is. */
const owedBeyond = ({ reason, amount }: Movement, purse: Purse | undefined): number =>
  purse !== undefined && reason === 'store_refunded' ? Math.max(0, amount - purse.balance) : 0

/** What a movement brought pays first what is owed to the store. */
function paidDebt(books: Books, income: Movement): Books {
  const purse = books.held.get(heldKey(income.to, income.currency))
  const amount = Math.min(purse?.owed ?? 0, purse?.balance ?? 0)
  if (amount === 0) return books
  const movement: Movement = {
    ...income,
    key: `owed_paid:${income.key}`,
    reason: 'owed_paid',
    amount,
    from: income.to,
    to: 'house:store',
  }
  const taken = withEntry(books, { movement, account: movement.from, amount: -amount, owed: -amount })
  const moved = withEntry(taken, { movement, account: movement.to, amount, owed: 0 })
  return { ...moved, paid: [...books.paid, movement] }
}

/**
 * The one way in which R3 and voice tokens move: within a transaction of the caller's, each movement as two entries that add
 * up to 0, in the order given. What a refund takes beyond the balance becomes a debt (WALLET-11): its entries hold what was
 * there, and the user's says in `owed` how much was not. The next income pays it by a movement of its own, `owed_paid`. So
 * an account's entries add up to its balance, and their `owed` to what it owes. Answers the keys that moved; those that had
 * moved before do nothing. Throws INSUFFICIENT_R3 or INSUFFICIENT_VOICE_TOKENS, upon which the transaction must not be committed.
 */
export async function post(tx: Db, movements: readonly Movement[]): Promise<ReadonlySet<string>> {
  for (const { key, amount, from, to } of movements)
    if (!Number.isSafeInteger(amount) || amount <= 0 || from === to)
      throw new Error(`${amount} cannot be moved by ${key}`)
  const fresh = movements.length === 0 ? [] : await insertMovements(tx, movements)
  if (fresh.length === 0) return new Set()
  const { entries, held, paid } = booksAfter(fresh, await holdBalances(tx, fresh))
  if (paid.length > 0) await insertMovements(tx, paid)
  if (held.size > 0)
    await tx('wallet_balances')
      .insert([...held.values()])
      .onConflict(['user_id', 'currency'])
      .merge(['balance', 'gift', 'owed', 'entries'])
  await tx('wallet_entries').insert(entries.map((entry) => ({ id: newId(), ...entry })))
  return new Set(fresh.map(({ key }) => key))
}
