/** One figure of the client's speed, beside its limit. */
export interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly wants: 'at least' | 'at most'
  readonly limit: number
  /** Whether the machine can tell: one that is slow, or busy with other things, fails nobody. */
  readonly isFair: boolean
  /** What explains it. */
  readonly note: string
}

const surplusOf = ({ value, wants, limit }: Figure): number =>
  wants === 'at least' ? value - limit : limit - value

export const isMet = (figure: Figure): boolean => surplusOf(figure) >= 0
export const isMissed = (figure: Figure): boolean => !isMet(figure) && figure.isFair

function verdictOn(figure: Figure): string {
  if (isMet(figure)) return 'ok'
  return figure.isFair ? 'FAILED' : 'unproven on a slow or busy machine'
}

export function lineOf(figure: Figure): string {
  const { what, value, unit, wants, limit, note } = figure
  const amount = `${value.toFixed(unit === 'ms' ? 1 : 0)} ${unit}`.trim()
  return `${what.padEnd(52)} ${amount.padStart(8)}, ${wants} ${limit}: ${verdictOn(figure)} (${note})`
}

const isBetter = (one: Figure, other: Figure): boolean =>
  isMet(one) === isMet(other) && one.isFair !== other.isFair ? one.isFair : surplusOf(one) > surplusOf(other)

/** Whatever else a machine does slows what it measures, and nothing speeds it up: each figure at its best, of so many tries at most. */
export async function bestOf(tries: number, measure: () => Promise<readonly Figure[]>): Promise<Figure[]> {
  const best = new Map<string, Figure>()
  for (let left = tries; left > 0; left--) {
    for (const figure of await measure()) {
      const known = best.get(figure.what)
      if (!known || isBetter(figure, known)) best.set(figure.what, figure)
    }
    if ([...best.values()].every(isMet)) break
  }
  return [...best.values()]
}
