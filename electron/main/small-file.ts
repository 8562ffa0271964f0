import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A small file that is written whole or not at all. */
export interface SmallFile {
  /** Null when it is not there or cannot be read. */
  read(): Promise<Buffer | null>
  write(content: string | Uint8Array): Promise<void>
}

/** Readable by the user alone. Writes come one after another. */
export function smallFile(path: string): SmallFile {
  let last: Promise<void> = Promise.resolve()
  const replace = async (content: string | Uint8Array) => {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(`${path}.new`, content, { mode: 0o600 })
    await rename(`${path}.new`, path)
  }
  return {
    read: () => last.then(() => readFile(path)).catch(() => null),
    write(content) {
      const written = last.then(() => replace(content))
      last = written.catch(() => undefined)
      return written
    },
  }
}
