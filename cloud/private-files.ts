import { chmodSync, lstatSync, readdirSync, realpathSync, type Stats } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Settings } from './config/settings.ts'
import { PROBE_FILE } from './disk.ts'
import type { Logger } from './logger.ts'

/** What the product keeps in DATA_DIR beside the database. */
const FILES = ['auth-secret', PROBE_FILE]
const FOLDERS = ['outbox', 'unsettled']

/** SQLite's own files beside the database, and those of the lock. */
const WITH_DATABASE = ['', '-wal', '-shm', '-journal', '.lock', '.lock-journal']

const OF_OTHERS = 0o077
const STICKY = 0o1000

/** From now on this process makes files for its own user only. */
export function makeFilesPrivate(): void {
  process.umask(OF_OTHERS)
}

/**
 * Takes from files of the product what rights an earlier version, or a copy, gave to other users of the machine. Folders are
 * closed, too, save those that may not be the product's alone: a home, one like /tmp, or one that holds other things.
 */
export function tightenFiles(
  { dataDir, database }: Pick<Settings, 'dataDir' | 'database'>,
  logger: Pick<Logger, 'warn'>,
): void {
  const tighten = (path: string) => {
    try {
      closeToOthers(path)
    } catch (error) {
      // On a disk that can only be read.
      logger.warn({ err: error, path }, 'other users of this machine may read this')
    }
  }
  const home = realPath(dataDir)
  const databaseFile = realPath(
    database.kind === 'sqlite' ? database.file : join(dataDir, 'riddle-rooms.sqlite'),
  )
  const ours = [
    ...WITH_DATABASE.map((ending) => databaseFile + ending),
    ...[...FILES, ...FOLDERS].map((name) => join(home, name)),
  ]
  for (const folder of FOLDERS) for (const file of entriesOf(join(home, folder))) tighten(file)
  for (const path of ours) tighten(path)
  for (const folder of [home, dirname(databaseFile)]) if (holdsOnly(folder, ours)) tighten(folder)
}

/** Operators may keep data elsewhere and put a link in its place. */
function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return resolve(path)
  }
}

/** Null where nothing is. */
const look = (path: string): Stats | null => lstatSync(path, { throwIfNoEntry: false }) ?? null

/** On Windows nobody is, and modes mean nothing. */
const isOwner = ({ uid }: Stats): boolean => uid === process.getuid?.()

/** None of a folder of another user. */
function entriesOf(folder: string): string[] {
  const found = look(folder)
  return found?.isDirectory() && isOwner(found) ? readdirSync(folder).map((name) => join(folder, name)) : []
}

function closeToOthers(path: string): void {
  const found = look(path)
  if (!found || found.isSymbolicLink() || !isOwner(found) || (found.mode & OF_OTHERS) === 0) return
  chmodSync(path, found.mode & ~OF_OTHERS & 0o7777)
}

function holdsOnly(folder: string, ours: readonly string[]): boolean {
  const found = look(folder)
  if (!found || (found.mode & STICKY) !== 0 || folder === homedir()) return false
  return entriesOf(folder).every((entry) => ours.includes(entry))
}
