import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './product.ts'
import type { MovableClock } from './test-clock/movable-clock.ts'
import { clockFlags, clockVariables, remoteClock } from './test-clock/remote-clock.ts'

const ROOT = join(import.meta.dirname, '../..')
const READY = /Riddle Rooms party at (http:\S+), code ([A-Z2-9]{6})/
/** Number of the pipe over which a test advances the clock. */
const CLOCK_FD = 3
/** The client may have to be built first. */
const STARTS_WITHIN_MS = 400_000

/** Whether this computer has an address by which others would reach it; at `localhost` a page is allowed more. */
export const isOnNetwork = (): boolean =>
  Object.values(networkInterfaces())
    .flat()
    .some((one) => one?.family === 'IPv4' && !one.internal)

/**
 * A party as `npm run lan-host` starts it, in a process that can be killed and started again with what it kept, and whose
 * clock a test advances.
 */
export async function startLanHost() {
  const dataDir = mkdtempSync(join(tmpdir(), 'riddle-rooms-party-'))
  const port = String(await freePort())
  let child: ChildProcess | null = null
  let clock: MovableClock | undefined

  async function start(): Promise<{ url: string; code: string }> {
    const running = spawn(process.execPath, [...clockFlags, join(ROOT, 'build/lan-host.ts')], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      env: { ...process.env, ...clockVariables(CLOCK_FD), PORT: port, DATA_DIR: dataDir },
    })
    child = running
    clock = remoteClock(running, CLOCK_FD)
    let output = ''
    return new Promise((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`${why}:\n${output}`))
      const impatience = setTimeout(() => {
        running.kill('SIGKILL')
        fail('not ready in time')
      }, STARTS_WITHIN_MS)
      const read = (chunk: Buffer) => {
        output += chunk.toString()
        const [, url, code] = READY.exec(output) ?? []
        if (url === undefined || code === undefined) return
        clearTimeout(impatience)
        resolve({ url, code })
      }
      running.stdout?.on('data', read)
      running.stderr?.on('data', read)
      running.once('exit', (status) => fail(`ended with ${status}`))
    })
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const last = child
    child = null
    if (last === null || last.exitCode !== null || last.signalCode !== null) return
    const ended = new Promise((resolve) => last.once('exit', resolve))
    last.kill(signal)
    await ended
  }

  return {
    ...(await start()),
    kill: () => end('SIGKILL'),
    advance: async (ms: number) => clock?.advance(ms),
    /** With the same port and store. */
    again: start,
    /** When the host wrote the last time, in `Date.now()`. */
    savedAt: () => statSync(join(dataDir, 'party.sqlite-wal')).mtimeMs,
    async stop() {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type LanHostProcess = Awaited<ReturnType<typeof startLanHost>>
