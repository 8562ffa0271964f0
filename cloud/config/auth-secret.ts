import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './settings.ts'

/**
 * The key that signs tokens. Without AUTH_SECRET it is made at the first start and kept in DATA_DIR, so that logins
 * survive a restart. With `wx`, the second of two processes reads what the first one wrote.
 */
export function authSecret(settings: Pick<Settings, 'authSecret' | 'dataDir'>): string {
  if (settings.authSecret !== null) return settings.authSecret
  const file = join(settings.dataDir, 'auth-secret')
  mkdirSync(settings.dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}
