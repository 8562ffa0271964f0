import { globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../cloud/app.ts'
import { readSettings } from '../../cloud/config/read-settings.ts'
import { openDatabase } from '../../cloud/db/client.ts'
import { createLogger } from '../../cloud/logger.ts'
import { accountEventSchemas, roomEventSchemas } from '../../shared/protocol/client-events.ts'
import type { Door, DoorKind } from './door.ts'

const PROTOCOL = join(import.meta.dirname, '../../shared/protocol')

/** What is mounted, without a database behind it. */
async function mountedCalls(): Promise<string[]> {
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: tmpdir() })
  const logger = createLogger(settings)
  const db = openDatabase({ kind: 'sqlite', file: ':memory:' }, logger)
  const { routes } = createApp({ settings, db, logger, secret: 'x'.repeat(32), speech: null })
  await db.destroy()
  return routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
}

/** Every file of the protocol that ends so names its events in exports that end so, but the client's all go to it. */
async function sentEvents(): Promise<string[]> {
  const files = globSync('*-events.ts', { cwd: PROTOCOL }).filter((file) => file !== 'client-events.ts')
  const modules: Record<string, object>[] = await Promise.all(
    files.map((file) => import(join(PROTOCOL, file))),
  )
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, schemas]) =>
      /EventSchemas$/.test(name) ? Object.keys(schemas) : [],
    ),
  )
}

/** Every HTTP call and every event, both ways, as the server has them at this moment. */
export async function allDoors(): Promise<Door[]> {
  const named = (kind: DoorKind, names: readonly string[]): Door[] =>
    [...new Set(names)].toSorted().map((name) => ({ kind, name }))
  const roomEvents = Object.keys(roomEventSchemas)
  return [
    ...named('http', await mountedCalls()),
    ...named('account', [...roomEvents, ...Object.keys(accountEventSchemas)]),
    ...named('room', roomEvents),
    ...named('out', await sentEvents()),
  ]
}
