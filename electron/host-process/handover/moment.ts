/**
 * A point in time by both clocks of one computer, in milliseconds. The steady clock stands still while the computer sleeps; the
 * wall clock may be set.
 */
export interface Moment {
  readonly steady: number
  readonly wall: number
}

/** What has passed at the least: no sleep is counted. */
export const atLeast = (from: Moment, to: Moment): number => to.steady - from.steady
/** What has passed at the most: a sleep is counted, and so is a clock set forward. */
export const atMost = (from: Moment, to: Moment): number =>
  Math.max(to.steady - from.steady, to.wall - from.wall)

export const momentNow = (): Moment => ({ steady: performance.now(), wall: Date.now() })
