import type { Db } from '#cloud/db/client.ts'
import type { Logger } from '#cloud/logger.ts'
import { createSweeper } from '#cloud/sweeper.ts'
import { SIGN_UP_R3, SIGN_UP_VOICE_TOKENS } from '#shared/constants/wallet.ts'
import type { WalletEntries, WalletEntriesQuery } from '#shared/schemas/wallet.ts'
import { findBalance, findEntriesPage, post } from './ledger.ts'
import { type EscrowHold, findLostEscrows, holdEscrow, type PaidEscrow, payEscrow } from './reward-escrow.ts'

const SWEEP_MS = 30_000
/** A room that no process has held for so long is not coming back; a result that is yet to be kept comes before. */
const LOST_FOR_MS = 60_000

export interface WalletParts {
  readonly db: Db
  readonly logger: Logger
  /** A room that was not seen for so long is gone, in milliseconds. */
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

  /** To be called once what changed it is committed. */
  async function tell(userId: string): Promise<void> {
    const balance = await findBalance(db, userId, 'r3')
    for (const listener of listeners) listener({ userId, balance })
  }

  async function returnEscrow(roomId: string): Promise<void> {
    const paid = await db.transaction((tx) => payEscrow(tx, roomId, null, now()))
    if (paid) await tell(paid.userId)
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
      await post(tx, { ...gift, key: `sign_up:r3:${userId}`, currency: 'r3', amount: SIGN_UP_R3 })
      await post(tx, {
        ...gift,
        key: `sign_up:voice:${userId}`,
        currency: 'voice',
        amount: SIGN_UP_VOICE_TOKENS,
      })
    },

    /** Takes the reward that a host promises. Throws INSUFFICIENT_R3. */
    async holdEscrow(hold: EscrowHold): Promise<void> {
      await db.transaction((tx) => holdEscrow(tx, hold, now()))
      await tell(hold.userId)
    },

    /** To the winner of the room's game, or back to the host. Whoever gets it is to be told when the transaction is through. */
    payEscrow: (tx: Db, roomId: string, winner: string | null): Promise<PaidEscrow | null> =>
      payEscrow(tx, roomId, winner, now()),

    /** Of a room in which no game was played. */
    returnEscrow: returnEscrow,

    tell,
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
