import type { Logger } from './logger.ts'

/**
 * A rejection that nobody awaited spoils one answer: it is logged and the party goes on. An uncaught exception may have left
 * anything half done: the rooms are put aside and the process ends, to be started afresh.
 */
export function keepAlive(logger: Logger, suspend: () => Promise<unknown>): void {
  process.on('unhandledRejection', (reason) => logger.error({ err: reason }, 'unhandled rejection'))
  process.on('uncaughtException', (error) => {
    logger.error({ err: error }, 'uncaught exception')
    const end = () => process.exit(1)
    suspend().then(end, end)
  })
}
