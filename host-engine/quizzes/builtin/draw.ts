import type { Random } from '../../rules/random.ts'

/** One of them, each as likely; the list may not be empty. */
export const draw = <T>(items: readonly T[], random: Random): T =>
  items[Math.floor(random() * items.length)] as T

/** So many different ones in a random order, or all where there are fewer. */
export function drawSome<T>(items: readonly T[], count: number, random: Random): T[] {
  const left = [...items]
  const drawn: T[] = []
  while (drawn.length < count && left.length > 0) {
    drawn.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return drawn
}

/** Computed when it is first asked for, and kept. */
export function lazily<T>(compute: () => T): () => T {
  let kept: { value: T } | undefined
  return () => {
    kept ??= { value: compute() }
    return kept.value
  }
}
