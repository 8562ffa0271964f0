interface Page {
  readonly limit: number
}

/** A page of rows and where the next one begins. One row more is asked for than is shown, to see whether there is a next. */
export async function pageOf<Query extends Page, Row>(
  query: Query,
  list: (query: Query) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
): Promise<{ rows: readonly Row[]; next: string | null }> {
  const found = await list({ ...query, limit: query.limit + 1 })
  const rows = found.slice(0, query.limit)
  const last = rows.at(-1)
  return { rows, next: found.length > rows.length && last ? keyOf(last) : null }
}
