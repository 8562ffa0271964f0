import type { QueueMode } from '#shared/constants/game.ts'
import { type Ticket, waitedMs } from './ticket.ts'

interface WindowRule {
  /** How far apart two ratings may be at first; the scale is openskill's, where newcomers differ by 8. */
  readonly from: number
  readonly perSecond: number
  /** After this wait anyone of the language will do. */
  readonly openAfterMs: number
}

/** A quick match opens before practice opponents would come: people go before bots. */
const RULES: Readonly<Record<QueueMode, WindowRule>> = {
  quick_match: { from: 6, perSecond: 1, openAfterMs: 12_000 },
  ranked: { from: 3, perSecond: 0.2, openAfterMs: 60_000 },
}

/** How far from their own rating a player plays by now. */
export function windowOf(ticket: Ticket, now: number): number {
  const { from, perSecond, openAfterMs } = RULES[ticket.modeId]
  const waited = waitedMs(ticket, now)
  return waited >= openAfterMs ? Number.POSITIVE_INFINITY : from + (perSecond * waited) / 1000
}

export interface Seeker {
  readonly rating: number
  readonly window: number
}

/** Each brings half of the room between them: one who waited long meets a newcomer half way. Alike from either side. */
export const mayMeet = (a: Seeker, b: Seeker): boolean =>
  Math.abs(a.rating - b.rating) <= (a.window + b.window) / 2
