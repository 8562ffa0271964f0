import type { Maintenance } from '#shared/schemas/maintenance.ts'

/** What was announced begins by itself; it goes on until somebody ends it, however long it was to take. */
export const isUnderWay = (maintenance: Maintenance | null, now: number): boolean =>
  maintenance !== null && Date.parse(maintenance.startsAt) <= now
