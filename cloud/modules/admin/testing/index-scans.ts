import { type Db, isPostgres } from '#cloud/db/client.ts'

interface Query {
  readonly sql: string
  readonly bindings: string[]
}

/** The database's plans of the pages of a table that are read meanwhile, each with its query. */
export async function indexScans(db: Db, table: string, work: () => Promise<void>): Promise<string[]> {
  const pages: Query[] = []
  const note = (query: Query) => {
    if (query.sql.includes(table) && query.sql.includes('limit') && query.sql.startsWith('select'))
      pages.push(query)
  }
  db.on('query', note)
  await work()
  db.removeListener('query', note)
  const explain = isPostgres(db) ? 'explain ' : 'explain query plan '
  const plans: string[] = []
  for (const { sql, bindings } of pages)
    plans.push(`${sql} ${JSON.stringify(await db.raw(explain + sql.replaceAll(/\$\d+/g, '?'), bindings))}`)
  return plans
}
