import type { AccountNews } from '#cloud/account-news.ts'
import { afterCommit } from '#cloud/db/after-commit.ts'
import type { Db } from '#cloud/db/client.ts'
import type { RecurringJob } from '#cloud/jobs/job.ts'
import type { Logger } from '#cloud/logger.ts'
import {
  type Currency,
  SIGN_UP_R3,
  SIGN_UP_VOICE_TOKENS,
  type WalletReason,
} from '#shared/constants/wallet.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { WalletData, WalletEntries, WalletEntriesQuery } from '#shared/schemas/wallet.ts'
import {
  type EntrySearch,
  type FoundEntry,
  findEntriesPage,
  listEntriesOf,
  searchEntries,
  sumEntries,
} from './entries-repository.ts'
import { gameEarningsSettlement } from './game-earnings.ts'
import { findBalance, findPurse, isHouse, lockPurses, type Movement, post, requireEnough } from './ledger.ts'
import {
  deleteEscrow,
  type EscrowHold,
  findLostEscrows,
  type HeldEscrow,
  insertEscrow,
  lockEscrow,
  lockLostEscrow,
  mustVerify,
  paymentOf,
  type RewardTerms,
  wasReturned,
} from './reward-escrow.ts'
import { type Purse, rewardLimitOf } from './sign-up-gift.ts'
import { walletSettlement } from './wallet-settlement.ts'

const SWEEP_MS = 30_000
/** Long enough for a process to come back with its rooms, or with results from its disk; short enough for WALLET-8. */
const LOST_FOR_MS = 3 * 60_000

export interface WalletParts {
  readonly db: Db
  readonly logger: Logger
  readonly news: AccountNews
  readonly rewardTerms: RewardTerms
  /** How long after it was last seen a room is gone, in milliseconds. */
  readonly roomGoneAfterMs: number
  /**
   * Of these rooms, those of whose game a result waits to be kept: it decides whose the reward is. Read in `tx`, a
   * transaction of the wallet's, if there is one.
   */
  readonly awaitingResult: (roomIds: readonly string[], tx?: Db) => Promise<readonly string[]>
  readonly now: () => number
}

export type Wallet = ReturnType<typeof createWalletService>

