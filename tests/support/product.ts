import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const READY = /Riddle Rooms is ready on (http:\/\/localhost:\d+)/
const STARTS_WITHIN_MS = 400_000

export interface Product {
  readonly url: string
  readonly dataDir: string
  /** All that the process has printed so far. */
  readonly output: () => string
  /** Stalls it (SIGSTOP), and lets it go on (SIGCONT). */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
  /** Ends it as an operator would, and says how it ended. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Starts the product as `npm start` does, on a free port, with a database of its own that goes away with it. */
export async function startProduct(
  variables: Record<string, string> = {},
  [command, ...args]: readonly [string, ...string[]] = [process.execPath, join(ROOT, 'build/start.ts')],
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'riddle-rooms-'))
  const port = variables.PORT ?? String(await freePort())
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: port,
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: `sqlite:${join(dataDir, 'test.sqlite')}`,
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
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${output}`)))
  })
  return {
    url,
    dataDir,
    output: () => output,
    signal: (signal) => void child.kill(signal),
    async stop(signal = 'SIGTERM') {
      const code = await end(child, signal)
      rmSync(dataDir, { recursive: true, force: true })
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

export async function freePort(): Promise<number> {
  const { createServer } = await import('node:net')
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('no port was given')
  return address.port
}
