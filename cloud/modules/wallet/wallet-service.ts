import type { Db } from '#cloud/db/client.ts'
import type { RecurringJob } from '#cloud/jobs/job.ts'
import { SIGN_UP_R3, SIGN_UP_VOICE_TOKENS } from '#shared/constants/wallet.ts'
import type { WalletEntries, WalletEntriesQuery } from '#shared/schemas/wallet.ts'
import { findBalance, findEntriesPage, post } from './ledger.ts'
import {
  type EscrowHold,
  findLostEscrows,
  holdEscrow,
  type PaidEscrow,
  payEscrow,
  payLostEscrow,
  wasReturned,
} from './reward-escrow.ts'

const SWEEP_MS = 30_000
/** Long enough for a process to come back with its rooms, or with results from its disk; short enough for WALLET-8. */
const LOST_FOR_MS = 3 * 60_000

export interface WalletParts {
  readonly db: Db
  /** A room that was not seen for so long is gone, in milliseconds. */
  readonly roomGoneAfterMs: number
  /** Of these rooms, those of whose game a result waits to be kept: it decides whose the reward is. */
  readonly awaitingResult: (roomIds: readonly string[]) => Promise<readonly string[]>
  readonly now: () => number
}

export interface BalanceChange {
  readonly userId: string
  readonly balance: number
}

export type Wallet = ReturnType<typeof createWalletService>

/** The only writer of balances. Where a call takes `tx`, it belongs to a transaction of the caller's. */
export function createWalletService({ db, roomGoneAfterMs, awaitingResult, now }: WalletParts) {
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

  /** Of a room that no process holds, seen in the same transaction: its process may have come back this moment. */
  async function returnLostEscrow(roomId: string): Promise<void> {
    const paid = await db.transaction((tx) => payLostEscrow(tx, roomId, now() - roomGoneAfterMs, now()))
    if (paid) await tell(paid.userId)
  }

  async function sweep(): Promise<void> {
    const lost = await findLostEscrows(db, {
      now: now(),
      roomSeenSince: now() - roomGoneAfterMs,
      lostBefore: now() - LOST_FOR_MS,
    })
    const awaiting = new Set(await awaitingResult(lost))
    for (const roomId of lost.filter((one) => !awaiting.has(one))) await returnLostEscrow(roomId)
  }

  const recurring: readonly RecurringJob[] = [{ name: 'reward-escrow', everyMs: SWEEP_MS, run: sweep }]

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

    /** To the winner of the room's game, or back to the host. The caller tells the receiver after the commit. */
    payEscrow: (tx: Db, roomId: string, winner: string | null): Promise<PaidEscrow | null> =>
      payEscrow(tx, roomId, winner, now()),

    /** Of a room in which no game was played. */
    returnEscrow: returnEscrow,

    wasReturned: (roomId: string): Promise<boolean> => db.transaction((tx) => wasReturned(tx, roomId)),

    tell,
    onChange(listener: (change: BalanceChange) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    sweep,
    recurring,
  }
}
