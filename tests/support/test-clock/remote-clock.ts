import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import type { MovableClock } from './movable-clock.ts'

/** Node's flags for a process with a movable clock. The environment names its pipe. */
export const clockFlags = ['--import', join(import.meta.dirname, 'preload.ts')] as const
export const clockVariables = (fd: number) => ({ TEST_CLOCK_FD: String(fd) })

/** Returns the clock of a process that was started with these flags and variables, and a pipe at `fd`. */
export function remoteClock(child: ChildProcess, fd: number): MovableClock {
  const pipe = child.stdio[fd] as Duplex
  const waiting: PromiseWithResolvers<void>[] = []
  // One byte for each advance.
  pipe.on('data', (done: Buffer) => {
    for (const _ of done) waiting.shift()?.resolve()
  })
  // The process may end before it reads a command.
  pipe.on('error', () => undefined)
  child.once('exit', () => {
    for (const { reject } of waiting.splice(0)) reject(new Error('the process ended during an advance'))
  })
  return {
    advance(ms) {
      const advanced = Promise.withResolvers<void>()
      if (child.exitCode !== null || child.signalCode !== null)
        advanced.reject(new Error('the process has ended'))
      waiting.push(advanced)
      pipe.write(`${ms}\n`)
      return advanced.promise
    },
  }
}
