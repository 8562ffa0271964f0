/**
 * Milliseconds after which the product pairs players who search: the time that a queue gathers players (MM-13), and the second
 * between two looks at the queues. Practice opponents join a player who is `alone`.
 */
export const PAIRED_AFTER_MS = { quick_match: 6_000, ranked: 21_000, alone: 16_000 } as const
