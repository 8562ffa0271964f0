import { type HostCommand, type HostReport, hostCommandSchema } from '#shared/desktop/host-process.ts'

/** Main, at the other end: Electron's utility process and Node's fork each have their own way. */
export interface ParentPort {
  tell(report: HostReport): void
  /** Calls the listener with each command that can be understood. */
  listen(listener: (command: HostCommand) => void): void
  /** Calls the listener when main is gone. */
  onGone(listener: () => void): void
}

/** What Electron adds to `process` in a utility process. */
interface ElectronPort {
  postMessage(message: unknown): void
  on(event: 'message', listener: (event: { readonly data: unknown }) => void): void
}

const electronPort = (): ElectronPort | undefined =>
  (process as NodeJS.Process & { readonly parentPort?: ElectronPort }).parentPort

/** Null when nobody has forked this process. */
export function parentPort(): ParentPort | null {
  const electron = electronPort()
  if (electron === undefined && process.send === undefined) return null
  return {
    tell(report) {
      if (electron) electron.postMessage(report)
      // Main may be gone by now.
      else if (process.connected) process.send?.(report, undefined, undefined, () => undefined)
    },
    listen(listener) {
      const take = (message: unknown) => {
        const command = hostCommandSchema.safeParse(message)
        if (command.success) listener(command.data)
      }
      if (electron) electron.on('message', ({ data }) => take(data))
      else process.on('message', take)
    },
    // Electron ends its utility processes with the app.
    onGone: (listener) => void process.once('disconnect', listener),
  }
}
