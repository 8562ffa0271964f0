import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 20

/** Resolves when this holds, and rejects when it does not within `withinMs`. */
export async function until(holds: () => boolean, withinMs: number, what: () => string): Promise<void> {
  const impatient = performance.now() + withinMs
  while (!holds()) {
    if (performance.now() > impatient) throw new Error(`not within ${withinMs} ms: ${what()}`)
    await sleep(POLL_MS)
  }
}

/** Does the same for every item, so many at once. */
export async function forEach<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
