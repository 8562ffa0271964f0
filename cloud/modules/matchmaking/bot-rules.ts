import { type Ticket, waitedMs } from './ticket.ts'

const ALONE_MS = 15_000

/** The tickets left without a match that get practice opponents now; never those of a ranked queue. */
export const dueForBots = (left: readonly Ticket[], now: number): Ticket[] =>
  left.filter((one) => one.modeId === 'quick_match' && waitedMs(one, now) >= ALONE_MS)
