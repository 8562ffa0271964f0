import pg from 'pg'

const DEFAULT_URL = 'postgres://postgres@127.0.0.1:5432/postgres'

/** The Postgres server for the tests, or null when there is none. Under CI there must be one. */
export async function findPostgres(): Promise<string | null> {
  const url = process.env.TEST_POSTGRES_URL ?? DEFAULT_URL
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    await client.end()
    return url
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    const message = `cloud:postgres is left out: TEST_POSTGRES_URL (${new URL(url).host}) does not answer: ${reason}`
    if (process.env.CI === 'true') throw new Error(message)
    process.stderr.write(`${message}\n`)
    return null
  }
}
