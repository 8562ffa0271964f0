/** A query as it was sent: `$1` stands for the first binding. */
export interface SentQuery {
  readonly sql: string
  readonly bindings: readonly unknown[]
}

/** Values of the capture that differ from call to call, and the SQL that makes others of them, of `:n`, the call's number. */
export type Varied = ReadonlyMap<string, string>

const ULID = /^[0-9A-HJKMNP-TV-Z]{26}$/

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/**
 * The queries of one call as a script for pgbench, each with other names at every run. What the service has made up, such as
 * ids, becomes a hash of the call's number: the same wherever it stands.
 */
export function pgbenchScript(queries: readonly SentQuery[], varied: Varied): string {
  const madeUp = new Map<string, string>()
  const literal = (value: unknown): string => {
    if (value === null || value === undefined) return 'null'
    const known = varied.get(String(value)) ?? madeUp.get(String(value))
    if (known !== undefined) return known
    if (typeof value !== 'string') return String(value)
    if (!ULID.test(value)) return quoted(value)
    const made = `substr(upper(md5(:n || '-${madeUp.size}')), 1, 26)`
    madeUp.set(value, made)
    return made
  }
  const lines = queries.map(({ sql, bindings }) => {
    const filled = sql.replaceAll(/\$(\d+)/g, (_, number) => literal(bindings[Number(number) - 1]))
    // One line a query, and no colon that pgbench would take for a variable's.
    return `${filled.replaceAll(/\s+/g, ' ').replace(/;$/, '')};`
  })
  return ['\\set seq :seq + 1', '\\set n :client_id * 1000000 + :seq', ...lines, ''].join('\n')
}
