import pg from 'pg'
import type { Logger } from '#cloud/logger.ts'
import { withTimeout } from '#host-engine/index.ts'
import { DatabaseAwayError, isAwayState } from './database-away.ts'

/** A query without an answer for so long is looked into. With the look, it fails in less than a request's five seconds. */
const LOOK_AFTER_MS = 2_500
const LOOK_WITHIN_MS = 2_000
/** For a new connection: it takes several answers. */
const CONNECT_WITHIN_MS = 3_000

/** Whether the server works on what this one of its processes was asked. */
type IsWorking = (processId: number) => boolean
type Answered = (error: Error | null, result?: pg.QueryResult) => void
type Query = (config: string | pg.QueryConfig, answered: Answered) => void
type Connection = pg.Client & { processID: number }

/**
 * Finds connections that have gone silent without having been closed, and drops them. The server is asked over another
 * connection whether it works on the query: one that takes long is not cut off. While the server does not answer at all,
 * everybody is told so at once, and it is looked for again.
 */
export function createSilenceWatch(connectionString: string, logger: Pick<Logger, 'info' | 'warn'>) {
  const connections = new Set<Connection>()
  /** How many queries each waits for. */
  const asked = new WeakMap<Connection, number>()
  let isAway = false
  let looking: Promise<IsWorking | null> | null = null
  let isTrying = false

  /** On a connection of its own. */
  async function ask<Result>(ms: number, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: ms })
    client.on('error', () => undefined)
    try {
      return await withTimeout(
        client.connect().then(() => work(client)),
        ms,
      )
    } finally {
      client.connection.stream.destroy()
    }
  }

  const listWorking = (): Promise<IsWorking> =>
    ask(LOOK_WITHIN_MS, async (client) => {
      const { rows } = await client.query("select pid from pg_stat_activity where state = 'active'")
      const working = new Set(rows.map(({ pid }) => pid))
      return (processId) => working.has(processId)
    })

  /** Null: the server does not answer. One that answers by an error, such as having no connection free, may be working. */
  function look(): Promise<IsWorking | null> {
    looking ??= listWorking()
      .catch((error: unknown) => (error instanceof pg.DatabaseError ? () => true : null))
      .then((isWorking) => {
        looking = null
        if (isWorking === null) begin()
        return isWorking
      })
    return looking
  }

  function dropAll(): void {
    for (const connection of connections) drop(connection)
  }

  function begin(): void {
    dropAll()
    if (isAway) return
    isAway = true
    logger.warn({}, 'the database does not answer')
  }

  async function tryAgain(): Promise<void> {
    if (isTrying) return
    isTrying = true
    try {
      await ask(CONNECT_WITHIN_MS, async () => undefined)
      isAway = false
      logger.info({}, 'the database answers again')
    } catch {
      // The next who asks for it has it tried once more.
    } finally {
      isTrying = false
    }
  }

  const drop = (connection: Connection): void =>
    void connection.connection.stream.destroy(new Error('no answer from the database'))

  /** What has fallen silent on one way may have done so on others: those are opened anew, too. */
  function dropSilent(silent: Connection): void {
    drop(silent)
    for (const connection of connections) if (!asked.get(connection)) drop(connection)
  }

  const count = (connection: Connection, by: number): void =>
    void asked.set(connection, (asked.get(connection) ?? 0) + by)

  /** Looks into a query that is not answered, again and again; returns what ends that. */
  function lookAfter(connection: Connection): () => void {
    let timer = setTimeout(lookIntoIt, LOOK_AFTER_MS)
    let isAnswered = false
    count(connection, 1)
    async function lookIntoIt(): Promise<void> {
      const isWorking = await look()
      if (isAnswered) return
      if (isWorking?.(connection.processID)) timer = setTimeout(lookIntoIt, LOOK_AFTER_MS)
      else dropSilent(connection)
    }
    return () => {
      clearTimeout(timer)
      isAnswered = true
      count(connection, -1)
    }
  }

  /** Has queries fail with DatabaseAwayError when the connection is lost or dropped. */
  function watch(made: pg.Client): void {
    const connection = made as Connection
    let isLost = false
    const lose = () => {
      isLost = true
      connections.delete(connection)
    }
    connections.add(connection)
    connection.on('error', lose)
    connection.on('end', lose)
    const query = connection.query.bind(connection) as Query
    const watched: Query = (config, answered) => {
      const end = lookAfter(connection)
      query(config, (error, result) => {
        end()
        answered(error && (isLost || isAwayState(error)) ? new DatabaseAwayError(error) : error, result)
      })
    }
    connection.query = watched as typeof connection.query
  }

  return {
    watch,
    dropAll,
    /** Gets a connection; throws DatabaseAwayError when there is none. */
    async acquire<Acquired>(get: () => Promise<Acquired>): Promise<Acquired> {
      if (isAway) {
        void tryAgain()
        throw new DatabaseAwayError()
      }
      try {
        return await get()
      } catch (error) {
        logger.warn({ err: error }, 'no connection to the database')
        void look()
        throw new DatabaseAwayError(error)
      }
    },
  }
}