/** The only writer of balances. Where a call takes `tx`, it belongs to a transaction of the caller's. */
export function createWalletService(parts: WalletParts) {
  const { db, logger, news, rewardTerms, roomGoneAfterMs, awaitingResult, now } = parts

  async function tell(userId: string): Promise<void> {
    try {
      news.tell(userId, 'wallet_updated', { balance: await findBalance(db, userId, 'r3') })
    } catch (error) {
      logger.warn({ err: error, userId }, 'a change of balance was not told')
    }
  }

  /**
   * Moves, and tells those whose R3 changed once the transaction is committed. Answers the keys that moved. Throws
   * INSUFFICIENT_R3 and INSUFFICIENT_VOICE_TOKENS.
   */
  async function move(tx: Db, movements: readonly Movement[]): Promise<ReadonlySet<string>> {
    const moved = await post(tx, movements)
    const accounts = movements
      .filter(({ key, currency }) => moved.has(key) && currency === 'r3')
      .flatMap(({ from, to }) => [from, to])
    for (const account of new Set(accounts)) if (!isHouse(account)) afterCommit(tx, () => void tell(account))
    return moved
  }

  async function requireVerified(at: Db, userId: string): Promise<void> {
    if (await mustVerify(at, userId, rewardTerms)) throw new AppError('EMAIL_NOT_VERIFIED')
  }

  async function payBack(tx: Db, held: HeldEscrow | null): Promise<void> {
    if (held === null) return
    await deleteEscrow(tx, held.roomId)
    await move(tx, [paymentOf(held, now())])
  }

  const returnEscrow = (roomId: string): Promise<void> =>
    db.transaction(async (tx) => payBack(tx, await lockEscrow(tx, roomId, null, rewardTerms)))

  /**
   * Of a room that no process holds and no result waits for, seen in the same transaction: its process may have come back
   * this moment, or its result been found.
   */
  const returnLostEscrow = (roomId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const held = await lockLostEscrow(tx, roomId, now() - roomGoneAfterMs, rewardTerms)
      if (held !== null && (await awaitingResult([roomId], tx)).length === 0) await payBack(tx, held)
    })

  async function sweep(): Promise<void> {
    const lost = await findLostEscrows(db, {
      now: now(),
      roomSeenSince: now() - roomGoneAfterMs,
      lostBefore: now() - LOST_FOR_MS,
    })
    const awaiting = new Set(await awaitingResult(lost))
    for (const roomId of lost.filter((one) => !awaiting.has(one))) await returnLostEscrow(roomId)
  }

  /** What each of these people has earned in R3 for a reason since then. */
  const earnedSince = (tx: Db, userIds: readonly string[], reason: WalletReason, since: number) =>
    sumEntries(tx, userIds, { currency: 'r3', reason, since })

  const recurring: readonly RecurringJob[] = [{ name: 'reward-escrow', everyMs: SWEEP_MS, run: sweep }]

  return {
    balance: (userId: string, at: Db = db): Promise<number> => findBalance(at, userId, 'r3'),

    voiceTokens: (userId: string, at: Db = db): Promise<number> => findBalance(at, userId, 'voice'),

    async overview(userId: string): Promise<WalletData> {
      const purse = await findPurse(db, userId, 'r3')
      const verifyEmail = await mustVerify(db, userId, rewardTerms)
      return {
        balance: purse.balance,
        owed: purse.owed,
        reward: { limit: rewardLimitOf(purse), verifyEmail },
      }
    },

    /** Throws EMAIL_NOT_VERIFIED and INSUFFICIENT_R3, before a room is made that would have to close again. */
    async requireReward(userId: string, amount: number): Promise<void> {
      await requireVerified(db, userId)
      requireEnough(await findPurse(db, userId, 'r3'), amount, 'reward_held')
    },

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

    /** Entries of users, for admins. */
    searchEntries: (search: EntrySearch): Promise<FoundEntry[]> => searchEntries(db, search),

    /** What movements under these keys moved. */
    entriesOf: (keys: readonly string[], at: Db = db) => listEntriesOf(at, keys),

    /** Held until the transaction ends. */
    lockPurses: (
      tx: Db,
      userIds: readonly string[],
      currency: Currency,
    ): Promise<ReadonlyMap<string, Purse>> => lockPurses(tx, userIds, currency),

    /** The gift for a new account. */
    async welcome(tx: Db, userId: string): Promise<void> {
      const gift = { reason: 'sign_up', from: 'house:gifts', to: userId, at: now() } as const
      await post(tx, [
        { ...gift, key: `sign_up:r3:${userId}`, currency: 'r3', amount: SIGN_UP_R3 },
        { ...gift, key: `sign_up:voice:${userId}`, currency: 'voice', amount: SIGN_UP_VOICE_TOKENS },
      ])
    },

    /**
     * Takes the reward that a host promises, once a room. Throws EMAIL_NOT_VERIFIED and INSUFFICIENT_R3, and an Error for the
     * same room again.
     */
    async holdEscrow(hold: EscrowHold): Promise<void> {
      const { roomId, userId, amount } = hold
      const key = `reward_held:${roomId}`
      const sides = { from: userId, to: 'house:rewards' } as const
      await db.transaction(async (tx) => {
        await requireVerified(tx, userId)
        const held = { key, reason: 'reward_held', currency: 'r3', amount, ...sides, at: now() } as const
        const moved = await move(tx, [held])
        if (!moved.has(key)) throw new Error(`the reward of room ${roomId} was held before`)
        await insertEscrow(tx, hold)
      })
    },

    /** Of a room in which no game was played. */
    returnEscrow,

    settlement: walletSettlement(move, rewardTerms),
    gameEarnings: gameEarningsSettlement({ move, earnedSince }),

    move,

    earnedSince,

    wasReturned: (roomId: string): Promise<boolean> => db.transaction((tx) => wasReturned(tx, roomId)),

    sweep,
    recurring,
  }
}
