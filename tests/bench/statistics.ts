const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)

/** The value below which this share (0 to 1) of the values lies, between the two nearest where it falls between them. */
export function percentile(values: readonly number[], share: number): number {
  const ordered = sorted(values)
  const at = share * (ordered.length - 1)
  const low = ordered[Math.floor(at)] ?? Number.NaN
  const high = ordered[Math.ceil(at)] ?? Number.NaN
  return low + (high - low) * (at - Math.floor(at))
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** A measure over all runs. */
export interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
}

export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  least: percentile(values, 0),
  most: percentile(values, 1),
})

export interface Point {
  readonly x: number
  readonly y: number
}

/** The exponent k of the power law y = a·x^k that fits best: 1 is proportional, 0 does not grow, 2 is quadratic. */
export function logLogSlope(points: readonly Point[]): number {
  const logs = points.map(({ x, y }) => ({ x: Math.log(x), y: Math.log(y) }))
  const mean = (pick: (point: Point) => number) =>
    logs.reduce((sum, point) => sum + pick(point), 0) / logs.length
  const meanX = mean(({ x }) => x)
  const meanY = mean(({ y }) => y)
  const covariance = mean(({ x, y }) => (x - meanX) * (y - meanY))
  return covariance / mean(({ x }) => (x - meanX) ** 2)
}
