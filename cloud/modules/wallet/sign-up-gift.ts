import type { WalletReason } from '#shared/constants/wallet.ts'

/** A balance, what of it is left of the sign-up gift, and what is owed to the store beyond it. */
export interface Purse {
  readonly balance: number
  readonly gift: number
  readonly owed: number
}

/** Rewards are put up of what was earned: else an account made for the purpose hands its gift on (WALLET-9). */
const isPutUp = (reason: WalletReason): boolean => reason === 'reward_held'

/** What may be put up as a reward. */
export const rewardLimitOf = ({ balance, gift }: Purse): number => balance - gift

/** How much of a purse a movement may take. */
export const spendable = (purse: Purse, reason: WalletReason): number =>
  isPutUp(reason) ? rewardLimitOf(purse) : purse.balance

/**
 * The purse after a movement in or out. The gift is spent first, so that as much as possible may be put up; but what a refund
 * takes back was bought, and the gift the last that is left.
 */
export function purseAfter(purse: Purse, amount: number, reason: WalletReason): Purse {
  const { balance, gift } = purse
  const isGift = reason === 'sign_up'
  const isSpent = amount < 0 && !isPutUp(reason) && reason !== 'store_refunded'
  const left = isGift || isSpent ? Math.max(0, gift + amount) : gift
  return { ...purse, balance: balance + amount, gift: Math.min(left, balance + amount) }
}
