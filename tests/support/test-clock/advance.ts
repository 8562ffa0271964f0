import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { MovableClock } from './movable-clock.ts'

/** How far one clock may be ahead of another. A page fires a timer once in each part, as it does each second. */
const PART_MS = 1_000
/** Real time for processes to answer one another before the next part. */
const ANSWER_MS = 50

/** Advances products and pages together. Each page needs `page.clock.install()` before it is opened. */
export async function advanceTogether(
  { clocks, pages = [] }: { readonly clocks: readonly MovableClock[]; readonly pages?: readonly Page[] },
  ms: number,
): Promise<void> {
  for (let left = ms; left > 0; left -= PART_MS) {
    const part = Math.min(left, PART_MS)
    await Promise.all([
      ...clocks.map((clock) => clock.advance(part)),
      ...pages.map((page) => page.clock.fastForward(part)),
    ])
    if (clocks.length > 1) await pause(ANSWER_MS)
  }
}
