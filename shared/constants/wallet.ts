/** Free gift to a new account, granted once. */
export const SIGN_UP_R3 = 100
export const SIGN_UP_VOICE_TOKENS = 10
/** The gift as values of the texts that name it. */
export const SIGN_UP_GIFT = { r3: SIGN_UP_R3, tokens: SIGN_UP_VOICE_TOKENS } as const

/** Why R3 or voice tokens moved. At most 16 letters: the column has no more. */
export const WALLET_REASONS = [
  'sign_up',
  'reward_held',
  'reward_won',
  'reward_returned',
  /** A game that the server matched (WALLET-7), and answers that were equipped words (WALLET-6). */
  'game_played',
  'word_bonus',
  'quest_claimed',
  'pass_claimed',
  'item_bought',
  'pass_bought',
  /** Paid with money, and taken back by a refund or dispute (WALLET-11). */
  'store_paid',
  'store_refunded',
  'owed_paid',
  'ad_watched',
  'line_spoken',
  /** By an admin: what was given, and what was taken back. */
  'granted',
  'corrected',
] as const
export type WalletReason = (typeof WALLET_REASONS)[number]

export const CURRENCIES = ['r3', 'voice'] as const
export type Currency = (typeof CURRENCIES)[number]
