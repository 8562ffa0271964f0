import { dayOf } from '#cloud/day.ts'
import type { Db } from '#cloud/db/client.ts'
import type { AiBudget } from '#host-engine/index.ts'
import { addUsage, costOfDay } from './ai-usage-repository.ts'

export interface AiBudgetParts {
  readonly db: Db
  /** In millionths of the vendor's currency. */
  readonly dailyMicros: number
  /** The wall clock: a day is the one that others read. */
  readonly now: () => number
}

/** One budget for all processes. Calls that run at the same time may each begin while there is something left. */
export const createAiBudget = ({ db, dailyMicros, now }: AiBudgetParts): AiBudget => ({
  mayStart: async () => (await costOfDay(db, dayOf(now()))) < dailyMicros,
  record: (usage) => addUsage(db, dayOf(now()), usage),
})
