/** What a new account is given, once. */
export const SIGN_UP_R3 = 100
export const SIGN_UP_VOICE_TOKENS = 10

/** Why R3 or voice tokens moved. */
export const WALLET_REASONS = ['sign_up', 'reward_held', 'reward_won', 'reward_returned'] as const
export type WalletReason = (typeof WALLET_REASONS)[number]

export const CURRENCIES = ['r3', 'voice'] as const
export type Currency = (typeof CURRENCIES)[number]
