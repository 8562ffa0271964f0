import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectSoundLedger } from './sound-ledger.ts'
import type { MovableClock } from './test-clock/movable-clock.ts'
import { clockFlags, clockVariables, remoteClock } from './test-clock/remote-clock.ts'

const ROOT = join(import.meta.dirname, '../..')
/** The server by itself, without a build of the client. */
export const SERVER = join(ROOT, 'cloud/main.ts')
const START = join(ROOT, 'build/start.ts')
const READY = /Riddle Rooms is ready on (http:\/\/localhost:\d+)/
const STARTS_WITHIN_MS = 400_000

/** Number of the pipe over which a test advances the clock. */
const CLOCK_FD = 3

export interface Product {
  readonly url: string
  readonly dataDir: string
  /** All that the process has printed so far. */
  readonly output: () => string
  /** Stalls it (SIGSTOP), lets it go on (SIGCONT), or says what a test has prepared it for (SIGUSR2). */
  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGUSR2'): void
  /** Ends it as an operator would, and says how it ended. Rejects when money was lost or made in its own database. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

export interface ProductOnClock extends Product, MovableClock {}

/** Starts the product as `npm start` does, on a free port, with a database of its own that goes away with it. */
export const startProduct = (
  variables: Record<string, string> = {},
  command: readonly [string, ...string[]] = [process.execPath, START],
): Promise<Product> => start(variables, command)

/** Starts the product with a clock that a test advances, so that it need not wait for the product's timers. */
export const startProductOnClock = (
  variables: Record<string, string> = {},
  program = START,
  flags: readonly string[] = [],
): Promise<ProductOnClock> =>
  start({ ...variables, ...clockVariables(CLOCK_FD) }, [process.execPath, ...clockFlags, ...flags, program])

async function start(
  variables: Record<string, string>,
  [command, ...args]: readonly [string, ...string[]],
): Promise<ProductOnClock> {
  const dataDir = mkdtempSync(join(tmpdir(), 'riddle-rooms-'))
  const databaseFile = join(dataDir, 'test.sqlite')
  const port = variables.PORT ?? String(await freePort())
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // Tests know the answers of the bank.
      QUIZ_STOCK: '0',
      NODE_ENV: 'development',
      PORT: port,
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: `sqlite:${databaseFile}`,
      ...variables,
    },
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const impatience = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`not ready in time:\n${output}`))
    }, STARTS_WITHIN_MS)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const [, found] = READY.exec(output) ?? []
      if (!found) return
      clearTimeout(impatience)
      resolve(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${output}`)))
  })
  return {
    ...remoteClock(child, CLOCK_FD),
    url,
    dataDir,
    output: () => output,
    signal: (signal) => void child.kill(signal),
    async stop(signal = 'SIGTERM') {
      const code = await end(child, signal)
      await expectSoundLedger(databaseFile).finally(() => rmSync(dataDir, { recursive: true, force: true }))
      return code
    },
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill(signal)
  return ended
}

/** Number of ports that a test process has. A thousand processes have separate ranges. */
const PORTS_EACH = 15
let tried = randomInt(PORTS_EACH)

/**
 * Returns a free port that stays free until its program uses it, and while that restarts. The system assigns higher ports to
 * connections, and other test processes have other ranges.
 */
export async function freePort(): Promise<number> {
  const first = 15_000 + (process.pid % 1_000) * PORTS_EACH
  for (let tries = 0; tries < PORTS_EACH; tries++) {
    const port = first + (tried++ % PORTS_EACH)
    if (await isFree(port)) return port
  }
  throw new Error(`no port is free from ${first} on`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return true
  } catch {
    return false
  }
}
