import type { QueueMode } from '#shared/constants/game.ts'
import { type Ticket, waitedMs } from './ticket.ts'

/** Practice opponents come to a quick match by then. */
export const ALONE_MS = 15_000

/** The tickets left without a match that get practice opponents now; never those of a ranked queue. */
export const dueForBots = (left: readonly Ticket[], now: number): Ticket[] =>
  left.filter((one) => one.modeId === 'quick_match' && waitedMs(one, now) >= ALONE_MS)

/** How much longer one who waited that long waits for practice opponents, in milliseconds; null where none ever come. */
export const practiceIn = (modeId: QueueMode, waited: number): number | null =>
  modeId === 'quick_match' ? Math.max(0, ALONE_MS - waited) : null
