// Before any schema is made: they are compiled then, and the guard of a room list costs a twentieth.
import 'zod/compile'

import type { AppParts } from './app.ts'
import type { Logger } from './logger.ts'
import { openCloud, type RunningCloud } from './open-cloud.ts'
import { makeFilesPrivate } from './private-files.ts'
import { startFailure } from './start-failure.ts'

/** A stop that takes longer is cut off, before the sender of the signal kills the process. */
const STOP_WITHIN_MS = 20_000

/** For the last lines of the log: nobody may be reading it. */
const FLUSH_WITHIN_MS = 500

/** The cloud as a process: starts it, says where it is, and ends it on a signal. */
export async function startCloud(parts: Pick<AppParts, 'pages'> = {}): Promise<void> {
  makeFilesPrivate()
  // Whoever read what is printed may be gone: no reason to end the games.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
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

function endOnSignals({ stop, logger }: RunningCloud): void {
  let ending = false
  const exit = exitWith(logger)
  const end = async (signal: string) => {
    if (ending) return
    ending = true
    logger.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    try {
      await stop()
      exit(0)
    } catch (error) {
      logger.fatal({ err: error }, 'did not stop cleanly')
      exit(1)
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
  const exit = exitWith(logger)
  process.on('unhandledRejection', (reason) => logger.error({ err: reason }, 'unhandled rejection'))
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught exception')
    process.exitCode = 1
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    const end = () => exit(1)
    stop().then(end, end)
  })
}

/** Ends the process when the log is written, or is not read. */
const exitWith =
  (logger: Logger) =>
  (code: number): void => {
    logger.flush(() => process.exit(code))
    setTimeout(() => process.exit(code), FLUSH_WITHIN_MS)
  }

if (import.meta.main) await startCloud()
