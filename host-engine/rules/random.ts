/** The next number in [0, 1). */
export type Random = () => number

/** One step of a sequence that its state alone decides (mulberry32). */
export function nextRandom(state: number): { state: number; value: number } {
  const next = (state + 0x6d2b79f5) >>> 0
  let t = Math.imul(next ^ (next >>> 15), next | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return { state: next, value: ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296 }
}

/** A sequence that the seed alone decides. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    const drawn = nextRandom(state)
    state = drawn.state
    return drawn.value
  }
}

/** A draw from the standard normal distribution (Box and Muller, 1958). */
export const drawNormal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
