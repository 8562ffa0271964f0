import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { smallFile } from '../small-file.ts'
import { createTokenVault, type SystemVault } from './token-vault.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vault-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const path = () => join(folder, 'login')

/** Encrypts, as far as a test can see: the text is not there as it was. */
const system = (changes: Partial<SystemVault> = {}): SystemVault => ({
  isAsyncEncryptionAvailable: async () => true,
  encryptStringAsync: async (text) => Buffer.from(`v1:${Buffer.from(text).toString('hex')}`),
  async decryptStringAsync(encrypted) {
    const [version, hex = ''] = encrypted.toString().split(':')
    if (version !== 'v1') throw new Error('of another key')
    return { result: Buffer.from(hex, 'hex').toString() }
  },
  ...changes,
})
const open = (vault = system()) => createTokenVault(vault, smallFile(path()))

it('brings the token back after a restart, and writes it encrypted, for its user alone', async () => {
  expect(await open().read()).toEqual({ token: null, keeping: 'system' })
  expect(await open().write('secret-token')).toBe('system')
  expect(readFileSync(path(), 'utf8')).not.toContain('secret-token')
  expect(statSync(path()).mode & 0o077).toBe(0)
  expect(await open().read()).toEqual({ token: 'secret-token', keeping: 'system' })
})

it('forgets it', async () => {
  const vault = open()
  await vault.write('secret-token')
  await vault.write(null)
  expect(await vault.read()).toMatchObject({ token: null })
  expect(await open().read()).toMatchObject({ token: null })
  expect(readFileSync(path(), 'utf8')).toBe('')
})

it.each([
  ['the system has no safe place', { isAsyncEncryptionAvailable: async () => false }],
  ['Linux has no keyring', { getSelectedStorageBackend: () => 'basic_text' }],
])('keeps it for the session only where %s, and says so', async (_, changes) => {
  const vault = open(system(changes))
  expect(await vault.write('secret-token')).toBe('session')
  expect(await vault.read()).toEqual({ token: 'secret-token', keeping: 'session' })
  expect(readFileSync(path(), 'utf8')).toBe('')
  expect(await open(system(changes)).read()).toEqual({ token: null, keeping: 'session' })
})

it('asks for a new login where the file cannot be decrypted', async () => {
  writeFileSync(path(), 'of another machine')
  expect(await open().read()).toEqual({ token: null, keeping: 'system' })
})

it('ends with the last of several writes', async () => {
  const vault = open()
  await Promise.all([vault.write('first'), vault.write(null), vault.write('last')])
  expect(await open().read()).toMatchObject({ token: 'last' })
})
