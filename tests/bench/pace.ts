import { CHAT_GAP_MS } from '#shared/constants/timings.ts'

const TICK_MS = 4
const HICCUP_MS = 50
/** Steps of this share of a whole never come near one another: who speaks next sits somewhere else. */
const GOLDEN = 0.618_033_988_75

/** Lets each of them act as often as the product lets a player send, spread evenly over time, until it is stopped. */
export function pace<Item>(items: readonly Item[], act: (item: Item) => void): () => void {
  const order = items
    .map((item, index) => ({ item, at: (index * GOLDEN) % 1 }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
  let begun = performance.now()
  let looked = begun
  let acted = 0
  const timer = setInterval(() => {
    const now = performance.now()
    // What a hiccup held up is not made up for: nobody may act twice within a period.
    if (now - looked > HICCUP_MS) begun += now - looked
    looked = now
    const due = ((now - begun) / CHAT_GAP_MS) * order.length
    for (; acted < due; acted++) {
      const item = order[acted % order.length]
      if (item !== undefined) act(item)
    }
  }, TICK_MS)
  return () => clearInterval(timer)
}
