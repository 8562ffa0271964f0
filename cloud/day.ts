import { DAY_MS } from '#shared/constants/timings.ts'

/** Days are counted from 1970 and begin at 00:00 UTC. */
export const dayOf = (ms: number): number => Math.floor(ms / DAY_MS)
export const dayStart = (day: number): number => day * DAY_MS
