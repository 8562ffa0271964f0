import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')
export const PAGE = 'docs/doors.md'

const texts = new Map<string, string | null>()
/** The text of a file of the project; null where there is none. */
export function readText(file: string): string | null {
  const path = join(ROOT, file)
  const text = texts.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : null)
  texts.set(file, text)
  return text
}
