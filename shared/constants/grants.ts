import type { Currency } from './wallet.ts'

/** The most that an admin gives or takes back at once, to one account. */
export const GRANT_MAX: Readonly<Record<Currency, number>> = { r3: 10_000, voice: 20_000 }
/** All that one admin gives and takes back a day (UTC), over all accounts. */
export const GRANTS_A_DAY: Readonly<Record<Currency, number>> = { r3: 100_000, voice: 200_000 }
/** Accounts of one bulk grant. */
export const BULK_GRANT_MAX = 500
/** Why money moves: what an admin writes down. */
export const MONEY_REASON_MAX = 200
export const TICKET_MAX = 64
