// Before any schema is made: they are compiled then, and the guard of a room list costs a twentieth.
import 'zod/compile'

import type { AppParts } from './app.ts'
import { RedisUnreachableError } from './cluster.ts'
import { SettingsError } from './config/read-settings.ts'
import { DatabaseInUseError } from './db/file-lock.ts'
import { openCloud, type RunningCloud } from './open-cloud.ts'

/** A stop that takes longer is cut off, before the sender of the signal kills the process. */
const STOP_WITHIN_MS = 20_000

/** The cloud as a process: starts it, says where it is, and ends it on a signal. */
export async function startCloud(parts: Pick<AppParts, 'pages'> = {}): Promise<void> {
  try {
    const cloud = await openCloud(undefined, parts)
    endOnSignals(cloud)
    keepAliveOnErrors(cloud)
    process.stdout.write(`Riddle Rooms is ready on ${cloud.url}\n`)
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`)
    process.exit(1)
  }
}

/** Operators read this: a sentence for what they can mend, the stack for what they cannot. */
function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isForOperators = [SettingsError, DatabaseInUseError, RedisUnreachableError].some(
    (kind) => error instanceof kind,
  )
  if (isForOperators) return error.message
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${error.port} is taken by another program. Set PORT to a free one.`
  }
  if (code === 'EACCES' && 'port' in error)
    return `Port ${error.port} needs rights that this user does not have.`
  if (code === 'ECONNREFUSED')
    return `The database does not answer: ${error.message || code}. Look at DATABASE_URL.`
  return error.stack ?? error.message
}

function endOnSignals({ stop, logger }: RunningCloud): void {
  let ending = false
  const end = async (signal: string) => {
    if (ending) return
    ending = true
    logger.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    try {
      await stop()
      process.exit(0)
    } catch (error) {
      logger.fatal({ err: error }, 'did not stop cleanly')
      process.exit(1)
    }
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

/**
 * A rejection that nobody awaited spoils one answer, and hundreds may be playing: it is logged and the process lives on.
 * An uncaught exception may have left anything half done: the process says so and ends, to be started afresh.
 */
function keepAliveOnErrors({ logger, stop }: RunningCloud): void {
  process.on('unhandledRejection', (reason) => logger.error({ err: reason }, 'unhandled rejection'))
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught exception')
    process.exitCode = 1
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    const exit = () => process.exit(1)
    stop().then(exit, exit)
  })
}

if (import.meta.main) await startCloud()
