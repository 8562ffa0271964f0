import { execFileSync, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const STARTS_WITHIN_MS = 60_000

/** Servers are measured on one core, and driven from the other. */
const SERVER_CORE = '0'
const DRIVER_CORE = '1'

export interface PinnedProcess {
  readonly pid: number
  /** Where it listens, as it said itself. */
  readonly url: string
  stop(): Promise<void>
}

interface Start {
  /** From the root of the project. */
  readonly file: string
  /** Of Node. */
  readonly flags?: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Takes what it prints to stderr. */
  readonly logFile: string
}

/** Starts a server on the servers' core, and waits until it says on stdout at which address it listens. */
export async function startPinned({ file, flags = [], env, logFile }: Start): Promise<PinnedProcess> {
  const log = openSync(logFile, 'a')
  const command = ['-c', SERVER_CORE, process.execPath, ...flags, join(ROOT, file)]
  const child = spawn('taskset', command, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', log],
  })
  closeSync(log)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (what: string) => {
      child.kill()
      reject(new Error(`${file} ${what}:\n${readFileSync(logFile, 'utf8')}`))
    }
    const impatience = setTimeout(() => fail('was not ready in time'), STARTS_WITHIN_MS)
    child.once('exit', (code) => fail(`ended with ${code}`))
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const [found] = /http:\/\/(localhost|127\.0\.0\.1):\d+/.exec(said) ?? []
      if (found === undefined) return
      clearTimeout(impatience)
      resolve(found.replace('localhost', '127.0.0.1'))
    })
  })
  if (child.pid === undefined) throw new Error(`${file} has no process`)
  return {
    pid: child.pid,
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Puts this process, with all its threads, on the driver's core. */
export function pinDriver(): void {
  execFileSync('taskset', ['-acp', DRIVER_CORE, String(process.pid)], { stdio: 'ignore' })
}
