import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

const ENDING = '.json'

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

    /** What was written and not removed: its file, and its JSON. */
    async list(): Promise<{ file: string; text: string }[]> {
      const names = await readdir(folder).catch(() => [])
      const files = names.filter((name) => name.endsWith(ENDING)).map((name) => join(folder, name))
      return Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })))
    },
  }
}
export type ResultJournal = ReturnType<typeof createResultJournal>
