/**
 * Letters to change, add, drop or swap with their neighbour until one word is the other (optimal string alignment).
 * More than `limit` is told as `limit + 1`, as soon as that is certain.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i += 1) {
    const row = nextRow(a, b, i, last, before)
    if (Math.min(...row) > limit) return limit + 1
    before = last
    last = row
  }
  return Math.min(last[b.length] ?? 0, limit + 1)
}

const FAR = Number.POSITIVE_INFINITY

function nextRow(
  a: string,
  b: string,
  i: number,
  last: readonly number[],
  before: readonly number[],
): number[] {
  const row = [i]
  for (let j = 1; j <= b.length; j += 1) {
    const change = (last[j - 1] ?? FAR) + (a[i - 1] === b[j - 1] ? 0 : 1)
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
    const swap = isSwap ? (before[j - 2] ?? FAR) + 1 : FAR
    row.push(Math.min((last[j] ?? FAR) + 1, (row[j - 1] ?? FAR) + 1, change, swap))
  }
  return row
}
