import { collectDefaultMetrics, Registry } from 'prom-client'
import { type App, type AppParts, createApp } from './app.ts'
import { openCluster } from './cluster.ts'
import { authSecret } from './config/auth-secret.ts'
import { loadVariables, readSettings } from './config/read-settings.ts'
import type { Settings } from './config/settings.ts'
import { startDatabase } from './db/start-database.ts'
import { createLogger, type Logger } from './logger.ts'
import { tightenFiles } from './private-files.ts'
import { runEveryStep } from './run-every-step.ts'

export interface RunningCloud {
  readonly app: App
  readonly settings: Settings
  readonly logger: Logger
  readonly port: number
  readonly url: string
  stop(): Promise<void>
}

/** settings → logger → Redis, where there is one → database → app → listen. Rejects with an error whose message is for the operator. */
export async function openCloud(
  variables = loadVariables(),
  { pages }: Pick<AppParts, 'pages'> = {},
): Promise<RunningCloud> {
  const settings = readSettings(variables)
  const logger = createLogger(settings)
  const cluster = settings.cluster ? await openCluster(settings.cluster, logger) : null
  tightenFiles(settings, logger)
  const database = await startDatabase(settings.database, logger)
  const registry = new Registry()
  // A finer look at the event loop's delay wakes an idle process a hundred times a second.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 })
  const secret = authSecret(settings)
  const app = createApp({ settings, db: database.db, cluster, logger, secret, registry, pages })
  const stop = () => runEveryStep([app.stop, () => cluster?.close(), database.close])
  try {
    const port = await app.start()
    return { app, settings, logger, port, url: `http://localhost:${port}`, stop }
  } catch (error) {
    // What it failed with says more than what the stop of something half-started may fail with.
    await stop().catch((failure: unknown) => logger.error({ err: failure }, 'did not stop cleanly'))
    throw error
  }
}
