import type { Difficulty, Language, QueueMode, Rank } from '#shared/constants/game.ts'

/** One player's place in a queue. */
export interface Ticket {
  readonly id: string
  readonly userId: string
  readonly modeId: QueueMode
  readonly language: Language
  /** The mean of the hidden rating, read from the player's account, never from a client. */
  readonly rating: number
  readonly rank: Rank
  /** Since when they wait, in epoch milliseconds; one who goes back to the queue keeps it. */
  readonly since: number
}

/** Players who get a room together. */
export interface Match {
  readonly modeId: QueueMode
  readonly language: Language
  readonly difficulty: Difficulty
  /** Who waited longest comes first. */
  readonly tickets: readonly Ticket[]
}

export const byAge = (a: Ticket, b: Ticket): number => a.since - b.since || (a.id < b.id ? -1 : 1)

/** The clocks of two processes may differ a little: nobody waits for a negative time. */
export const waitedMs = ({ since }: Ticket, now: number): number => Math.max(0, now - since)
