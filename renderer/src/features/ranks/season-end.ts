import { FIRST_SEASON_AT, SEASON_MS } from '#shared/constants/ranks.ts'

/** When a season is over; the next one begins with the same instant. */
export const seasonEnd = (season: number): Date => new Date(FIRST_SEASON_AT + season * SEASON_MS)
