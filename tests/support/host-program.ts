import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Route } from './reroute.ts'

const ROOT = join(import.meta.dirname, '../..')
const STARTS_WITHIN_MS = 60_000
const LEADS = /Riddle Rooms party at (http:\S+), code (\w+)/
const STANDS_BY = /Standing by for (http:\S+)|may have taken the party over/

export interface HostProgram {
  readonly origin: string
  readonly dataDir: string
  readonly output: () => string
  kill(signal: NodeJS.Signals): Promise<void>
}

interface HostProgramParts {
  readonly port: number
  readonly dataDir: string
  /** As a standby of the party there. */
  readonly standBy?: string
  /** More words behind the program's name. */
  readonly flags?: readonly string[]
  /** How it reaches others, by `host:port`. */
  readonly routes?: Readonly<Record<string, Route>>
}

/** `npm run lan-host` without its build, as a process of its own. */
export async function startHostProgram({
  port,
  dataDir,
  standBy,
  flags = [],
  routes = {},
}: HostProgramParts): Promise<HostProgram> {
  const args = [
    '--import',
    join(ROOT, 'tests/support/reroute.ts'),
    join(ROOT, 'electron/host-process/lan-host.ts'),
    ...(standBy === undefined ? [] : ['--stand-by', standBy]),
    ...flags,
  ]
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      TEST_ROUTES: JSON.stringify(routes),
    },
  })
  let output = ''
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const says = (what: RegExp) =>
    new Promise<void>((resolve) => {
      const look = () => what.test(output) && resolve()
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look)
      look()
    })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const isReady = Promise.race([says(LEADS), says(STANDS_BY)])
  const impatience = AbortSignal.timeout(STARTS_WITHIN_MS)
  const failed = new Promise<never>((_, reject) => {
    impatience.addEventListener('abort', () => reject(new Error(`not ready in time:\n${output}`)))
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${output}`)))
  })
  failed.catch(() => undefined)
  await Promise.race([isReady, failed])
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    output: () => output,
    async kill(signal) {
      child.kill(signal)
      await exited
    },
  }
}
