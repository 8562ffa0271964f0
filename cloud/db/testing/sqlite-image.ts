import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createLogger } from '#cloud/logger.ts'
import { openDatabase } from '../client.ts'
import { migrate } from '../migrate.ts'

/** Migrates one SQLite database per run; test files open copies of it. In watch mode it stays until Vitest is restarted. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'riddle-rooms-image-'))
  const file = join(folder, 'migrated.sqlite')
  const db = openDatabase({ kind: 'sqlite-memory' }, createLogger({ mode: 'test' }))
  await migrate(db)
  await db.raw('vacuum into ?', [file])
  await db.destroy()
  project.provide('sqliteImage', file)
  return () => rmSync(folder, { recursive: true })
}
