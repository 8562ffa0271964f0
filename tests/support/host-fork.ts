import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { type HostCommand, type HostReport, hostReportSchema } from '#shared/desktop/host-process.ts'
import { freePort } from './product.ts'

const MAIN = join(import.meta.dirname, '../../electron/host-process/main.ts')
const PATIENCE_MS = 30_000

type ReportOf<Type extends HostReport['type']> = Extract<HostReport, { type: Type }>

export interface HostFork {
  readonly child: ChildProcess
  tell(command: HostCommand): void
  /** The first report of this kind, heard or to come, that is so. */
  until<Type extends HostReport['type']>(
    type: Type,
    isSo?: (report: ReportOf<Type>) => boolean,
  ): Promise<ReportOf<Type>>
  /** Forgets what was heard. */
  forget(): void
  end(signal?: NodeJS.Signals): Promise<number | null>
}

/**
 * The LAN host as the desktop's main process starts it, from its source or a program that was built of it, with more in its
 * environment. What it reports must fit the contract.
 */
export function forkHost(variables: Readonly<Record<string, string>> = {}, program = MAIN): HostFork {
  const env = { ...process.env, ...variables }
  const child = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [], env })
  const heard: HostReport[] = []
  const waiting = new Set<() => void>()
  child.on('message', (message) => {
    heard.push(hostReportSchema.parse(message))
    for (const look of waiting) look()
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    child,
    tell: (command) => void child.send(command),
    until: (type, isSo = () => true) =>
      new Promise((resolve, reject) => {
        const impatience = setTimeout(() => {
          reject(new Error(`the host did not say ${type} but: ${JSON.stringify(heard)}`))
        }, PATIENCE_MS)
        const look = () => {
          const found = heard.find((one) => one.type === type && isSo(one as never))
          if (!found) return
          clearTimeout(impatience)
          waiting.delete(look)
          resolve(found as never)
        }
        waiting.add(look)
        look()
      }),
    forget: () => void heard.splice(0),
    end(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      return ended
    },
  }
}

export const hostCommand = async (dataDir: string, changes: Partial<HostCommand> = {}) =>
  ({
    type: 'host',
    name: 'Kitchen table',
    port: await freePort(),
    dataDir,
    // Not the built client: another test may be building it.
    webRoot: join(dataDir, 'no-client'),
    ...changes,
  }) as Extract<HostCommand, { type: 'host' }>
