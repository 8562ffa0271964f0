import { type HostCommand, type HostReport, hostReportSchema } from '#shared/desktop/host-process.ts'

/** A host process that runs. */
export interface HostProcess {
  post(command: HostCommand): void
  kill(): void
}
export type ForkHost = (on: { message(sent: unknown): void; exit(): void }) => HostProcess

export interface HostLink {
  /** Starts the process where there is none. One that is ending is waited for: it still has its port and its store. */
  send(command: HostCommand): void
  /** Settles when the process has ended: by itself, or, if that takes too long, by force. What waits to be sent is dropped. */
  stop(): Promise<void>
  isStopping(): boolean
}

export const STOPS_WITHIN_MS = 5_000

interface LinkParts {
  readonly fork: ForkHost
  heard(report: HostReport): void
  /** The process ended, and nobody had asked it to. */
  lost(): void
}

interface Running {
  readonly process: HostProcess
  readonly ended: PromiseWithResolvers<void>
  isStopping: boolean
}

/** The one host process of this app, for as long as something is wanted of it. */
export function createHostLink({ fork, heard, lost }: LinkParts): HostLink {
  let running: Running | null = null
  /** What the next process is to be told, once the one that is ending has ended. */
  let waiting: HostCommand[] = []

  function start(): Running {
    const ended = Promise.withResolvers<void>()
    const isCurrent = () => running?.ended === ended
    const process = fork({
      message(sent) {
        const report = hostReportSchema.safeParse(sent)
        // What a process that is being stopped still says is of no use.
        if (report.success && isCurrent() && !running?.isStopping) heard(report.data)
      },
      exit() {
        ended.resolve()
        if (!isCurrent()) return
        const wasStopping = running?.isStopping
        running = null
        if (!wasStopping) lost()
        for (const command of waiting.splice(0)) send(command)
      },
    })
    return { process, ended, isStopping: false }
  }

  function send(command: HostCommand): void {
    if (running?.isStopping) {
      waiting.push(command)
      return
    }
    running ??= start()
    running.process.post(command)
  }

  return {
    send,
    async stop() {
      waiting = []
      if (running === null) return
      const { process, ended, isStopping } = running
      if (!isStopping) {
        running.isStopping = true
        process.post({ type: 'stop' })
      }
      const impatience = setTimeout(() => process.kill(), STOPS_WITHIN_MS)
      await ended.promise
      clearTimeout(impatience)
    },
    isStopping: () => running?.isStopping ?? false,
  }
}
