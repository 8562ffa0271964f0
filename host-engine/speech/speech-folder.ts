import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'riddle-rooms-speech-'

/** A folder for the files of one thread. It outlives the thread, which may be ended at any moment: whoever ends it removes it. */
export interface SpeechFolder {
  readonly path: string
  readonly remove: () => void
}

const drop = (path: string): void => rmSync(path, { recursive: true, force: true, maxRetries: 3 })

/** Also takes away what processes have left that were killed. */
export function openSpeechFolder(): SpeechFolder {
  for (const name of readdirSync(tmpdir())) if (isLeft(name)) drop(join(tmpdir(), name))
  const path = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  return { path, remove: () => drop(path) }
}

function isLeft(name: string): boolean {
  if (!name.startsWith(PREFIX)) return false
  const pid = Number(name.slice(PREFIX.length).split('-', 1)[0])
  return !Number.isInteger(pid) || !isRunning(pid)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Where an engine writes its line. In a container of its own another's process looks gone, and its folder may be taken away. */
export function lineFile(folder: string): string {
  mkdirSync(folder, { recursive: true })
  return join(folder, 'line.wav')
}
