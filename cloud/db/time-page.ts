import type { Knex } from 'knex'

/** Where a page ended: the time and the id of its last row, as a client hands it back. */
export type TimeCursor = `${number}:${string}`

export interface TimePage {
  /** Epoch milliseconds: from then on, and before then. */
  readonly from?: number | undefined
  readonly until?: number | undefined
  /** The page after the one that ended there. */
  readonly after?: string | undefined
  readonly limit: number
}

export const timeCursor = ({ at, id }: { readonly at: number; readonly id: string }): TimeCursor =>
  `${at}:${id}`

/** The rows of a page, the newest first, found by an index that ends with time and id. */
export function newestFirst(
  rows: Knex.QueryBuilder,
  columns: { readonly at: string; readonly id: string },
  { from, until, after, limit }: TimePage,
): Knex.QueryBuilder {
  const { at, id } = columns
  if (from !== undefined) rows.where(at, '>=', from)
  if (until !== undefined) rows.where(at, '<', until)
  if (after !== undefined) {
    const [time = '', last = ''] = after.split(':')
    rows.whereRaw('(??, ??) < (?, ?)', [at, id, Number(time), last])
  }
  return rows
    .orderBy([
      { column: at, order: 'desc' },
      { column: id, order: 'desc' },
    ])
    .limit(limit)
}
