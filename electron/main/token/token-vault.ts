import type { Keeping, KeptToken } from '#shared/desktop/ipc.ts'
import type { SmallFile } from '../small-file.ts'

/** As much of Electron's safeStorage as is used. */
export interface SystemVault {
  isAsyncEncryptionAvailable(): Promise<boolean>
  encryptStringAsync(text: string): Promise<Buffer>
  decryptStringAsync(encrypted: Buffer): Promise<{ result: string }>
  getSelectedStorageBackend?(): string
}

export interface TokenVault {
  read(): Promise<KeptToken>
  write(token: string | null): Promise<Keeping>
}

/**
 * Keeps the login's token, encrypted by the system. Where the system has no safe place, the token stays in memory, nothing is
 * written, and `keeping` says so.
 */
export function createTokenVault(system: SystemVault, file: SmallFile): TokenVault {
  /** Undefined until the file has been read. */
  let token: string | null | undefined

  /** Linux without a keyring has a fixed key, which protects nothing. */
  const keeping = async (): Promise<Keeping> =>
    (await system.isAsyncEncryptionAvailable()) && system.getSelectedStorageBackend?.() !== 'basic_text'
      ? 'system'
      : 'session'

  /** Null for a file of another user or machine, too: then one signs in anew. */
  async function stored(): Promise<string | null> {
    const encrypted = await file.read()
    if (encrypted === null || encrypted.length === 0) return null
    try {
      return (await system.decryptStringAsync(encrypted)).result
    } catch {
      return null
    }
  }

  return {
    async read() {
      const kept = await keeping()
      if (token === undefined) {
        const found = kept === 'system' ? await stored() : null
        // Something may have been written meanwhile.
        token ??= found
      }
      return { token, keeping: kept }
    },
    async write(next) {
      token = next
      const kept = await keeping()
      const content = next !== null && kept === 'system' ? await system.encryptStringAsync(next) : ''
      // A later call has its own content to write.
      if (token === next) await file.write(content)
      return kept
    },
  }
}
