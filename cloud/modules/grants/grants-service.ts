import type { z } from 'zod/mini'
import { dayOf, dayStart } from '#cloud/day.ts'
import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import type { Identity, Users } from '#cloud/modules/users/index.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
import { GRANTS_A_DAY } from '#shared/constants/grants.ts'
import type { Currency } from '#shared/constants/wallet.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { economyCalls } from '#shared/i18n/en/economy-calls.ts'
import type {
  BulkGrantData,
  bulkGrantBody,
  GrantData,
  grantBody,
  UserGrants,
} from '#shared/schemas/admin-grants.ts'
import { type Grant, insertGrants, listGrantsTo, sumGranted } from './grants-repository.ts'

/** Movements of one statement: SQLite binds no more than so many values. */
const AT_ONCE = 50
const SHOWN = 50

export interface GrantsParts {
  readonly db: Db
  readonly users: Pick<Users, 'get' | 'lock' | 'findNamed'>
  readonly wallet: Pick<Wallet, 'move' | 'lockPurses'>
  readonly now: () => number
}

export type Grants = ReturnType<typeof createGrants>

/** What is the same for all who get something. */
type Order = Pick<Grant, 'adminId' | 'currency' | 'amount' | 'reason' | 'ticket'>
type Receiver = Pick<Identity, 'id' | 'username'>

const wrong = (path: string, message: string) =>
  new AppError('VALIDATION_FAILED', [{ path, message }], message)

/** R3 and voice tokens that admins give, and take back where they correct something: by the ledger, and never beyond 0. */
export function createGrants({ db, users, wallet, now }: GrantsParts) {
  /** Holds the admin's row, so that two grants at once are both counted. */
  async function leftToday(tx: Db, adminId: string, currency: Currency): Promise<number> {
    await users.lock(tx, adminId)
    const since = dayStart(dayOf(now()))
    return GRANTS_A_DAY[currency] - (await sumGranted(tx, adminId, { currency, since }))
  }

  const movementOf = ({ id, userId, currency, amount, at }: Grant) => {
    const one = { key: `granted:${id}`, currency, amount: Math.abs(amount), at }
    return amount > 0
      ? ({ ...one, reason: 'granted', from: 'house:gifts', to: userId } as const)
      : ({ ...one, reason: 'corrected', from: userId, to: 'house:gifts' } as const)
  }

  async function balances(tx: Db, receivers: readonly Receiver[], currency: Currency) {
    const purses = await wallet.lockPurses(
      tx,
      receivers.map(({ id }) => id),
      currency,
    )
    return new Map([...purses].map(([userId, { balance, owed }]) => [userId, { balance, owed }]))
  }

  async function give(tx: Db, order: Order, receivers: readonly Receiver[]) {
    // In one order everywhere, so that no two block each other.
    const sorted = receivers.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const before = await balances(tx, sorted, order.currency)
    const grants = sorted.map(({ id: userId }): Grant => ({ ...order, id: newId(), userId, at: now() }))
    for (let from = 0; from < grants.length; from += AT_ONCE) {
      const some = grants.slice(from, from + AT_ONCE)
      await insertGrants(tx, some)
      await wallet.move(tx, some.map(movementOf))
    }
    const after = await balances(tx, sorted, order.currency)
    return sorted.map(({ id, username }, nth) => ({
      id: grants[nth]?.id ?? '',
      userId: id,
      username,
      before: before.get(id)?.balance ?? 0,
      after: after.get(id)?.balance ?? 0,
    }))
  }

  return {
    /** Throws USER_NOT_FOUND, and ACCOUNT_REQUIRED for a guest. */
    async receiver(userId: string): Promise<Receiver> {
      const found = await users.get(userId)
      if (found.role === 'guest') throw new AppError('ACCOUNT_REQUIRED', undefined, economyCalls.guest)
      return found
    },

    /** Throws VALIDATION_FAILED beyond what the admin may grant a day, INSUFFICIENT_R3 and INSUFFICIENT_VOICE_TOKENS. */
    async one(
      tx: Db,
      adminId: string,
      receiver: Receiver,
      { currency, amount, reason, ticket }: z.output<typeof grantBody>,
    ): Promise<GrantData> {
      const left = (await leftToday(tx, adminId, currency)) - Math.abs(amount)
      if (left < 0) throw wrong('amount', economyCalls.dayIsFull)
      const [given] = await give(tx, { adminId, currency, amount, reason, ticket: ticket ?? null }, [
        receiver,
      ])
      if (!given) throw new Error('a grant of nobody')
      return { ...given, leftToday: left }
    },

    /** The same to many: all of them or nobody. A dry run tells what would be, and throws nothing. */
    async many(
      tx: Db,
      adminId: string,
      { to, currency, amount, reason, ticket, dryRun }: z.output<typeof bulkGrantBody>,
    ): Promise<BulkGrantData> {
      const named = await users.findNamed(to, tx)
      const isAccount = (name: string): boolean => (named.get(name)?.role ?? 'guest') !== 'guest'
      const unknown = to.filter((name) => !isAccount(name))
      const known = [...named.values()].filter(({ role }) => role !== 'guest')
      const receivers = [...new Map(known.map((one) => [one.id, one])).values()]
      const total = amount * receivers.length
      const left = await leftToday(tx, adminId, currency)
      if (dryRun) {
        const held = await balances(tx, receivers, currency)
        const grants = receivers.map(({ id, username }) => {
          const { balance = 0, owed = 0 } = held.get(id) ?? {}
          return { userId: id, username, before: balance, after: balance + Math.max(0, amount - owed) }
        })
        return { grants, unknown, total, leftToday: Math.max(0, left) }
      }
      if (unknown.length > 0) throw unknownAccounts(to, unknown)
      if (total > left) throw wrong('amount', economyCalls.dayIsFull)
      const order = { adminId, currency, amount, reason, ticket: ticket ?? null }
      const grants = await give(tx, order, receivers)
      return { grants, unknown: [], total, leftToday: left - total }
    },

    async to(userId: string): Promise<UserGrants> {
      const grants = await listGrantsTo(db, userId, SHOWN)
      return {
        grants: grants.map(({ id, adminId, adminName, currency, amount, reason, ticket, at }) => ({
          id,
          admin: { id: adminId, username: adminName },
          currency,
          amount,
          reason,
          ticket,
          at: new Date(at).toISOString(),
        })),
      }
    },
  }
}

function unknownAccounts(to: readonly string[], unknown: readonly string[]): AppError {
  const message = economyCalls.unknownAccounts
  const details = unknown.map((name) => ({ path: `to.${to.indexOf(name)}`, message: `${message} (${name})` }))
  return new AppError('VALIDATION_FAILED', details, message)
}
