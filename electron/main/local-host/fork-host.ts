import { join } from 'node:path'
import { utilityProcess } from 'electron'
import type { ForkHost } from './host-link.ts'

const PROGRAM = join(import.meta.dirname, '../host-process/index.js')

/**
 * Starts a host process as Electron does it. Of this app's environment, which it inherits, it reads the settings of a model that
 * writes quizzes; main tells it all else that it needs.
 */
export const forkHost: ForkHost = (on) => {
  const child = utilityProcess.fork(PROGRAM, [], { serviceName: 'Riddle Rooms party', stdio: 'inherit' })
  child.on('message', on.message)
  child.once('exit', on.exit)
  return {
    post: (command) => child.postMessage(command),
    kill: () => void child.kill(),
  }
}
