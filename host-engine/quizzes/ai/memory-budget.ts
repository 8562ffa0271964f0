import type { AiBudget } from '../../ports/ai-budget.ts'

const DAY_MS = 86_400_000

/** A budget that lasts as long as its process; a day is one of UTC. */
export function createMemoryBudget(dailyMicros: number, now: () => number): AiBudget {
  let day = 0
  let spent = 0
  function today(): void {
    const current = Math.floor(now() / DAY_MS)
    if (current !== day) spent = 0
    day = current
  }
  return {
    async mayStart() {
      today()
      return spent < dailyMicros
    },
    async record({ costMicros }) {
      today()
      spent += costMicros
    },
  }
}
