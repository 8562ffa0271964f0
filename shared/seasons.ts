import { FIRST_SEASON_AT, SEASON_MS } from './constants/ranks.ts'

/** Number of the season at this instant, from 1, counted from FIRST_SEASON_AT. */
export const seasonAt = (now: number): number =>
  Math.max(1, 1 + Math.floor((now - FIRST_SEASON_AT) / SEASON_MS))

/** End of the season at this instant. The next one begins at the same time. */
export const seasonEndAt = (now: number): number => FIRST_SEASON_AT + seasonAt(now) * SEASON_MS
