/** A point of a line: nothing is known where it is null. */
export type Value = number | null

/** The end of an axis that begins at 0, and the steps on the way to it: 1, 2 or 5 times a power of ten. */
export function axisOf(most: number, isWhole: boolean): { end: number; ticks: number[] } {
  const rough = Math.max(most, isWhole ? 1 : 0.001) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const fitting = [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? rough
  const step = isWhole ? Math.max(1, Math.round(fitting)) : fitting
  const count = Math.max(1, Math.ceil(most / step))
  return { end: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) }
}

/** The lines of an SVG path through all known points: a gap stays a gap, and a point between two gaps a dot. */
export function pathOf(values: readonly Value[], x: (index: number) => number, y: (value: number) => number) {
  let isDrawing = false
  const parts: string[] = []
  for (const [index, value] of values.entries()) {
    if (value !== null) {
      parts.push(`${isDrawing ? 'L' : 'M'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
      // A line of no length is drawn as a dot by its round ends.
      if (!isDrawing && (values[index + 1] ?? null) === null) parts.push('h0')
    }
    isDrawing = value !== null
  }
  return parts.join('')
}

export const mostOf = (values: readonly Value[]): number =>
  values.reduce<number>((most, value) => Math.max(most, value ?? 0), 0)
