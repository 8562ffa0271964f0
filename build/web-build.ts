import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const BUILT = join(ROOT, 'dist/web/index.html')
const SOURCES = ['renderer', 'shared', 'package-lock.json']

const modifiedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/** Returns whether a file under one of the paths is newer than the file. Paths are relative to the project. */
export const isNewerThan = (file: string, sources: readonly string[]): boolean =>
  sources.some((source) => newest(join(ROOT, source)) > modifiedAt(file))

/** Builds the web client when it is missing or older than its sources. */
export function buildWebIfStale(): void {
  if (existsSync(BUILT) && !isNewerThan(BUILT, SOURCES)) return
  process.stdout.write('Building the web client …\n')
  // In its own process: Vite sets NODE_ENV to production, which the service started here would inherit.
  execFileSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/vite/bin/vite.js'),
      'build',
      '--config',
      join(ROOT, 'renderer/vite.config.ts'),
      '--logLevel',
      'warn',
    ],
    // An inherited NODE_ENV could select React's development build, which is twice as heavy.
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
  )
}
