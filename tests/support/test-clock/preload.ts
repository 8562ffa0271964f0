import { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { isMainThread } from 'node:worker_threads'
import { installMovableClock } from './movable-clock.ts'

/** For `--import`: gives the process a movable clock. Each line on the pipe advances it by so many milliseconds. */
function obey(fd: number): void {
  const { advance } = installMovableClock()
  const pipe = new Socket({ fd, readable: true, writable: true })
  pipe.unref()
  let last = Promise.resolve()
  const lines = createInterface(pipe)
  // The test process may have ended.
  lines.on('error', () => undefined)
  lines.on('line', (line) => {
    last = last.then(() => advance(Number(line))).then(() => void pipe.write('.'))
  })
}

// Worker threads inherit the flags.
if (isMainThread) obey(Number(process.env.TEST_CLOCK_FD))
