import { ulid } from 'ulid'
import type { TestProject } from 'vitest/node'
import { createLogger } from '#cloud/logger.ts'
import { openDatabase } from '../client.ts'
import { migrate } from '../migrate.ts'

const logger = createLogger({ mode: 'test' })

/** One migrated database a run, for the files to copy: to migrate anew for each of them took most of their time. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgresUrl: server = '' } = project.config.provide
  const name = `rr_template_${ulid().toLowerCase()}`
  const admin = openDatabase({ kind: 'postgres', url: server }, logger)
  await admin.raw('create database ??', [name])
  const url = new URL(server)
  url.pathname = `/${name}`
  const db = openDatabase({ kind: 'postgres', url: url.href }, logger)
  await migrate(db)
  // Nobody may be connected to what is copied.
  await db.destroy()
  project.provide('postgresTemplate', name)
  return async () => {
    await admin.raw('drop database ?? with (force)', [name])
    await admin.destroy()
  }
}
