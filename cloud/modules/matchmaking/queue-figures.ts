import type { Db } from '#cloud/db/client.ts'
import { countWaiting, listWaitsSince } from './queue-repository.ts'
import { medianOf, RECENT_MS } from './wait-estimate.ts'

/** How many wait for a match, and how long those waited who found one lately. */
export const queueFigures =
  ({ db, now }: { readonly db: Db; readonly now: () => number }) =>
  async (): Promise<{ queued: number; medianWaitMs: number | null }> => {
    const waits = await listWaitsSince(db, now() - RECENT_MS)
    return {
      queued: await countWaiting(db),
      medianWaitMs: waits.length === 0 ? null : Math.round(medianOf(waits)),
    }
  }
