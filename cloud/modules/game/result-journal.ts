import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

const ENDING = '.json'

/** Null for a file or folder that is not there. */
const unlessMissing = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

/** Results on this machine's disk: they outlive the process while the database does not take them. */
export function createResultJournal(folder: string) {
  const fileOf = (sessionId: string) => join(folder, encodeURIComponent(sessionId) + ENDING)

  return {
    /** Resolves when it would survive the end of the process and of the machine. */
    async write(sessionId: string, result: object): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const part = `${fileOf(sessionId)}.part`
      const file = await open(part, 'w', 0o600)
      try {
        await file.writeFile(JSON.stringify(result))
        await file.sync()
      } finally {
        await file.close()
      }
      // Renamed, so that nobody reads half a result.
      await rename(part, fileOf(sessionId))
    },

    remove: (sessionId: string): Promise<void> => rm(fileOf(sessionId), { force: true }),

    /** The files of what was written and not removed. */
    async list(): Promise<string[]> {
      const names = (await unlessMissing(readdir(folder))) ?? []
      return names.filter((name) => name.endsWith(ENDING)).map((name) => join(folder, name))
    },

    /** The JSON in a file; null when it was removed meanwhile. */
    read: (file: string): Promise<string | null> => unlessMissing(readFile(file, 'utf8')),
  }
}
export type ResultJournal = ReturnType<typeof createResultJournal>
