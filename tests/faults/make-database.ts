import { ulid } from 'ulid'
import { type Db, openDatabase } from '#cloud/db/client.ts'
import { createLogger } from '#cloud/logger.ts'

/** An empty database of its own on the Postgres of the tests. */
export async function makeDatabase(
  server: string,
): Promise<{ db: Db; url: string; drop: () => Promise<void> }> {
  const name = `rr_faults_${ulid().toLowerCase()}`
  const logger = createLogger({ mode: 'test' })
  const admin = openDatabase({ kind: 'postgres', url: server }, logger)
  await admin.raw('create database ??', [name])
  const url = new URL(server)
  url.pathname = `/${name}`
  const db = openDatabase({ kind: 'postgres', url: url.href }, logger)
  const drop = async () => {
    await db.destroy()
    await admin.raw('drop database ?? with (force)', [name])
    await admin.destroy()
  }
  return { db, url: url.href, drop }
}
