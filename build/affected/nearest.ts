/** A step from one file to another that a change of the first can affect. */
export interface Step {
  readonly to: string
  readonly cost: number
  /** Completes the sentence "selected because it …". */
  readonly why: string
}

/** Last step of the shortest way to a file from a changed one. */
export interface Reached {
  readonly distance: number
  readonly from: string | null
  readonly why: string
}

/** Returns every file within the distance, with its shortest way from a changed file. */
export function nearest(
  changed: readonly string[],
  stepsFrom: (file: string, distance: number) => readonly Step[],
  farthest: number,
): Map<string, Reached> {
  const reached = new Map<string, Reached>(
    changed.map((file) => [file, { distance: 0, from: null, why: 'changed' }]),
  )
  const open = new Set(changed)
  while (open.size > 0) {
    const [file, { distance }] = [...open]
      .map((one) => [one, reached.get(one) as Reached] as const)
      .reduce((best, one) => (one[1].distance < best[1].distance ? one : best))
    open.delete(file)
    for (const { to, cost, why } of stepsFrom(file, distance)) {
      const total = distance + cost
      if (total > farthest || total >= (reached.get(to)?.distance ?? Number.POSITIVE_INFINITY)) continue
      reached.set(to, { distance: total, from: file, why })
      open.add(to)
    }
  }
  return reached
}

/** Describes the way from a reached file back to the changed one: `imports a.ts, which imports b.ts`. */
export function wayTo(file: string, reached: ReadonlyMap<string, Reached>): string {
  const step = reached.get(file)
  if (!step?.from) return step?.why ?? ''
  const before = reached.get(step.from)?.from ? `, which ${wayTo(step.from, reached)}` : ''
  return `${step.why} ${step.from}${before}`
}
