import { mkdir, statfs, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Settings } from './config/settings.ts'

/** A few games' results, and what SQLite writes before it cleans up. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024
/** An empty file would need no room. */
const ONE_BLOCK = Buffer.alloc(4096)
export const PROBE_FILE = '.disk-probe'

/** Anybody may ask how the disks are: they are looked at once a second, however often that is. */
const LOOK_EVERY_MS = 1_000

/** Its answer resolves when what the product keeps on this machine's disks can be written, and there is room for more. */
export function createDiskProbe(settings: Pick<Settings, 'dataDir' | 'database'>): () => Promise<void> {
  let last: { readonly at: number; readonly answer: Promise<void> } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.at >= LOOK_EVERY_MS) last = { at: now, answer: look(settings) }
    return last.answer
  }
}

async function look({ dataDir, database }: Pick<Settings, 'dataDir' | 'database'>): Promise<void> {
  await lookAt(dataDir)
  if (database.kind === 'sqlite') await lookAt(dirname(database.file))
}

async function lookAt(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free < LEAST_FREE_BYTES) throw new Error(`${folder} has only ${Math.floor(free / 1024)} KB left`)
  // A quota, or a disk that has become read-only, shows only here.
  const file = join(folder, PROBE_FILE)
  try {
    await writeFile(file, ONE_BLOCK, { mode: 0o600 })
  } finally {
    await unlink(file).catch(() => undefined)
  }
}
