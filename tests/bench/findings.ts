import { CONTENDERS, type ContenderName } from './contenders.ts'
import type { Layout } from './layouts.ts'
import { type Spread, spreadOf } from './statistics.ts'
import type { Visit } from './visit.ts'

/** The visits of one run: each server once for every layout that it was measured with. */
export type Run = readonly Visit[]

/** One measure of the three servers, over all runs. */
export interface Finding {
  readonly values: Readonly<Record<ContenderName, Spread | null>>
  /** Ours over another's of the same run. */
  readonly ratios: { readonly colyseus: Spread | null; readonly ws: Spread | null }
}

type Measure = (seen: Visit) => number | null

const spreadOrNull = (values: readonly number[]): Spread | null =>
  values.length > 0 ? spreadOf(values) : null

/** Takes a measure of every visit with this layout; null where a server has no such thing. */
export function find(runs: readonly Run[], layout: Layout, measure: Measure): Finding {
  const valueIn = (run: Run, name: ContenderName): number | null => {
    const seen = run.find((one) => one.contender === name && one.layout === layout)
    return seen === undefined ? null : measure(seen)
  }
  const present = (values: readonly (number | null)[]) => values.filter((value) => value !== null)
  const spread = (name: ContenderName) => spreadOrNull(present(runs.map((run) => valueIn(run, name))))
  const ratio = (name: ContenderName) =>
    spreadOrNull(
      present(
        runs.map((run) => {
          const [ours, other] = [valueIn(run, 'ours'), valueIn(run, name)]
          return ours === null || other === null ? null : ours / other
        }),
      ),
    )
  const [ours, colyseus, ws] = CONTENDERS.map(spread)
  return {
    values: { ours: ours ?? null, colyseus: colyseus ?? null, ws: ws ?? null },
    ratios: { colyseus: ratio('colyseus'), ws: ratio('ws') },
  }
}
