import type { Logger } from '#cloud/logger.ts'

export interface SweeperParts {
  readonly sweep: () => Promise<void>
  readonly everyMs: number
  readonly logger: Pick<Logger, 'error'>
  /** What the log says of a sweep that failed; the next one comes in its time. */
  readonly failure: string
}

/** Puts in order again and again what no event would. */
export function createSweeper({ sweep, everyMs, logger, failure }: SweeperParts) {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  return {
    start(): void {
      timer = setInterval(() => {
        running = sweep().catch((error: unknown) => logger.error({ err: error }, failure))
      }, everyMs)
      timer.unref()
    },
    /** Resolves when none is under way any more. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await running
    },
  }
}
