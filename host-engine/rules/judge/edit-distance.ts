/**
 * How many letters must be changed, added, left out or swapped with their neighbour to make one word of the other
 * (optimal string alignment); gives up early and answers `limit + 1` when it is more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  if (lettersOnlyIn(a, b, limit) > limit) return limit + 1
  let start = 0
  while (start < a.length && start < b.length && a.charCodeAt(start) === b.charCodeAt(start)) start++
  let before: number[] = []
  let last = Array.from({ length: b.length - start + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length - start; row++) {
    const here = nextRow(a, b, start, row, last, before)
    if (Math.min(...here) > limit) return limit + 1
    before = last
    last = here
  }
  return Math.min(last[b.length - start] ?? 0, limit + 1)
}

/** Each letter that the other word has nowhere is a slip; two words that are not alike are told by the first few. */
function lettersOnlyIn(a: string, b: string, limit: number): number {
  let lacking = 0
  for (let at = 0; at < a.length && lacking <= limit; at++) if (!b.includes(a.charAt(at))) lacking++
  return lacking
}

function nextRow(
  a: string,
  b: string,
  start: number,
  row: number,
  last: number[],
  before: number[],
): number[] {
  const here = [row]
  const letter = a.charCodeAt(start + row - 1)
  const earlier = a.charCodeAt(start + row - 2)
  for (let column = 1; column < last.length; column++) {
    const other = b.charCodeAt(start + column - 1)
    const change = (last[column - 1] ?? 0) + (letter === other ? 0 : 1)
    let best = Math.min((last[column] ?? 0) + 1, (here[column - 1] ?? 0) + 1, change)
    const swapped = row > 1 && column > 1 && letter === b.charCodeAt(start + column - 2) && earlier === other
    if (swapped) best = Math.min(best, (before[column - 2] ?? 0) + 1)
    here.push(best)
  }
  return here
}
