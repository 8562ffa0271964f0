import { afterCommit } from '#cloud/db/after-commit.ts'
import type { Db } from '#cloud/db/client.ts'
import type { Logger } from '#cloud/logger.ts'
import { createSweeper } from '#cloud/sweeper.ts'
import { SIGN_UP_R3, SIGN_UP_VOICE_TOKENS } from '#shared/constants/wallet.ts'
import type { WalletEntries, WalletEntriesQuery } from '#shared/schemas/wallet.ts'
import { findBalance, findEntriesPage, isHouse, type Movement, post } from './ledger.ts'
import {
  deleteEscrow,
  type EscrowHold,
  findLostEscrows,
  insertEscrow,
  lockEscrow,
  paymentOf,
} from './reward-escrow.ts'
import { walletSettlement } from './wallet-settlement.ts'

const SWEEP_MS = 30_000
/** A room that no process has held for this long does not come back. A result that waits to be kept is kept before. */
const LOST_FOR_MS = 60_000

export interface WalletParts {
  readonly db: Db
  readonly logger: Logger
  /** How long after it was last seen a room is gone, in milliseconds. */
  readonly roomGoneAfterMs: number
  readonly now: () => number
}

export interface BalanceChange {
  readonly userId: string
  readonly balance: number
}

export type Wallet = ReturnType<typeof createWalletService>

/** The only writer of balances. Where a call takes `tx`, it belongs to a transaction of the caller's. */
export function createWalletService({ db, logger, roomGoneAfterMs, now }: WalletParts) {
  const listeners = new Set<(change: BalanceChange) => void>()

  async function tell(userId: string): Promise<void> {
    try {
      const balance = await findBalance(db, userId, 'r3')
      for (const listener of listeners) listener({ userId, balance })
    } catch (error) {
      logger.warn({ err: error, userId }, 'a change of balance was not told')
    }
  }

  /** Moves, and tells those whose R3 changed once the transaction is committed. Throws INSUFFICIENT_R3. */
  async function move(tx: Db, movements: readonly Movement[]): Promise<void> {
    const moved = await post(tx, movements)
    const accounts = movements
      .filter(({ key, currency }) => moved.has(key) && currency === 'r3')
      .flatMap(({ from, to }) => [from, to])
    for (const account of new Set(accounts)) if (!isHouse(account)) afterCommit(tx, () => void tell(account))
  }

  async function returnEscrow(roomId: string): Promise<void> {
    await db.transaction(async (tx) => {
      const held = await lockEscrow(tx, roomId, null)
      if (held === null) return
      await deleteEscrow(tx, roomId)
      await move(tx, [paymentOf(held, null, now())])
    })
  }

  async function sweep(lostForMs = LOST_FOR_MS): Promise<void> {
    const lost = await findLostEscrows(db, {
      now: now(),
      roomSeenSince: now() - roomGoneAfterMs,
      lostBefore: now() - lostForMs,
    })
    for (const roomId of lost) await returnEscrow(roomId)
  }

  const sweeper = createSweeper({
    sweep: () => sweep(),
    everyMs: SWEEP_MS,
    logger,
    failure: 'rewards of lost rooms were not given back',
  })

  return {
    balance: (userId: string, at: Db = db): Promise<number> => findBalance(at, userId, 'r3'),

    async entries(userId: string, query: WalletEntriesQuery): Promise<WalletEntries> {
      const { entries, total } = await findEntriesPage(db, userId, 'r3', query)
      const shown = entries.map(({ id, amount, reason, at, balance }) => ({
        id,
        amount,
        reason,
        at: new Date(at).toISOString(),
        balance,
      }))
      return { entries: shown, total, page: query.page, limit: query.limit }
    },

    /** The gift for a new account. */
    async welcome(tx: Db, userId: string): Promise<void> {
      const gift = { reason: 'sign_up', from: 'house:gifts', to: userId, at: now() } as const
      await post(tx, [
        { ...gift, key: `sign_up:r3:${userId}`, currency: 'r3', amount: SIGN_UP_R3 },
        { ...gift, key: `sign_up:voice:${userId}`, currency: 'voice', amount: SIGN_UP_VOICE_TOKENS },
      ])
    },

    /** Takes the reward that a host promises. Throws INSUFFICIENT_R3. */
    async holdEscrow(hold: EscrowHold): Promise<void> {
      const { roomId, userId, amount } = hold
      const key = `reward_held:${roomId}`
      const sides = { from: userId, to: 'house:rewards' } as const
      await db.transaction(async (tx) => {
        await move(tx, [{ key, reason: 'reward_held', currency: 'r3', amount, ...sides, at: now() }])
        await insertEscrow(tx, hold)
      })
    },

    /** Of a room in which no game was played. */
    returnEscrow,

    settlement: walletSettlement(move),

    onChange(listener: (change: BalanceChange) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    sweep,
    async start() {
      await sweep(0)
      sweeper.start()
    },
    stop: sweeper.stop,
  }
}
