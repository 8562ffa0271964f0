export interface PeriodicParts {
  readonly run: () => Promise<void>
  readonly everyMs: number
  readonly logger: { error(details: object, message: string): void }
  /** What the log says of a run that failed; the next one comes in its time. */
  readonly failure: string
}

/** What each process does for itself again and again, such as a heartbeat. What one process does for all is a recurring job. */
export function createPeriodic({ run, everyMs, logger, failure }: PeriodicParts) {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let isStopped = false

  /** The next run comes after the end of this one, so that a slow one does not meet the next. */
  function schedule(): void {
    if (isStopped) return
    timer = setTimeout(() => {
      running = run()
        .catch((error: unknown) => logger.error({ err: error }, failure))
        .finally(schedule)
    }, everyMs)
    timer.unref()
  }

  return {
    start: schedule,
    /** Resolves when none is under way any more. */
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
