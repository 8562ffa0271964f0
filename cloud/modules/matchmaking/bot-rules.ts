import { type Ticket, waitedMs } from './ticket.ts'

const ALONE_MS = 15_000

/** Of those whom a wave has left waiting: who gets practice opponents now. Never one who waits for a ranked game. */
export const dueForBots = (left: readonly Ticket[], now: number): Ticket[] =>
  left.filter((one) => one.modeId === 'quick_match' && waitedMs(one, now) >= ALONE_MS)
