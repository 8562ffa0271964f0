import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGE = join(import.meta.dirname, '../../node_modules/electron')

/** Electron's program, where it has been fetched; npm installs only the package that knows where to get it. */
export function electronBinary(): string | null {
  const named = join(PACKAGE, 'path.txt')
  if (!existsSync(named)) return null
  const file = join(
    process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(PACKAGE, 'dist'),
    readFileSync(named, 'utf8'),
  )
  return existsSync(file) ? file : null
}

export const NO_BINARY = 'Electron’s program is not here. Fetch it with: npx install-electron'
