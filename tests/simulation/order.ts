/** Ranks from 1, smallest first; who is level shares the mean of their ranks. */
function midRanks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value)
  const ranks = new Array<number>(values.length).fill(0)
  for (let from = 0; from < order.length; ) {
    let to = from
    while (to < order.length && order[to]?.value === order[from]?.value) to++
    for (let at = from; at < to; at++) ranks[(order[at] as { index: number }).index] = (from + 1 + to) / 2
    from = to
  }
  return ranks
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Spearman's rank correlation (1904): 1 when both order everyone alike. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [midRanks(a), midRanks(b)]
  const [meanX, meanY] = [mean(x), mean(y)]
  const sum = (pick: (index: number) => number) => x.reduce((total, _, index) => total + pick(index), 0)
  const dx = (index: number) => (x[index] as number) - meanX
  const dy = (index: number) => (y[index] as number) - meanY
  return sum((i) => dx(i) * dy(i)) / Math.sqrt(sum((i) => dx(i) ** 2) * sum((i) => dy(i) ** 2))
}
